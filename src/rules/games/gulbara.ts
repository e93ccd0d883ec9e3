import { isDouble, numbersOfRoll, type Numbers } from '#rules/dice.ts';
import { countsAt, parallel } from '#rules/geometry.ts';
import type { Ruleset } from '#rules/ruleset.ts';
import { DICE, type Roll } from '#rules/types.ts';

/** Doubles are plain in a side's first three rolls. */
const PLAIN_ROLLS = 3;

/** From the fourth roll on n-n is four n, then four n+1, … up to four 6 (`rules.md` 6). */
function cascadingNumbers(roll: Roll, rollsBefore: number): Numbers {
  if (!isDouble(roll) || rollsBefore < PLAIN_ROLLS) return numbersOfRoll(roll);
  const steps = DICE.filter((die) => die >= roll[0]);
  return { order: 'cascade', left: steps.flatMap((die) => [die, die, die, die]) };
}

/** Gul bara or İkinci (`rules.md` 6). */
export const gulbara: Ruleset = {
  game: 'gulbara',
  start: countsAt({ 24: 15 }),
  facing: parallel,
  capture: null,
  endingIsEnough: true,
  handsOver: true,
  numbers: cascadingNumbers,
  restriction: null,
  decided: null,
  decidedBy: null,
  hasTripleMars: false,
  orderMatters: null,
  bannedBlock: null,
  leavesMove: null,
};
