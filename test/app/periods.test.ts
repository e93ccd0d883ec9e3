import { expect, test } from 'vitest';
import { lastMonthOf, monthOf, weekOf } from '#app/periods.ts';

test.each([
  ['2026-12-01T00:00:00Z', '2026-12', '2026-W49', '2026-11'],
  ['2026-11-30T23:59:59Z', '2026-11', '2026-W49', '2026-10'],
  ['2027-01-01T00:00:00Z', '2027-01', '2026-W53', '2026-12'],
  ['2027-01-03T23:59:59Z', '2027-01', '2026-W53', '2026-12'],
  ['2027-01-04T00:00:00Z', '2027-01', '2027-W01', '2026-12'],
  ['2024-12-30T12:00:00Z', '2024-12', '2025-W01', '2024-11'],
  ['2028-02-29T12:00:00Z', '2028-02', '2028-W09', '2028-01'],
])('%s', (moment, month, week, lastMonth) => {
  const at = Date.parse(moment);
  expect([monthOf(at), weekOf(at), lastMonthOf(at)]).toEqual([month, week, lastMonth]);
});
