import type { Board } from '#rules/board.ts';
import { numbersOfRoll } from '#rules/dice.ts';
import { contrary, countsAt } from '#rules/geometry.ts';
import type { Outcome } from '#rules/outcome.ts';
import type { Position } from '#rules/position.ts';
import type { Ruleset } from '#rules/ruleset.ts';
import { COLORS, opponentOf, type Die } from '#rules/types.ts';

const START = 24;
/** The opponent's start point in the mover's numbering. */
const THEIR_START = contrary(START);

/** The opponent's last checker stands on its start point: whoever pins it there has pinned the mother. */
const theirMotherIsLeft = (board: Board): boolean => (board.blots & (1 << THEIR_START)) !== 0;

/** The mother decides once the pinner's own start point is empty, or both mothers are pinned (`rules.md` 7). */
const motherDecides = (board: Board): boolean =>
  theirMotherIsLeft(board) &&
  board.own[THEIR_START] !== 0 &&
  (board.own[START] === 0 || (board.pinned & (1 << START)) !== 0);

function motherOutcome({ pinned, checkers }: Position): Outcome | null {
  const lost = COLORS.filter((color) => pinned[color].includes(START));
  const [loser] = lost;
  if (lost.length > 1) return { winner: null, points: 0, reason: 'mothersPinned' };
  if (loser === undefined || checkers[opponentOf(loser)][START] !== 0) return null;
  return { winner: opponentOf(loser), points: 2, reason: 'motherPinned' };
}

/** The mother may be decided in a turn that can both empty the own start point and stand on the opponent's. */
function motherMayDecide(board: Board, left: readonly Die[]): boolean {
  if (!theirMotherIsLeft(board)) return false;
  if ((board.own[START] ?? 0) > left.length) return false;
  let travelled = 1;
  for (const die of left) travelled |= travelled << die;
  return (board.occupied & (travelled << THEIR_START)) !== 0;
}

/** Plakoto, Tapa or Üçüncü (`rules.md` 7). */
export const plakoto: Ruleset = {
  game: 'plakoto',
  start: countsAt({ [START]: 15 }),
  facing: contrary,
  capture: 'pin',
  endingIsEnough: true,
  handsOver: false,
  numbers: numbersOfRoll,
  restriction: null,
  decided: motherDecides,
  decidedBy: motherOutcome,
  hasTripleMars: false,
  orderMatters: motherMayDecide,
  bannedBlock: null,
  leavesMove: null,
};
