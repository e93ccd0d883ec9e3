import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { checkRolls, commitmentsTold, rollsFile, rollsMade, secretsOf } from '#app/rollCheck.ts';
import { DEFAULT_PREFERENCES } from '#app/preferences.ts';
import type { MatchEvent } from '#match/event.ts';
import type { MatchId } from '#match/types.ts';
import { cryptoDice } from '#operations/cryptoDice.ts';
import { temporaryDatabase, temporaryFolder } from '#test/support/database.ts';
import { actOnce, ayse, mehmet, openTables } from '#test/support/table.ts';

const SCRIPT = fileURLToPath(new URL('../../assets/verify-rolls.mjs', import.meta.url));
const run = promisify(execFile);

const total = (counts: readonly { readonly count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);

/** A finished match that was stopped and handed back in between, half of its rolls asked for by a person. */
async function playedMatch() {
  const tables = openTables(await temporaryDatabase());
  await tables.players.seen(ayse, 'Ayşe');
  await tables.players.setPreferences(ayse, { ...DEFAULT_PREFERENCES, autoRoll: false });
  const id = await tables.start({ length: 1, pace: { kind: 'none' } });
  const stop = async (act: 'abort' | 'reopen') =>
    expect(
      await tables.services.administration.act({ guild: '1', by: mehmet, match: id, wish: { act } }),
    ).toMatchObject({ ok: true });
  for (let act = 0; ; act += 1) {
    if (act === 12) {
      await stop('abort');
      await stop('reopen');
    }
    if ((await actOnce(tables.service, id, `${1_000 + act}`)) === null) break;
  }
  const events = await tables.matches.events(id);
  const row = await tables.matches.row(id);
  const secrets = secretsOf(cryptoDice, row?.diceKey ?? '', commitmentsTold(events).length);
  return { tables, id, events, secrets };
}

test('every roll of a match can be made again, also after it was handed back under a new secret', async () => {
  const { id, events, secrets } = await playedMatch();
  expect(secrets).toHaveLength(2);
  expect(new Set(secrets).size).toBe(2);
  const made = rollsMade(events);
  const rolls = made.flatMap((one) => one.rolls);
  expect(rolls.length).toBeGreaterThan(20);
  expect(checkRolls(cryptoDice, id, events, secrets)).toEqual({
    right: rolls.length,
    wrong: 0,
    open: 0,
    kept: true,
  });
  // Those of Ayşe hang on the interactions that asked for them, the others on values of their own.
  const mixed = made.map(({ source }) => (source === 'crypto' ? '' : source.mixed));
  expect(mixed.filter((value) => /^10\d\d$/.test(value)).length).toBeGreaterThan(5);
  expect(mixed.filter((value) => /^[0-9a-f]{32}$/.test(value)).length).toBeGreaterThan(5);
  expect(new Set(mixed).size).toBe(mixed.length);
});

test('what was changed afterwards comes to light', async () => {
  const { id, events, secrets } = await playedMatch();
  const all = rollsMade(events).flatMap(({ rolls }) => rolls).length;
  const at = events.findIndex(({ type }) => type === 'rolled');
  const changed = (change: (event: MatchEvent) => MatchEvent): readonly MatchEvent[] =>
    events.map((event, index) => (index === at ? change(event) : event));
  const roll = changed((event) => (event.type === 'rolled' ? { ...event, roll: [7, 7] as never } : event));
  expect(checkRolls(cryptoDice, id, roll, secrets)).toMatchObject({ right: all - 1, wrong: 1, kept: true });
  const value = changed((event) => (event.type === 'rolled' ? { ...event, source: { mixed: 'x' } } : event));
  expect(checkRolls(cryptoDice, id, value, secrets).right).toBeLessThanOrEqual(all);
  const twice = [...events, ...events.filter((_, index) => index === at)];
  expect(checkRolls(cryptoDice, id, twice, secrets)).toMatchObject({ right: all, wrong: 1 });
  const other = [cryptoDice.secretOf('another key', 0), ...secrets.slice(1)];
  expect(checkRolls(cryptoDice, id, events, other).kept).toBe(false);
  expect(checkRolls(cryptoDice, 'another' as MatchId, events, secrets).wrong).toBeGreaterThan(5);
  const plain = changed((event) => (event.type === 'rolled' ? { ...event, source: 'crypto' } : event));
  expect(checkRolls(cryptoDice, id, plain, secrets)).toMatchObject({ right: all - 1, wrong: 0, open: 1 });
});

test('the script that everybody can run agrees, and finds a changed roll', async () => {
  const { id, events, secrets } = await playedMatch();
  const file = join(temporaryFolder(), 'rolls.txt');
  const text = rollsFile(id, events, secrets);
  await writeFile(file, text);
  const rolls = rollsMade(events).flatMap((one) => one.rolls).length;
  expect((await run('node', [SCRIPT, file])).stdout).toBe(`${rolls + 2} right, 0 wrong\n`);
  await writeFile(file, text.replace(/^(white|black) (\S+) \d-\d$/mu, '$1 $2 7-7'));
  await expect(run('node', [SCRIPT, file])).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining(`${rolls + 1} right, 1 wrong`) as string,
  });
});

// Values made by hand with sha256sum and openssl, so that the code cannot agree only with itself.
test('hashes are what the usual tools make of the same texts', () => {
  const secret = 'abc';
  expect(cryptoDice.commitmentOf(secret)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const next = cryptoDice.sealedRolls('key', 'match' as MatchId, 'value');
  expect([next(), next(), next()]).toEqual([
    [4, 2],
    [5, 6],
    [6, 2],
  ]);
});

test('the rolls of finished matches are counted once, for everybody and for each person', async () => {
  const { tables, events } = await playedMatch();
  const rolled = events.flatMap((event) => (event.type === 'rolled' ? [event] : []));
  const everybody = await tables.rolls.counts(null);
  expect(total(everybody)).toBe(rolled.length);
  expect(total(await tables.rolls.counts(ayse))).toBe(rolled.filter(({ by }) => by === 'white').length);
  expect(total(await tables.rolls.counts(mehmet))).toBe(rolled.filter(({ by }) => by === 'black').length);
  for (const { roll, count } of everybody) {
    const same = rolled.filter((one) => String(one.roll.toSorted((a, b) => b - a)) === String(roll));
    expect(count).toBe(same.length);
  }
});
