import { OFF } from '#rules/types.ts';

/** How fast a game runs: mean pips a roll, and the variance of a roll divided by that mean. */
export interface Pace {
  readonly pipsPerRoll: number;
  readonly spread: number;
}

/** Doubles count four times: mean 8.17 pips, variance 18.6. */
export const FOUR_MOVE_DOUBLES: Pace = { pipsPerRoll: 8.17, spread: 2.26 };

/** A double n cascades through 4n + … + 24 pips as far as there are checkers to move: more, and far more uneven. */
export const CASCADES: Pace = { pipsPerRoll: 12, spread: 12 };

/**
 * Pips still to run, made comparable between positions: checkers piled on the lowest points and holes on the home points waste
 * pips when bearing off. `counts` in the owner's numbering.
 */
export function effectivePips(counts: ArrayLike<number>): number {
  let pips = 0;
  let onBoard = 0;
  for (let point = 1; point < counts.length; point += 1) {
    const count = counts[point] ?? 0;
    pips += count * point;
    onBoard += count;
  }
  if (onBoard === 0) return 0;
  const one = counts[1] ?? 0;
  const two = counts[2] ?? 0;
  const three = counts[3] ?? 0;
  const holes = (counts[4] === 0 ? 1 : 0) + (counts[5] === 0 ? 1 : 0) + (counts[6] === 0 ? 1 : 0);
  return pips + 4 + 1.5 * Math.max(0, one - 1) + Math.max(0, two - 1) + 0.5 * Math.max(0, three - 3) + 0.5 * holes;
}

/** Chance to win a race for the side on roll, from both sides' effective pips. */
export function raceChance(own: number, other: number, pace: Pace): number {
  const lead = other - own + pace.pipsPerRoll / 2;
  return normalCdf(lead / Math.sqrt(pace.spread * Math.max(own + other, 4)));
}

/** Pips that `counts` must run before its first checker can be borne off; 0 where one is off already. */
export function pipsToFirstOff(counts: ArrayLike<number>): number {
  if ((counts[OFF] ?? 0) > 0) return 0;
  let pips = 0;
  let lowest = 0;
  for (let point = counts.length - 1; point > 0; point -= 1) {
    const count = counts[point] ?? 0;
    if (count === 0) continue;
    pips += count * Math.max(0, point - 6);
    lowest = point;
  }
  return pips + Math.min(lowest, 6);
}

/**
 * Chance that the winner of a race is done before the loser has borne off one checker.
 * `winnerRolls` and `loserRolls` are expected numbers of rolls, half a roll less for the side on roll.
 */
export function raceMarsChance(winnerRolls: number, loserRolls: number): number {
  return normalCdf((loserRolls - winnerRolls) / (0.35 * Math.sqrt(Math.max(winnerRolls + loserRolls, 1))));
}

/** The standard normal distribution; Abramowitz and Stegun 26.2.17, error below 1e-7. */
export function normalCdf(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    0.3989422804 *
    Math.exp((-x * x) / 2) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x >= 0 ? 1 - tail : tail;
}
