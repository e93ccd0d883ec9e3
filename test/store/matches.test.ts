import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { MatchEvent } from '#match/event.ts';
import { settingsFrom } from '#match/presets.ts';
import type { MatchId, UserId } from '#match/types.ts';
import type { Challenge, ChallengeId, MatchSummary, NewMatch } from '#app/ports.ts';
import { createChallengeStore } from '#store/challenges.ts';
import { createMatchStore } from '#store/matches.ts';
import { temporaryDatabase } from '#test/support/database.ts';

const [ayse, mehmet] = ['1', '2'] as [UserId, UserId];
const place = { guild: 'g', channel: 'c', thread: null, answersOnly: false, locale: 'tr' } as const;
const running: MatchSummary = { status: 'running', dueAt: 500, waitsFor: ayse, computerToPlay: false, ending: null };
const event: MatchEvent = { type: 'clockHeld', at: 1 };

const match = (id: string, more: Partial<NewMatch> = {}): NewMatch => ({
  id: id as MatchId,
  place,
  white: ayse,
  black: mehmet,
  events: [event],
  summary: running,
  createdAt: 7,
  diceKey: 'key',
  challenge: null,
  rematchOf: null,
  act: null,
  ...more,
});

const ids = (rows: readonly { readonly id: MatchId }[]) => rows.map(({ id }) => id).toSorted();

const setUp = async () => {
  const db = await temporaryDatabase();
  return { db, store: createMatchStore(db, () => 9), challenges: createChallengeStore(db) };
};

test('a match comes back as it was stored, with its place, its summary and what is shown of it', async () => {
  const { store } = await setUp();
  await store.create(match('a'));
  await store.setThread('a' as MatchId, 't');
  await store.setShown('a' as MatchId, { channel: 't', message: 'm', version: 1 });
  expect(await store.row('a' as MatchId)).toEqual({
    id: 'a',
    version: 1,
    ...running,
    place: { ...place, thread: 't' },
    white: ayse,
    black: mehmet,
    createdAt: 7,
    diceKey: 'key',
    shown: { channel: 't', message: 'm', version: 1 },
  });
  expect(await store.events('a' as MatchId)).toEqual([event]);
  expect(await store.row('b' as MatchId)).toBeNull();
});

test('an append at another version changes nothing, one with a known act neither', async () => {
  const { store } = await setUp();
  await store.create(match('a', { act: 'first' }));
  const append = (expectedVersion: number, act: string | null) =>
    store.append({ id: 'a' as MatchId, expectedVersion, events: [event, event], summary: running, act });
  expect(await append(0, null)).toBe('conflict');
  expect(await append(2, null)).toBe('conflict');
  expect(await append(1, 'first')).toBe('duplicate');
  expect(await store.row('a' as MatchId)).toMatchObject({ version: 1 });
  const [one, two] = await Promise.all([append(1, 'x'), append(1, 'y')]);
  expect([one, two].sort()).toEqual(['appended', 'conflict']);
  expect(await store.row('a' as MatchId)).toMatchObject({ version: 3 });
  expect(await store.events('a' as MatchId)).toHaveLength(3);
  expect(await store.matchOfAct('x')).toBe('a');
  expect(await store.matchOfAct('z')).toBeNull();
});

test('a full disk is named, nothing of the act is kept, and it goes on when there is room', async () => {
  const { db, store } = await setUp();
  await store.create(match('a'));
  const events = Array.from({ length: 2_000 }, () => event);
  const append = () => store.append({ id: 'a' as MatchId, expectedVersion: 1, events, summary: running, act: 'x' });
  const allow = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
  await allow(1);
  for (let tries = 0; tries < 2; tries += 1) await expect(append()).rejects.toThrow('disk is full');
  expect(await store.row('a' as MatchId)).toMatchObject({ version: 1 });
  expect(await store.events('a' as MatchId)).toEqual([event]);
  await allow(100_000);
  expect(await append()).toBe('appended');
});

test('a second match of one challenge, rematch or act leaves nothing behind', async () => {
  const { store, challenges, db } = await setUp();
  const challenge: Challenge = {
    id: 'ch' as ChallengeId,
    challenger: ayse,
    opponent: mehmet,
    settings: settingsFrom('turkTavlasi'),
    place,
    message: null,
    status: 'open',
    createdAt: 1,
    expiresAt: 2,
    rematchOf: null,
    match: null,
  };
  await challenges.create(challenge);
  const same = { challenge: challenge.id, rematchOf: 'old' as MatchId, act: 'act' };
  expect(await store.create(match('a', same))).toBe('created');
  for (const again of [{ challenge: challenge.id }, { rematchOf: 'old' as MatchId }, { act: 'act' }]) {
    expect(await store.create(match('b', again))).toBe('taken');
  }
  expect(await challenges.get(challenge.id)).toEqual({ ...challenge, status: 'accepted', match: 'a' });
  expect(await db.selectFrom('match').select('id').execute()).toEqual([{ id: 'a' }]);
});

test('lists: what is due, what waits for the computer, what is not shown, whose and where', async () => {
  const { store } = await setUp();
  await store.create(match('late', { summary: { ...running, dueAt: 100 } }));
  await store.create(
    match('later', { summary: { ...running, dueAt: 200 }, white: null, place: { ...place, thread: 't' } }),
  );
  await store.create(match('never', { summary: { ...running, dueAt: null, computerToPlay: true } }));
  await store.create(match('over', { summary: { ...running, status: 'over', dueAt: null } }));
  await store.setShown('late' as MatchId, { channel: 'c', message: 'm', version: 1 });
  expect(await store.due(99, 10, 0)).toEqual([]);
  expect(await store.due(200, 10, 0)).toEqual(['late', 'later']);
  expect(await store.due(200, 1, 0)).toEqual(['late']);
  expect(await store.computerToPlay()).toEqual(['never']);
  expect((await store.behind(10, 0)).toSorted()).toEqual(['later', 'never', 'over']);
  expect([...(await store.behind(2, 0)), ...(await store.behind(2, 2))].toSorted()).toEqual(['later', 'never', 'over']);
  expect(ids(await store.runningOf(ayse))).toEqual(['late', 'never']);
  expect(ids(await store.runningOf(mehmet))).toEqual(['late', 'later', 'never']);
  expect(ids(await store.runningIn('t'))).toEqual(['later']);
  expect(ids(await store.runningIn('c'))).toEqual(['late', 'later', 'never']);
});
