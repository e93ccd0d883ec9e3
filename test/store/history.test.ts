import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { HistoryQuery } from '#app/historyPorts.ts';
import { ok } from '#core/result.ts';
import type { MatchId, UserId } from '#match/types.ts';
import { openDatabase } from '#store/database.ts';
import { createHistoryStore } from '#store/history.ts';
import { createMatchStore } from '#store/matches.ts';
import { temporaryDatabase, temporaryFolder } from '#test/support/database.ts';
import { actOnce, ayse, mehmet, openTables, person, zeynep } from '#test/support/table.ts';

const place = { guild: 'g', channel: 'c', thread: null, answersOnly: false, locale: 'tr' } as const;

/** Finished matches of Ayşe that ended at these times, against Mehmet on odd numbers and the computer on even ones. */
async function setUp(endings: readonly number[]) {
  const db = await temporaryDatabase();
  let now = 0;
  const matches = createMatchStore(db, () => now);
  for (const [index, endedAt] of endings.entries()) {
    now = endedAt;
    const [white, black] = index % 2 === 0 ? [ayse, mehmet] : [null, ayse];
    await matches.create({
      id: `m${String.fromCharCode(97 + index)}` as MatchId,
      place,
      white,
      black,
      events: [{ type: 'clockHeld', at: 1 }],
      summary: {
        status: 'over',
        dueAt: null,
        waitsFor: null,
        computerToPlay: false,
        ending: { winner: 'white', score: { white: 5, black: index }, reason: 'length' },
      },
      createdAt: 0,
      diceKey: 'key',
      challenge: null,
      rematchOf: null,
      act: null,
    });
  }
  const history = createHistoryStore(db);
  const list = async (query: Partial<HistoryQuery> = {}) =>
    (await history.finishedOf({ user: ayse, opponent: null, beside: null, limit: 3, ...query })).map(
      ({ match }) => match,
    );
  return { db, history, list };
}

const beside = (match: string, endedAt: number, direction: 'older' | 'newer') => ({
  beside: { key: { match, endedAt }, direction },
});

test('the newest first, a page at a time, there and back, also where some ended together', async () => {
  const { list } = await setUp([10, 20, 20, 20, 30, 40]);
  expect(await list()).toEqual(['mf', 'me', 'md']);
  expect(await list(beside('md', 20, 'older'))).toEqual(['mc', 'mb', 'ma']);
  expect(await list(beside('ma', 10, 'older'))).toEqual([]);
  expect(await list(beside('mc', 20, 'newer'))).toEqual(['mf', 'me', 'md']);
  expect(await list(beside('ma', 10, 'newer'))).toEqual(['md', 'mc', 'mb']);
});

test('only those against somebody, or against the computer; nobody sees others’', async () => {
  const { list } = await setUp([10, 20, 30, 40]);
  expect(await list({ opponent: mehmet })).toEqual(['mc', 'ma']);
  expect(await list({ opponent: 'computer' })).toEqual(['md', 'mb']);
  expect(await list({ opponent: zeynep })).toEqual([]);
  expect(await list({ user: mehmet })).toEqual(['mc', 'ma']);
  expect(await list({ user: zeynep })).toEqual([]);
});

test('each side is looked up by its own index', async () => {
  const { db } = await setUp([10]);
  const plan = await sql<{ detail: string }>`explain query plan select * from match
    where white = ${ayse} and ended_at is not null and (ended_at, id) < (5, 'x')
    order by ended_at desc, id desc limit 10`.execute(db);
  const details = plan.rows.map(({ detail }) => detail).join('\n');
  expect(details).toContain('match_finished_white');
  expect(details).not.toContain('TEMP B-TREE');
});

/** Plays until the match is over. */
async function playOut(tables: ReturnType<typeof openTables>, id: MatchId): Promise<void> {
  for (let count = 0; (await actOnce(tables.service, id, `${id}-${count}`)) !== null; count += 1);
}

test('how a match ended is kept with its end, and is found in the logs of older versions', async () => {
  const file = `${temporaryFolder()}/tavla.db`;
  const db = await openDatabase(file);
  const tables = openTables(db);
  const over = await tables.start({ length: 2, pace: { kind: 'none' } });
  await playOut(tables, over);
  tables.wait(1000);
  const stopped = await tables.start({ pace: { kind: 'none' } });
  await tables.service.actForTable(stopped, (_, at) => ok({ type: 'abort', reason: 'admin', at }));
  const running = await tables.start();
  const state = (await tables.service.load(over))?.state;
  if (state?.phase !== 'matchOver') throw new Error('not over');
  const finishedIn = async (store = tables.history) => [
    await store.finished(over),
    await store.finished(stopped),
    await store.finished(running),
  ];
  const kept = await finishedIn();
  expect(kept).toMatchObject([
    { winner: state.winner, score: state.score, reason: 'length', users: { white: ayse, black: mehmet } },
    { winner: null, score: { white: 0, black: 0 }, reason: 'admin' },
    null,
  ]);
  expect((kept[1]?.endedAt ?? 0) - (kept[0]?.endedAt ?? 0)).toBe(1000);

  // As a version without these columns left the file.
  for (const index of ['white', 'black']) await sql.raw(`drop index match_finished_${index}`).execute(db);
  for (const column of ['ended_at', 'winner', 'white_points', 'black_points', 'end_reason']) {
    await sql.raw(`alter table match drop column ${column}`).execute(db);
  }
  await sql`delete from kysely_migration where name = '004_history'`.execute(db);
  await db.destroy();
  const again = await openDatabase(file);
  expect(await finishedIn(createHistoryStore(again))).toEqual(kept);
  await again.destroy();
});

test('a person who never finished a match has none', async () => {
  const tables = openTables(await temporaryDatabase());
  await tables.start({}, { white: person('7' as UserId), black: person(mehmet) });
  expect(await tables.history.finishedOf({ user: mehmet, opponent: null, beside: null, limit: 3 })).toEqual([]);
});
