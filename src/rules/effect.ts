// What the steps of a play come to: one number, equal exactly for plays of equal results from the same board. So results
// are told apart without looking at boards.

const TWO_CHECKERS = 1 << 20;
const ONE_STEP = 1 << 21;

/** The effect of one step, which `step` names (packed). */
export const effectOfStep = (step: number): number => ONE_STEP | step;

/**
 * The effect of two steps: the points left and the points reached, in order, a point that is both being left out. Of a
 * checker that moved twice also where it hit on the way: `hit` are the points hit by the first step or before.
 */
export function effectOfTwo(from: number, to: number, then: number, thenTo: number, hit: number): number {
  if (then === to) return ((hit & (1 << to)) === 0 ? 0 : to << 10) | (from << 5) | thenTo;
  if (thenTo === from) return (then << 5) | to;
  const left = from > then ? (from << 5) | then : (then << 5) | from;
  const reached = to > thenTo ? (to << 5) | thenTo : (thenTo << 5) | to;
  return TWO_CHECKERS | (left << 10) | reached;
}

/**
 * The effect of up to four steps by equal numbers, packed: the same steps in falling order. `effect` is that of the steps
 * before. Different sets of such steps have different results.
 */
export function effectOfEqual(effect: number, step: number): number {
  let shift = 0;
  while (((effect >>> shift) & 0xff) > step) shift += 8;
  const before = effect & ((1 << shift) - 1);
  return before | (step << shift) | ((effect & ~((1 << shift) - 1)) << 8);
}
