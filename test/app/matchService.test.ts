import { expect, test } from 'vitest';
import type { Dice } from '#app/ports.ts';
import { DEFAULT_PREFERENCES } from '#app/preferences.ts';
import { createSweep } from '#app/sweep.ts';
import { err, ok } from '#core/result.ts';
import { evolve } from '#match/evolve.ts';
import { initialState, type MatchState } from '#match/state.ts';
import type { MatchId } from '#match/types.ts';
import { cryptoDice } from '#operations/cryptoDice.ts';
import type { Roll } from '#rules/types.ts';
import { actOnce, ayse, mehmet, openTables, person, zeynep } from '#test/support/table.ts';
import { temporaryDatabase } from '#test/support/database.ts';

const roll = () => ok({ type: 'roll' } as const);

test('a whole match is played, and its log folds to the state that the table had', async () => {
  const tables = openTables(await temporaryDatabase());
  const id = await tables.start({ length: 3 });
  for (let turn = 0; ; turn += 1) {
    const done = await actOnce(tables.service, id, `act ${turn}`);
    if (done === null) break;
    expect(done.ok).toBe(true);
  }
  const loaded = await tables.service.load(id);
  expect(loaded?.state).toMatchObject({ phase: 'matchOver' });
  expect(loaded?.row).toMatchObject({ status: 'over', dueAt: null, waitsFor: null });
  const events = await tables.matches.events(id);
  expect(events).toHaveLength(loaded?.row.version ?? 0);
  expect(events.reduce<MatchState>(evolve, initialState)).toEqual(loaded?.state);
});

test('another process on the same file sees what was stored, and its fold is equal', async () => {
  const db = await temporaryDatabase();
  const tables = openTables(db);
  const id = await tables.start();
  for (let turn = 0; turn < 20; turn += 1) await actOnce(tables.service, id, `act ${turn}`);
  const other = openTables(db);
  expect(await other.service.load(id)).toEqual(await tables.service.load(id));
  await actOnce(other.service, id, 'elsewhere');
  expect(await tables.service.load(id)).toEqual(await other.service.load(id));
});

test('the same interaction delivered again and again is carried out once, also over a restart', async () => {
  const db = await temporaryDatabase();
  const tables = openTables(db);
  const id = await tables.start();
  await Promise.all(Array.from({ length: 5 }, () => actOnce(tables.service, id, 'same')));
  const after = await tables.matches.row(id);
  const again = await actOnce(openTables(db).service, id, 'same');
  expect(again).toMatchObject({ ok: true, value: { events: [] } });
  expect(await tables.matches.row(id)).toEqual(after);
  expect((await tables.matches.events(id)).filter(({ type }) => type === 'moved')).toHaveLength(1);
});

test('two clicks on one board: the first counts, the second is stale', async () => {
  const tables = openTables(await temporaryDatabase());
  for (const user of [ayse, mehmet]) {
    await tables.players.seen(user, 'x');
    await tables.players.setPreferences(user, { ...DEFAULT_PREFERENCES, autoRoll: false, autoForced: true });
  }
  const id = await tables.start();
  const row = await tables.matches.row(id);
  const click = (act: string) =>
    tables.service.act({ id, user: row?.waitsFor ?? ayse, act, version: row?.version ?? 0, wish: roll });
  const [first, second] = await Promise.all([click('one'), click('two')]);
  expect(first).toMatchObject({ ok: true, value: { state: { phase: 'toPlay' } } });
  expect(second).toEqual(err({ code: 'staleBoard' }));
});

test.each([
  ['a stranger', zeynep, 'notSeated'],
  ['an unknown match', ayse, 'unknownMatch'],
])('refused: %s', async (_, user, code) => {
  const tables = openTables(await temporaryDatabase());
  const id = await tables.start();
  const asked = code === 'unknownMatch' ? ('nothing' as MatchId) : id;
  const before = await tables.matches.row(id);
  expect(await tables.service.act({ id: asked, user, act: 'a', wish: roll })).toEqual(err({ code }));
  expect(await tables.matches.row(id)).toEqual(before);
});

