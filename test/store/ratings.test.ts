import { expect, test } from 'vitest';
import type { Board, FinishedMatch } from '#app/ratingPorts.ts';
import type { MatchId, UserId } from '#match/types.ts';
import type { Db } from '#store/database.ts';
import { createStores } from '#store/stores.ts';
import { temporaryDatabase } from '#test/support/database.ts';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 11, 1, 12);
const PERIODS = () => ['2026-12', '2026-W49'];
const user = (name: string) => name as UserId;
const BOARD: Board = { pool: 'tavla', tempo: 'live', guild: null, period: null, activeSince: NOW - 90 * DAY };

async function setUp() {
  const db = await temporaryDatabase();
  const stores = createStores(db, () => NOW);
  let count = 0;
  const finish = async (winner: string, loser: string, change: Partial<FinishedMatch> = {}) => {
    count += 1;
    const match = `m${count}` as MatchId;
    await overMatch(db, match, winner, loser);
    const finished: FinishedMatch = {
      match,
      at: NOW + count,
      periods: ['2026-12', '2026-W49'],
      guild: 'g',
      pool: 'tavla',
      tempo: 'live',
      length: 5,
      users: { white: user(winner), black: user(loser) },
      winner: 'white',
      reason: 'length',
      mars: { white: 1, black: 0 },
      unrated: null,
      ...change,
    };
    return { match, finished, settled: await stores.ratings.settle(finished, 5, PERIODS) };
  };
  return { db, ...stores, finish };
}

