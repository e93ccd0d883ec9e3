import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { bench, describe } from 'vitest';
import { createMatchLog } from '#app/matchLog.ts';
import type { MatchEvent } from '#match/event.ts';
import { openDatabase } from '#store/database.ts';
import { createMatchStore } from '#store/matches.ts';
import { actOnce, openTables } from '#test/support/table.ts';

const folder = mkdtempSync(join(tmpdir(), 'tavla-bench-'));
const db = await openDatabase(join(folder, 'tavla.db'));
const tables = openTables(db);
const store = createMatchStore(db, Date.now);
const held: MatchEvent = { type: 'clockHeld', at: 1_700_000_000_000 };
const summary = { status: 'running', dueAt: null, waitsFor: null, computerToPlay: false, ending: null } as const;

const raw = new Database(join(folder, 'raw.db'));
raw.pragma('journal_mode = WAL');
raw.pragma('synchronous = FULL');
raw.exec(`create table match (id text primary key, version integer, due_at integer);
  create table match_event (match_id text, version integer, body text, primary key (match_id, version)) without rowid;
  insert into match values ('m', 0, null)`);
const begin = raw.prepare('begin');
const commit = raw.prepare('commit');
const bump = raw.prepare('update match set version = ?, due_at = ? where id = ? and version = ?');
const insert = raw.prepare('insert into match_event values (?, ?, ?)');
let rawVersion = 0;

describe('one event stored and flushed', async () => {
  const id = await tables.start();
  let version = (await store.row(id))?.version ?? 0;
  bench('raw prepared statements', () => {
    begin.run();
    bump.run(rawVersion + 1, null, 'm', rawVersion);
    insert.run('m', (rawVersion += 1), '{}');
    commit.run();
  });
  bench('the match store', async () => {
    await store.append({ id, expectedVersion: version, events: [held], summary, act: null });
    version += 1;
  });
});

describe('a whole act against one raw transaction', async () => {
  const played = { id: await tables.start({ length: 5 }), act: 0 };
  bench('raw prepared statements', () => {
    begin.run();
    bump.run(rawVersion + 1, null, 'm', rawVersion);
    insert.run('m', (rawVersion += 1), '{}');
    commit.run();
  });
  bench('decide, automatic steps, append', async () => {
    const done = await actOnce(tables.service, played.id, `${played.id} ${(played.act += 1)}`);
    if (done === null) Object.assign(played, { id: await tables.start({ length: 5 }), act: 0 });
  });
});

describe('a finished match read and folded', async () => {
  const id = await tables.start({ length: 5 });
  for (let act = 0; ; act += 1) if ((await actOnce(tables.service, id, `${id} ${act}`)) === null) break;
  const count = (await store.row(id))?.version ?? 0;
  const events = raw.prepare('select body from match_event where match_id = ? and version <= ?');
  bench(`${count} raw rows`, () => void events.all('m', count));
  bench(`${count} events`, async () => void (await createMatchLog(store).load(id)));
});
