import { checkerMove, highestPoint, isOver, movablePoints, step, unstep, type Board } from './board.ts';
import { CHECKERS_A_SIDE, type CheckerMove, type Die, type Play } from './types.ts';

/** Ways to place `checkers` on the points up to `point`: C(point + checkers, checkers). */
const WAYS: readonly Float64Array[] = waysToPlace();

function waysToPlace(): Float64Array[] {
  const ways = [new Float64Array(26).fill(1)];
  for (let checkers = 1; checkers <= CHECKERS_A_SIDE; checkers++) {
    const row = new Float64Array(26);
    for (let point = 0; point < 26; point++) {
      row[point] = (row[point - 1] ?? 0) + (ways[checkers - 1]?.[point] ?? 0);
    }
    ways.push(row);
  }
  return ways;
}

/** The number of a placing of the own checkers among all there are: below 2^53, and different for different ones. */
function placing({ own }: Board): number {
  let number = 0;
  let checkers = 0;
  for (let point = 0; point < own.length; point++) {
    for (let count = own[point] ?? 0; count > 0; count--) {
      checkers++;
      if (point > 0) number += WAYS[checkers]?.[point - 1] ?? 0;
    }
  }
  return number;
}

/**
 * One play for each result of a cascade (`rules.md` 6), as far as `add` wants more; false where it did not. A board
 * that several ways lead to is looked at once for each length of the way: a cascade has no captures, so the placing of
 * the own checkers is all there is to a board.
 */
export function eachCascadePlay(board: Board, numbers: readonly Die[], add: (play: Play) => boolean): boolean {
  const seen = Array.from({ length: numbers.length + 1 }, () => new Set<number>());
  const moves: CheckerMove[] = [];

  function goOn(): boolean {
    // A won game is one result, however many numbers were left.
    const played = isOver(board) ? numbers.length : moves.length;
    const key = placing(board);
    const here = seen[played];
    if (here === undefined || here.has(key)) return true;
    here.add(key);
    const die = numbers[played];
    let rest = die === undefined ? 0 : movablePoints(board, die);
    if (die === undefined || rest === 0) return add([...moves]);
    const { hit } = board;
    let wantsMore = true;
    while (rest !== 0 && wantsMore) {
      const from = highestPoint(rest);
      rest ^= 1 << from;
      moves.push(checkerMove(board, from, die));
      step(board, from, die);
      wantsMore = goOn();
      unstep(board, from, die, hit);
      moves.pop();
    }
    return wantsMore;
  }

  return goOn();
}