test('a sweep acts on due clocks and only on them; two timeouts in a row end the match', async () => {
  const tables = openTables(await temporaryDatabase());
  const id = await tables.start();
  const failures: unknown[] = [];
  const pass = createSweep({ ...tables, onFailure: (_, error) => void failures.push(error) });
  const before = await tables.matches.row(id);
  tables.wait(119_999);
  await pass();
  expect((await tables.matches.row(id))?.version).toBe(before?.version);
  tables.wait(1);
  await pass();
  expect((await tables.matches.events(id)).filter(({ type }) => type === 'clockFlagged')).toHaveLength(1);
  for (let late = 0; late < 4; late += 1) {
    tables.wait(120_000);
    await pass();
  }
  expect((await tables.service.load(id))?.state).toMatchObject({ phase: 'matchOver', reason: 'timeouts' });
  expect(failures).toEqual([]);
});

// bugs.md 75
test('with seven days a decision nothing happens for five days; a reminder, then the table acts', async () => {
  const tables = openTables(await temporaryDatabase());
  const DAY_MS = 86_400_000;
  const id = await tables.start({ pace: { kind: 'daily', decisionMs: 7 * DAY_MS } });
  const pass = createSweep({ ...tables, onFailure: (_, error) => expect.fail(String(error)) });
  const before = await tables.matches.row(id);
  for (let day = 0; day < 5; day += 1) {
    tables.wait(DAY_MS);
    await pass();
  }
  expect(await tables.matches.row(id)).toEqual(before);
  expect(await tables.matches.runningOf(ayse)).toHaveLength(1);
  const told = async (): Promise<readonly string[]> =>
    (await tables.matches.events(id)).map(({ type }) => type).filter((type) => /reminded|clockFlagged/.test(type));
  for (const expected of [['reminded'], ['reminded', 'clockFlagged']]) {
    tables.wait(DAY_MS);
    await pass();
    await pass();
    expect(await told()).toEqual(expected);
  }
});

// bugs.md 81
test('no roll is drawn before it is made, and what is stored is no more than what was rolled', async () => {
  const drawn: Roll[] = [];
  const dice: Dice = {
    ...cryptoDice,
    draw(seal, interaction) {
      const { source, next } = cryptoDice.draw(seal, interaction);
      return {
        source,
        next() {
          const fallen = next();
          drawn.push(fallen);
          return fallen;
        },
      };
    },
  };
  const tables = openTables(await temporaryDatabase(), dice);
  const habits = { ...DEFAULT_PREFERENCES, autoRoll: false, autoForced: false };
  for (const user of [ayse, mehmet]) {
    await tables.players.seen(user, 'x');
    await tables.players.setPreferences(user, habits);
  }
  const id = await tables.start();
  for (let act = 0; act < 30; act += 1) {
    const stored = (await tables.matches.events(id)).flatMap((event) =>
      event.type === 'openingRolled' ? event.rolls : event.type === 'rolled' ? [event.roll] : [],
    );
    expect(drawn).toEqual(stored);
    await actOnce(tables.service, id, `act ${act}`);
  }
  expect(drawn.length).toBeGreaterThan(8);
});

test('a match that cannot be read does not stop the sweep of the others', async () => {
  const db = await temporaryDatabase();
  const tables = openTables(db);
  const broken = await tables.start();
  await db.updateTable('match_event').set({ body: '{}' }).where('match_id', '=', broken).execute();
  const fresh = openTables(db);
  const sound = await fresh.start();
  fresh.wait(200_000);
  const failed: unknown[] = [];
  await createSweep({ ...fresh, onFailure: (subject) => void failed.push(subject) })();
  expect(failed).toEqual([broken]);
  expect((await fresh.matches.events(sound)).some(({ type }) => type === 'clockFlagged')).toBe(true);
});

test.each([
  ['turkTavlasi', 1],
  ['backgammon', 3],
  ['greekSet', 3],
  ['gulbara', 1],
] as const)(
  'against the computer %s goes on by itself until the person has to act',
  { timeout: 60_000 },
  async (preset, length) => {
    const tables = openTables(await temporaryDatabase());
    const seats = { white: person(ayse), black: { kind: 'computer', level: 'casual' } } as const;
    const id = await tables.start({ length, pace: { kind: 'none' } }, seats, preset);
    for (let turn = 0; turn < 4000; turn += 1) {
      const row = await tables.matches.row(id);
      if (row?.status === 'over') break;
      if (row?.waitsFor === ayse) await actOnce(tables.service, id, `act ${turn}`);
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(tables.failures).toEqual([]);
    expect((await tables.service.load(id))?.state.phase).toBe('matchOver');
  },
);
