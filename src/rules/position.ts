import { COLORS, type ByColor, type Color, type Die } from './types.ts';

/**
 * All that the rules need to know between two turns.
 *
 * Checkers are counted for each side in its owner's numbering, so one physical point may hold both colours (a Plakoto
 * pin); a game's `facing` tells which of the opponent's points is the same physical one.
 */
export interface Position {
  /** 26 counts a side: index 0 = borne off, 1-24 = points, 25 = bar. They add up to 15. */
  readonly checkers: ByColor<readonly number[]>;
  /** Plakoto: the owner's points on which the owner's single checker is pinned, ascending. Empty elsewhere. */
  readonly pinned: ByColor<readonly number[]>;
  /** Gul bara: rolls each side has made in this game; zero elsewhere. */
  readonly rolls: ByColor<number>;
  /** Gul bara: numbers handed over to the side on turn, to be played before its roll, ascending. Empty elsewhere. */
  readonly handedOver: readonly Die[];
}

/** Checkers of `color` on a point of its own numbering; 0 = borne off, 25 = bar. */
export const countAt = (position: Position, color: Color, point: number): number =>
  position.checkers[color][point] ?? 0;

/** A text that two positions share exactly when nothing in them differs. */
export function positionKey(position: Position): string {
  const sides = COLORS.map((color) => {
    const counts = position.checkers[color].map((count) => count.toString(16)).join('');
    return `${counts}/${position.pinned[color].join(',')}/${position.rolls[color]}`;
  });
  return `${sides.join(' ')} ${position.handedOver.join('')}`;
}

export const samePosition = (a: Position, b: Position): boolean => positionKey(a) === positionKey(b);
