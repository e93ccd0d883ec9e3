import { expect, test } from 'vitest';
import { createLeaderboard, LINES_A_PAGE } from '#app/leaderboard.ts';
import type { Board } from '#app/ratingPorts.ts';
import type { UserId } from '#match/types.ts';
import { createStores } from '#store/stores.ts';
import { temporaryDatabase } from '#test/support/database.ts';

const NOW = Date.UTC(2026, 11, 1);
const BOARD: Board = { pool: 'fevga', tempo: 'daily', guild: 'g', period: null, activeSince: 0 };
const PLAYERS = Array.from({ length: 25 }, (_, index) => `p${String(index).padStart(2, '0')}` as UserId);

/** All 25 have been seen in the guild; p00 is the best. `gone` have left it meanwhile. */
async function setUp(gone: readonly UserId[]) {
  const db = await temporaryDatabase();
  const { ratings, guildMembers } = createStores(db, () => NOW);
  for (const [index, user] of PLAYERS.entries()) {
    await guildMembers.seen('g', user);
    await db
      .insertInto('standing')
      .values({
        user_id: user,
        pool: 'fevga',
        tempo: 'daily',
        rating: 1800 - index,
        experience: 50,
        rated_matches: 10,
        won: 5,
        lost: 5,
        mars_won: 0,
        mars_lost: 0,
        streak: 1,
        best_streak: 1,
        timed_out: 0,
        last_at: NOW,
      })
      .execute();
  }
  let asked = 0;
  const isMember = (_: string, user: UserId) => {
    asked += 1;
    return Promise.resolve(gone.includes(user) ? false : user === PLAYERS[24] ? null : true);
  };
  return { leaderboard: createLeaderboard({ ratings, guildMembers, members: { isMember } }), asked: () => asked };
}

const names = (lines: readonly { readonly user: UserId }[]) => lines.map(({ user }) => user);

test('pages, with the reader’s own place on each', async () => {
  const { leaderboard, asked } = await setUp([]);
  const first = await leaderboard.page(BOARD, 1, PLAYERS[20] as UserId);
  expect(first).toMatchObject({ page: 1, pages: 3, from: 1, own: { place: 21 } });
  expect(names(first.lines)).toEqual(PLAYERS.slice(0, LINES_A_PAGE));
  expect(asked()).toBe(LINES_A_PAGE);
  const last = await leaderboard.page(BOARD, 99, PLAYERS[0] as UserId);
  expect(last).toMatchObject({ page: 3, from: 21, own: { place: 1 } });
  // Of whom it is not known whether they are there stay.
  expect(names(last.lines)).toEqual(PLAYERS.slice(20));
});

test('whoever has left is filtered out before the pages are made', async () => {
  const gone = [0, 3, 4, 12].map((index) => PLAYERS[index] as UserId);
  const { leaderboard } = await setUp(gone);
  const first = await leaderboard.page(BOARD, 1, PLAYERS[13] as UserId);
  expect(names(first.lines)).toEqual(PLAYERS.filter((user) => !gone.includes(user)).slice(0, LINES_A_PAGE));
  expect(first.own).toMatchObject({ place: 10 });
  expect((await leaderboard.page({ ...BOARD, guild: null }, 1, PLAYERS[0] as UserId)).own).toMatchObject({ place: 1 });
});

test('an empty board is one empty page', async () => {
  const { leaderboard } = await setUp([]);
  const page = await leaderboard.page({ ...BOARD, pool: 'plakoto' }, 1, PLAYERS[0] as UserId);
  expect(page).toEqual({ page: 1, pages: 1, from: 1, lines: [], own: null });
});
