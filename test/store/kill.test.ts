import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { evolve } from '#match/evolve.ts';
import { initialState, type MatchState } from '#match/state.ts';
import type { MatchId } from '#match/types.ts';
import { openDatabase } from '#store/database.ts';
import { createMatchStore } from '#store/matches.ts';
import { temporaryFolder } from '#test/support/database.ts';

interface Told {
  readonly id: MatchId;
  readonly version: number;
  readonly rolls: readonly unknown[];
}

/** Plays in a child process for `ms` after its first acts, kills it, and returns what it had reported as stored. */
async function playAndKill(file: string, ms: number): Promise<readonly Told[]> {
  const script = new URL('playUntilKilled.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const told: Told[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    try {
      told.push(JSON.parse(line) as Told);
    } catch {
      // The last line may be cut by the kill.
    }
  });
  await once(lines, 'line');
  await new Promise((resolve) => setTimeout(resolve, ms));
  child.kill('SIGKILL');
  await once(lines, 'close');
  return told;
}

test('whatever was reported as stored survives SIGKILL at any moment, with the same rolls', async () => {
  const file = join(temporaryFolder(), 'tavla.db');
  const told: Told[] = [];
  for (const ms of [3, 40, 90, 160, 250]) told.push(...(await playAndKill(file, ms)));
  expect(told.length).toBeGreaterThan(10);

  const db = await openDatabase(file);
  const matches = createMatchStore(db, Date.now);
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  expect(integrity.rows).toEqual([{ integrity_check: 'ok' }]);
  for (const id of new Set(told.map((report) => report.id))) {
    const events = await matches.events(id);
    const row = await matches.row(id);
    const ofMatch = told.filter((report) => report.id === id);
    expect(row?.version).toBe(events.length);
    expect(events.length).toBeGreaterThanOrEqual(Math.max(...ofMatch.map(({ version }) => version)));
    expect(events.filter(({ type }) => type === 'rolled')).toEqual(
      expect.arrayContaining(ofMatch.flatMap(({ rolls }) => rolls)),
    );
    expect(events.reduce<MatchState>(evolve, initialState).phase).not.toBe('notStarted');
  }
  await db.destroy();
});
