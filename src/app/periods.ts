import type { Period, PeriodsOf } from './ratingPorts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const pad = (number: number): string => String(number).padStart(2, '0');

/** The month of a moment (ms since 1970), in UTC: `2026-12`. */
export function monthOf(at: number): Period {
  const date = new Date(at);
  return `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}`;
}

/** The week of a moment by ISO 8601, in UTC: `2026-W49` begins on a Monday and belongs to the year of its Thursday. */
export function weekOf(at: number): Period {
  const weekday = (new Date(at).getUTCDay() + 6) % 7;
  const thursday = new Date(at + (3 - weekday) * DAY_MS);
  const yearBegan = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return `${thursday.getUTCFullYear()}-W${pad(1 + Math.floor((thursday.getTime() - yearBegan) / (7 * DAY_MS)))}`;
}

/** The month and the week of a moment. */
export const periodsOf: PeriodsOf = (at) => [monthOf(at), weekOf(at)];

/** The `count` months before that of `at`, the newest first. */
export function monthsBefore(at: number, count: number): readonly Period[] {
  const date = new Date(at);
  return Array.from({ length: count }, (_, index) =>
    monthOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1 - index, 1)),
  );
}

/** The first moment of a month (ms since 1970). */
export const beginOfMonth = (month: Period): number => Date.parse(`${month}-01T00:00:00Z`);
