import type { Selectable } from 'kysely';
import { acceptChallenge } from './challenges.ts';
import { type Db, violatedConstraint } from './database.ts';
import { decodeEvent, encodeEvent } from './eventCodec.ts';
import { endingOf } from './history.ts';
import type { MatchEvent } from '#match/event.ts';
import type { MatchId } from '#match/types.ts';
import type { MatchRow, MatchStore, MatchSummary } from '#app/ports.ts';
import { countRolls } from './rolls.ts';
import { placeColumns, placeOf } from './place.ts';
import type { MatchTable } from './schema.ts';

/** Thrown inside a transaction to undo it. */
class Undone extends Error {}

/** The match store on SQLite. `wallNow` dates the rows, in milliseconds since 1970. */
export function createMatchStore(db: Db, wallNow: () => number): MatchStore {
  const eventRows = (id: MatchId, after: number, events: readonly MatchEvent[], act: string | null) =>
    events.map((event, index) => ({
      match_id: id,
      version: after + index + 1,
      ...encodeEvent(event),
      recorded_at: wallNow(),
      act: index === 0 ? act : null,
    }));

  const running = () => db.selectFrom('match').selectAll().where('status', '=', 'running');

  return {
    async create(match) {
      try {
        await db.transaction().execute(async (tx) => {
          if (match.challenge !== null && (await acceptChallenge(tx, match.challenge, match.id)) === 'gone')
            throw new Undone();
          await tx
            .insertInto('match')
            .values({
              id: match.id,
              version: match.events.length,
              ...summaryColumns(match.summary, wallNow()),
              white: match.white,
              black: match.black,
              ...placeColumns(match.place),
              created_at: match.createdAt,
              shown_channel: null,
              shown_message: null,
              shown_version: 0,
              rematch_of: match.rematchOf,
              dice_key: match.diceKey,
            })
            .execute();
          await tx
            .insertInto('match_event')
            .values(eventRows(match.id, 0, match.events, match.act))
            .execute();
        });
        return 'created';
      } catch (error) {
        if (error instanceof Undone || violatedConstraint(error) === 'unique') return 'taken';
        throw error;
      }
    },

    async append({ id, expectedVersion, events, summary, act }) {
      try {
        await db.transaction().execute(async (tx) => {
          // The compare-and-set comes first: it takes the write lock before anything is read.
          const { numUpdatedRows } = await tx
            .updateTable('match')
            .set({ version: expectedVersion + events.length, ...summaryColumns(summary, wallNow()) })
            .where('id', '=', id)
            .where('version', '=', expectedVersion)
            .executeTakeFirstOrThrow();
          if (numUpdatedRows === 0n) throw new Undone();
          await tx
            .insertInto('match_event')
            .values(eventRows(id, expectedVersion, events, act))
            .execute();
          if (summary.status !== 'running') await countRolls(tx, id);
        });
        return 'appended';
      } catch (error) {
        if (error instanceof Undone || violatedConstraint(error) === 'primaryKey') return 'conflict';
        if (violatedConstraint(error) === 'unique') return 'duplicate';
        throw error;
      }
    },

    async matchOfAct(act) {
      const row = await db.selectFrom('match_event').select('match_id').where('act', '=', act).executeTakeFirst();
      return row?.match_id ?? null;
    },

    async row(id) {
      const row = await db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : matchRow(row);
    },

    async events(id, afterVersion = 0) {
      const rows = await db
        .selectFrom('match_event')
        .select(['type', 'schema', 'body', 'at'])
        .where('match_id', '=', id)
        .where('version', '>', afterVersion)
        .orderBy('version')
        .execute();
      return rows.map(decodeEvent);
    },

    async due(at, limit, skipped) {
      const rows = await db
        .selectFrom('match')
        .select('id')
        .where('due_at', '<=', at)
        .orderBy('due_at')
        .limit(limit)
        .offset(skipped)
        .execute();
      return rows.map(({ id }) => id);
    },

    async clocked() {
      const rows = await db
        .selectFrom('match')
        .select('id')
        .where('due_at', 'is not', null)
        .orderBy('due_at')
        .execute();
      return rows.map(({ id }) => id);
    },

    async computerToPlay() {
      const rows = await db.selectFrom('match').select('id').where('computer_to_play', '=', 1).execute();
      return rows.map(({ id }) => id);
    },

    async behind(limit, skipped) {
      const rows = await db
        .selectFrom('match')
        .select('id')
        .whereRef('shown_version', '<', 'version')
        .orderBy('created_at')
        .limit(limit)
        .offset(skipped)
        .execute();
      return rows.map(({ id }) => id);
    },

    async runningOf(user) {
      const rows = await running()
        .where((is) => is.or([is('white', '=', user), is('black', '=', user)]))
        .orderBy('created_at')
        .execute();
      return rows.map(matchRow);
    },

    async runningIn(channel) {
      const rows = await running()
        .where((is) => is.or([is('channel', '=', channel), is('thread', '=', channel)]))
        .orderBy('created_at')
        .execute();
      return rows.map(matchRow);
    },

    async newestIn(guild, limit) {
      const rows = await db
        .selectFrom('match')
        .selectAll()
        .where('guild', '=', guild)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(matchRow);
    },

    async rematchOf(id) {
      const row = await db.selectFrom('match').select('id').where('rematch_of', '=', id).executeTakeFirst();
      return row?.id ?? null;
    },

    async setThread(id, thread) {
      await db.updateTable('match').set({ thread }).where('id', '=', id).execute();
    },

    async setShown(id, shown) {
      await db
        .updateTable('match')
        .set({ shown_channel: shown.channel, shown_message: shown.message, shown_version: shown.version })
        .where('id', '=', id)
        .execute();
    },
  };
}

const summaryColumns = (summary: MatchSummary, now: number) => ({
  status: summary.status,
  due_at: summary.dueAt,
  waits_for: summary.waitsFor,
  computer_to_play: summary.computerToPlay ? (1 as const) : (0 as const),
  to_settle: summary.status === 'over' ? (1 as const) : (0 as const),
  ended_at: summary.ending === null ? null : now,
  winner: summary.ending?.winner ?? null,
  white_points: summary.ending?.score.white ?? null,
  black_points: summary.ending?.score.black ?? null,
  end_reason: summary.ending?.reason ?? null,
});

function matchRow(row: Selectable<MatchTable>): MatchRow {
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    dueAt: row.due_at,
    waitsFor: row.waits_for,
    computerToPlay: row.computer_to_play === 1,
    ending: endingOf(row),
    place: placeOf(row),
    white: row.white,
    black: row.black,
    createdAt: row.created_at,
    diceKey: row.dice_key,
    shown:
      row.shown_channel === null || row.shown_message === null
        ? null
        : { channel: row.shown_channel, message: row.shown_message, version: row.shown_version },
  };
}
