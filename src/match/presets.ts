import { DEFAULT_RULE_OPTIONS, type GameName, type RuleOptions } from '#rules/types.ts';
import type { MatchSettings, Pace, PresetName } from './types.ts';

const SECOND = 1000;

/** Between people who are both there (`rules.md` 11). */
export const LIVE_PACE: Pace = { kind: 'live', decisionMs: 30 * SECOND, reserveMs: 90 * SECOND };

const daily = (days: number): Pace => ({ kind: 'daily', decisionMs: days * 24 * 3600 * SECOND });

/** The paces on offer (`rules.md` 11). */
export const PACES = {
  live: LIVE_PACE,
  oneDay: daily(1),
  twoDays: daily(2),
  threeDays: daily(3),
  sevenDays: daily(7),
  none: { kind: 'none' },
} as const satisfies Record<string, Pace>;
export type PaceName = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as readonly PaceName[];

/** A kind of match with its usual rules (`rules.md` 10). */
export interface Preset {
  /** The lengths on offer; `settings.length` is the usual one. */
  readonly lengths: readonly number[];
  readonly settings: MatchSettings;
}

/** What most tables of tavla share. */
const TAVLA: Omit<MatchSettings, 'preset'> = {
  games: ['tavla'],
  length: 5,
  hands: false,
  opening: 'reroll',
  nextGame: 'roll',
  closedBoard: 'roll',
  resigning: 'offer',
  cube: false,
  rules: DEFAULT_RULE_OPTIONS,
  pips: true,
  pace: LIVE_PACE,
  rated: true,
};

/** A set has its games in turn, the winner starts, and nobody has to answer a resignation (`rules.md` 9). */
const set = (
  preset: PresetName,
  games: MatchSettings['games'],
  pinnedBearOff: RuleOptions['pinnedBearOff'] = 'continues',
): Preset => ({
  lengths: [3, 5, 7],
  settings: {
    ...TAVLA,
    preset,
    games,
    nextGame: 'winner',
    resigning: 'atOnce',
    rules: { ...DEFAULT_RULE_OPTIONS, pinnedBearOff },
  },
});

/** One game of a set, alone: as in the set, and also for a single point. */
const alone = (game: GameName & PresetName): Preset => ({ ...set(game, [game]), lengths: [1, 3, 5, 7] });

/** No match of backgammon is longer (`rules.md` 10). */
const LONGEST_BACKGAMMON = 25;

export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  turkTavlasi: {
    lengths: [1, 2, 3, 5],
    settings: { ...TAVLA, preset: 'turkTavlasi', closedBoard: 'noRoll' },
  },
  backgammon: {
    lengths: Array.from({ length: LONGEST_BACKGAMMON }, (_, index) => index + 1),
    settings: {
      ...TAVLA,
      preset: 'backgammon',
      opening: 'play',
      cube: true,
      rules: { ...DEFAULT_RULE_OPTIONS, tripleMars: true },
    },
  },
  kahve: { lengths: [1, 3, 5, 7], settings: { ...TAVLA, preset: 'kahve', nextGame: 'winner' } },
  turkishSet: set('turkishSet', ['tavla']),
  greekSet: set('greekSet', ['tavla', 'plakoto', 'fevga'], 'waits'),
  bulgarianSet: set('bulgarianSet', ['tavla', 'gulbara', 'plakoto']),
  macedonianSet: set('macedonianSet', ['tavla', 'gulbara', 'plakoto']),
  plakoto: alone('plakoto'),
  fevga: alone('fevga'),
  gulbara: alone('gulbara'),
};

/** What a challenger may choose; what is left out is as usual in the preset. */
export interface ChosenSettings extends Partial<Omit<MatchSettings, 'preset' | 'games' | 'rules'>> {
  readonly rules?: Partial<RuleOptions>;
}

/** Games that win a match of hands: the majority of five (`rules.md` 5). */
export const HANDS_TO_WIN = 3;

/** The settings of a table; with hands there is no length to choose. `checkSettings` tells whether they make sense. */
export function settingsFrom(preset: PresetName, chosen: ChosenSettings = {}): MatchSettings {
  const usual = PRESETS[preset].settings;
  const settings = { ...usual, ...chosen, rules: { ...usual.rules, ...chosen.rules } };
  return settings.hands ? { ...settings, length: chosen.length ?? HANDS_TO_WIN } : settings;
}
