import { landing, type Board } from './board.ts';
import { DICE, OFF, type Die } from './types.ts';

/** A checker on its way: where it stands, and the last number it was moved by (0 if none). */
interface Walker {
  readonly point: number;
  readonly by: number;
}

/**
 * Can the own checkers come to stand as in `target` by exactly these ascending numbers, nobody being borne off?
 *
 * Own checkers never hinder each other, so it is looked at point by point from the rear instead of step by step: how
 * many leave a point is known from `target`, and only by which numbers they leave is open. A checker that came by a
 * number leaves by the same or a higher one.
 */
export function canReach(board: Board, target: readonly number[], numbers: readonly Die[]): boolean {
  const dead = new Set<string>();
  const unused = [0, 0, 0, 0, 0, 0, 0];
  for (const die of numbers) unused[die] = (unused[die] ?? 0) + 1;

  /** `walkers` are all checkers on `point` and ahead of it. */
  function sweep(point: number, walkers: readonly Walker[]): boolean {
    if (point === OFF) return unused.every((count) => count === 0);
    const standing = walkers.map((walker) => walker.point * 8 + walker.by).sort((a, b) => a - b);
    const key = `${point} ${unused.join('')} ${standing.join(' ')}`;
    if (dead.has(key)) return false;
    dead.add(key);
    if (!canBeShared(walkers, target, (walker) => pointsAhead(board, walker, unused))) return false;
    const here = walkers.filter((walker) => walker.point === point).toSorted((a, b) => a.by - b.by);
    const ahead = walkers.filter((walker) => walker.point < point);
    // Those that came by the lowest numbers are the freest to go on.
    return sendOn(point, here.slice(0, here.length - (target[point] ?? 0)), ahead, 6);
  }

  /** Sends the checkers on, those that came by the highest numbers first, by numbers from `most` down. */
  function sendOn(point: number, leaving: readonly Walker[], ahead: readonly Walker[], most: number): boolean {
    const last = leaving.at(-1);
    if (last === undefined) return sweep(point - 1, ahead);
    return DICE.some((die) => {
      const to = landing(point, die);
      if (die > most || die < last.by || to === OFF || unused[die] === 0 || isClosed(board, to)) return false;
      unused[die] = (unused[die] ?? 0) - 1;
      const reached = sendOn(point, leaving.slice(0, -1), [...ahead, { point: to, by: die }], die);
      unused[die] = (unused[die] ?? 0) + 1;
      return reached;
    });
  }

  const walkers = Array.from(board.own).flatMap((count, point) =>
    Array.from({ length: point === OFF ? 0 : count }, () => ({ point, by: 0 })),
  );
  const places = target.reduce((sum, count, point) => (point === OFF ? sum : sum + count), 0);
  return places === walkers.length && sweep(24, walkers);
}

const isClosed = (board: Board, point: number): boolean => (board.closed & (1 << point)) !== 0;

/** The points, as a mask, where a checker can end by some of the unused numbers. */
function pointsAhead(board: Board, { point, by }: Walker, unused: readonly number[]): number {
  let ahead = 1 << point;
  for (const die of DICE) {
    if (die < by) continue;
    let moving = ahead;
    for (let count = unused[die] ?? 0; count > 0 && moving !== 0; count--) {
      moving = (moving >>> die) & ~board.closed & ~1;
      ahead |= moving;
    }
  }
  return ahead;
}

/** Can every walker have a place of `target` of its own among the points it can come to? */
function canBeShared(
  walkers: readonly Walker[],
  target: readonly number[],
  pointsFor: (walker: Walker) => number,
): boolean {
  const choices = walkers.map(pointsFor);
  const placed: number[][] = target.map(() => []);

  function place(walker: number, tried: Set<number>): boolean {
    for (const [point, count] of target.entries()) {
      if (count === 0 || ((choices[walker] ?? 0) & (1 << point)) === 0 || tried.has(point)) continue;
      tried.add(point);
      const there = placed[point] ?? [];
      if (there.length < count) {
        there.push(walker);
        return true;
      }
      for (const [index, other] of there.entries()) {
        if (place(other, tried)) {
          there[index] = walker;
          return true;
        }
      }
    }
    return false;
  }

  return walkers.every((_, walker) => place(walker, new Set([OFF])));
}
