import { REST, Routes } from 'discord.js';
import { expect, test } from 'vitest';
import type { LocalDiscord, LocalMessage, Person } from '#localDiscord/types.ts';
import type { Dice } from '#app/ports.ts';
import { cryptoDice } from '#operations/cryptoDice.ts';
import { scriptedDice } from '#test/support/scriptedDice.ts';
import { boardIn, openBot, openDiscord, openMatch, partFor, PATIENT } from '#test/support/wire.ts';

async function setUp(dice: Dice = scriptedDice([6, 1], [6, 5]), length = 3) {
  const discord = await openDiscord();
  const bot = await openBot(discord, { dice });
  const [ayse, mehmet] = [discord.person('Ayşe'), discord.person('Mehmet')];
  const channel = await openMatch(discord, [ayse, mehmet], { length });
  return { discord, bot, ayse, mehmet, channel };
}

/** The private answer to a command, complete. */
async function answer(person: Person, channel: string, name: string, options = {}): Promise<LocalMessage> {
  const first = await person.command(channel, name, options);
  expect(first.ephemeral).toBe(true);
  return first.done();
}

const said = async (person: Person, channel: string, name: string, options = {}): Promise<string> =>
  (await answer(person, channel, name, options)).content;

const privateTo = (person: Person, channel: string): readonly LocalMessage[] =>
  person.sees(channel).filter(({ ephemeralFor }) => ephemeralFor === person.id);

test.each([
  ['24/13 13/2', /Zarların yettiğinden fazla/],
  ['13/12', /zara uymuyor/],
  ['12/7', /12\. hanenizde pul yok/],
  ['24/19', /19\. hane kapalı/],
  ['6/off', /bütün pullarınız 1-6/],
  ['13/24', /geriye gidiyor/],
  ['elma', /anlaşılmadı/],
  ['24/1\u0000x', /“24\/1x” anlaşılmadı/],
  ['```', /hamle bulamadım/],
  ['4-2: 13/7', /masada 6-5 var/],
  ['pas', /pas geçilmez/],
])('/move %s: the reason in the player’s terms, and what can be played', async (play, reason) => {
  const { ayse, channel, bot } = await setUp();
  const text = await said(ayse, channel, 'move', { play });
  expect(text).toMatch(reason);
  expect(text).toContain('`24/13`');
  expect(bot.failures).toEqual([]);
});

test('a turn typed in parts, taken back, typed again and confirmed', async () => {
  const { discord, ayse, mehmet, channel } = await setUp();
  const first = boardIn(discord, channel);
  expect(await said(ayse, channel, 'move', { play: '24/18' })).toContain('kalan zar: **5**');
  expect(await said(ayse, channel, 'confirm')).toContain('Oynanabilecek zarınız var: 5');
  expect(await said(ayse, channel, 'undo')).toBe('Geri alındı.');
  expect(await said(ayse, channel, 'undo')).toContain('geri alınacak bir şey yok');
  expect(await said(ayse, channel, 'roll')).toContain('Zarlar masada');
  expect(await said(ayse, channel, 'move', { play: '24/18/13' })).toContain('Hamle tamam');
  await expect.poll(() => first?.content).toContain('Oynanan: **24/13**');
  expect(discord.messages(channel)).toHaveLength(1);
  expect(await said(ayse, channel, 'confirm')).toContain('Tamam');
  const next = boardIn(discord, channel);
  expect(next?.id).not.toBe(first?.id);
  expect(next?.pings).toEqual([mehmet.id]);
  expect(next?.content).toContain('**Ayşe**: **24/13** (6-5 · şeşbeş)');
  expect(first?.components).toEqual([]);
});

test('autocomplete offers what fits, only to whom the turn belongs', async () => {
  const { ayse, mehmet, channel } = await setUp();
  const all = await ayse.autocomplete(channel, 'move', { play: '' }, 'play');
  expect(all.length).toBeGreaterThan(5);
  expect(all.length).toBeLessThanOrEqual(25);
  const fitting = await ayse.autocomplete(channel, 'move', { play: '24/1' }, 'play');
  expect(fitting.map(({ value }) => value)).toContain('24/13');
  expect(await mehmet.autocomplete(channel, 'move', { play: '' }, 'play')).toEqual([]);
});

