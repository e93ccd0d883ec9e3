import type { Selectable, Transaction } from 'kysely';
import type { Challenge, ChallengeId, ChallengeStore } from '#app/ports.ts';
import type { MatchId } from '#match/types.ts';
import { type Db, violatedConstraint } from './database.ts';
import type { ChallengeTable, Schema } from './schema.ts';
import { placeColumns, placeOf } from './place.ts';
import { settingsSchema } from './settingsCodec.ts';

export function createChallengeStore(db: Db): ChallengeStore {
  return {
    async create(challenge) {
      try {
        await db
          .insertInto('challenge')
          .values({
            id: challenge.id,
            challenger: challenge.challenger,
            opponent: challenge.opponent,
            pair: [challenge.challenger, challenge.opponent ?? ''].sort().join(' '),
            settings: JSON.stringify(challenge.settings),
            ...placeColumns(challenge.place),
            message: challenge.message,
            status: challenge.status,
            created_at: challenge.createdAt,
            expires_at: challenge.expiresAt,
            rematch_of: challenge.rematchOf,
            match_id: challenge.match,
          })
          .execute();
        return 'created';
      } catch (error) {
        if (violatedConstraint(error) === 'unique') return 'pending';
        throw error;
      }
    },

    async get(id) {
      const row = await db.selectFrom('challenge').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : challengeOf(row);
    },

    async setMessage(id, message) {
      await db.updateTable('challenge').set({ message }).where('id', '=', id).execute();
    },

    async close(id, status) {
      const { numUpdatedRows } = await db
        .updateTable('challenge')
        .set({ status })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async expired(at, limit) {
      const rows = await db
        .selectFrom('challenge')
        .selectAll()
        .where('status', '=', 'open')
        .where('expires_at', '<=', at)
        .orderBy('expires_at')
        .limit(limit)
        .execute();
      return rows.map(challengeOf);
    },

    async unposted() {
      const rows = await db
        .selectFrom('challenge')
        .selectAll()
        .where('status', '=', 'open')
        .where('message', 'is', null)
        .orderBy('created_at')
        .execute();
      return rows.map(challengeOf);
    },

    async openIn(guild, limit) {
      const rows = await db
        .selectFrom('challenge')
        .selectAll()
        .where('status', '=', 'open')
        .where('guild', '=', guild)
        .where('opponent', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(challengeOf);
    },

    async countSince(challenger, at) {
      const { count } = await db
        .selectFrom('challenge')
        .select((has) => has.fn.countAll<number | string>().as('count'))
        .where('challenger', '=', challenger)
        .where('created_at', '>=', at)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async rematchOffer(match) {
      const row = await db
        .selectFrom('challenge')
        .selectAll()
        .where('rematch_of', '=', match)
        .where('status', 'in', ['open', 'accepted'])
        .executeTakeFirst();
      return row === undefined ? null : challengeOf(row);
    },

    async ofMatch(match) {
      const row = await db.selectFrom('challenge').selectAll().where('match_id', '=', match).executeTakeFirst();
      return row === undefined ? null : challengeOf(row);
    },
  };
}

/** Accepts an open challenge for `match`, inside the transaction that makes the match. */
export async function acceptChallenge(
  tx: Transaction<Schema>,
  id: ChallengeId,
  match: MatchId,
): Promise<'accepted' | 'gone'> {
  const { numUpdatedRows } = await tx
    .updateTable('challenge')
    .set({ status: 'accepted', match_id: match })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 0n ? 'gone' : 'accepted';
}

function challengeOf(row: Selectable<ChallengeTable>): Challenge {
  return {
    id: row.id,
    challenger: row.challenger,
    opponent: row.opponent,
    settings: settingsSchema.parse(JSON.parse(row.settings)),
    place: placeOf(row),
    message: row.message,
    status: row.status,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    rematchOf: row.rematch_of,
    match: row.match_id,
  };
}
