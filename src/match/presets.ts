import { DEFAULT_RULE_OPTIONS, type GameName, type RuleOptions } from '#rules/types.ts';
import type { MatchSettings, Pace, PresetName } from './types.ts';

const SECOND = 1000;

/** Between people who are both there (`rules.md` 11). */
export const LIVE_PACE: Pace = { kind: 'live', decisionMs: 30 * SECOND, reserveMs: 90 * SECOND };

/** A kind of match with its usual rules (`rules.md` 10). */
export interface Preset {
  /** The lengths on offer; `settings.length` is the usual one. */
  readonly lengths: readonly number[];
  readonly settings: MatchSettings;
}

export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  turkTavlasi: {
    lengths: [1, 2, 3, 5],
    settings: {
      preset: 'turkTavlasi',
      games: ['tavla'],
      length: 5,
      hands: false,
      opening: 'reroll',
      nextGame: 'roll',
      closedBoard: 'noRoll',
      resigning: 'offer',
      cube: false,
      rules: DEFAULT_RULE_OPTIONS,
      pace: LIVE_PACE,
      rated: true,
    },
  },
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

/** Every option of a table, in the order in which a challenge names them. */
export const OPTIONS = [
  'length',
  'hands',
  'opening',
  'nextGame',
  'cube',
  'tripleMars',
  'closedBoard',
  'hitAndRunAtHome',
  'pinnedBearOff',
  'resigning',
  'pace',
  'rated',
] as const;
export type Option = (typeof OPTIONS)[number];

/** The options in which these settings differ from their preset, in the order of `OPTIONS`. */
export function differences(settings: MatchSettings): readonly Option[] {
  const usual = valuesOf(PRESETS[settings.preset].settings);
  const values = valuesOf(settings);
  return OPTIONS.filter((option) => values[option] !== usual[option]);
}

/** Each option as one plain value that can be compared. */
const valuesOf = ({ rules, pace, ...table }: MatchSettings): Readonly<Record<Option, string | number | boolean>> => ({
  ...table,
  ...rules,
  pace:
    pace.kind === 'live'
      ? `live ${pace.decisionMs} ${pace.reserveMs}`
      : pace.kind === 'daily'
        ? `daily ${pace.decisionMs}`
        : 'none',
});

/** Why settings make no sense together. */
export type SettingsFault =
  | { readonly code: 'lengthNotOffered'; readonly lengths: readonly number[] }
  /** With hands the length is fixed. */
  | { readonly code: 'handsHaveNoLength' }
  | { readonly code: 'cubeWithHands' }
  | { readonly code: 'tripleMarsWithHands' }
  /** The option has a meaning only in a game that is not played at this table. */
  | { readonly code: 'optionOfOtherGame'; readonly option: Option; readonly game: GameName }
  | { readonly code: 'paceNotOffered' };

const DAY_MS = 24 * 60 * 60 * SECOND;
const LONGEST_DAILY_DAYS = 7;

/** Refuses settings that contradict each other or the preset; null where a match can be played by them. */
export function checkSettings(settings: MatchSettings): SettingsFault | null {
  const { preset, games, length, hands, cube, rules, pace } = settings;
  if (hands && length !== HANDS_TO_WIN) return { code: 'handsHaveNoLength' };
  if (hands && cube) return { code: 'cubeWithHands' };
  if (hands && rules.tripleMars) return { code: 'tripleMarsWithHands' };
  const { lengths } = PRESETS[preset];
  if (!hands && !lengths.includes(length)) return { code: 'lengthNotOffered', lengths };
  const foreign = optionsInUse(settings).find(({ game }) => !games.includes(game));
  if (foreign !== undefined) return { code: 'optionOfOtherGame', ...foreign };
  return paceMakesSense(pace) ? null : { code: 'paceNotOffered' };
}

/** Options set to what only one game knows (`rules.md` 5, 7). */
function optionsInUse({ cube, rules }: MatchSettings): readonly { readonly option: Option; readonly game: GameName }[] {
  return [
    ...(cube ? [{ option: 'cube', game: 'tavla' } as const] : []),
    ...(rules.tripleMars ? [{ option: 'tripleMars', game: 'tavla' } as const] : []),
    ...(rules.hitAndRunAtHome ? [] : [{ option: 'hitAndRunAtHome', game: 'tavla' } as const]),
    ...(rules.pinnedBearOff === 'waits' ? [{ option: 'pinnedBearOff', game: 'plakoto' } as const] : []),
  ];
}

function paceMakesSense(pace: Pace): boolean {
  if (pace.kind === 'none') return true;
  if (pace.kind === 'live') return pace.decisionMs > 0 && pace.reserveMs >= 0;
  const days = pace.decisionMs / DAY_MS;
  return Number.isInteger(days) && days >= 1 && days <= LONGEST_DAILY_DAYS;
}
