import { boardKey, highestPoint, isOver, movablePoints, step, unstep, type Board } from './board.ts';
import { numbersAfter, type Numbers } from './dice.ts';
import { nextNumbers, type Step } from './steps.ts';

/** Longest runs already found in one turn, by board and numbers left. */
export type Runs = Map<string, number>;

/**
 * The most numbers that a run through a list plays from here. `known` holds what this search has found, by board and
 * list; `before` keeps equal numbers in one order, from the rear.
 */
export function longestRun(board: Board, numbers: Numbers, known: Runs, before: Step | null = null): number {
  const [die] = isOver(board) ? [] : nextNumbers(board, numbers);
  if (die === undefined) return 0;
  const below = before?.die === die ? (2 << before.from) - 1 : -1;
  const key = below === -1 ? `${boardKey(board)}${numbers.left.length}` : null;
  const found = key === null ? undefined : known.get(key);
  if (found !== undefined) return found;
  const after = numbersAfter(numbers, die);
  let most = 0;
  for (let rest = movablePoints(board, die) & below; rest !== 0 && most < numbers.left.length;) {
    const from = highestPoint(rest);
    rest ^= 1 << from;
    const { hit } = board;
    step(board, from, die);
    most = Math.max(most, 1 + longestRun(board, after, known, { from, die }));
    unstep(board, from, die, hit);
  }
  if (key !== null) known.set(key, most);
  return most;
}
