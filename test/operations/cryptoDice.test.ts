import type { MatchId } from '#match/types.ts';
import { expect, test } from 'vitest';
import { cryptoDice } from '#operations/cryptoDice.ts';
import { newId } from '#operations/newId.ts';

const sealed = { match: 'bcdfghjkmn' as MatchId, secret: cryptoDice.secretOf(cryptoDice.newKey(), 0) };

test.each([
  ['sealed', sealed],
  ['not sealed', null],
] as const)('every number of every pair is equally likely: %s', (_, seal) => {
  const rolls = 36_000;
  const counts = new Map<string, number>();
  for (let roll = 0; roll < rolls; roll += 1) {
    const key = cryptoDice.draw(seal, null).next().join('-');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(36);
  const expected = rolls / 36;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 35 degrees of freedom: fair dice pass 100 once in ten million runs.
  expect(chiSquare).toBeLessThan(100);
});

test('a sealed roll is mixed with the interaction that asked for it, else with a value that is new each time', () => {
  expect(cryptoDice.draw(sealed, '123').source).toEqual({ mixed: '123' });
  expect(cryptoDice.draw(sealed, '123').next()).toEqual(cryptoDice.draw(sealed, '123').next());
  const values = Array.from({ length: 1_000 }, () => JSON.stringify(cryptoDice.draw(sealed, null).source));
  expect(new Set(values).size).toBe(1_000);
  expect(cryptoDice.newKey()).not.toBe(cryptoDice.newKey());
});

test('ids are short, fit a custom id, and do not repeat', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids.slice(0, 100)) expect(id).toMatch(/^[a-z2-9]{10}$/);
});
