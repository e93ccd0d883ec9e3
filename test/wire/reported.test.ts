import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { LocalDiscord, LocalMessage, Person } from '#localDiscord/types.ts';
import { openDatabase } from '#store/database.ts';
import { scriptedDice } from '#test/support/scriptedDice.ts';
import {
  boardIn,
  eventsOn,
  launchBot,
  openBot,
  openDiscord,
  openMatch,
  partFor,
  PATIENT,
  temporaryFile,
} from '#test/support/wire.ts';

// What players of such software reported, over the wire; the numbers are those of the list of reports.

const PATIENT_POLL = { timeout: 15_000 } as const;

const boardOf = (discord: LocalDiscord, channel: string): LocalMessage => {
  const board = boardIn(discord, channel);
  if (board === undefined) throw new Error('no board');
  return board;
};

async function said(person: Person, channel: string, name: string, options = {}): Promise<string> {
  const answer = await person.command(channel, name, options);
  return (await answer.done()).content;
}

test('15 a roll that cannot enter, delivered three times and with a restart after it: one pass, one message', async () => {
  const discord = await openDiscord();
  const databaseFile = temporaryFile();
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const [ayse, mehmet] = people;
  // Ayşe leaves two blots, Mehmet hits one, and sixes do not enter against his six point.
  const bot = await openBot(discord, { databaseFile, dice: scriptedDice([6, 1], [2, 1], [5, 3], [6, 6], [4, 2]) });
  const channel = await openMatch(discord, people, { length: 1 });
  await said(ayse, channel, 'move', { play: '24/22 24/23' });
  await said(ayse, channel, 'confirm');
  await said(mehmet, channel, 'move', { play: '8/3* 6/3' });
  const before = discord.messages(channel).length;
  discord.faults.deliverTimes(3);
  await said(mehmet, channel, 'confirm');
  discord.faults.deliverTimes(1);
  await expect.poll(() => discord.messages(channel).length, { timeout: 10_000 }).toBe(before + 1);
  await bot.stop();
  await openBot(discord, { databaseFile });
  expect(await said(ayse, channel, 'roll')).toContain('Sıra rakibinizde');
  const passed = (await eventsOn(databaseFile)).filter(({ type }) => type === 'turnPassed');
  expect(passed).toMatchObject([{ by: 'white', reason: 'noMove', numbers: [6, 6, 6, 6] }]);
  expect(discord.messages(channel)).toHaveLength(before + 1);
  expect(boardOf(discord, channel).pings).toEqual([mehmet.id]);
  expect(bot.failures).toEqual([]);
});

test('51 answered within a second while Discord takes pictures slowly, and shown though the token is dead', async () => {
  const discord = await openDiscord({ tokenMs: 300 });
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const bot = await openBot(discord, { dice: scriptedDice([6, 1], [6, 5]) });
  const channel = await openMatch(discord, people, { length: 1 });
  const before = boardOf(discord, channel);
  await said(people[0], channel, 'move', { play: '24/13' }).catch(() => 'the token was dead');
  discord.faults.slow({ path: /\/channels\/\d+\/messages/, ms: 1500 });
  const confirmed = await people[0].command(channel, 'confirm');
  expect(confirmed.latencyMs).toBeLessThan(1000);
  await expect.poll(() => boardIn(discord, channel)?.id, { timeout: 15_000 }).not.toBe(before.id);
  expect(boardOf(discord, channel).pings).toEqual([people[1].id]);
  expect(bot.failures).toEqual([]);
});

