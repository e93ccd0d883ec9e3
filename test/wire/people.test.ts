import { describe, expect, test } from 'vitest';
import type { LocalMessage, Person } from '#localDiscord/types.ts';
import { scriptedDice } from '#test/support/scriptedDice.ts';
import {
  boardIn,
  byButtons,
  openBot,
  openDiscord,
  openMatch,
  partFor,
  personOn,
  questionTo,
} from '#test/support/wire.ts';

const WAIT = { timeout: 15_000 };
const HOUR = 3_600_000;

async function setUp(options: Parameters<typeof openBot>[1] = {}) {
  let wall = Date.now();
  const discord = await openDiscord();
  const bot = await openBot(discord, { wallNow: () => wall, ...options });
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const told = (person: Person, channel = discord.channelId): string =>
    person
      .sees(channel)
      .filter(({ ephemeralFor }) => ephemeralFor === person.id)
      .map(({ content }) => content)
      .join('\n');
  const set = async (person: Person, name: string, value: string): Promise<void> => {
    const settings = await (await person.command(discord.channelId, 'settings')).done();
    await person.select(settings, 's:open:', [name]);
    await expect.poll(() => JSON.stringify(settings.components), WAIT).toContain(`s:${name}:`);
    await person.select(settings, `s:${name}:`, [value]);
    await expect.poll(() => JSON.stringify(settings.components), WAIT).toContain('s:open:');
  };
  const wait = (ms: number): void => {
    wall += ms;
  };
  return { discord, bot, people, told, set, wait, wallNow: () => wall };
}

const challenge = async (from: Person, channel: string, to: Person): Promise<string> =>
  (await (await from.command(channel, 'challenge', { opponent: to.id })).done()).content;

describe('who may challenge', () => {
  test('a blocked person, either way; the list lets go again', async () => {
    const { discord, people, bot, told } = await setUp();
    const [ayse, mehmet] = people;
    await ayse.command(discord.channelId, 'block', { player: mehmet.id });
    await expect.poll(() => told(ayse), WAIT).toContain('**Mehmet** engellendi');
    expect(await challenge(mehmet, discord.channelId, ayse)).toContain('kabul etmiyor');
    expect(await challenge(ayse, discord.channelId, mehmet)).toContain('kabul etmiyor');

    await mehmet.command(discord.channelId, 'challenge');
    const open = await discord.waitForMessage(({ components }) => components.length > 0);
    await ayse.click(open, 'Kabul et');
    await expect.poll(() => told(ayse), WAIT).toContain('kabul etmiyor');

    const list = await (await ayse.command(discord.channelId, 'block')).done();
    expect(list.content).toContain('Engellediğiniz 1 kişi');
    await ayse.select(list, 'b:unblock', [mehmet.id]);
    await expect.poll(() => list.content, WAIT).toContain('Engellediğiniz kimse yok');
    expect(await challenge(ayse, discord.channelId, mehmet)).toContain('gönderildi');
    await ayse.command(discord.channelId, 'block', { player: ayse.id });
    await expect.poll(() => told(ayse), WAIT).toContain('Kendinizi engelleyemezsiniz');
    expect(bot.failures).toEqual([]);
  });

  test.each([
    ['nobody', false],
    ['server', true],
    ['all', true],
  ])('%s, where the settings say so', async (value, welcome) => {
    const { discord, people, set } = await setUp();
    const [ayse, mehmet] = people;
    await set(mehmet, 'challenges', value);
    const answer = await challenge(ayse, discord.channelId, mehmet);
    if (welcome) expect(answer).toContain('gönderildi');
    else expect(answer).toContain('kabul etmiyor');
  });
});

/** A match of days whose first mover is late, when both are reminded in this way. */
async function reminded(way: string, takesDirect = true) {
  const all = await setUp();
  const { discord, people, set, wait } = all;
  for (const person of people) {
    await set(person, 'reminders', way);
    person.takeDirectMessages(takesDirect);
  }
  const channel = await openMatch(discord, people, { length: 1, pace: 'oneDay' });
  const first = boardIn(discord, channel);
  const late = first === undefined ? undefined : personOn(discord, first);
  if (first === undefined || late === undefined) throw new Error('no board');
  wait(19 * HOUR);
  await expect.poll(() => boardIn(discord, channel)?.content, WAIT).toContain('süreniz bitmek üzere');
  const direct = discord.messages(discord.dmChannel(late.id).id).map(({ content }) => content);
  return { sameBoard: boardIn(discord, channel)?.id === first.id, direct, bot: all.bot };
}

describe('reminders', () => {
  test('by direct message: the board stays where it is', async () => {
    const { sameBoard, direct, bot } = await reminded('direct');
    expect(sameBoard).toBe(true);
    expect(direct).toHaveLength(1);
    expect(direct[0]).toMatch(/süreniz bitmek üzere.*https:\/\/discord/);
    expect(bot.failures).toEqual([]);
  });

  test('in the channel, where direct messages are not taken', async () => {
    expect(await reminded('direct', false)).toMatchObject({ sameBoard: false, direct: [] });
  });

  test('none, where none is wanted', async () => {
    expect(await reminded('off')).toMatchObject({ sameBoard: true, direct: [] });
  });
});

