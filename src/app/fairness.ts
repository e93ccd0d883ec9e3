import { ROLLS } from '#rules/dice.ts';
import type { RollCount } from './ports.ts';

/** How well counts agree with fair dice. */
export interface Fairness {
  readonly rolls: number;
  readonly doubles: number;
  /** How often each number 1-6 fell; twice as many dice as rolls. */
  readonly numbers: readonly number[];
  /**
   * Pearson's chi-square over the 21 rolls, and how often fair dice are at least as far off. Null while a roll is
   * expected fewer than five times: the test says nothing of so few.
   */
  readonly test: { readonly chiSquare: number; readonly p: number } | null;
}

/** Fewest expected of the rarest roll for which the test holds; the usual rule of thumb. */
const LEAST_EXPECTED = 5;
export const LEAST_ROLLS = LEAST_EXPECTED * 36;

export function fairnessOf(counts: readonly RollCount[]): Fairness {
  const rolls = counts.reduce((sum, { count }) => sum + count, 0);
  const numbers = [1, 2, 3, 4, 5, 6].map((number) =>
    counts.reduce((sum, { roll, count }) => sum + count * roll.filter((die) => die === number).length, 0),
  );
  const doubles = counts.reduce((sum, { roll: [high, low], count }) => sum + (high === low ? count : 0), 0);
  if (rolls < LEAST_ROLLS) return { rolls, doubles, numbers, test: null };
  const countOf = (high: number, low: number): number =>
    counts.find(({ roll }) => roll[0] === high && roll[1] === low)?.count ?? 0;
  const chiSquare = ROLLS.reduce((sum, { roll: [high, low], weight }) => {
    const expected = (rolls * weight) / 36;
    return sum + (countOf(high, low) - expected) ** 2 / expected;
  }, 0);
  return { rolls, doubles, numbers, test: { chiSquare, p: upperTail(chiSquare, ROLLS.length - 1) } };
}

/** The chance of a chi-square variable with an even number of degrees of freedom to be at least `x`: a finite sum. */
export function upperTail(x: number, degrees: number): number {
  let term = 1;
  let sum = 1;
  for (let step = 1; step < degrees / 2; step += 1) {
    term *= x / 2 / step;
    sum += term;
  }
  return Math.exp(-x / 2) * sum;
}