/** A row of a match that has just ended. */
async function overMatch(db: Db, id: MatchId, white: string, black: string): Promise<void> {
  for (const one of [white, black]) {
    await db
      .insertInto('player')
      .values({ id: user(one), name: one, preferences: '{}' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await db
    .insertInto('match')
    .values({
      id,
      version: 1,
      status: 'over',
      due_at: null,
      waits_for: null,
      computer_to_play: 0,
      white: user(white),
      black: user(black),
      guild: 'g',
      channel: 'c',
      thread: null,
      locale: 'tr',
      created_at: NOW,
      shown_channel: null,
      shown_message: null,
      shown_version: 0,
      rematch_of: null,
      to_settle: 1,
    })
    .execute();
}

test('a match moves both ratings and every count, once', async () => {
  const { ratings, finish } = await setUp();
  const { match, finished, settled } = await finish('a', 'b');
  expect(settled).toMatchObject({ kind: 'rated', changes: { white: { before: 1500 }, black: { before: 1500 } } });
  expect(await ratings.settle(finished, 5, PERIODS)).toBeNull();
  expect(await ratings.settlement(match)).toEqual(settled);
  const [won] = await ratings.standings(user('a'));
  expect(won).toMatchObject({ experience: 5, ratedMatches: 1, won: 1, lost: 0, marsWon: 1, marsLost: 0, streak: 1 });
  expect(won?.rating).toBeCloseTo(1522.3607, 4);
  const [lost] = await ratings.standings(user('b'));
  expect(lost).toMatchObject({ experience: 5, won: 0, lost: 1, marsWon: 0, marsLost: 1, streak: -1, bestStreak: 0 });
  expect(await ratings.headToHead(user('a'), user('b'))).toEqual({ won: 1, lost: 0 });
  expect(await ratings.headToHead(user('b'), user('a'))).toEqual({ won: 0, lost: 1 });
  expect(await ratings.unsettled(10)).toEqual([]);
});

test('an unrated match is counted, but moves no rating', async () => {
  const { ratings, finish } = await setUp();
  const { settled } = await finish('a', 'b', { unrated: 'notPlayed', reason: 'timeouts' });
  expect(settled).toEqual({ kind: 'unrated', reason: 'notPlayed' });
  expect(await ratings.standings(user('b'))).toMatchObject([{ rating: 1500, experience: 0, lost: 1, timedOut: 1 }]);
  expect(await ratings.count(BOARD)).toBe(0);
});

test('the sixth match of a pair within a day is not rated, a day later one is again', async () => {
  const { finish } = await setUp();
  for (let number = 0; number < 5; number += 1) expect((await finish('a', 'b')).settled?.kind).toBe('rated');
  expect((await finish('b', 'a')).settled).toEqual({ kind: 'unrated', reason: 'enoughToday' });
  expect((await finish('a', 'c')).settled?.kind).toBe('rated');
  expect((await finish('a', 'b', { at: NOW + DAY + 5 })).settled?.kind).toBe('rated');
});

test('streaks', async () => {
  const { ratings, finish } = await setUp();
  for (const [winner, loser] of [
    ['a', 'b'],
    ['a', 'c'],
    ['d', 'a'],
    ['e', 'a'],
    ['a', 'f'],
  ] as const) {
    await finish(winner, loser);
  }
  expect(await ratings.standings(user('a'))).toMatchObject([{ streak: 1, bestStreak: 2, won: 3, lost: 2 }]);
});

test('the board of all time: by rating, then experience; without newcomers, the idle, the hidden, and those who left', async () => {
  const { db, ratings, guildMembers, finish } = await setUp();
  // Ten matches each settle a rating; everybody meets somebody new, so that no pair uses up its share.
  for (const [name, wins] of [
    ['a', 10],
    ['b', 7],
    ['c', 4],
  ] as const) {
    for (let number = 0; number < 10; number += 1) {
      const other = `${name}${number}`;
      await (number < wins ? finish(name, other) : finish(other, name));
    }
  }
  const names = async (board: Board = BOARD) => (await ratings.board(board, 0, 10)).map((line) => line.user);
  expect(await names()).toEqual(['a', 'b', 'c']);
  expect(await ratings.count(BOARD)).toBe(3);
  expect((await ratings.board(BOARD, 1, 1)).map((line) => line.user)).toEqual(['b']);
  expect(await ratings.place(BOARD, user('c'))).toMatchObject({ place: 3, line: { user: 'c', matches: 10 } });
  expect(await ratings.place(BOARD, user('a0'))).toBeNull();
  expect(await names({ ...BOARD, activeSince: NOW + DAY })).toEqual([]);
  expect(await names({ ...BOARD, tempo: 'daily' })).toEqual([]);

  const here = { ...BOARD, guild: 'g' };
  expect(await names(here)).toEqual([]);
  for (const name of ['a', 'b', 'c']) await guildMembers.seen('g', user(name));
  expect(await names(here)).toEqual(['a', 'b', 'c']);
  await guildMembers.left('g', user('a'));
  expect(await names(here)).toEqual(['b', 'c']);
  expect(await ratings.place(here, user('c'))).toMatchObject({ place: 2 });
  await guildMembers.seen('g', user('a'));
  expect(await names(here)).toEqual(['a', 'b', 'c']);

  await db.updateTable('player').set({ listed: 0 }).where('id', '=', user('b')).execute();
  expect(await names()).toEqual(['a', 'c']);
  expect(await ratings.place(BOARD, user('c'))).toMatchObject({ place: 2 });
});

test('the board of a month or week: by points gained in it', async () => {
  const { ratings, finish } = await setUp();
  await finish('a', 'b');
  await finish('a', 'c');
  await finish('b', 'c', { periods: ['2026-11', '2026-W48'] });
  const december = await ratings.board({ ...BOARD, period: '2026-12' }, 0, 10);
  expect(december.map((line) => [line.user, line.matches])).toEqual([
    ['a', 2],
    ['c', 1],
    ['b', 1],
  ]);
  expect(december[0]?.value).toBeGreaterThan(40);
  expect((await ratings.board({ ...BOARD, period: '2026-W48' }, 0, 10)).map((line) => line.user)).toEqual(['b', 'c']);
});

test('the course of a rating, the oldest first', async () => {
  const { ratings, finish } = await setUp();
  await finish('a', 'b');
  await finish('c', 'a');
  await finish('a', 'd', { unrated: 'agreed' });
  const course = await ratings.course(user('a'), 'tavla', 'live', 10);
  expect(course).toHaveLength(2);
  expect(course[0]?.rating).toBeCloseTo(1522.3607, 4);
  expect(await ratings.course(user('a'), 'tavla', 'live', 1)).toEqual(course.slice(1));
});

test('a match that is taken out leaves all as if it had never been', async () => {
  const { db, ratings, finish } = await setUp();
  const other = await setUp();
  const played = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['a', 'c'],
    ['b', 'a'],
  ] as const;
  const ids = [];
  for (const [winner, loser] of played) ids.push((await finish(winner, loser, { at: NOW + ids.length })).match);
  let number = 0;
  for (const [winner, loser] of played) {
    if (number !== 1) await other.finish(winner, loser, { at: NOW + number });
    number += 1;
  }
  await ratings.undo(ids[1] as MatchId, PERIODS);
  for (const name of ['a', 'b', 'c']) {
    expect(await ratings.standings(user(name))).toEqual(await other.ratings.standings(user(name)));
    for (const opponent of ['a', 'b', 'c']) {
      expect(await ratings.headToHead(user(name), user(opponent))).toEqual(
        await other.ratings.headToHead(user(name), user(opponent)),
      );
    }
  }
  const month = { ...BOARD, period: '2026-12' };
  expect(await ratings.board(month, 0, 10)).toEqual(await other.ratings.board(month, 0, 10));
  expect(await ratings.settlement(ids[1] as MatchId)).toBeNull();
  await db.destroy();
});
