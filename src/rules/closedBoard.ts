import { countAt, type Position } from './position.ts';
import { BAR, DICE, opponentOf, type Color } from './types.ts';

/** Tavla: is `color` on the bar against six closed home points, so that no roll enters (`rules.md` 3)? */
export const isClosedOut = (position: Position, color: Color): boolean =>
  countAt(position, color, BAR) > 0 && DICE.every((point) => countAt(position, opponentOf(color), point) >= 2);
