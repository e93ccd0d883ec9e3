import { sql } from 'kysely';
import type { PersonalData, PrivacyStore } from '#app/privacyPorts.ts';
import type { MatchId, UserId } from '#match/types.ts';
import { COLORS } from '#rules/types.ts';
import type { Db } from './database.ts';

/** Tables of which a person's rows are only theirs, with the column that names them. */
const OWN = [
  ['player', 'id'],
  ['standing', 'user_id'],
  ['period_gain', 'user_id'],
  ['vacation', 'user_id'],
  ['guild_member', 'user_id'],
  ['block', 'user_id'],
  ['block', 'blocked'],
  ['duel', 'user_id'],
  ['roll_count', 'user_id'],
] as const;

/** Columns of tables that others need, too. */
const SHARED = [
  ['match', 'white'],
  ['match', 'black'],
  ['match', 'waits_for'],
  ['settled_match', 'white'],
  ['settled_match', 'black'],
  ['challenge', 'challenger'],
  ['challenge', 'opponent'],
  ['duel', 'opponent'],
  ['admin_log', 'by_user'],
  ['barred', 'user_id'],
] as const;

export function createPrivacyStore(db: Db): PrivacyStore {
  const matchesOf = (user: UserId) =>
    db
      .selectFrom('match')
      .select(['id', 'white', 'created_at'])
      .where((is) => is.or([is('white', '=', user), is('black', '=', user)]))
      .orderBy('created_at')
      .execute();

  async function actsOf(match: MatchId, side: 'white' | 'black'): Promise<readonly unknown[]> {
    const rows = await db
      .selectFrom('match_event')
      .select(['type', 'body', 'recorded_at'])
      .where('match_id', '=', match)
      .orderBy('version')
      .execute();
    return rows.flatMap(({ type, body, recorded_at: at }) => {
      const facts: unknown = JSON.parse(body);
      const own = typeof facts === 'object' && facts !== null && 'by' in facts && facts.by === side;
      return own ? [{ type, at, ...facts }] : [];
    });
  }

  return {
    async dataOf(user) {
      const player = await db.selectFrom('player').selectAll().where('id', '=', user).executeTakeFirst();
      if (player === undefined) return null;
      const matches: PersonalData['matches'][number][] = [];
      for (const { id, white, created_at: createdAt } of await matchesOf(user)) {
        const side = COLORS[white === user ? 0 : 1];
        matches.push({ match: id, side, createdAt, acts: await actsOf(id, side) });
      }
      const blocked = await db.selectFrom('block').select('at').where('user_id', '=', user).execute();
      const servers = await db.selectFrom('guild_member').select('guild').where('user_id', '=', user).execute();
      return {
        player,
        standings: await db.selectFrom('standing').selectAll().where('user_id', '=', user).execute(),
        matches,
        challenges: await db
          .selectFrom('challenge')
          .select(['id', 'settings', 'status', 'created_at', 'guild', 'channel'])
          .where('challenger', '=', user)
          .execute(),
        vacations: await db.selectFrom('vacation').selectAll().where('user_id', '=', user).execute(),
        servers: servers.map(({ guild }) => guild),
        blocked: blocked.length,
        rolls: await db.selectFrom('roll_count').select(['high', 'low', 'count']).where('user_id', '=', user).execute(),
      };
    },

    forget: (user, pseudonym) =>
      db.transaction().execute(async (tx) => {
        // First, because it takes the write lock before anything is read.
        await tx.deleteFrom('player').where('id', '=', user).execute();
        const matches = await tx
          .selectFrom('match')
          .select('id')
          .where((is) => is.or([is('white', '=', user), is('black', '=', user)]))
          .execute();
        for (const { id } of matches) {
          await tx
            .updateTable('match_event')
            .set({ body: sql<string>`replace(body, ${`"${user}"`}, ${`"${pseudonym}"`})` })
            .where('match_id', '=', id)
            .where('type', '=', 'matchStarted')
            .execute();
        }
        for (const [table, column] of OWN) {
          await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${user}`.execute(tx);
        }
        for (const [table, column] of SHARED) {
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${pseudonym}
            where ${sql.ref(column)} = ${user}`.execute(tx);
        }
        for (const [table, column] of [
          ['settled_match', 'pair'],
          ['challenge', 'pair'],
          ['admin_log', 'about'],
        ] as const) {
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = replace(${sql.ref(column)}, ${user}, ${pseudonym})
            where ${sql.ref(column)} like ${`%${user}%`}`.execute(tx);
        }
        return matches.map(({ id }) => id);
      }),
  };
}
