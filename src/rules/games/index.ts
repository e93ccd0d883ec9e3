import type { Position } from '#rules/position.ts';
import type { Ruleset } from '#rules/ruleset.ts';
import type { GameName } from '#rules/types.ts';
import { fevga } from './fevga.ts';
import { gulbara } from './gulbara.ts';
import { plakoto } from './plakoto.ts';
import { tavla } from './tavla.ts';

const RULESETS: Readonly<Record<GameName, Ruleset>> = { tavla, plakoto, fevga, gulbara };

export const rulesetOf = (game: GameName): Ruleset => RULESETS[game];

/** The opponent's number for the physical point that is my `point` (1-24). */
export const facingPoint = (game: GameName, point: number): number => rulesetOf(game).facing(point);

export function startPosition(game: GameName): Position {
  const { start } = rulesetOf(game);
  return {
    checkers: { white: start, black: start },
    pinned: { white: [], black: [] },
    rolls: { white: 0, black: 0 },
    handedOver: [],
  };
}
