import type { Locale } from '#i18n/locale.ts';
import type { Habits } from '#match/automatic.ts';

/** Looks of the board; the pictures are drawn by `render`. */
export const THEMES = ['wood', 'tournament', 'night', 'patterns', 'contrast'] as const;
export type ThemeName = (typeof THEMES)[number];

/** How somebody is reminded of a decision that is nearly over. */
export const REMINDER_WAYS = ['channel', 'direct', 'off'] as const;
export type ReminderWay = (typeof REMINDER_WAYS)[number];

/** From whom challenges are welcome. */
export const WELCOMES = ['all', 'server', 'nobody'] as const;
export type Welcome = (typeof WELCOMES)[number];

/** Hours of the day, 0 to 23, in an IANA time zone; `from` may be later than `to`. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

/** What a person has chosen for the own play. */
export interface Preferences extends Habits {
  /** Null follows Discord's. */
  readonly language: Locale | null;
  readonly theme: ThemeName;
  /** Home on the left instead of the right. */
  readonly mirrored: boolean;
  /** Boards stand in letters below the text, too. */
  readonly textBoard: boolean;
  /** Asks once more before a double is taken, too, not only before it is dropped. */
  readonly confirmTake: boolean;
  readonly reminders: ReminderWay;
  /** Boards of daily matches come without a sound; null is never. */
  readonly quiet: QuietHours | null;
  readonly challenges: Welcome;
  /** Stands on leaderboards. */
  readonly listed: boolean;
}

/** How somebody wants to see boards. */
export type BoardLook = Pick<Preferences, 'theme' | 'mirrored' | 'textBoard'>;

export const DEFAULT_PREFERENCES: Preferences = {
  language: null,
  theme: 'wood',
  mirrored: false,
  textBoard: false,
  autoRoll: true,
  autoForced: true,
  autoConfirm: false,
  greedyBearOff: false,
  confirmTake: false,
  reminders: 'channel',
  quiet: null,
  challenges: 'all',
  listed: true,
};

/** Is it one of these hours at this moment (ms since 1970)? */
export function isQuiet(quiet: QuietHours | null, at: number): boolean {
  if (quiet === null) return false;
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: quiet.zone }).format(at)) % 24;
  return quiet.from <= quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to;
}

/** The zone as it is spelled in the list of zones; null for what is none. */
export function timeZone(text: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text.trim() }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
