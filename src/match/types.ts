import type { Brand } from '#core/brand.ts';
import type { ByColor, Color, GameName, RuleOptions } from '#rules/types.ts';

export type MatchId = Brand<string, 'MatchId'>;
/** A Discord user id: a snowflake, kept as text because it does not fit a number. */
export type UserId = Brand<string, 'UserId'>;

/** The computer's named strengths, weakest first. */
export const LEVELS = ['beginner', 'casual', 'club', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export type Seat =
  | { readonly kind: 'person'; readonly user: UserId }
  | { readonly kind: 'computer'; readonly level: Level };

/** How long one decision may take (`rules.md` 11). The reserve is for the whole match. */
export type Pace =
  | { readonly kind: 'live'; readonly decisionMs: number; readonly reserveMs: number }
  | { readonly kind: 'daily'; readonly decisionMs: number }
  | { readonly kind: 'none' };

/** In the order in which a challenge offers them. */
export const PRESET_NAMES = [
  'turkTavlasi',
  'backgammon',
  'kahve',
  'turkishSet',
  'greekSet',
  'bulgarianSet',
  'macedonianSet',
  'plakoto',
  'fevga',
  'gulbara',
] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** Every rule that a table can choose, fixed when the challenge is accepted. Presets are values of this type. */
export interface MatchSettings {
  readonly preset: PresetName;
  /** The games of the set in turn; after the last the first comes again. */
  readonly games: readonly [GameName, ...GameName[]];
  /** Points that win the match; with `hands`, the number of games to win. */
  readonly length: number;
  /** Each game counts one, whatever the mars (`rules.md` 5). */
  readonly hands: boolean;
  /** `reroll`: the starter rolls both dice afresh. `play`: the starter plays the two opening dice. */
  readonly opening: 'reroll' | 'play';
  /** Who starts the games after the first: an opening roll each time, or the winner of the game before. */
  readonly nextGame: 'roll' | 'winner';
  /** A side on the bar against six closed points: does it roll before it passes? */
  readonly closedBoard: 'roll' | 'noRoll';
  /** `offer`: the opponent may decline. `atOnce`: the resigner's word ends the game. */
  readonly resigning: 'offer' | 'atOnce';
  readonly cube: boolean;
  readonly rules: RuleOptions;
  /** Does the table count pips for the players? */
  readonly pips: boolean;
  readonly pace: Pace;
  readonly rated: boolean;
}

export type Score = ByColor<number>;

export interface Cube {
  readonly value: number;
  /** Null while the cube is in the middle. */
  readonly owner: Color | null;
}

/**
 * How dice were made; kept with every roll. `crypto`: one fresh draw of the system's secure generator, which nobody can
 * repeat. `mixed`: made of the match's secret and this value, as `sealedDice.ts` does.
 */
export type DiceSource = 'crypto' | { readonly mixed: string };

export type ResignScope = 'game' | 'match';
export type GamePoints = 1 | 2 | 3;

/** What a player may say about a pause (`rules.md` 11). */
export const PAUSE_ACTS = ['offerPause', 'acceptPause', 'declinePause', 'resume'] as const;
export type PauseAct = (typeof PAUSE_ACTS)[number];
