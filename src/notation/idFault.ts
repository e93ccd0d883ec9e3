import { isClosedOut } from '#rules/closedBoard.ts';
import { facingPoint } from '#rules/games/index.ts';
import { countAt, type Position } from '#rules/position.ts';
import { BAR, CHECKERS_A_SIDE, COLORS, OFF, type ByColor, type Color } from '#rules/types.ts';
import type { MatchMoment } from './matchMoment.ts';

/** The part of an ID that makes no sense. */
export type IdField =
  | 'checkers'
  | 'cube'
  | 'cubeOwner'
  | 'turn'
  | 'dice'
  | 'score'
  | 'flag'
  | 'length'
  | 'cubeLimit'
  | 'stage'
  | 'spare';

/** Why a position ID, match ID or XGID is refused. */
export type IdFault =
  /** The text contains nothing of the shape of an ID. */
  | { readonly code: 'noId' }
  | { readonly code: 'badField'; readonly field: IdField; readonly value: string }
  | { readonly code: 'tooManyCheckers'; readonly color: Color; readonly count: number }
  | { readonly code: 'sharedPoint'; readonly point: number }
  /** Both sides on the bar against closed boards: no play can lead there. */
  | { readonly code: 'bothClosedOut' }
  | { readonly code: 'scoreBeyondLength' }
  /** A Crawford game needs a side that lacks exactly one point. */
  | { readonly code: 'noCrawfordGame' };

const NOBODY: ByColor<readonly number[]> = { white: [], black: [] };

/** A tavla position from each side's points 1-24 and bar; those missing from 15 are borne off. */
export const positionFromBoard = (board: ByColor<readonly number[]>): Position => ({
  checkers: { white: withOff(board.white), black: withOff(board.black) },
  pinned: NOBODY,
  rolls: { white: 0, black: 0 },
  handedOver: [],
});

const withOff = (counts: readonly number[]): readonly number[] => [
  CHECKERS_A_SIDE - counts.slice(1).reduce((sum, count) => sum + count, 0),
  ...counts.slice(1),
];

/** What is impossible about a tavla position that an ID describes (notation.md 3, 4.1). */
export function positionIdFault(position: Position): IdFault | null {
  for (const color of COLORS) {
    const off = countAt(position, color, OFF);
    if (off < 0) return { code: 'tooManyCheckers', color, count: CHECKERS_A_SIDE - off };
  }
  for (let point = 1; point < BAR; point++) {
    if (countAt(position, 'white', point) > 0 && countAt(position, 'black', facingPoint('tavla', point)) > 0) {
      return { code: 'sharedPoint', point };
    }
  }
  return COLORS.every((color) => isClosedOut(position, color)) ? { code: 'bothClosedOut' } : null;
}

/** What is impossible about a match that an ID describes. A finished game may have brought the last points. */
export function momentFault({ stage, score, length, crawford }: MatchMoment): IdFault | null {
  if (length > 0 && stage === 'playing' && COLORS.some((color) => score[color] >= length)) {
    return { code: 'scoreBeyondLength' };
  }
  if (crawford && !COLORS.some((color) => score[color] === length - 1)) return { code: 'noCrawfordGame' };
  return null;
}
