import type { Ruleset } from './ruleset.ts';
import { BAR, CHECKERS_A_SIDE, OFF, type Capture, type CheckerMove, type Die, type RuleOptions } from './types.ts';

/**
 * The board as the side on turn sees it while its turn is played: flat and mutable, for the searches.
 *
 * Sets of points are bit masks, bit p for the mover's point p and bit 25 for the bar. In every game the opposing
 * checkers stand still during a turn (a hit only removes a blot), so what is closed is found once.
 */
export interface Board {
  readonly rules: Ruleset;
  readonly options: RuleOptions;
  /** The mover's 26 counts, changed by every step. */
  readonly own: Uint8Array;
  /** The opponent's 26 counts in the opponent's numbering, as they were when the turn began. */
  readonly their: Uint8Array;
  /** Points (and bar) with own checkers. */
  occupied: number;
  /** Points on which a blot was hit in this turn. */
  hit: number;
  /** Points on which the mover may not land. */
  closed: number;
  /** Points on which a landing captures a single opposing checker. */
  blots: number;
  /** Points on which the own checker is pinned. */
  pinned: number;
}

const HOME = 0b111_1110;
const BAR_BIT = 1 << BAR;

export const highestPoint = (points: number): number => 31 - Math.clz32(points);

/** An empty board, to be set up by `setBoard`, `turnBoard` or by its counts and `surveyBoard`. */
export const createBoard = (rules: Ruleset, options: RuleOptions): Board => ({
  rules,
  options,
  own: new Uint8Array(26),
  their: new Uint8Array(26),
  occupied: 0,
  hit: 0,
  closed: 0,
  blots: 0,
  pinned: 0,
});

/** Finds the sets of points from the counts and `pinned`. */
export function surveyBoard(board: Board): void {
  const { own, their, rules } = board;
  let occupied = own[BAR] === 0 ? 0 : BAR_BIT;
  let closed = board.pinned;
  let blots = 0;
  for (let point = 1; point <= 24; point++) {
    const opposing = their[rules.facing(point)] ?? 0;
    if (own[point] !== 0) occupied |= 1 << point;
    if (opposing > 1 || (opposing === 1 && rules.capture === null)) closed |= 1 << point;
    else if (opposing === 1) blots |= 1 << point;
  }
  board.occupied = occupied;
  board.closed = closed;
  board.blots = blots & ~closed;
  board.hit = 0;
}

/** Where a checker goes that plays `die` from `from`. */
export const landing = (from: number, die: number): number => (from > die ? from - die : OFF);

/** May the mover bear off at all now: everybody home, and no pinned checker to wait for (`rules.md` 2, 7)? */
export const mayBearOff = (board: Board): boolean =>
  (board.occupied & ~HOME) === 0 && !(board.pinned !== 0 && board.options.pinnedBearOff === 'waits');

/** Points of the mover's home whose only checker hit there in this turn and must stay (`rules.md` 3). */
export function stayingHitters(board: Board): number {
  if (board.options.hitAndRunAtHome) return 0;
  let staying = 0;
  for (let rest = board.hit & HOME; rest !== 0; rest &= rest - 1) {
    const point = highestPoint(rest & -rest);
    if (board.own[point] === 1) staying |= 1 << point;
  }
  return staying;
}

/** The points from which `die` can be played as the next step, whatever duties the whole play has. */
export function movablePoints(board: Board, die: number): number {
  const { occupied } = board;
  if ((occupied & BAR_BIT) !== 0) return (board.closed & (1 << (BAR - die))) === 0 ? BAR_BIT : 0;
  let movable = occupied & ~(board.closed << die) & (-2 << die);
  if (occupied !== 0 && mayBearOff(board)) movable |= occupied & bearingOffPoint(occupied, die);
  movable &= ~board.pinned;
  if (board.hit !== 0) movable &= ~stayingHitters(board);
  const { restriction } = board.rules;
  return restriction === null ? movable : restriction.among(board, movable);
}

/** The point of the number, or the highest one where none stands as high as the number. */
const bearingOffPoint = (occupied: number, die: number): number =>
  occupied >>> die === 0 ? 1 << highestPoint(occupied) : 1 << die;

/** A step in one byte, never zero. Plays of up to four steps are packed with the first step in the lowest byte. */
export const packedStep = (from: number, die: number): number => (from << 3) | die;

/** Plays one step that `movablePoints` allows. */
export function step(board: Board, from: number, die: number): void {
  const { own } = board;
  const to = landing(from, die);
  const left = (own[from] ?? 0) - 1;
  own[from] = left;
  if (left === 0) board.occupied &= ~(1 << from);
  own[to] = (own[to] ?? 0) + 1;
  if (to !== OFF) {
    board.occupied |= 1 << to;
    if (board.rules.capture === 'hit') board.hit |= board.blots & (1 << to);
  }
}

/** Takes back the last step; `hitBefore` is `board.hit` as it was. */
export function unstep(board: Board, from: number, die: number, hitBefore: number): void {
  const { own } = board;
  const to = landing(from, die);
  const left = (own[to] ?? 0) - 1;
  own[to] = left;
  if (left === 0 && to !== OFF) board.occupied &= ~(1 << to);
  own[from] = (own[from] ?? 0) + 1;
  board.occupied |= 1 << from;
  board.hit = hitBefore;
}

/** A text that two boards of one turn share exactly when all steps so far came to the same. */
export const boardKey = ({ own, hit }: Board): string => String.fromCharCode(...own, hit & 0xffff, hit >>> 16);

/** Has the mover won, or is the game decided, on this board? */
export const isOver = (board: Board): boolean =>
  board.own[OFF] === CHECKERS_A_SIDE || (board.rules.decided !== null && board.rules.decided(board));

/** The next step as a checker move, with what it captures. */
export function checkerMove(board: Board, from: number, die: Die): CheckerMove {
  const to = landing(from, die);
  return { from, to, die, capture: captureOf(board, to) };
}

function captureOf(board: Board, to: number): Capture | null {
  const { rules } = board;
  if ((board.blots & ~board.hit & (1 << to)) === 0 || to === OFF || board.own[to] !== 0) return null;
  if (rules.capture !== 'pin') return rules.capture;
  return (rules.start[rules.facing(to)] ?? 0) > 0 ? 'pinMother' : 'pin';
}
