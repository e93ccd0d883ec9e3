import { expect, test } from 'vitest';
import { messageTime, relativeTime, timestampText } from '#localDiscord/page/timestamp.ts';

const NOON = new Date(2026, 11, 1, 12).getTime();
const SECOND = 1000;
const HOUR = 3_600_000;

test.each([
  [2 * 60 * SECOND, 'en-GB', 'in 2 minutes'],
  [-90 * SECOND, 'en-GB', '1 minute ago'],
  [5 * SECOND, 'tr', '5 saniye sonra'],
  [-3 * HOUR, 'tr', '3 saat önce'],
  [24 * HOUR, 'en-GB', 'tomorrow'],
])('%d ms from now in %s: %s', (distance, locale, text) => {
  expect(relativeTime(NOON + distance, NOON, locale)).toBe(text);
});

test.each([
  [0, '12:00'],
  [-24 * HOUR, 'Yesterday at 12:00'],
  [-72 * HOUR, '28/11/2026, 12:00'],
])('a message %d ms old has the time %s', (age, text) => {
  expect(messageTime(NOON + age, NOON, 'en-GB')).toBe(text);
});

test('an instant that no calendar holds is told as such', () => {
  expect(timestampText(9_999_999_999_999_000, 'R', NOON, 'en-GB')).toBe('Invalid date');
});
