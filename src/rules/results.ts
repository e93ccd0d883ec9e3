import { boardKey, checkerMove, isOver, type Board } from './board.ts';
import { numbersAfter, type Numbers } from './dice.ts';
import { legalSteps } from './duty.ts';
import type { Runs } from './runs.ts';
import { withStep, type Step } from './steps.ts';
import { createSearch, searchFree, stepsOf } from './search.ts';
import type { CheckerMove, Play } from './types.ts';

/** Plays with different results. `complete` is false where there are more than were asked for. */
export interface FoundPlays {
  readonly plays: readonly Play[];
  readonly complete: boolean;
}

/** One play for each result that can be reached from this board, up to `limit` of them. */
export const findPlays = (board: Board, numbers: Numbers, limit: number): FoundPlays =>
  numbers.order === 'free' ? findFreePlays(board, numbers, limit) : findOrderedPlays(board, numbers, limit);

function findFreePlays(board: Board, { left }: Numbers, limit: number): FoundPlays {
  const search = createSearch(board);
  const count = isOver(board) ? searchFree(search, []) : searchFree(search, left);
  const plays = Array.from({ length: Math.min(count, limit) }, (_, index) => movesOf(board, stepsOf(search, index)));
  return { plays, complete: count <= limit };
}

function movesOf(board: Board, steps: readonly Step[]): Play {
  const [next, ...rest] = steps;
  if (next === undefined) return [];
  const move = checkerMove(board, next.from, next.die);
  return [move, ...withStep(board, next, () => movesOf(board, rest))];
}

/**
 * What tells two complete plays' results apart: the board, and after a cascade the numbers it hands over, which are as
 * many as were not played.
 */
const resultKey = (board: Board, { order, left }: Numbers): string =>
  order === 'cascade' && !isOver(board) ? `${boardKey(board)}${left.length}` : boardKey(board);

/** The same for numbers that go in order: each board and rest of the numbers is looked at once. */
function findOrderedPlays(board: Board, numbers: Numbers, limit: number): FoundPlays {
  const plays: Play[] = [];
  const seen = new Set<string>();
  const results = new Set<string>();
  const known: Runs = new Map();
  const moves: CheckerMove[] = [];

  /** False once there are too many. */
  function goOn(left: Numbers): boolean {
    const key = `${boardKey(board)}${left.left.join('')}`;
    if (seen.has(key)) return true;
    seen.add(key);
    const steps = legalSteps(board, left, known);
    if (steps.length === 0) return isKnownResult(left) || isAdded();
    return steps.every((next) => {
      moves.push(checkerMove(board, next.from, next.die));
      const more = withStep(board, next, () => goOn(numbersAfter(left, next.die)));
      moves.pop();
      return more;
    });
  }

  function isKnownResult(left: Numbers): boolean {
    const key = resultKey(board, left);
    if (results.has(key)) return true;
    results.add(key);
    return false;
  }

  function isAdded(): boolean {
    if (plays.length === limit) return false;
    plays.push([...moves]);
    return true;
  }

  const complete = goOn(numbers);
  return { plays, complete };
}