test('53 after a move the invitation is without buttons and the board has those of the game', async () => {
  const discord = await openDiscord();
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  await openBot(discord, { dice: scriptedDice([6, 1], [6, 5]) });
  const channel = await openMatch(discord, people, { length: 1 });
  await said(people[0], channel, 'move', { play: '24/18' });
  const board = boardOf(discord, channel);
  await expect.poll(() => partFor(board, 'undo'), { timeout: 10_000 }).toBeDefined();
  expect(partFor(board, 'move')).toBeDefined();
  for (const message of [...discord.messages(channel), ...discord.messages(discord.channelId)]) {
    expect(JSON.stringify(message.components)).not.toMatch(/"c:/);
  }
});

test('59 a bot that goes between accepting and the first board shows it after its next start', async () => {
  const discord = await openDiscord();
  const databaseFile = temporaryFile();
  const [ayse, mehmet] = [discord.person('Ayşe'), discord.person('Mehmet')];
  const bot = await openBot(discord, { databaseFile });
  await ayse.command(discord.channelId, 'challenge', { opponent: mehmet.id, length: 3 });
  const invitation = await discord.waitForMessage(({ components }) => components.length > 0, PATIENT);
  discord.faults.failNext(1000, { path: /\/channels\/\d+\/(messages|.*threads)$/, status: 503 });
  await mehmet.click(invitation, 'Kabul et');
  const accepted = async () => (await eventsOn(databaseFile)).length;
  await expect.poll(accepted, { timeout: 10_000 }).toBeGreaterThan(0);
  await bot.stop();
  discord.faults.failNext(0, { path: /^$/, status: 500 });
  await openBot(discord, { databaseFile });
  const board = await discord.waitForMessage(({ attachments }) => attachments.length > 0, PATIENT);
  expect(await said(mehmet, board.channelId, 'matches')).toContain('**Ayşe**');
  expect(await said(ayse, board.channelId, 'resign')).toContain('2 sayı');
  await expect.poll(() => invitation.components, { timeout: 10_000 }).toEqual([]);
});

test('65 a match of two weeks ago is drawn anew; no address of a picture is kept', async () => {
  const discord = await openDiscord();
  const databaseFile = temporaryFile();
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const bot = await openBot(discord, { databaseFile });
  const channel = await openMatch(discord, people, { length: 1, pace: 'none' });
  const first = boardOf(discord, channel);
  await bot.stop();
  await openBot(discord, { databaseFile, wallNow: () => Date.now() + 14 * 86_400_000 });
  await said(people[0], channel, 'board');
  await expect.poll(() => boardIn(discord, channel)?.id, { timeout: 10_000 }).not.toBe(first.id);
  const again = boardOf(discord, channel);
  expect(again.attachments[0]?.url).not.toBe(first.attachments[0]?.url);
  expect(again.attachments[0]?.bytes.equals(first.attachments[0]?.bytes ?? Buffer.of())).toBe(true);
  const db = await openDatabase(databaseFile);
  const rows = [
    await db.selectFrom('match').selectAll().execute(),
    await db.selectFrom('match_event').selectAll().execute(),
  ];
  await db.destroy();
  expect(JSON.stringify(rows)).not.toMatch(/https?:|attachments|\.jpg|\.png/);
});

test('67 names that look like mentions notify nobody, and only who is on turn is notified', async () => {
  const hostile = ['@everyone <@&1> **x**', '@here || https://evil.example [a](b)'] as const;
  const discord = await openDiscord({ people: hostile.map((name) => ({ name, locale: 'tr' })) });
  const bot = await openBot(discord, { dice: scriptedDice([6, 1], [6, 5]) });
  const people = [discord.person(hostile[0]), discord.person(hostile[1])] as const;
  const channel = await openMatch(discord, people, { length: 1 });
  await said(people[0], channel, 'move', { play: '24/13' });
  await said(people[0], channel, 'confirm');
  await expect.poll(() => discord.messages(channel).length, { timeout: 10_000 }).toBe(2);
  expect(discord.messages(channel).map(({ pings }) => pings)).toEqual([[people[0].id], [people[1].id]]);
  for (const { content } of discord.messages(channel))
    expect(content).not.toMatch(/@everyone|@here|[^\\]<@&|https:\/\//);
  expect(bot.failures).toEqual([]);
});

test('25 a double is taken or dropped, never beavered', async () => {
  const discord = await openDiscord();
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const [ayse, mehmet] = people;
  const dice = scriptedDice([6, 1], [2, 1]);
  const { failures } = await openBot(discord, { dice });
  const channel = await openMatch(discord, people, { preset: 'backgammon', length: 5 });
  await said(ayse, channel, 'move', { play: '13/7 8/7' });
  await said(ayse, channel, 'confirm');
  await said(mehmet, channel, 'double');
  await expect.poll(() => partFor(boardOf(discord, channel), 'take'), PATIENT_POLL).toBeDefined();
  const before = boardOf(discord, channel);
  expect(JSON.stringify(before.components)).not.toMatch(/beaver|kunduz/i);
  expect(await said(ayse, channel, 'move', { play: 'kunduz' })).not.toBe('');
  expect(boardOf(discord, channel)).toMatchObject({ id: before.id, content: before.content });
  await said(ayse, channel, 'take');
  await expect.poll(() => boardOf(discord, channel).content, PATIENT_POLL).toContain('Küp 2');
  expect(failures).toEqual([]);
});

test('57 ten challenges in a minute: one waits, the rest are refused, and who was challenged is free', async () => {
  const discord = await openDiscord();
  const { failures } = await openBot(discord);
  const [ayse, mehmet] = [discord.person('Ayşe'), discord.person('Mehmet')];
  const answers: string[] = [];
  for (let times = 0; times < 10; times += 1) {
    answers.push(await said(ayse, discord.channelId, 'challenge', { opponent: mehmet.id }));
  }
  const invitations = discord.messages(discord.channelId).filter(({ content }) => content.includes(`<@${mehmet.id}>`));
  expect(invitations).toHaveLength(1);
  expect(answers.slice(1).every((answer) => /bekle|çağrı/i.test(answer))).toBe(true);
  expect(await said(mehmet, discord.channelId, 'rules')).toContain('Türk tavlası');
  await said(mehmet, discord.channelId, 'challenge', { opponent: 'computer' }).catch(() => '');
  expect(await said(mehmet, discord.channelId, 'block', { player: ayse.id })).toContain('Ayşe');
  expect(failures).toEqual([]);
});

test('69 two sit down at an open table in the same moment: one match, and the other is told', async () => {
  const discord = await openDiscord();
  const { failures } = await openBot(discord);
  const [ayse, mehmet] = [discord.person('Ayşe'), discord.person('Mehmet')];
  const zeynep = discord.addPerson({ name: 'Zeynep', locale: 'tr' });
  await ayse.command(discord.channelId, 'challenge', {});
  const open = await discord.waitForMessage(({ components }) => components.length > 0, PATIENT);
  await Promise.all([mehmet.click(open, 'Kabul et'), zeynep.click(open, 'Kabul et')]);
  const told = () =>
    [mehmet, zeynep].flatMap((person) =>
      person.sees(discord.channelId).filter(({ ephemeralFor }) => ephemeralFor === person.id),
    );
  await expect.poll(() => told().length, PATIENT_POLL).toBe(1);
  await expect.poll(() => discord.threads(discord.channelId).length, PATIENT_POLL).toBe(1);
  expect(told()[0]?.content).toMatch(/çağrı/i);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(discord.threads(discord.channelId)).toHaveLength(1);
  expect(failures).toEqual([]);
});

test('71 a second process on the same file refuses to start, and the first plays on', async () => {
  const discord = await openDiscord();
  const databaseFile = temporaryFile();
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const { failures } = await openBot(discord, { databaseFile, dice: scriptedDice([6, 1]) });
  const channel = await openMatch(discord, people, { length: 1 });
  const second = launchBot(discord, databaseFile);
  const [complaint] = (await once(second.stderr, 'data')) as [Buffer];
  expect(complaint.toString()).toContain('serves shard 0');
  expect(await once(second, 'exit')).toEqual([1, null]);
  await said(people[0], channel, 'move', { play: '13/7 8/7' });
  await said(people[0], channel, 'confirm');
  const rolls = (await eventsOn(databaseFile)).filter(({ type }) => type === 'turnEnded');
  expect(rolls).toHaveLength(1);
  expect(failures).toEqual([]);
});
