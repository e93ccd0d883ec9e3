import type { GameName } from '#rules/types.ts';
import type { Option } from './options.ts';
import { HANDS_TO_WIN, PRESETS } from './presets.ts';
import type { MatchSettings, Pace } from './types.ts';

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

const DAY_MS = 24 * 60 * 60 * 1000;
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