test('giving up: the value first, then the offer, the answer, and no second offer in this turn', async () => {
  const { discord, bot, ayse, mehmet, channel } = await setUp();
  const asked = await answer(mehmet, channel, 'resign');
  expect(asked.content).toContain('2 sayı');
  const count = discord.messages(channel).length;
  expect(asked.components).toHaveLength(1);
  await mehmet.click(asked, 'Eli bırak (2 sayı)');
  await expect.poll(() => asked.content, { timeout: 10_000 }).toContain('masada');
  expect(asked.components).toEqual([]);
  await expect.poll(() => discord.messages(channel).length).toBe(count + 1);
  const offer = boardIn(discord, channel);
  if (offer === undefined) throw new Error('no offer');
  expect(offer.pings).toEqual([ayse.id]);
  expect(offer.content).toContain('2 sayı');
  await ayse.click(offer, 'Oyuna devam');
  await expect.poll(() => boardIn(discord, channel)?.content, { timeout: 10_000 }).toContain('geri çevirdi');
  expect(await said(mehmet, channel, 'resign')).toContain('geri çevrildi');
  await ayse.click(await answer(ayse, channel, 'resign'), 'Maçı bırak');
  await expect.poll(() => boardIn(discord, channel)?.pings, { timeout: 10_000 }).toEqual([mehmet.id]);
  const match = boardIn(discord, channel);
  if (match === undefined) throw new Error('no offer');
  await mehmet.click(match, 'Kabul et');
  await expect
    .poll(() => boardIn(discord, channel)?.content, { timeout: 10_000 })
    .toContain('Maçı kazanan: **Mehmet**');
  expect(bot.failures).toEqual([]);
});

test('both press Rematch: one match, and it is announced where they are', async () => {
  const { discord, bot, ayse, mehmet, channel } = await setUp(undefined, 1);
  const asked = await answer(mehmet, channel, 'resign');
  await mehmet.click(asked, 'Eli bırak (2 sayı)');
  await expect.poll(() => boardIn(discord, channel)?.content, { timeout: 10_000 }).toContain('teklif');
  await ayse.click(boardIn(discord, channel) as LocalMessage, 'Kabul et');
  await expect
    .poll(() => partFor(boardIn(discord, channel) as LocalMessage, 'rematch'), { timeout: 10_000 })
    .toBeDefined();
  const last = boardIn(discord, channel) as LocalMessage;
  await Promise.all([ayse.click(last, 'Rövanş'), mehmet.click(last, 'Rövanş')]);
  await expect.poll(() => discord.threads(discord.channelId).length, { timeout: 10_000 }).toBe(2);
  const offers = discord.messages(channel).filter(({ content }) => content.includes('rövanş istiyor'));
  expect(offers).toHaveLength(1);
  await expect.poll(() => offers[0]?.components, { timeout: 10_000 }).toEqual([]);
  expect(bot.failures).toEqual([]);
});

test('settings show and change every value, and the language at once', async () => {
  const { discord, ayse, channel, bot } = await setUp();
  const settings = await answer(ayse, channel, 'settings');
  const set = async (name: string, value: string, expected: string): Promise<void> => {
    await ayse.select(settings, 's:open:', [name]);
    await expect.poll(() => JSON.stringify(settings.components)).toContain(`s:${name}:`);
    await ayse.select(settings, `s:${name}:`, [value]);
    await expect.poll(() => settings.content).toContain(expected);
  };
  expect(settings.content).toContain('Ayarlarınız');
  await set('autoConfirm', 'on', 'Hamle kendiliğinden onaylansın: **açık**');
  await set('theme', 'contrast', 'Tahta: **Yüksek karşıtlık**');
  await set('language', 'en', 'Language: **English**');
  expect(settings.content).toContain('Your settings');
  expect(await said(ayse, channel, 'help')).toContain('Tavla in one minute');
  await set('language', 'discord', 'Dil: **Discord’daki gibi**');
  // The turn now ends by itself.
  await ayse.command(channel, 'move', { play: '24/13' });
  await expect.poll(() => discord.messages(channel).length, { timeout: 10_000 }).toBe(2);
  expect(bot.failures).toEqual([]);
});

