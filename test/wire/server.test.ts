import { expect, test } from 'vitest';
import type { Json, LocalMessage, Person } from '#localDiscord/types.ts';
import {
  boardIn,
  eventsOn,
  openBot,
  openDiscord,
  openMatch,
  partFor,
  personOn,
  temporaryFile,
} from '#test/support/wire.ts';

const WAIT = { timeout: 15_000 };

const said = async (person: Person, channel: string, name: string, options = {}): Promise<LocalMessage> =>
  (await person.command(channel, name, options)).done();
const told = (person: Person, channel: string): string =>
  person
    .sees(channel)
    .map(({ content }) => content)
    .join('\n');

async function setUp() {
  const discord = await openDiscord();
  const databaseFile = temporaryFile();
  const bot = await openBot(discord, { databaseFile });
  // The first person manages the server.
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const [admin, player] = people;
  const set = async (name: string, ...values: readonly string[]): Promise<LocalMessage> => {
    const settings = await said(admin, discord.channelId, 'server settings');
    await admin.select(settings, 'g:open', [name]);
    await expect.poll(() => JSON.stringify(settings.components), WAIT).toContain(`g:${name}`);
    await admin.select(settings, `g:${name}`, values);
    await expect.poll(() => JSON.stringify(settings.components), WAIT).toContain('g:open');
    return settings;
  };
  return { discord, databaseFile, bot, people, admin, player, set };
}

test('only who manages the server is offered the command', async () => {
  const { discord, admin, player } = await setUp();
  const names = (person: Person) => person.commands(discord.channelId).map((command) => command['name']);
  expect(names(admin)).toContain('server');
  expect(names(player)).not.toContain('server');
});

test('settings: language, usual game and pace, rated, threads, channels, time between challenges', async () => {
  const { discord, bot, admin, player, set } = await setUp();
  await set('language', 'en');
  await set('preset', 'gulbara');
  await set('pace', 'threeDays');
  await set('rated', 'off');
  const settings = await set('threads', 'off');
  expect(settings.content).toMatch(/Dil: \*\*English\*\*[^]*Alışılan oyun: \*\*Gülbara\*\*/);

  await player.command(discord.channelId, 'challenge', { opponent: admin.id });
  const invitation = await discord.waitForMessage(({ content }) => content.includes('challenges you'));
  expect(invitation.content).toMatch(/\*\*Gul Bara\*\* · first to 5 points · 3 days/);
  expect(invitation.content).toContain('unrated');
  const accept = String((invitation.components[0]?.['components'] as readonly Json[] | undefined)?.[0]?.['custom_id']);
  await admin.click(invitation, accept);
  await expect.poll(() => boardIn(discord, discord.channelId)?.content, WAIT).toContain('to play');

  const other = discord.addChannel('oyun');
  await set('channels', other);
  expect((await said(player, discord.channelId, 'challenge')).content).toBe(
    `Bu sunucuda tavla şuralarda oynanır: <#${other}>. Komutu orada kullanın.`,
  );
  expect((await said(player, other, 'challenge')).content).toContain('gönderildi');

  const form = await said(admin, discord.channelId, 'server settings');
  await admin.select(form, 'g:open', ['cooldown']);
  await expect.poll(() => JSON.stringify(form.components), WAIT).toContain('f:cooldown');
  await admin.submitModal(await admin.click(form, 'f:cooldown:'), { seconds: 'bir' });
  await expect.poll(() => told(admin, discord.channelId), WAIT).toContain('“bir” saniye sayısı değil');
  await admin.submitModal(await admin.click(form, 'f:cooldown:'), { seconds: '600' });
  await expect.poll(() => form.content, WAIT).toContain('600 sn');
  expect((await said(player, other, 'challenge', { opponent: admin.id })).content).toContain('600 saniye');
  expect(bot.failures).toEqual([]);
});

