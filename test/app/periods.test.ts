import { expect, test } from 'vitest';
import { beginOfMonth, monthOf, monthsBefore, weekOf } from '#app/periods.ts';

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
  expect([monthOf(at), weekOf(at), monthsBefore(at, 1)]).toEqual([month, week, [lastMonth]]);
});

test('months before another, over a new year', () => {
  expect(monthsBefore(Date.parse('2027-02-15T00:00:00Z'), 4)).toEqual(['2027-01', '2026-12', '2026-11', '2026-10']);
  expect(new Date(beginOfMonth('2026-12')).toISOString()).toBe('2026-12-01T00:00:00.000Z');
});
