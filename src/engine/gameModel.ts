import type { Position } from '#rules/position.ts';
import type { Color } from '#rules/types.ts';
import type { LinearModel } from './linearModel.ts';
import type { Pace } from './race.ts';

/** What the computer knows of one game beyond its rules. */
export interface GameModel {
  readonly model: LinearModel;
  readonly pace: Pace;
  /** The properties of `side`'s position in the order of the model's weights, `onRoll` being next to act. */
  measure(position: Position, side: Color, onRoll: Color): readonly number[];
}
