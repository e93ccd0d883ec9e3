import { highestPoint, movablePoints, step, unstep, type Board } from './board.ts';
import type { Numbers } from './dice.ts';
import type { Die } from './types.ts';

/** One checker moved by one number. */
export interface Step {
  readonly from: number;
  readonly die: Die;
}

/** The different numbers that may come next, whether or not a checker can play them. */
export function nextNumbers(board: Board, { order, left }: Numbers): readonly Die[] {
  const first = left[0];
  if (first === undefined) return [];
  if (order === 'free') return left.length === 2 && left[0] !== left[1] ? left : [first];
  if (order === 'cascade') return [first];
  const playable = left.find((die) => movablePoints(board, die) !== 0);
  return playable === undefined ? [] : [playable];
}

/** Every step that can be made now, whatever duties the whole play has; from the rear. */
export function possibleSteps(board: Board, numbers: Numbers): readonly Step[] {
  const steps: Step[] = [];
  for (const die of nextNumbers(board, numbers)) {
    for (let rest = movablePoints(board, die); rest !== 0;) {
      const from = highestPoint(rest);
      rest ^= 1 << from;
      steps.push({ from, die });
    }
  }
  return steps;
}

/** What `look` finds after one step; the step is taken back. */
export function withStep<T>(board: Board, { from, die }: Step, look: () => T): T {
  const { hit } = board;
  step(board, from, die);
  const seen = look();
  unstep(board, from, die, hit);
  return seen;
}
