import { expect, test } from 'vitest';
import { createSweep } from '#app/sweep.ts';
import { ok } from '#core/result.ts';
import { settingsFrom } from '#match/presets.ts';
import { ayse, mehmet, openTables, zeynep } from '#test/support/table.ts';
import { temporaryDatabase } from '#test/support/database.ts';
import type { UserId } from '#match/types.ts';
import type { ChallengeId } from '#app/ports.ts';

const settings = settingsFrom('turkTavlasi');
const place = { guild: '1', channel: '2', thread: null, answersOnly: false, locale: 'tr' } as const;
const refused = (code: string) => ({ ok: false, error: { code } });

const wish = (type: 'offerResign' | 'acceptResign') => () =>
  ok(type === 'offerResign' ? { type, scope: 'game' as const } : { type });

async function setUp() {
  const tables = openTables(await temporaryDatabase());
  const invite = async (challenger: UserId, opponent: UserId | null) => {
    const made = await tables.challengeService.challenge({ challenger, opponent, settings, place });
    if (!made.ok) throw new Error(made.error.code);
    return made.value.id;
  };
  return { ...tables, invite };
}

test('only the one who was asked can accept, and only once', async () => {
  const { challengeService, invite, service } = await setUp();
  const id = await invite(ayse, mehmet);
  expect(await challengeService.accept(id, zeynep)).toMatchObject(refused('notForYou'));
  expect(await challengeService.accept(id, ayse)).toMatchObject(refused('ownChallenge'));
  const accepted = await challengeService.accept(id, mehmet);
  expect(accepted.ok).toBe(true);
  expect(await challengeService.accept(id, mehmet)).toMatchObject(refused('challengeClosed'));
  const loaded = accepted.ok ? await service.load(accepted.value) : null;
  expect(loaded?.row).toMatchObject({ white: ayse, black: mehmet });
});

test('an open challenge pressed by two at the same moment makes one match', async () => {
  const { challengeService, invite, matches } = await setUp();
  const id = await invite(ayse, null);
  const answers = await Promise.all([challengeService.accept(id, mehmet), challengeService.accept(id, zeynep)]);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok)).toEqual([refused('challengeClosed')]);
  expect(await matches.runningOf(ayse)).toHaveLength(1);
});

test.each([
  ['declined by the one who was asked', 'decline', mehmet, 'declined'],
  ['withdrawn by the challenger', 'withdraw', ayse, 'withdrawn'],
] as const)('%s', async (_, how, user, status) => {
  const { challengeService, invite } = await setUp();
  const id = await invite(ayse, mehmet);
  const other = user === ayse ? mehmet : ayse;
  expect((await challengeService[how](id, other)).ok).toBe(false);
  expect(await challengeService[how](id, user)).toMatchObject({ ok: true, value: { status } });
  expect(await challengeService.accept(id, mehmet)).toMatchObject(refused('challengeClosed'));
});

test('one open challenge a pair, whoever made it, and no flood of them', async () => {
  const { challengeService, invite, wait } = await setUp();
  const ask = (challenger: UserId, opponent: UserId | null) =>
    challengeService.challenge({ challenger, opponent, settings, place });
  await invite(ayse, mehmet);
  expect(await ask(ayse, mehmet)).toMatchObject(refused('challengePending'));
  expect(await ask(mehmet, ayse)).toMatchObject(refused('challengePending'));
  expect(await ask(ayse, ayse)).toMatchObject(refused('challengeYourself'));
  for (const opponent of ['1', '2', '3', '4']) await invite(ayse, opponent as UserId);
  expect(await ask(ayse, zeynep)).toMatchObject(refused('tooManyChallenges'));
  wait(5 * 60_000 + 1);
  expect((await ask(ayse, zeynep)).ok).toBe(true);
});

test('a challenge that nobody answers expires once, and the chat hears of it', async () => {
  const tables = await setUp();
  const id = await tables.invite(ayse, mehmet);
  tables.wait(30 * 60_000);
  const pass = createSweep({ ...tables, onFailure: () => {} });
  await pass();
  await pass();
  expect(tables.told.filter((told) => told === id)).toHaveLength(1);
  expect(await tables.challengeService.accept(id, mehmet)).toMatchObject(refused('challengeClosed'));
});

test('both press rematch: one rematch, with one match in the end', async () => {
  const tables = await setUp();
  const first = await tables.start({ length: 1 });
  expect(await tables.challengeService.rematch(first, ayse)).toMatchObject(refused('matchNotOver'));
  await tables.service.act({ id: first, user: ayse, act: 'r', wish: wish('offerResign') });
  await tables.service.act({ id: first, user: mehmet, act: 'a', wish: wish('acceptResign') });
  expect(await tables.challengeService.rematch(first, zeynep)).toMatchObject(refused('notSeated'));
  const [one, two] = await Promise.all([
    tables.challengeService.rematch(first, ayse),
    tables.challengeService.rematch(first, mehmet),
  ]);
  const started = [one, two].filter((answer) => answer.ok && 'started' in answer.value);
  expect(started).toHaveLength(1);
  expect(await tables.challengeService.rematch(first, ayse)).toMatchObject(refused('rematchExists'));
  expect(await tables.matches.runningOf(ayse)).toHaveLength(1);
});

test('nothing is known of a challenge that never was', async () => {
  const { challengeService } = await setUp();
  expect(await challengeService.accept('none' as ChallengeId, ayse)).toMatchObject(refused('challengeClosed'));
  expect(await challengeService.get('none' as ChallengeId)).toBeNull();
});
