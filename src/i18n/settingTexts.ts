/** The settings of a person, in the order in which they are shown. */
export const SETTING_NAMES = [
  'language',
  'theme',
  'mirrored',
  'textBoard',
  'autoRoll',
  'autoForced',
  'autoConfirm',
  'greedyBearOff',
  'confirmTake',
  'reminders',
  'quiet',
  'challenges',
  'listed',
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

/** Settings that are on or off. */
export const SWITCHES = [
  'mirrored',
  'textBoard',
  'autoRoll',
  'autoForced',
  'autoConfirm',
  'greedyBearOff',
  'confirmTake',
  'listed',
] as const satisfies readonly SettingName[];
export type SwitchName = (typeof SWITCHES)[number];

export const isSwitch = (name: SettingName): name is SwitchName => SWITCHES.some((one) => one === name);

/** `/settings`: every setting has a name, a sentence that explains it, and a name for each value. */
export interface SettingTexts {
  readonly title: () => string;
  readonly change: () => string;
  readonly names: Readonly<Record<SettingName, string>>;
  readonly about: Readonly<Record<SettingName, string>>;
  readonly languages: { readonly discord: string; readonly tr: string; readonly en: string };
  readonly themes: Readonly<Record<'wood' | 'tournament' | 'night' | 'patterns' | 'contrast', string>>;
  readonly reminders: { readonly channel: string; readonly direct: string; readonly off: string };
  readonly challenges: { readonly all: string; readonly server: string; readonly nobody: string };
  readonly on: string;
  readonly off: string;
  readonly back: string;
  readonly never: string;
  /** Hours of the day. */
  readonly hours: (from: number, to: number, zone: string) => string;
  readonly setHours: string;
  readonly form: { readonly title: string; readonly from: string; readonly to: string; readonly zone: string };
  readonly wrongHour: (typed: string) => string;
  readonly wrongZone: (typed: string) => string;
}
