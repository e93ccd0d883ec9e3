import { expect, test } from 'vitest';
import { isQuiet, timeZone } from '#app/preferences.ts';

const NIGHT = { from: 22, to: 8, zone: 'Europe/Istanbul' };
const at = (time: string): number => Date.parse(`2026-12-01T${time}:00Z`);

test.each([
  // Istanbul is three hours ahead.
  ['18:59', NIGHT, false],
  ['19:00', NIGHT, true],
  ['22:30', NIGHT, true],
  ['04:59', NIGHT, true],
  ['05:00', NIGHT, false],
  ['12:30', { from: 12, to: 14, zone: 'UTC' }, true],
  ['14:00', { from: 12, to: 14, zone: 'UTC' }, false],
  ['00:10', { from: 0, to: 1, zone: 'UTC' }, true],
  ['12:00', { from: 9, to: 9, zone: 'UTC' }, false],
])('at %s within %o: %s', (time, quiet, expected) => expect(isQuiet(quiet, at(time))).toBe(expected));

test('never, where there are none', () => expect(isQuiet(null, at('03:00'))).toBe(false));

test.each([
  ['Europe/Istanbul', 'Europe/Istanbul'],
  [' europe/sofia ', 'Europe/Sofia'],
  ['UTC', 'UTC'],
  ['Ankara', null],
  ['', null],
  ['İstanbul', null],
])('the time zone %s is %s', (typed, zone) => expect(timeZone(typed)).toBe(zone));
