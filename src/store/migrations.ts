import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** What a side has on the score by the log of its match. */
const pointsOf = (color: 'white' | 'black') => sql`(select coalesce(sum(json_extract(body, '$.points')), 0)
  from match_event where match_id = match.id and type = 'gameWon' and json_extract(body, '$.winner') = ${color})`;

/** In order; a released migration is never changed. */
const MIGRATIONS: Record<string, Migration> = {
  '001_matches': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('match')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('version', 'bigint', (column) => column.notNull().check(sql`version > 0`))
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('due_at', 'bigint')
        .addColumn('waits_for', 'text')
        .addColumn('computer_to_play', 'integer', (column) => column.notNull())
        .addColumn('white', 'text')
        .addColumn('black', 'text')
        .addColumn('guild', 'text')
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('thread', 'text')
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('shown_channel', 'text')
        .addColumn('shown_message', 'text')
        .addColumn('shown_version', 'bigint', (column) => column.notNull())
        .addColumn('rematch_of', 'text', (column) => column.unique())
        .execute();
      await sql`create index match_due on match (due_at) where due_at is not null`.execute(db);
      await sql`create index match_behind on match (created_at) where shown_version < version`.execute(db);
      await sql`create index match_computer on match (id) where computer_to_play = 1`.execute(db);
      await sql`create index match_white on match (white) where status = 'running'`.execute(db);
      await sql`create index match_black on match (black) where status = 'running'`.execute(db);
      await sql`create index match_channel on match (channel) where status = 'running'`.execute(db);
      await sql`create index match_thread on match (thread) where status = 'running'`.execute(db);

      await db.schema
        .createTable('match_event')
        .addColumn('match_id', 'text', (column) => column.notNull().references('match.id'))
        .addColumn('version', 'bigint', (column) => column.notNull().check(sql`version > 0`))
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('schema', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('recorded_at', 'bigint', (column) => column.notNull())
        .addColumn('act', 'text')
        .addPrimaryKeyConstraint('match_event_key', ['match_id', 'version'])
        // SQLite alone: rows lie in key order, so a match's log is read in one stretch.
        .modifyEnd(sql`without rowid`)
        .execute();
      await sql`create unique index match_event_act on match_event (act) where act is not null`.execute(db);

      await db.schema
        .createTable('challenge')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('challenger', 'text', (column) => column.notNull())
        .addColumn('opponent', 'text')
        .addColumn('pair', 'text', (column) => column.notNull())
        .addColumn('settings', 'text', (column) => column.notNull())
        .addColumn('guild', 'text')
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('thread', 'text')
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('message', 'text')
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('rematch_of', 'text')
        .addColumn('match_id', 'text')
        .execute();
      // One open challenge a pair, whoever made it; one open challenge to all a person.
      await sql`create unique index challenge_pair on challenge (pair) where status = 'open'`.execute(db);
      await sql`create unique index challenge_rematch on challenge (rematch_of)
        where rematch_of is not null and status in ('open', 'accepted')`.execute(db);
      await sql`create index challenge_expiry on challenge (expires_at) where status = 'open'`.execute(db);
      await sql`create index challenge_match on challenge (match_id) where match_id is not null`.execute(db);
      await sql`create index challenge_challenger on challenge (challenger, created_at)`.execute(db);

      await db.schema
        .createTable('player')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('preferences', 'text', (column) => column.notNull())
        .execute();

      await db.schema
        .createTable('shard')
        .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
        .addColumn('pid', 'integer', (column) => column.notNull())
        .addColumn('host', 'text', (column) => column.notNull())
        .addColumn('heartbeat_at', 'bigint', (column) => column.notNull())
        .addColumn('downtime_ms', 'bigint', (column) => column.notNull())
        .execute();
    },
  },

  '002_vacations': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('vacation')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('from_at', 'bigint', (column) => column.notNull())
        .addColumn('until_at', 'bigint', (column) => column.notNull())
        .addColumn('begin_carried', 'integer', (column) => column.notNull())
        .addColumn('end_carried', 'integer', (column) => column.notNull())
        .execute();
      // One at a time; the sweep looks only at those that are not over.
      await sql`create unique index vacation_running on vacation (user_id) where end_carried = 0`.execute(db);
      await sql`create index vacation_user on vacation (user_id, until_at)`.execute(db);
    },
  },

  '003_ratings': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('match')
        .addColumn('to_settle', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await sql`create index match_to_settle on match (id) where to_settle = 1`.execute(db);
      await db.schema
        .alterTable('player')
        .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();

      await db.schema
        .createTable('settled_match')
        .addColumn('match_id', 'text', (column) => column.primaryKey().notNull().references('match.id'))
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('guild', 'text')
        .addColumn('pool', 'text', (column) => column.notNull())
        .addColumn('tempo', 'text', (column) => column.notNull())
        .addColumn('length', 'integer', (column) => column.notNull())
        .addColumn('white', 'text', (column) => column.notNull())
        .addColumn('black', 'text', (column) => column.notNull())
        .addColumn('pair', 'text', (column) => column.notNull())
        .addColumn('winner', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('white_mars', 'integer', (column) => column.notNull())
        .addColumn('black_mars', 'integer', (column) => column.notNull())
        .addColumn('unrated', 'text')
        .addColumn('white_before', 'double precision', (column) => column.notNull())
        .addColumn('white_after', 'double precision', (column) => column.notNull())
        .addColumn('black_before', 'double precision', (column) => column.notNull())
        .addColumn('black_after', 'double precision', (column) => column.notNull())
        .addColumn('formula', 'integer', (column) => column.notNull())
        .execute();
      await sql`create index settled_pool on settled_match (pool, tempo, at)`.execute(db);
      await sql`create index settled_pair on settled_match (pair, at) where unrated is null`.execute(db);
      await sql`create index settled_white on settled_match (white, pool, tempo, at) where unrated is null`.execute(db);
      await sql`create index settled_black on settled_match (black, pool, tempo, at) where unrated is null`.execute(db);

      await db.schema
        .createTable('standing')
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('pool', 'text', (column) => column.notNull())
        .addColumn('tempo', 'text', (column) => column.notNull())
        .addColumn('rating', 'double precision', (column) => column.notNull())
        .addColumn('experience', 'integer', (column) => column.notNull())
        .addColumn('rated_matches', 'integer', (column) => column.notNull())
        .addColumn('won', 'integer', (column) => column.notNull())
        .addColumn('lost', 'integer', (column) => column.notNull())
        .addColumn('mars_won', 'integer', (column) => column.notNull())
        .addColumn('mars_lost', 'integer', (column) => column.notNull())
        .addColumn('streak', 'integer', (column) => column.notNull())
        .addColumn('best_streak', 'integer', (column) => column.notNull())
        .addColumn('timed_out', 'integer', (column) => column.notNull())
        .addColumn('last_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('standing_key', ['user_id', 'pool', 'tempo'])
        .execute();
      await sql`create index standing_rank on standing (pool, tempo, rating desc, experience desc, user_id)
        where rated_matches > 0`.execute(db);

      await db.schema
        .createTable('period_gain')
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('pool', 'text', (column) => column.notNull())
        .addColumn('tempo', 'text', (column) => column.notNull())
        .addColumn('period', 'text', (column) => column.notNull())
        .addColumn('gained', 'double precision', (column) => column.notNull())
        .addColumn('matches', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('period_gain_key', ['period', 'pool', 'tempo', 'user_id'])
        .execute();
      await sql`create index period_gain_rank on period_gain (period, pool, tempo, gained desc, user_id)`.execute(db);

      await db.schema
        .createTable('duel')
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('opponent', 'text', (column) => column.notNull())
        .addColumn('won', 'integer', (column) => column.notNull())
        .addColumn('lost', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('duel_key', ['user_id', 'opponent'])
        .execute();

      await db.schema
        .createTable('guild_member')
        .addColumn('guild', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('gone', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('guild_member_key', ['guild', 'user_id'])
        .execute();
    },
  },

  '004_history': {
    async up(db: Kysely<unknown>) {
      await sql`alter table match add column ended_at bigint`.execute(db);
      await sql`alter table match add column winner text`.execute(db);
      await sql`alter table match add column white_points integer`.execute(db);
      await sql`alter table match add column black_points integer`.execute(db);
      await sql`alter table match add column end_reason text`.execute(db);
      // SQLite's own JSON functions: what older versions did not note stands in the logs.
      await sql`update match set (ended_at, winner, end_reason) =
          (select recorded_at, json_extract(body, '$.winner'), json_extract(body, '$.reason') from match_event
            where match_id = match.id and type in ('matchWon', 'matchAborted')),
          white_points = ${pointsOf('white')}, black_points = ${pointsOf('black')}
        where status <> 'running'`.execute(db);
      await sql`create index match_finished_white on match (white, ended_at, id) where ended_at is not null`.execute(
        db,
      );
      await sql`create index match_finished_black on match (black, ended_at, id) where ended_at is not null`.execute(
        db,
      );
    },
  },

  '005_blocks': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('block')
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('blocked', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('block_key', ['user_id', 'blocked'])
        .execute();
    },
  },

  '006_servers': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('server')
        .addColumn('guild', 'text', (column) => column.primaryKey().notNull())
        .addColumn('settings', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('barred')
        .addColumn('guild', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('barred_key', ['guild', 'user_id'])
        .execute();
      await db.schema
        .createTable('admin_log')
        .addColumn('guild', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('by_user', 'text', (column) => column.notNull())
        .addColumn('act', 'text', (column) => column.notNull())
        .addColumn('about', 'text', (column) => column.notNull())
        .execute();
      await sql`create index admin_log_guild on admin_log (guild, at)`.execute(db);
      await sql`create index match_guild on match (guild, created_at)`.execute(db);
      await sql`create index challenge_open on challenge (guild, created_at) where status = 'open'`.execute(db);
    },
  },

  '007_dice': {
    async up(db: Kysely<unknown>) {
      await sql`alter table match add column dice_key text`.execute(db);
      await sql`alter table match add column rolls_counted bigint not null default 0`.execute(db);
      await db.schema
        .createTable('roll_count')
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('high', 'integer', (column) => column.notNull())
        .addColumn('low', 'integer', (column) => column.notNull())
        .addColumn('count', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('roll_count_key', ['user_id', 'high', 'low'])
        .execute();
    },
  },

  '008_answers_only': {
    async up(db: Kysely<unknown>) {
      for (const table of ['match', 'challenge']) {
        await sql`alter table ${sql.table(table)} add column answers_only integer not null default 0`.execute(db);
      }
    },
  },
};

const provider: MigrationProvider = { getMigrations: () => Promise.resolve(MIGRATIONS) };

/** Brings the database to the newest schema; throws where a migration fails, which leaves the one before. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  // Those that were written side by side may reach a database in either order.
  const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest();
  if (error !== undefined) throw error;
}
