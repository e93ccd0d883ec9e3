import { boardKey, type Board } from './board.ts';
import { numbersAfter, type Numbers } from './dice.ts';
import { legalSteps, withStep, type Runs } from './duty.ts';
import { samePosition, type Position } from './position.ts';
import { findPlays, type FoundPlays } from './results.ts';
import { boardOfTurn, numbersLeft, playMove, positionHandedOn, type Turn } from './turn.ts';
import type { Play } from './types.ts';

/** More than any plain roll can have; only cascades and long handed-over lists pass it. */
const PLAY_LIMIT = 20_000;

/**
 * The plays from here on, one for each distinct result; the empty play where nothing can be played. Throws where there
 * are more than 20,000 (gul bara's cascades): ask `playsUpTo` or `isLegalResult` there.
 */
export function legalPlays(turn: Turn): readonly Play[] {
  const { plays, complete } = playsUpTo(turn, PLAY_LIMIT);
  if (!complete) throw new Error(`more than ${PLAY_LIMIT} plays`);
  return plays;
}

/** As `legalPlays`, but stops after `limit` and says so. */
export const playsUpTo = (turn: Turn, limit: number): FoundPlays =>
  findPlays(boardOfTurn(turn), numbersLeft(turn), limit);

/** The turn after a whole legal play. */
export const playAll = (turn: Turn, play: Play): Turn => play.reduce(playMove, turn);

/** Can this turn, from here on, end in exactly this position? Found without listing all results. */
export function isLegalResult(turn: Turn, result: Position): boolean {
  const board = boardOfTurn(turn);
  const target = result.checkers[turn.mover];
  const dead = new Set<string>();
  const known: Runs = new Map();

  function leadsThere(numbers: Numbers): boolean {
    if (!isAheadOf(board, target)) return false;
    const key = `${boardKey(board)}${numbers.left.join('')}`;
    if (dead.has(key)) return false;
    dead.add(key);
    const steps = legalSteps(board, numbers, known);
    if (steps.length === 0) return samePosition(positionHandedOn(turn, board, numbers.left), result);
    return steps.some((next) => withStep(board, next, () => leadsThere(numbersAfter(numbers, next.die))));
  }

  return leadsThere(numbersLeft(turn));
}

/** Can the checkers still come to stand as in `target`, seen that they only move forward? */
function isAheadOf(board: Board, target: readonly number[]): boolean {
  let spare = 0;
  for (const [point, wanted] of target.entries()) {
    spare += wanted - (board.own[point] ?? 0);
    if (spare < 0) return false;
  }
  return true;
}
