import { expect, test } from 'vitest';
import { fairnessOf, LEAST_ROLLS, upperTail } from '#app/fairness.ts';
import { ROLLS } from '#rules/dice.ts';

/** As fair as can be: each roll as often as expected, `times` for a double. */
const even = (times: number) => ROLLS.map(({ roll, weight }) => ({ roll, count: weight * times }));

test('dice that fall exactly as expected are as fair as can be', () => {
  const fair = fairnessOf(even(10));
  expect(fair).toMatchObject({ rolls: 360, doubles: 60, numbers: [120, 120, 120, 120, 120, 120] });
  expect(fair.test).toEqual({ chiSquare: 0, p: 1 });
});

test('too many sixes are found', () => {
  const loaded = even(10).map(({ roll, count }) => ({ roll, count: roll.includes(6) ? count * 2 : count }));
  expect(fairnessOf(loaded).test?.p).toBeLessThan(1e-4);
});

test('a roll that never falls is found too', () => {
  const missing = even(30).filter(({ roll }) => String(roll) !== '6,5');
  expect(fairnessOf(missing).test?.p).toBeLessThan(1e-3);
});

test('few rolls are not judged', () => {
  expect(fairnessOf([]).test).toBeNull();
  expect(fairnessOf([{ roll: [6, 6], count: LEAST_ROLLS - 1 }]).test).toBeNull();
  expect(fairnessOf([{ roll: [6, 6], count: LEAST_ROLLS }]).test).not.toBeNull();
});

// Tables of the chi-square distribution, 20 degrees of freedom (critical values for 0.95, 0.5, 0.05, 0.01, 0.001).
test.each([
  [10.851, 0.95],
  [19.337, 0.5],
  [31.41, 0.05],
  [37.566, 0.01],
  [45.315, 0.001],
])('fair dice are further off than %f with a chance of %f', (x, p) => {
  expect(Math.abs(upperTail(x, 20) - p)).toBeLessThan(p * 0.002);
});
