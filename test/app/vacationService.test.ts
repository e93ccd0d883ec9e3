import { expect, test } from 'vitest';
import { createSweep } from '#app/sweep.ts';
import { VACATION_DAYS } from '#app/vacationService.ts';
import { err } from '#core/result.ts';
import { dueAt } from '#match/clock.ts';
import type { MatchId } from '#match/types.ts';
import { temporaryDatabase } from '#test/support/database.ts';
import { ayse, mehmet, openTables } from '#test/support/table.ts';

const DAY = 24 * 60 * 60_000;
const DAILY = { kind: 'daily', decisionMs: DAY } as const;

async function open() {
  const tables = openTables(await temporaryDatabase());
  const { vacations } = tables.services;
  const sweep = createSweep({ ...tables, onFailure: (_, error) => expect.fail(String(error)) });
  const typesOf = async (id: MatchId) => (await tables.matches.events(id)).map(({ type }) => type);
  const due = async (id: MatchId) => {
    const loaded = await tables.service.load(id);
    return loaded === null ? null : dueAt(loaded.state);
  };
  return { ...tables, vacations, sweep, typesOf, due };
}

test('a vacation stops the clock in every match of days and in no other, and ends by itself', async () => {
  const { start, matches, vacations, wait, sweep, typesOf, wallNow } = await open();
  const daily = await start({ pace: DAILY });
  const live = await start({});
  const mover = (await matches.row(daily))?.waitsFor ?? ayse;
  expect(await vacations.begin(mover, 3)).toMatchObject({ ok: true, value: { until: wallNow() + 3 * DAY } });
  expect(await typesOf(daily)).toContain('vacationBegan');
  expect(await typesOf(live)).not.toContain('vacationBegan');
  expect((await matches.row(daily))?.dueAt).toBeNull();
  wait(3 * DAY - 1);
  await sweep();
  expect(await typesOf(daily)).not.toContain('vacationEnded');
  wait(1);
  await sweep();
  expect((await typesOf(daily)).slice(-2)).toEqual(['vacationBegan', 'vacationEnded']);
  expect((await matches.row(daily))?.dueAt).not.toBeNull();
  await sweep();
  expect((await typesOf(daily)).filter((type) => type === 'vacationEnded')).toHaveLength(1);
});

test('the other side’s clock goes on', async () => {
  const { start, matches, vacations, due } = await open();
  const id = await start({ pace: DAILY });
  const mover = (await matches.row(id))?.waitsFor;
  const before = await due(id);
  await vacations.begin(mover === ayse ? mehmet : ayse, 3);
  expect(await due(id)).toBe(before);
});

test('thirty days a year; what is not used is given back', async () => {
  const { vacations, wait } = await open();
  expect(await vacations.status(ayse)).toEqual({ current: null, daysLeft: VACATION_DAYS });
  await vacations.begin(ayse, 20);
  expect(await vacations.begin(ayse, 5)).toMatchObject({ ok: false, error: { code: 'onVacation' } });
  wait(5 * DAY);
  expect(await vacations.end(ayse)).toMatchObject({ ok: true });
  expect(await vacations.end(ayse)).toEqual(err({ code: 'notOnVacation' }));
  expect(await vacations.status(ayse)).toEqual({ current: null, daysLeft: 25 });
  expect(await vacations.begin(ayse, 26)).toEqual(err({ code: 'vacationUsedUp', daysLeft: 25 }));
  expect(await vacations.begin(ayse, 25)).toMatchObject({ ok: true });
  wait(25 * DAY);
  expect(await vacations.begin(ayse, 1)).toEqual(err({ code: 'vacationUsedUp', daysLeft: 0 }));
  wait(340 * DAY);
  expect((await vacations.status(ayse)).daysLeft).toBe(25 - 20);
  wait(30 * DAY);
  expect((await vacations.status(ayse)).daysLeft).toBe(VACATION_DAYS);
});

test('what a crash left untold is told by the next sweep', async () => {
  const { start, matches, stores, sweep, typesOf, wallNow } = await open();
  const id = await start({ pace: DAILY });
  const user = (await matches.row(id))?.waitsFor ?? ayse;
  const from = wallNow();
  await stores.vacations.begin({ id: 'v1' as never, user, from, until: from + DAY });
  expect(await typesOf(id)).not.toContain('vacationBegan');
  await sweep();
  await sweep();
  expect((await typesOf(id)).filter((type) => type === 'vacationBegan')).toHaveLength(1);
});
