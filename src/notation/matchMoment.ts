import type { Cube } from '#match/types.ts';
import type { Position } from '#rules/position.ts';
import type { ByColor, Color, Roll } from '#rules/types.ts';

/** In the order in which the match ID numbers them. `none` is a board without a game. */
export const GAME_STAGES = ['none', 'playing', 'over', 'resigned', 'dropped'] as const;
export type GameStage = (typeof GAME_STAGES)[number];

/** In the order of their worth. */
export const RESIGNATIONS = ['none', 'single', 'gammon', 'backgammon'] as const;
export type Resignation = (typeof RESIGNATIONS)[number];

/**
 * What an ID tells of a match beside the checkers. XGID and the match ID of GNU Backgammon each leave something out;
 * what one cannot say is read as its usual value.
 */
export interface MatchMoment {
  readonly stage: GameStage;
  /** The side that rolls, plays its roll or has doubled. */
  readonly turn: Color;
  /** The side that has to act: the other one while a double or a resignation waits for its answer. */
  readonly decides: Color;
  /** Null before the roll. */
  readonly roll: Roll | null;
  readonly cube: Cube;
  /** What has been offered with the cube and not yet answered; `cube` is as it was before the double. */
  readonly offer: 'double' | 'beaver' | 'raccoon' | null;
  readonly resignation: Resignation;
  readonly score: ByColor<number>;
  /** Points to win; 0 = money play. */
  readonly length: number;
  /** This game is the Crawford game; a match to one point has none, whatever its ID says. */
  readonly crawford: boolean;
  /** Money play: gammons count only with a turned cube. */
  readonly jacoby: boolean;
  /** Money play: a doubled player may redouble at once and keep the cube. */
  readonly beavers: boolean;
  /** Base-2 logarithm of the highest cube; 0 = no cube. */
  readonly cubeLimit: number;
}

/** A tavla position with its match. Bottom, X, player 1 of the IDs is white; top, O, player 0 is black. */
export interface MatchPosition {
  readonly position: Position;
  readonly moment: MatchMoment;
}

/** What was found in a text, with the text around it, trimmed. */
export interface Found<T> {
  readonly before: string;
  readonly value: T;
  readonly after: string;
}

export const USUAL_CUBE_LIMIT = 10;
