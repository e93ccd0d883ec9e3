import { expect, test } from 'vitest';
import { firstDoneChance, rollsToBearOff } from '#engine/bearOff.ts';

const counts = (points: Readonly<Record<number, number>>): readonly number[] =>
  Array.from({ length: 26 }, (_, point) => points[point] ?? 0);

// Chances to bear off in one roll: the table that every textbook has, in 36ths.
test.each([
  [{ 1: 1 }, 36],
  [{ 1: 2 }, 36],
  [{ 3: 1, 2: 1 }, 25],
  [{ 6: 1 }, 27],
  [{ 5: 1, 2: 1 }, 19],
  [{ 6: 1, 1: 1 }, 15],
  [{ 3: 2 }, 17],
  [{ 6: 2 }, 4],
  [{ 1: 4 }, 6],
  [{ 1: 5 }, 0],
])('%j goes in one roll by %i of 36', (points, rolls) => {
  expect((rollsToBearOff(counts(points))?.[1] ?? 0) * 36).toBeCloseTo(rolls, 9);
});

test.each([[{ 1: 7 }], [{ 7: 1 }], [{ 25: 1 }]])('%j is left to an estimate', (points) => {
  expect(rollsToBearOff(counts(points))).toBeNull();
});

test('nothing is left: no roll needed', () => {
  expect(rollsToBearOff(counts({ 0: 15 }))).toEqual([1]);
});

test.each([
  [{ 1: 1 }, { 1: 1 }, 1],
  [{ 6: 1, 1: 1 }, { 1: 1 }, 15 / 36],
  // Needs a double at once, or misses twice: the other side has one roll for 25 of 36.
  [{ 1: 3 }, { 3: 1, 2: 1 }, 6 / 36 + (30 / 36) * (11 / 36)],
])('%j on roll against %j', (own, other, chance) => {
  const [ownRolls, otherRolls] = [rollsToBearOff(counts(own)), rollsToBearOff(counts(other))];
  if (ownRolls === null || otherRolls === null) throw new Error('both are calculated');
  expect(firstDoneChance(ownRolls, otherRolls)).toBeCloseTo(chance, 9);
});

test.each([[{ 5: 2, 4: 4 }], [{ 2: 6 }], [{ 6: 1, 5: 1, 3: 1 }]])('no chance is above 1: %j', (own) => {
  const needed = rollsToBearOff(counts(own)) ?? [];
  const muchLater = Array.from({ length: needed.length }, () => 0);
  expect(firstDoneChance(needed, muchLater)).toBeCloseTo(1, 9);
  expect(firstDoneChance(needed, muchLater)).toBeLessThanOrEqual(1);
});
