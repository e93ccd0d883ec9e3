import type { Position } from './position.ts';
import type { CheckerMove, Color, Die, GameName, RuleOptions, Roll } from './types.ts';

/** A turn half played: what the table holds between the roll and the confirmation. */
export interface Turn {
  readonly game: GameName;
  readonly options: RuleOptions;
  readonly mover: Color;
  /** Null where the numbers that were handed over are played (gul bara). */
  readonly roll: Roll | null;
  /** The position when the turn began. */
  readonly start: Position;
  /** The position after `moves`. */
  readonly position: Position;
  readonly moves: readonly CheckerMove[];
  /** Numbers not played yet, in the order in which they would have to be played where there is one. */
  readonly diceLeft: readonly Die[];
}
