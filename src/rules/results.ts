import { boardKey, checkerMove, type Board } from './board.ts';
import { eachCascadePlay } from './cascade.ts';
import { numbersAfter, type Numbers } from './dice.ts';
import { legalSteps } from './duty.ts';
import type { Runs } from './runs.ts';
import { createSearch, movesOf, searchFree } from './search.ts';
import { withStep } from './steps.ts';
import type { CheckerMove, Die, Play } from './types.ts';

/** Plays with different results. `complete` is false where there are more than were asked for. */
export interface FoundPlays {
  readonly plays: readonly Play[];
  readonly complete: boolean;
}

/** One play for each result that can be reached from this board, up to `limit` of them. */
export function findPlays(board: Board, numbers: Numbers, limit: number): FoundPlays {
  const plays: Play[] = [];
  const each = { free: eachFreePlay, cascade: eachCascadePlay, list: eachRun }[numbers.order];
  const complete = each(board, numbers.left, (play) => {
    if (plays.length === limit) return false;
    plays.push(play);
    return true;
  });
  return { plays, complete };
}

function eachFreePlay(board: Board, left: readonly Die[], add: (play: Play) => boolean): boolean {
  const search = createSearch(board);
  const count = searchFree(search, left);
  for (let index = 0; index < count; index++) if (!add(movesOf(search, index))) return false;
  return true;
}

/** The plays of a list of numbers: each board and rest of the list is looked at once. */
function eachRun(board: Board, list: readonly Die[], add: (play: Play) => boolean): boolean {
  const seen = new Set<string>();
  const results = new Set<string>();
  const known: Runs = new Map();
  const moves: CheckerMove[] = [];

  function goOn(numbers: Numbers): boolean {
    const result = boardKey(board);
    const state = result + numbers.left.join('');
    if (seen.has(state)) return true;
    seen.add(state);
    const steps = legalSteps(board, numbers, known);
    if (steps.length === 0) {
      if (results.has(result)) return true;
      results.add(result);
      return add([...moves]);
    }
    return steps.every((next) => {
      moves.push(checkerMove(board, next.from, next.die));
      const wantsMore = withStep(board, next, () => goOn(numbersAfter(numbers, next.die)));
      moves.pop();
      return wantsMore;
    });
  }

  return goOn({ order: 'list', left: list });
}
