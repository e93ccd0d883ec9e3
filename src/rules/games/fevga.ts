import { createBoard, type Board } from '#rules/board.ts';
import { turnBoard } from '#rules/boardPosition.ts';
import { numbersOfRoll, ROLLS } from '#rules/dice.ts';
import { canPlayAny } from '#rules/duty.ts';
import { countsAt, parallel } from '#rules/geometry.ts';
import type { Block, Ruleset } from '#rules/ruleset.ts';
import { CHECKERS_A_SIDE, OFF } from '#rules/types.ts';

const START = 24;
const START_BIT = 1 << START;

/** Own points 1-11: past the opponent's start point. */
const PAST_THEIR_START = 0xffe;
/** A side's points 13-24: not yet past the other side's start. */
const NOT_PAST = 0x1ff_e000;
const HOME = 0b111_1110;
const LOWER_HALF = 0x1ffe;

const START_QUARTER: Block = { from: 24, to: 19 };
const BEFORE_THEIR_START: Block = { from: 11, to: 6 };
const pointsOf = ({ to }: Block): number => 0b11_1111 << to;

const hasPassed = (board: Board): boolean => (board.occupied & PAST_THEIR_START) !== 0 || board.own[OFF] !== 0;

/** Until the first checker has passed, no second one leaves the start. */
const keepAtStart = (board: Board, movable: number): number =>
  board.own[START] === CHECKERS_A_SIDE || hasPassed(board) ? movable : movable & ~START_BIT;

/** The points, in the other side's numbering, that `points` are. */
const seenByOther = (points: number): number => ((points & LOWER_HALF) << 12) | ((points >>> 12) & LOWER_HALF);

/** One checker closes a point and nobody shares one, so what is closed is what they hold. */
const occupiedByThem = (board: Board): number => seenByOther(board.closed);

function bannedBlock(board: Board): Block | null {
  const { occupied } = board;
  const theirs = occupiedByThem(board);
  if ((occupied & pointsOf(START_QUARTER)) === pointsOf(START_QUARTER) && (theirs & NOT_PAST) !== 0) {
    return START_QUARTER;
  }
  if ((occupied & pointsOf(BEFORE_THEIR_START)) === pointsOf(BEFORE_THEIR_START) && (theirs & START_BIT) !== 0) {
    return BEFORE_THEIR_START;
  }
  return null;
}

/** Might one more checker complete this block? */
function isNearly(occupied: number, block: Block): boolean {
  const missing = pointsOf(block) & ~occupied;
  return (missing & (missing - 1)) === 0;
}

/**
 * Has the opponent a legal move with at least one of the 21 rolls? Nearly always one free step shows it; only where a
 * block might be in the way of every step are the rolls tried.
 */
function leavesMove(board: Board): boolean {
  const theirs = occupiedByThem(board);
  if ((theirs & ~HOME) === 0) return true;
  const blocked = seenByOther(board.occupied);
  let movable = 0;
  for (let die = 1; die <= 6; die++) movable |= theirs & ~(blocked << die) & (-2 << die);
  if ((movable & ~START_BIT) !== 0 && !isNearly(theirs, START_QUARTER) && !isNearly(theirs, BEFORE_THEIR_START)) {
    return true;
  }
  if (movable === 0) return false;
  const turned = createBoard(board.rules, board.options);
  turnBoard(board, turned);
  return ROLLS.some(({ roll }) => canPlayAny(turned, numbersOfRoll(roll)));
}

/** Fevga (`rules.md` 8). */
export const fevga: Ruleset = {
  game: 'fevga',
  start: countsAt({ [START]: CHECKERS_A_SIDE }),
  facing: parallel,
  capture: null,
  endingIsEnough: true,
  handsOver: false,
  numbers: numbersOfRoll,
  restriction: { among: keepAtStart, fault: { kind: 'firstChecker' } },
  decided: null,
  decidedBy: null,
  hasTripleMars: false,
  orderMatters: (board) => !hasPassed(board),
  bannedBlock,
  leavesMove,
};
