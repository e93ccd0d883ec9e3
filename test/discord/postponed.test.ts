import { expect, test } from 'vitest';
import { createPostponed } from '#discord/postponed.ts';
import type { MatchId } from '#match/types.ts';

const id = 'bcdfghjkmn' as MatchId;
const failed = { kind: 'failed' } as const;

test('what failed is tried again after longer and longer waits, at most a minute', () => {
  let now = 0;
  const postponed = createPostponed(() => now);
  const waits: number[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    postponed.failed(id, 5, failed);
    const since = now;
    while (postponed.standing(id, 5) !== null) now += 500;
    waits.push(now - since);
  }
  expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
});

test('a match that has gone on is tried at once, and one that is shown starts anew', () => {
  const postponed = createPostponed(() => 0);
  expect(postponed.standing(id, 5)).toBeNull();
  postponed.failed(id, 5, { kind: 'missing', permission: 'SendMessages' });
  expect(postponed.standing(id, 5)).toEqual({ kind: 'missing', permission: 'SendMessages' });
  expect(postponed.standing(id, 6)).toBeNull();
  postponed.delivered(id);
  expect(postponed.standing(id, 5)).toBeNull();
});