test('in quiet hours boards of daily matches come without a sound', async () => {
  const { discord, people, bot, wallNow } = await setUp();
  const [, mehmet] = people;
  const hour = new Date(wallNow()).getUTCHours();
  const settings = await (await mehmet.command(discord.channelId, 'settings')).done();
  await mehmet.select(settings, 's:open:', ['quiet']);
  await expect.poll(() => JSON.stringify(settings.components), WAIT).toContain('f:quiet');
  const form = await mehmet.click(settings, 'f:quiet:');
  await mehmet.submitModal(form, { from: String((hour + 23) % 24), to: String((hour + 2) % 24), zone: 'UTC' });
  await expect.poll(() => settings.content, WAIT).toContain('(UTC)');
  const channel = await openMatch(discord, people, { length: 1, pace: 'oneDay' });
  const silent = new Map<string, boolean>();
  const note = (message: LocalMessage): void => {
    const person = personOn(discord, message);
    if (person !== undefined) silent.set(person.name, (message.flags & 4096) !== 0);
  };
  for (let acts = 0; silent.size < 2 && acts < 12; acts += 1) {
    const board = boardIn(discord, channel);
    const person = board === undefined ? undefined : personOn(discord, board);
    if (board === undefined || person === undefined) throw new Error('no board');
    note(board);
    const before = `${board.id} ${board.editedAt}`;
    await byButtons.act(person, board);
    await expect
      .poll(() => `${boardIn(discord, channel)?.id} ${boardIn(discord, channel)?.editedAt}`, WAIT)
      .not.toBe(before);
  }
  expect(Object.fromEntries(silent)).toEqual({ Ayşe: false, Mehmet: true });
  expect(bot.failures).toEqual([]);
});

test('who wants it is asked before a take, too', async () => {
  const { discord, people, set, bot } = await setUp({ dice: scriptedDice([6, 1], [6, 5], [6, 5], [3, 1], [3, 1]) });
  for (const person of people) await set(person, 'confirmTake', 'on');
  const channel = await openMatch(discord, people, { preset: 'backgammon', length: 3 });
  const board = (): LocalMessage => {
    const newest = boardIn(discord, channel);
    if (newest === undefined) throw new Error('no board');
    return newest;
  };
  for (let acts = 0; partFor(board(), 'offerDouble') === undefined && acts < 12; acts += 1) {
    const before = `${board().id} ${board().editedAt}`;
    await byButtons.act(personOn(discord, board()) ?? people[0], board());
    await expect.poll(() => `${board().id} ${board().editedAt}`, WAIT).not.toBe(before);
  }
  await (personOn(discord, board()) ?? people[0]).click(
    board(),
    String(partFor(board(), 'offerDouble')?.['custom_id']),
  );
  await expect.poll(() => partFor(board(), 'take'), WAIT).toBeDefined();
  const taker = personOn(discord, board()) ?? people[0];
  await taker.click(board(), String(partFor(board(), 'take')?.['custom_id']));
  await expect.poll(() => questionTo(taker, channel)?.content, WAIT).toContain('Küp sizin olur');
  expect(partFor(board(), 'take')).toBeDefined();
  const question = questionTo(taker, channel);
  if (question === undefined) throw new Error('not asked');
  await taker.click(question, String(partFor(question, 'takeNow')?.['custom_id']));
  await expect.poll(() => board().content, WAIT).toContain('katlamayı aldı');
  expect(bot.failures).toEqual([]);
});

test('own matches are listed: those that wait for the reader first, then by what falls due first', async () => {
  const discord = await openDiscord();
  const bot = await openBot(discord, { dice: scriptedDice([6, 1]) });
  const [ayse, mehmet] = [discord.person('Ayşe'), discord.person('Mehmet')];
  const zeynep = discord.addPerson({ name: 'Zeynep', locale: 'tr' });
  const elif = discord.addPerson({ name: 'Elif', locale: 'tr' });
  // White begins by these dice: the challenger of each match.
  await openMatch(discord, [ayse, mehmet], { pace: 'sevenDays' });
  await openMatch(discord, [ayse, zeynep], { pace: 'oneDay' });
  await openMatch(discord, [elif, ayse], { pace: 'twoDays' });
  const list = async () => (await (await ayse.command(discord.channelId, 'matches')).done()).content;
  const links = async () => (await list()).match(/https:\/\/discord\.com\/channels/g)?.length;
  await expect.poll(links, { timeout: 10_000, interval: 500 }).toBe(3);
  const order = [...(await list()).matchAll(/Mehmet|Zeynep|Elif/g)].map(([name]) => name);
  expect(order).toEqual(['Zeynep', 'Mehmet', 'Elif']);
  expect(bot.failures).toEqual([]);
});
