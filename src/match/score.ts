import { COLORS, type Color } from '#rules/types.ts';
import type { Table } from './state.ts';
import type { GamePoints } from './types.ts';

/** What a game of this kind puts on the score, the cube included; with hands each game counts one (`rules.md` 5). */
export const pointsOnScore = ({ settings, cube }: Pick<Table, 'settings' | 'cube'>, kind: GamePoints): number =>
  settings.hands ? 1 : kind * cube.value;

/** The side that has reached the match length, null while nobody has. */
export const lengthReached = ({ settings, score }: Pick<Table, 'settings' | 'score'>): Color | null =>
  COLORS.find((color) => score[color] >= settings.length) ?? null;

/**
 * Is the game that begins now the Crawford game: the first one after a side came to one point from the match, in a
 * match with the cube over more than one point (`rules.md` 5)?
 */
export const isCrawfordGame = ({
  settings,
  score,
  crawfordPlayed,
}: Pick<Table, 'settings' | 'score' | 'crawfordPlayed'>): boolean =>
  settings.cube &&
  settings.length > 1 &&
  !crawfordPlayed &&
  COLORS.some((color) => score[color] === settings.length - 1);
