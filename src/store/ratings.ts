import { type Selectable, sql, type Transaction } from 'kysely';
import type { FinishedMatch, PeriodsOf, RatingStore, Settlement } from '#app/ratingPorts.ts';
import { afterMatch, type Rated, type UnratedReason } from '#match/rating.ts';
import type { MatchId, UserId } from '#match/types.ts';
import { COLORS, opponentOf, type ByColor, type Color } from '#rules/types.ts';
import type { Db } from './database.ts';
import { boardQueries } from './leaderboard.ts';
import type { Schema, SettledMatchTable, StandingTable } from './schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function createRatingStore(db: Db): RatingStore {
  return {
    settle: (match, share, periodsOf) =>
      db.transaction().execute(async (tx) => {
        if (!(await claim(tx, match.match))) return null;
        // One that was handed back and has ended once more.
        await withdraw(tx, match.match, periodsOf);
        const unrated = match.unrated ?? ((await sharedToday(tx, match)) >= share ? 'enoughToday' : null);
        return apply(tx, match, unrated);
      }),

    undo: (match, periodsOf) => db.transaction().execute((tx) => withdraw(tx, match, periodsOf)),

    async skip(match) {
      await db.updateTable('match').set({ to_settle: 0 }).where('id', '=', match).execute();
    },

    async unsettled(limit) {
      const rows = await db.selectFrom('match').select('id').where('to_settle', '=', 1).limit(limit).execute();
      return rows.map(({ id }) => id);
    },

    async settlement(match) {
      const row = await db.selectFrom('settled_match').selectAll().where('match_id', '=', match).executeTakeFirst();
      if (row === undefined) return null;
      if (row.unrated !== null) return { kind: 'unrated', reason: row.unrated };
      const changes = {
        white: { before: row.white_before, after: row.white_after },
        black: { before: row.black_before, after: row.black_after },
      };
      return { kind: 'rated', changes };
    },

    async standings(user) {
      const rows = await db
        .selectFrom('standing')
        .selectAll()
        .where('user_id', '=', user)
        .orderBy('last_at', 'desc')
        .execute();
      return rows.map((row) => ({
        pool: row.pool,
        tempo: row.tempo,
        rating: row.rating,
        experience: row.experience,
        ratedMatches: row.rated_matches,
        won: row.won,
        lost: row.lost,
        marsWon: row.mars_won,
        marsLost: row.mars_lost,
        streak: row.streak,
        bestStreak: row.best_streak,
        timedOut: row.timed_out,
        lastAt: row.last_at,
      }));
    },

    async course(user, pool, tempo, limit) {
      const rows = await db
        .selectFrom('settled_match')
        .select(['at', 'white', 'white_after', 'black_after'])
        .where((is) => is.or([is('white', '=', user), is('black', '=', user)]))
        .where('pool', '=', pool)
        .where('tempo', '=', tempo)
        .where('unrated', 'is', null)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute();
      return rows
        .map((row) => ({ at: row.at, rating: row.white === user ? row.white_after : row.black_after }))
        .toReversed();
    },

    ...boardQueries(db),

    async headToHead(user, opponent) {
      const row = await db
        .selectFrom('duel')
        .selectAll()
        .where('user_id', '=', user)
        .where('opponent', '=', opponent)
        .executeTakeFirst();
      return { won: row?.won ?? 0, lost: row?.lost ?? 0 };
    },
  };
}

/** Everything that a match changes; nobody else settles it meanwhile. */
async function apply(
  tx: Transaction<Schema>,
  match: FinishedMatch,
  unrated: UnratedReason | null,
): Promise<Settlement> {
  const standings = {
    white: await standingOf(tx, match, 'white'),
    black: await standingOf(tx, match, 'black'),
  };
  const after = unrated === null ? afterMatch(standings, match.winner, match.length) : standings;
  for (const side of COLORS) {
    await keepStanding(tx, match, side, standings[side], after[side], unrated === null);
    if (unrated === null) await keepGain(tx, match, side, after[side].rating - standings[side].rating);
  }
  await tx
    .insertInto('settled_match')
    .values(settledRow(match, standings, after, unrated))
    .execute();
  await countDuel(tx, match);
  return settlement(unrated, standings, after);
}

/** Takes a match out, if it is in, and computes its pool anew. */
async function withdraw(tx: Transaction<Schema>, match: MatchId, periodsOf: PeriodsOf): Promise<void> {
  const undone = await tx.selectFrom('settled_match').selectAll().where('match_id', '=', match).executeTakeFirst();
  if (undone === undefined) return;
  for (const row of await takeOut(tx, undone)) await apply(tx, finishedOf(row, periodsOf), row.unrated);
}

/** Clears all that follows from the matches of one pool, and returns them in order without the one that is undone. */
async function takeOut(tx: Transaction<Schema>, undone: SettledRow): Promise<readonly SettledRow[]> {
  const { pool, tempo } = undone;
  const rows = await tx
    .selectFrom('settled_match')
    .selectAll()
    .where('pool', '=', pool)
    .where('tempo', '=', tempo)
    .orderBy('at')
    .orderBy('match_id')
    .execute();
  for (const table of ['settled_match', 'standing', 'period_gain'] as const) {
    await tx.deleteFrom(table).where('pool', '=', pool).where('tempo', '=', tempo).execute();
  }
  for (const row of rows) await countDuel(tx, { users: row, winner: row.winner }, -1);
  return rows.filter((row) => row.match_id !== undone.match_id);
}

