import type { ByColor, Die } from './types.ts';

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
