import { boardKey, isOver, type Board } from './board.ts';
import { createSearch, makeResult, movesOf, searchCascade, takeBack, type Search } from './search.ts';
import type { Die, Play } from './types.ts';

/**
 * One play for each result of a cascade (`rules.md` 6), as far as `add` wants more; false where it did not. Number by
 * number: a board that several ways lead to is looked at once for each number.
 */
export function eachCascadePlay(board: Board, numbers: readonly Die[], add: (play: Play) => boolean): boolean {
  const entered = new Set<string>();
  const results = new Set<string>();
  // The searches of the numbers are nested, so each has buffers of its own.
  const searches = new Map<Die, Search>();

  function play(left: readonly Die[], before: Play): boolean {
    const [die] = left;
    if (die === undefined || isOver(board)) return end([], before);
    const key = boardKey(board) + left.length;
    if (entered.has(key)) return true;
    entered.add(key);
    const search = searches.get(die) ?? createSearch(board);
    searches.set(die, search);
    const times = left.lastIndexOf(die) + 1;
    const count = searchCascade(search, die, times);
    for (let index = 0; index < count; index++) {
      const moves = movesOf(search, index);
      const hit = makeResult(search, index);
      const goOn = moves.length === times ? play : end;
      const wantsMore = goOn(left.slice(moves.length), [...before, ...moves]);
      takeBack(search, index, hit);
      if (!wantsMore) return false;
    }
    return true;
  }

  function end(left: readonly Die[], whole: Play): boolean {
    const key = boardKey(board) + (isOver(board) ? 0 : left.length);
    if (results.has(key)) return true;
    results.add(key);
    return add(whole);
  }

  return play(numbers, []);
}