const finishedOf = (row: SettledRow, periodsOf: PeriodsOf): FinishedMatch => ({
  match: row.match_id,
  at: row.at,
  periods: periodsOf(row.at),
  guild: row.guild,
  pool: row.pool,
  tempo: row.tempo,
  length: row.length,
  users: { white: row.white, black: row.black },
  winner: row.winner,
  reason: row.reason,
  mars: { white: row.white_mars, black: row.black_mars },
  unrated: row.unrated,
});

type SettledRow = Selectable<SettledMatchTable>;

/** Taken by one settling alone; this comes first because it takes the write lock. */
async function claim(tx: Transaction<Schema>, match: FinishedMatch['match']): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('match')
    .set({ to_settle: 0 })
    .where('id', '=', match)
    .where('to_settle', '=', 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const NEW_STANDING = {
  rating: 1500,
  experience: 0,
  rated_matches: 0,
  won: 0,
  lost: 0,
  mars_won: 0,
  mars_lost: 0,
  streak: 0,
  best_streak: 0,
  timed_out: 0,
} as const;

type StandingRow = Omit<StandingTable, 'user_id' | 'pool' | 'tempo' | 'last_at'>;

async function standingOf(tx: Transaction<Schema>, match: FinishedMatch, side: Color): Promise<StandingRow> {
  const row = await tx
    .selectFrom('standing')
    .selectAll()
    .where('user_id', '=', match.users[side])
    .where('pool', '=', match.pool)
    .where('tempo', '=', match.tempo)
    .executeTakeFirst();
  return row ?? NEW_STANDING;
}

async function sharedToday(tx: Transaction<Schema>, { users, at }: FinishedMatch): Promise<number> {
  const { count } = await tx
    .selectFrom('settled_match')
    .select((is) => is.fn.countAll<number | string>().as('count'))
    .where('pair', '=', pairOf(users))
    .where('at', '>', at - DAY_MS)
    .where('unrated', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function keepStanding(
  tx: Transaction<Schema>,
  match: FinishedMatch,
  side: Color,
  before: StandingRow,
  after: Rated,
  rated: boolean,
): Promise<void> {
  const won = match.winner === side;
  const streak = won ? Math.max(0, before.streak) + 1 : Math.min(0, before.streak) - 1;
  const late = match.reason === 'timeouts' || match.reason === 'left';
  const row: StandingRow = {
    rating: after.rating,
    experience: after.experience,
    rated_matches: before.rated_matches + (rated ? 1 : 0),
    won: before.won + (won ? 1 : 0),
    lost: before.lost + (won ? 0 : 1),
    mars_won: before.mars_won + match.mars[side],
    mars_lost: before.mars_lost + match.mars[opponentOf(side)],
    streak,
    best_streak: Math.max(before.best_streak, streak),
    timed_out: before.timed_out + (!won && late ? 1 : 0),
  };
  await tx
    .insertInto('standing')
    .values({ user_id: match.users[side], pool: match.pool, tempo: match.tempo, ...row, last_at: match.at })
    .onConflict((conflict) => conflict.columns(['user_id', 'pool', 'tempo']).doUpdateSet({ ...row, last_at: match.at }))
    .execute();
}

/** What was gained in the month and the week of the match. */
async function keepGain(tx: Transaction<Schema>, match: FinishedMatch, side: Color, gained: number): Promise<void> {
  for (const period of match.periods) {
    await tx
      .insertInto('period_gain')
      .values({ user_id: match.users[side], pool: match.pool, tempo: match.tempo, period, gained, matches: 1 })
      .onConflict((conflict) =>
        conflict.columns(['period', 'pool', 'tempo', 'user_id']).doUpdateSet({
          gained: sql`period_gain.gained + ${gained}`,
          matches: sql`period_gain.matches + 1`,
        }),
      )
      .execute();
  }
}

async function countDuel(
  tx: Transaction<Schema>,
  { users, winner }: Pick<FinishedMatch, 'users' | 'winner'>,
  by: 1 | -1 = 1,
): Promise<void> {
  const loser = opponentOf(winner);
  const rows = [
    { user_id: users[winner], opponent: users[loser], won: by, lost: 0 },
    { user_id: users[loser], opponent: users[winner], won: 0, lost: by },
  ];
  for (const row of rows) {
    await tx
      .insertInto('duel')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'opponent']).doUpdateSet({
          won: sql`duel.won + ${row.won}`,
          lost: sql`duel.lost + ${row.lost}`,
        }),
      )
      .execute();
  }
}

const pairOf = ({ white, black }: ByColor<UserId>): string => [white, black].toSorted().join('/');

const settledRow = (
  match: FinishedMatch,
  before: ByColor<Rated>,
  after: ByColor<Rated>,
  unrated: UnratedReason | null,
) => ({
  match_id: match.match,
  at: match.at,
  guild: match.guild,
  pool: match.pool,
  tempo: match.tempo,
  length: match.length,
  white: match.users.white,
  black: match.users.black,
  pair: pairOf(match.users),
  winner: match.winner,
  reason: match.reason,
  white_mars: match.mars.white,
  black_mars: match.mars.black,
  unrated,
  white_before: before.white.rating,
  white_after: after.white.rating,
  black_before: before.black.rating,
  black_after: after.black.rating,
  formula: 1,
});

const settlement = (unrated: UnratedReason | null, before: ByColor<Rated>, after: ByColor<Rated>): Settlement =>
  unrated === null
    ? {
        kind: 'rated',
        changes: {
          white: { before: before.white.rating, after: after.white.rating },
          black: { before: before.black.rating, after: after.black.rating },
        },
      }
    : { kind: 'unrated', reason: unrated };
