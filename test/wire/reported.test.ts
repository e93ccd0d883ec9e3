import { expect, test } from 'vitest';
import type { LocalDiscord, LocalMessage, Person } from '#localDiscord/types.ts';
import type { MatchEvent } from '#match/event.ts';
import type { MatchId } from '#match/types.ts';
import { openDatabase } from '#store/database.ts';
import { createMatchStore } from '#store/matches.ts';
import { scriptedDice } from '#test/support/scriptedDice.ts';
import { boardIn, openBot, openDiscord, openMatch, partFor, PATIENT, temporaryFile } from '#test/support/wire.ts';

// What players of such software reported, over the wire; the numbers are those of the list of reports.

const boardOf = (discord: LocalDiscord, channel: string): LocalMessage => {
  const board = boardIn(discord, channel);
  if (board === undefined) throw new Error('no board');
  return board;
};

async function said(person: Person, channel: string, name: string, options = {}): Promise<string> {
  const answer = await person.command(channel, name, options);
  return (await answer.done()).content;
}

async function eventsOn(file: string): Promise<readonly MatchEvent[]> {
  const db = await openDatabase(file);
  const [row] = await db.selectFrom('match').select('id').execute();
  const events = await createMatchStore(db, Date.now).events(row?.id ?? ('' as MatchId));
  await db.destroy();
  return events;
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
