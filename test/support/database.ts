import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Db, openDatabase } from '#store/database.ts';

/** A folder of this test's own, removed when it ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tavla-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A real SQLite file of this test's own. */
export async function temporaryDatabase(): Promise<Db> {
  const db = await openDatabase(join(temporaryFolder(), 'tavla.db'));
  onTestFinished(() => db.destroy());
  return db;
}