test('quiet hours are typed into a form; what is none is told', async () => {
  const { ayse, channel, bot } = await setUp();
  const settings = await answer(ayse, channel, 'settings');
  await ayse.select(settings, 's:open:', ['quiet']);
  const type = async (from: string, to: string, zone: string): Promise<void> => {
    await expect.poll(() => JSON.stringify(settings.components)).toContain('f:quiet');
    const form = await ayse.click(settings, 'f:quiet:');
    expect(form.kind).toBe('modal');
    await ayse.submitModal(form, { from, to, zone });
  };
  const told = (): string =>
    ayse
      .sees(channel)
      .map(({ content }) => content)
      .join();
  await type('24', '8', 'UTC');
  await expect.poll(told).toContain('“24” saat değil');
  await type('22', '8', 'Ankara');
  await expect.poll(told).toContain('“Ankara” saat dilimi değil');
  await type(' 22', '8', 'europe/istanbul');
  await expect.poll(() => settings.content).toContain('Sessiz saatler: **22.00–08.00 (Europe/Istanbul)**');
  await ayse.select(settings, 's:open:', ['quiet']);
  await expect.poll(() => JSON.stringify(settings.components)).toContain('s:quiet:off');
  await ayse.click(settings, 's:quiet:off');
  await expect.poll(() => settings.content).toContain('Sessiz saatler: **yok**');
  expect(bot.failures).toEqual([]);
});

test('with several matches a command asks which one; in a match’s own thread it does not', async () => {
  const { discord, ayse, mehmet, channel, bot } = await setUp();
  const zeynep = discord.addPerson({ name: 'Zeynep', locale: 'en-GB' });
  await zeynep.command(discord.channelId, 'challenge', { opponent: ayse.id });
  const invitation = await discord.waitForMessage(({ pings }) => pings.includes(ayse.id) && true, PATIENT);
  const second = invitation.attachments.length === 0 ? invitation : await invitationTo(discord, ayse);
  await ayse.click(second, 'Kabul et');
  await expect.poll(() => discord.threads(discord.channelId).length, { timeout: 10_000 }).toBe(2);
  const other = discord.threads(discord.channelId).find(({ id }) => id !== channel)?.id ?? '';
  await expect.poll(() => boardIn(discord, other), { timeout: 10_000 }).toBeDefined();

  const elsewhere = discord.addChannel('genel');
  const list = await said(ayse, elsewhere, 'matches');
  expect(list).toContain('**Mehmet**');
  expect(list).toContain('**Zeynep**');
  const asked = await answer(ayse, elsewhere, 'board');
  expect(asked.content).toContain('Hangisi');
  const [menu] = (asked.components[0]?.['components'] ?? []) as { custom_id: string; options: { value: string }[] }[];
  expect(menu?.options).toHaveLength(2);
  const before = privateTo(ayse, elsewhere).length;
  await ayse.select(asked, menu?.custom_id ?? '', [menu?.options[0]?.value ?? '']);
  await expect.poll(() => privateTo(ayse, elsewhere).length, { timeout: 10_000 }).toBe(before + 1);
  expect(privateTo(ayse, elsewhere).at(-1)?.attachments).toHaveLength(1);
  // One of them waits for Mehmet's opponent: there the command is understood without a question.
  expect(await said(mehmet, channel, 'roll')).toContain('Sıra rakibinizde');
  expect(bot.failures).toEqual([]);
});

const invitationTo = (discord: LocalDiscord, person: Person): Promise<LocalMessage> =>
  discord.waitForMessage(
    ({ channelId, content, components }) =>
      channelId === discord.channelId && content.includes(`<@${person.id}>`) && components.length > 0,
    PATIENT,
  );

