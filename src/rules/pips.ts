import { rulesetOf } from './games/index.ts';
import type { Position } from './position.ts';
import type { Color, GameName } from './types.ts';

/** Pips that `color` has still to travel; a checker on the bar counts 25. */
export const pipCount = (position: Position, color: Color): number =>
  position.checkers[color].reduce((sum, count, point) => sum + count * point, 0);

/** Is all contact over: no checker of either side can ever again stand in the way of the other? */
export function isRace(game: GameName, position: Position): boolean {
  const { facing } = rulesetOf(game);
  const rearWhite = rearmost(position.checkers.white);
  const rearBlack = rearmost(position.checkers.black);
  if (rearWhite > 24 || rearBlack > 24) return false;
  for (let point = 1; point <= rearWhite; point++) if (facing(point) <= rearBlack) return false;
  return true;
}

const rearmost = (counts: readonly number[]): number => counts.findLastIndex((count, point) => point > 0 && count > 0);
