import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;

/**
 * Opens the SQLite file, made with its folder where there is none, and brings its schema up to date. Every commit is
 * flushed to the disk before it returns (synchronous FULL), so what was answered survives a power cut. Throws an error
 * that names the file where that cannot be read and written as a database.
 */
export async function openDatabase(file: string): Promise<Db> {
  try {
    return await upToDate(connect(file));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the database file ${file} cannot be used: ${reason}`, { cause: error });
  }
}

function connect(file: string): Database.Database {
  mkdirSync(dirname(file), { recursive: true });
  return new Database(file);
}

async function upToDate(sqlite: Database.Database): Promise<Db> {
  try {
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    sqlite.pragma('busy_timeout = 5000');
    // Writes and takes it back: a file that may only be read fails here, not at the first act of a player.
    sqlite.exec('begin; pragma user_version = 0; rollback');
    const db = new Kysely<Schema>({ dialect: dialectFor(sqlite) });
    await migrate(db);
    return db;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/**
 * Prepares each text once; there are few of them. SQLite has rolled back by itself where the disk is full; to do so
 * again would fail and hide that first error.
 */
function dialectFor(sqlite: Database.Database): SqliteDialect {
  const prepared = new Map<string, Database.Statement>();
  const prepare = (text: string): Database.Statement => {
    const known = prepared.get(text) ?? sqlite.prepare(text);
    prepared.set(text, known);
    return known;
  };
  const database = { prepare, close: () => sqlite.close() };
  class Driver extends SqliteDriver {
    override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
      if (sqlite.inTransaction) await super.rollbackTransaction(connection);
    }
  }
  class Dialect extends SqliteDialect {
    override createDriver(): Driver {
      return new Driver({ database });
    }
  }
  return new Dialect({ database });
}

/** The name of the constraint family that an error of the database reports, else null. */
export function violatedConstraint(error: unknown): 'unique' | 'primaryKey' | null {
  if (!(error instanceof Database.SqliteError)) return null;
  if (error.code === 'SQLITE_CONSTRAINT_UNIQUE') return 'unique';
  if (error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY') return 'primaryKey';
  return null;
}