test('who watches may look at the board, alone and without buttons', async () => {
  const { discord, channel } = await setUp();
  const zeynep = discord.addPerson({ name: 'Zeynep', locale: 'en-GB' });
  const count = discord.messages(channel).length;
  const seen = await answer(zeynep, channel, 'board');
  expect(seen.attachments).toHaveLength(1);
  expect(seen.components).toEqual([]);
  expect(seen.content).toContain('to play');
  expect(seen.attachments[0]?.description).toContain('White');
  expect(discord.messages(channel)).toHaveLength(count);
});

test('an outdated button is answered privately, disappears, and leads to the newest board', async () => {
  const { discord, ayse, channel } = await setUp();
  const board = boardIn(discord, channel);
  if (board === undefined) throw new Error('no board');
  // Two presses of one person at once: the second meets a board that has moved on.
  const menu = String(partFor(board, 'move')?.['custom_id']);
  const before = privateTo(ayse, channel).length;
  await Promise.all([ayse.select(board, menu, ['24/18/6']), ayse.select(board, menu, ['13/7/6'])]);
  await expect.poll(() => privateTo(ayse, channel).length, { timeout: 10_000 }).toBe(before + 1);
  expect(privateTo(ayse, channel).at(-1)?.content).toContain('oyun ilerledi');
  expect(board.content.match(/Oynanan: \*\*(24\/18|13\/7)\*\*/)).not.toBeNull();
});

test('components from nowhere are answered privately and break nothing', async () => {
  const { discord, bot, ayse, channel } = await setUp();
  const rest = new REST({ api: discord.apiUrl }).setToken(discord.token);
  const forged = [
    'x',
    'm:bcdfghjkmn:1:roll:',
    'm:bcdfghjkmn:1:resignNow:game/2',
    'm:bcdfghjkmn:1:resign:',
    'm:bcdfghjkmn:1:rematch:',
    'c:bcdfghjkmn:accept',
    'c:bcdfghjkmn:decline',
    'c:bcdfghjkmn:withdraw',
    'p:move:24/18',
    's:nothing:on',
  ];
  for (const custom_id of forged) {
    const body = {
      content: 'x',
      components: [{ type: 1, components: [{ type: 2, style: 1, label: 'x', custom_id }] }],
    };
    const { id } = (await rest.post(Routes.channelMessages(channel), { body })) as { id: string };
    const message = discord.messages(channel).find((one) => one.id === id) as LocalMessage;
    const before = privateTo(ayse, channel).length;
    await ayse.click(message, custom_id);
    const answered = () => privateTo(ayse, channel).length > before || message.content !== 'x';
    await expect.poll(answered, { timeout: 10_000 }).toBe(true);
  }
  expect(bot.failures).toEqual([]);
});

test('a failure of our own is told in general terms, logged without private data, and ends nothing', async () => {
  let broken = false;
  const dice: Dice = {
    ...cryptoDice,
    draw() {
      if (broken) throw new Error('the dice fell under the table');
      return { source: 'crypto', next: () => [6, 1] };
    },
  };
  const { ayse, bot, channel } = await setUp(dice);
  broken = true;
  expect(await said(ayse, channel, 'move', { play: '13/7 8/7' })).toContain('Hamle tamam');
  expect(await said(ayse, channel, 'confirm')).toContain('ters gitti');
  expect(bot.failures).toHaveLength(1);
  expect(bot.failures[0]).toContain('under the table');
  expect(bot.failures[0]).not.toContain('Ayşe');
  broken = false;
  expect(await said(ayse, channel, 'confirm')).toContain('Tamam');
});

test('Discord failing at every answer: the act is kept, and nothing escapes', async () => {
  const { discord, bot, ayse, channel } = await setUp();
  discord.faults.failNext(1, { path: /\/callback/, status: 400 });
  await expect(ayse.command(channel, 'move', { play: '24/13' })).rejects.toThrow();
  await expect.poll(() => boardIn(discord, channel)?.content, { timeout: 10_000 }).toContain('Oynanan: **24/13**');
  expect(await said(ayse, channel, 'confirm')).toContain('Tamam');
  expect(bot.failures).toEqual([]);
});
