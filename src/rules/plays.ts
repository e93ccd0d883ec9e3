import { boardKey, movablePoints, step, surveyBoard, type Board } from './board.ts';
import { numbersAfter, type Numbers } from './dice.ts';
import { legalSteps } from './duty.ts';
import { canReach } from './reach.ts';
import { longestRun, type Runs } from './runs.ts';
import { withStep } from './steps.ts';
import { samePosition, type Position } from './position.ts';
import { findPlays, type FoundPlays } from './results.ts';
import { boardOfTurn, numbersLeft, playMove, positionHandedOn, type Turn } from './turn.ts';
import { OFF, type Play } from './types.ts';

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

/** What the opponent gets after a complete play that `legalPlays` or `playsUpTo` found from here; not checked again. */
export function resultOf(turn: Turn, play: Play): Position {
  const board = boardOfTurn(turn);
  let numbers = numbersLeft(turn);
  for (const { from, die } of play) {
    step(board, from, die);
    numbers = numbersAfter(numbers, die);
  }
  return positionHandedOn(turn, board, numbers.left);
}

/** The turn after a whole legal play. */
export const playAll = (turn: Turn, play: Play): Turn => play.reduce(playMove, turn);

/** Can this turn, from here on, end in exactly this position? Found without listing all results. */
export function isLegalResult(turn: Turn, result: Position): boolean {
  const board = boardOfTurn(turn);
  const numbers = numbersLeft(turn);
  const target = result.checkers[turn.mover];
  if (numbers.order !== 'free' && target[OFF] === board.own[OFF]) return isReached(turn, board, numbers, result);
  return isFound(turn, board, numbers, result);
}

/** As `isLegalResult`, for numbers that go in order and a result in which nobody is borne off. */
function isReached(turn: Turn, board: Board, numbers: Numbers, result: Position): boolean {
  const { order, left } = numbers;
  const loses = order === 'list' && longestRun(board, numbers, new Map()) < left.length;
  if (loses) return isFound(turn, board, numbers, result);
  const target = result.checkers[turn.mover];
  const playing = order === 'list' ? left.length : left.length - result.handedOver.length;
  const rest = left.slice(playing);
  const [stuck] = rest;
  if (!canReach(board, target, left.slice(0, playing))) return false;
  const end = withCheckers(board, target);
  if (stuck !== undefined && movablePoints(end, stuck) !== 0) return false;
  return samePosition(positionHandedOn(turn, end, rest), result);
}

/** The board with the own checkers as in `counts`. */
function withCheckers(board: Board, counts: readonly number[]): Board {
  const moved = { ...board, own: Uint8Array.from(counts) };
  surveyBoard(moved);
  return moved;
}

/** As `isLegalResult`, by going through the legal steps as far as they can lead there. */
function isFound(turn: Turn, board: Board, numbers: Numbers, result: Position): boolean {
  const target = result.checkers[turn.mover];
  const dead = new Set<string>();
  const known: Runs = new Map();

  function leadsThere(rest: Numbers): boolean {
    if (!isAheadOf(board, target)) return false;
    const key = `${boardKey(board)}${rest.left.join('')}`;
    if (dead.has(key)) return false;
    dead.add(key);
    const steps = legalSteps(board, rest, known);
    if (steps.length === 0) return samePosition(positionHandedOn(turn, board, rest.left), result);
    return steps.some((next) => withStep(board, next, () => leadsThere(numbersAfter(rest, next.die))));
  }

  return leadsThere(numbers);
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
