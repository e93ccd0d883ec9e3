import type { Board } from '#rules/board.ts';
import type { Position } from '#rules/position.ts';
import { type Color, opponentOf } from '#rules/types.ts';
import { bitsOf, mirrored } from './boardBits.ts';

/** The board as one side sees it between two turns. Counts and points are in the numbering of the side they belong to. */
export interface Sight {
  readonly own: ArrayLike<number>;
  readonly other: ArrayLike<number>;
  /** Pinned points as bits (plakoto). */
  readonly ownPinned: number;
  readonly otherPinned: number;
  /** Pips of the numbers handed over to a side (gul bara). */
  readonly ownOwed: number;
  readonly otherOwed: number;
}

export const otherSight = (sight: Sight): Sight => ({
  own: sight.other,
  other: sight.own,
  ownPinned: sight.otherPinned,
  otherPinned: sight.ownPinned,
  ownOwed: sight.otherOwed,
  otherOwed: sight.ownOwed,
});

/** As the side about to act sees a position. */
export function sightOf({ checkers, pinned, handedOver }: Position, onRoll: Color): Sight {
  const opponent = opponentOf(onRoll);
  return {
    own: checkers[onRoll],
    other: checkers[opponent],
    ownPinned: bitsOf(pinned[onRoll]),
    otherPinned: bitsOf(pinned[opponent]),
    ownOwed: handedOver.reduce<number>((sum, die) => sum + die, 0),
    otherOwed: 0,
  };
}

/** As the side whose turn begins on this board sees it, `owed` pips being handed over to it. */
export const sightOnBoard = ({ own, their, pinned, rules, blots, occupied }: Board, owed: number): Sight => ({
  own,
  other: their,
  ownPinned: pinned,
  otherPinned: rules.capture === 'pin' ? mirrored(blots & occupied) : 0,
  ownOwed: owed,
  otherOwed: 0,
});
