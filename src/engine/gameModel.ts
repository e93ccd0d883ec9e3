import type { LinearModel } from './linearModel.ts';
import type { Pace } from './race.ts';
import type { Sight } from './sight.ts';

/** What the computer knows of one game beyond its rules. */
export interface GameModel {
  readonly model: LinearModel;
  readonly pace: Pace;
  /** The properties of the own side's position in the order of the model's weights. */
  readonly measure: (sight: Sight) => readonly number[];
  /** With the rearmost checkers on these points, each in its owner's numbering, can no side hinder the other any more? */
  readonly isRace: (ownRear: number, otherRear: number) => boolean;
}

/** Of sides that travel against each other. */
export const havePassed = (ownRear: number, otherRear: number): boolean => ownRear + otherRear < 25;

/** Of sides that go the same way round: both are on the half of the board that ends in their home. */
export const areInLastHalf = (ownRear: number, otherRear: number): boolean => ownRear <= 12 && otherRear <= 12;
