import { sql, type ExpressionBuilder } from 'kysely';
import type { Board, BoardLine, GuildMemberStore, RatingStore } from '#app/ratingPorts.ts';
import { SETTLED_EXPERIENCE, SETTLED_MATCHES } from '#match/rating.ts';
import type { UserId } from '#match/types.ts';
import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

/** Who is on which leaderboard in which order: by rating, or by the points gained in a month or week (`rating.md` 6). */
export function boardQueries(db: Db): Pick<RatingStore, 'board' | 'count' | 'place'> {
  /** Everybody on the board, as `user`, `value`, `experience` and `matches`. */
  const listed = (board: Board) =>
    board.period === null
      ? db
          .selectFrom('standing as entry')
          .select(['entry.user_id as user', 'entry.rating as value', 'entry.experience as experience'])
          .select('entry.rated_matches as matches')
          .where('entry.pool', '=', board.pool)
          .where('entry.tempo', '=', board.tempo)
          .where('entry.rated_matches', '>', 0)
          .where('entry.last_at', '>=', board.activeSince)
          .where((is) =>
            is.or([is('entry.experience', '>=', SETTLED_EXPERIENCE), is('entry.rated_matches', '>=', SETTLED_MATCHES)]),
          )
          .where((is) => is.not(is.exists(hidden(is))))
          .$if(board.guild !== null, (query) => query.where((is) => is.exists(member(is, board.guild ?? ''))))
      : db
          .selectFrom('period_gain as entry')
          .select(['entry.user_id as user', 'entry.gained as value', sql<number>`0`.as('experience')])
          .select('entry.matches as matches')
          .where('entry.period', '=', board.period)
          .where('entry.pool', '=', board.pool)
          .where('entry.tempo', '=', board.tempo)
          .where((is) => is.not(is.exists(hidden(is))))
          .$if(board.guild !== null, (query) => query.where((is) => is.exists(member(is, board.guild ?? ''))));

  const ranked = (board: Board) => listed(board).orderBy('value', 'desc').orderBy('experience', 'desc').orderBy('user');

  return {
    async board(board, skipped, limit) {
      const rows = await ranked(board).limit(limit).offset(skipped).execute();
      return rows.map(lineOf);
    },

    count: (board) =>
      countOf(db.selectFrom(listed(board).as('listed')).select((is) => is.fn.countAll<number | string>().as('count'))),

    async place(board, user) {
      const own = await listed(board).where('entry.user_id', '=', user).executeTakeFirst();
      if (own === undefined) return null;
      const ahead = await countOf(
        db
          .selectFrom(listed(board).as('listed'))
          .select((is) => is.fn.countAll<number | string>().as('count'))
          .where((is) =>
            is.or([
              is('listed.value', '>', own.value),
              is.and([is('listed.value', '=', own.value), is('listed.experience', '>', own.experience)]),
              is.and([
                is('listed.value', '=', own.value),
                is('listed.experience', '=', own.experience),
                is('listed.user', '<', own.user),
              ]),
            ]),
          ),
      );
      return { place: ahead + 1, line: lineOf(own) };
    },
  };
}

/** PostgreSQL counts in text. */
const countOf = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number | string }> }): Promise<number> =>
  Number((await query.executeTakeFirstOrThrow()).count);

type Entry = ExpressionBuilder<Schema & { entry: { user_id: UserId } }, 'entry'>;

const hidden = (is: unknown) =>
  (is as Entry)
    .selectFrom('player')
    .select('player.id')
    .whereRef('player.id', '=', 'entry.user_id')
    .where('player.listed', '=', 0);

const member = (is: unknown, guild: string) =>
  (is as Entry)
    .selectFrom('guild_member')
    .select('guild_member.user_id')
    .whereRef('guild_member.user_id', '=', 'entry.user_id')
    .where('guild_member.guild', '=', guild)
    .where('guild_member.gone', '=', 0);

const lineOf = ({ user, value, matches }: { user: UserId; value: number; matches: number }): BoardLine => ({
  user,
  value,
  matches,
});

/** Members kept in memory. */
const NOTED = 50_000;

export function createGuildMemberStore(db: Db): GuildMemberStore {
  const keep = async (guild: string, user: UserId, gone: 0 | 1): Promise<void> => {
    await db
      .insertInto('guild_member')
      .values({ guild, user_id: user, gone })
      .onConflict((conflict) => conflict.columns(['guild', 'user_id']).doUpdateSet({ gone }))
      .execute();
  };
  /** Written already, so that not every interaction writes. */
  const noted = new Set<string>();
  return {
    async seen(guild, user) {
      const key = `${guild}/${user}`;
      if (noted.has(key)) return;
      await keep(guild, user, 0);
      if (noted.size >= NOTED) noted.clear();
      noted.add(key);
    },
    async left(guild, user) {
      await keep(guild, user, 1);
      noted.delete(`${guild}/${user}`);
    },
  };
}