test('the check names every permission that is missing', async () => {
  const { discord, admin } = await setUp();
  expect((await said(admin, discord.channelId, 'server check')).content).toContain('gereken her iznim var');
  const other = discord.addChannel('sessiz');
  discord.denyPermission(other, 'ATTACH_FILES', 'CREATE_PUBLIC_THREADS');
  await expect
    .poll(async () => (await said(admin, discord.channelId, 'server check', { channel: other })).content, WAIT)
    .toMatch(/Dosya Ekle.*Alt Başlıklar Oluştur/);
});

test('a match is stopped, handed back, adjusted and awarded; all of it is noted', async () => {
  const { discord, databaseFile, bot, people, admin } = await setUp();
  const channel = await openMatch(discord, people, { length: 3 });
  const types = async () => (await eventsOn(databaseFile)).map(({ type }) => type);
  const list = await said(admin, discord.channelId, 'server match');
  const [option] = ((list.components[0]?.['components'] as readonly Json[] | undefined)?.[0]?.['options'] ??
    []) as readonly Json[];
  const match = String(option?.['value']);
  expect(option?.['description']).toContain('sürüyor');
  await admin.select(list, 'a:pick:', [match]);
  await expect.poll(() => JSON.stringify(list.components), WAIT).toContain(`a:abort:${match}`);

  await admin.click(list, `a:abort:${match}`);
  await expect.poll(() => list.content, WAIT).toContain('durduruldu');
  await expect.poll(() => discord.messages(channel).at(-1)?.content, WAIT).toContain('yönetici durdurdu');
  await admin.click(list, `a:reopen:${match}`);
  await expect.poll(() => list.content, WAIT).toContain('sürüyor');
  await expect.poll(() => boardIn(discord, channel)?.content, WAIT).toContain('maçı geri verdi');
  expect(personOn(discord, boardIn(discord, channel) as LocalMessage)).toBeDefined();

  await admin.submitModal(await admin.click(list, `f:score:${match}`), { white: '2', black: '3' });
  await expect.poll(() => told(admin, discord.channelId), WAIT).toContain('0 ile 2 arasında');
  await admin.submitModal(await admin.click(list, `f:score:${match}`), { white: '2', black: '1' });
  await expect.poll(() => list.content, WAIT).toContain('2 – 1');
  await expect.poll(() => boardIn(discord, channel)?.content, WAIT).toContain('Skoru bir yönetici belirledi');

  await admin.click(list, `a:awardBlack:${match}`);
  await expect.poll(() => list.content, WAIT).toContain('bitti');
  await expect.poll(() => partFor(boardIn(discord, channel) as LocalMessage, 'rematch'), WAIT).toBeDefined();
  expect((await types()).filter((type) => /matchAborted|reopened|scoreSet|matchWon/.test(type))).toEqual([
    'matchAborted',
    'reopened',
    'scoreSet',
    'matchWon',
  ]);
  const log = await said(admin, discord.channelId, 'server log');
  for (const act of ['durdurdu', 'geri verdi', 'belirledi', 'taraflardan birine verdi'])
    expect(log.content).toContain(act);
  expect(bot.failures).toEqual([]);
});

test('who is barred starts no match here, until they are let in again', async () => {
  const { discord, admin, player } = await setUp();
  await said(admin, discord.channelId, 'server bar', { player: player.id });
  expect((await said(player, discord.channelId, 'challenge')).content).toContain('izin vermiyor');
  await admin.command(discord.channelId, 'challenge');
  const open = await discord.waitForMessage(({ components }) => JSON.stringify(components).includes(':accept'));
  await player.click(open, 'Kabul et');
  await expect
    .poll(() => player.sees(discord.channelId).filter(({ content }) => content.includes('izin vermiyor')), WAIT)
    .toHaveLength(2);
  expect((await said(admin, discord.channelId, 'server log')).content).toContain(`Burada yasaklı: <@${player.id}>`);
  await said(admin, discord.channelId, 'server unbar', { player: player.id });
  expect((await said(player, discord.channelId, 'challenge')).content).toContain('gönderildi');
});
