import { PRESETS } from './presets.ts';
import type { MatchSettings } from './types.ts';

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
  'pips',
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
