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

/** The month before that of `at`. */
export function lastMonthOf(at: number): Period {
  const date = new Date(at);
  return monthOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, 1));
}
