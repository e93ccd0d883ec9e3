import { numbersOfRoll } from '#rules/dice.ts';
import { contrary, countsAt } from '#rules/geometry.ts';
import type { Ruleset } from '#rules/ruleset.ts';

/** Tavla and backgammon (`rules.md` 3). */
export const tavla: Ruleset = {
  game: 'tavla',
  start: countsAt({ 24: 2, 13: 5, 8: 3, 6: 5 }),
  facing: contrary,
  capture: 'hit',
  endingIsEnough: false,
  handsOver: false,
  numbers: numbersOfRoll,
  restriction: null,
  decided: null,
  decidedBy: null,
  hasTripleMars: true,
  orderMatters: null,
  bannedBlock: null,
  leavesMove: null,
};
