import { expect, test } from 'vitest';
import { createSweep } from '#app/sweep.ts';
import { settingsFrom } from '#match/presets.ts';
import type { UserId } from '#match/types.ts';
import { temporaryDatabase } from '#test/support/database.ts';
import { actOnce, ayse, mehmet, openTables } from '#test/support/table.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function openTable(chosen: Parameters<ReturnType<typeof openTables>['start']>[0]) {
  const tables = openTables(await temporaryDatabase());
  const id = await tables.start(chosen);
  const sweep = createSweep({ ...tables, onFailure: (_, error) => expect.fail(String(error)) });
  const types = async () => (await tables.matches.events(id)).map(({ type }) => type);
  const waitsFor = async (): Promise<UserId> => {
    const user = (await tables.matches.row(id))?.waitsFor;
    if (user === null || user === undefined) throw new Error('nobody is waited for');
    return user;
  };
  return { ...tables, id, sweep, types, waitsFor };
}

test('who has left keeps the seat for a minute, with the clock running, and loses the match then', async () => {
  const { id, service, services, presence, wait, sweep, types, waitsFor } = await openTable({});
  const mover = await waitsFor();
  presence.set(mover, false);
  await services.attendance.attend(id);
  expect((await types()).at(-1)).toBe('playerMissing');
  wait(MINUTE - 1);
  await sweep();
  expect((await types()).at(-1)).toBe('playerMissing');
  wait(1);
  await sweep();
  expect((await service.load(id))?.state).toMatchObject({
    phase: 'matchOver',
    reason: 'left',
    winner: mover === ayse ? 'black' : 'white',
  });
});

test('who comes back in time plays on', async () => {
  const { id, service, services, presence, wait, sweep, types, waitsFor } = await openTable({});
  presence.set(await waitsFor(), false);
  await services.attendance.attend(id);
  presence.clear();
  wait(MINUTE);
  await sweep();
  expect((await types()).at(-1)).toBe('playerReturned');
  await sweep();
  expect((await service.load(id))?.state.phase).not.toBe('matchOver');
});

test('who acts is there, whatever was found out before', async () => {
  const { id, service, services, presence, wait, sweep, types, waitsFor } = await openTable({});
  presence.set(await waitsFor(), false);
  await services.attendance.attend(id);
  await actOnce(service, id, 'a');
  presence.clear();
  wait(MINUTE);
  await sweep();
  expect(await types()).not.toContain('playerReturned');
  expect((await service.load(id))?.state.missingSince).toEqual({ white: null, black: null });
});

test('nobody loses a seat while Discord does not tell who is there; the clock goes on', async () => {
  const { id, services, presence, wait, sweep, types, waitsFor } = await openTable({});
  const mover = await waitsFor();
  presence.set(mover, false);
  await services.attendance.attend(id);
  presence.set(mover, null);
  wait(90_000);
  await sweep();
  expect((await types()).at(-1)).toBe('playerMissing');
  wait(30_000);
  await sweep();
  expect(await types()).toContain('clockFlagged');
  expect(await types()).not.toContain('matchWon');
});

test('a late player who is gone is found out when the clock falls due', async () => {
  const { presence, wait, sweep, types, waitsFor } = await openTable({});
  presence.set(await waitsFor(), false);
  wait(120_000);
  await sweep();
  expect((await types()).at(-1)).toBe('playerMissing');
  await sweep();
  expect(await types()).toContain('clockFlagged');
});

test('in a match of days the seat is kept for the time of a decision', async () => {
  const { services, id, presence, wait, sweep, types, waitsFor } = await openTable({
    pace: { kind: 'daily', decisionMs: 2 * DAY },
  });
  presence.set(await waitsFor(), false);
  wait(DAY);
  await services.attendance.attend(id);
  wait(DAY);
  for (let pass = 0; pass < 3; pass += 1) await sweep();
  expect(await types()).not.toContain('matchWon');
  wait(DAY);
  for (let pass = 0; pass < 3; pass += 1) await sweep();
  expect((await types()).at(-1)).toBe('matchWon');
});

test('nobody is looked for where a match is not in a server', async () => {
  const { presence, service, services, matches, types } = await openTable({});
  presence.set(ayse, false).set(mehmet, false);
  const loaded = await service.start({
    seats: { white: { kind: 'person', user: ayse }, black: { kind: 'computer', level: 'club' } },
    settings: settingsFrom('turkTavlasi', { pace: { kind: 'none' } }),
    place: { guild: null, channel: '9', thread: null, answersOnly: false, locale: 'tr' },
    challenge: null,
    rematchOf: null,
    act: null,
  });
  if (loaded === null) throw new Error('not started');
  await service.idle();
  await services.attendance.attend(loaded);
  expect((await matches.events(loaded)).map(({ type }) => type)).not.toContain('playerMissing');
  expect(await types()).not.toContain('playerMissing');
});
