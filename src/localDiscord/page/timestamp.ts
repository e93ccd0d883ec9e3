import type { TimestampStyle } from './markdown.ts';
import { wordsFor } from './words.ts';

const FORMATS: Readonly<Record<Exclude<TimestampStyle, 'R'>, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

/** Seconds in each unit, largest first. */
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "in 2 minutes", in the unit that is at least one whole. Both instants in milliseconds. */
export function relativeTime(at: number, now: number, locale: string): string {
  const seconds = Math.round((at - now) / 1000);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const unit = UNITS.find(([, size]) => Math.abs(seconds) >= size);
  return unit === undefined ? format.format(seconds, 'second') : format.format(Math.trunc(seconds / unit[1]), unit[0]);
}

/** The text of `<t:…:style>`; an instant outside what a date can hold is told as such, as Discord does. */
export function timestampText(at: number, style: TimestampStyle, now: number, locale: string): string {
  if (Number.isNaN(new Date(at).getTime())) return 'Invalid date';
  if (style === 'R') return relativeTime(at, now, locale);
  return new Intl.DateTimeFormat(locale, FORMATS[style]).format(at);
}

const midnight = (instant: number): number => new Date(instant).setHours(0, 0, 0, 0);

function daysApart(at: number, now: number): number {
  return Math.round((midnight(now) - midnight(at)) / 86_400_000);
}

/** The time beside an author's name: the clock alone for today. */
export function messageTime(at: number, now: number, locale: string): string {
  const days = daysApart(at, now);
  if (days > 1) return timestampText(at, 's', now, locale);
  const clock = timestampText(at, 't', now, locale);
  return days === 1 ? `${wordsFor(locale).yesterday} ${clock}` : clock;
}

export function sameDay(one: number, other: number): boolean {
  return daysApart(one, other) === 0;
}
