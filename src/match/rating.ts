import type { ByColor, Color } from '#rules/types.ts';
import { opponentOf } from '#rules/types.ts';
import type { MatchSettings } from './types.ts';

/** What a player is rated in; each pool is played live and daily apart (`rating.md` 6). */
export const POOLS = [
  'tavla',
  'backgammon',
  'plakoto',
  'fevga',
  'gulbara',
  'greekSet',
  'bulgarianSet',
  'macedonianSet',
] as const;
export type Pool = (typeof POOLS)[number];

export const TEMPOS = ['live', 'daily'] as const;
export type Tempo = (typeof TEMPOS)[number];

/** The pool of a match: tavla is backgammon where the cube is in play; several games in turn are a set. */
export function poolOf({ preset, games, cube }: MatchSettings): Pool {
  const [game] = games;
  if (games.length === 1) return game === 'tavla' && cube ? 'backgammon' : game;
  return preset === 'greekSet' || preset === 'bulgarianSet' || preset === 'macedonianSet' ? preset : game;
}

/** Without a clock is no faster than daily. */
export const tempoOf = ({ pace }: MatchSettings): Tempo => (pace.kind === 'live' ? 'live' : 'daily');

/** Five hands weigh like a match to five (`rules.md` 10). */
const HANDS_WEIGHT = 5;

/** The length that a match has for the rating. */
export const ratedLength = ({ hands, length }: MatchSettings): number => (hands ? HANDS_WEIGHT : length);

/** `agreed`: the challenge said so. `notPlayed`: not both sides have played a turn. `enoughToday`: the pair's daily share is used up. */
export const UNRATED_REASONS = ['agreed', 'notPlayed', 'enoughToday'] as const;
export type UnratedReason = (typeof UNRATED_REASONS)[number];

export interface Rated {
  readonly rating: number;
  /** The lengths of all rated matches so far, added up. */
  readonly experience: number;
}

export const UNRATED: Rated = { rating: 1500, experience: 0 };

/** A rating is provisional until this much experience, or this many matches (`rating.md` 6). */
export const SETTLED_EXPERIENCE = 50;
export const SETTLED_MATCHES = 10;

export const isProvisional = (experience: number, matches: number): boolean =>
  experience < SETTLED_EXPERIENCE && matches < SETTLED_MATCHES;

/** How strongly one match moves a rating: 5 for a newcomer, 1 from an experience of 400 on. */
const mobility = (experience: number): number => Math.max(1, 5 - experience / 100);

/** The chance of the weaker of two players whose ratings differ by `difference` in a match of this length. */
export const upsetChance = (difference: number, length: number): number =>
  1 / (10 ** ((Math.abs(difference) * Math.sqrt(length)) / 2000) + 1);

/**
 * Both sides after a match that `winner` has won, by the FIBS formula (`rating.md` 2) with the experience before the
 * match; only who won and the length count. Both are computed from the old values of both.
 */
export function afterMatch(before: ByColor<Rated>, winner: Color, length: number): ByColor<Rated> {
  const loser = opponentOf(winner);
  const upset = upsetChance(before[winner].rating - before[loser].rating, length);
  const weight = before[winner].rating > before[loser].rating ? upset : 1 - upset;
  const step = 4 * Math.sqrt(length) * weight;
  const moved = (side: Color, sign: 1 | -1): Rated => ({
    rating: before[side].rating + sign * step * mobility(before[side].experience),
    experience: before[side].experience + length,
  });
  const won = moved(winner, 1);
  const lost = moved(loser, -1);
  return winner === 'white' ? { white: won, black: lost } : { white: lost, black: won };
}
