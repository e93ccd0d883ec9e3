import { expect, test } from 'vitest';
import type { ChallengeId } from '#app/ports.ts';
import type { Json, LocalMessage } from '#localDiscord/types.ts';
import type { UserId } from '#match/types.ts';
import { openDatabase } from '#store/database.ts';
import { boardIn, openBot, openDiscord, PATIENT, temporaryFile } from '#test/support/wire.ts';

const WAIT = { timeout: 15_000 };

const componentsOf = (message: LocalMessage): readonly Json[] =>
  message.components.flatMap((row) => row['components'] as readonly Json[]);
const idOf = (message: LocalMessage, part: string): string =>
  String(componentsOf(message).find((one) => String(one['custom_id']).includes(part))?.['custom_id']);

async function setUp() {
  const discord = await openDiscord();
  const bot = await openBot(discord);
  const [ayse, mehmet] = [discord.person('Ayşe'), discord.person('Mehmet')];
  const invitations = () =>
    discord
      .messages(discord.channelId)
      .filter((message) => componentsOf(message).some((one) => String(one['custom_id']).endsWith(':accept')));
  return { discord, bot, ayse, mehmet, invitations };
}

test('the lobby lists the tables that wait, and one can sit down there', async () => {
  const { discord, bot, ayse, mehmet } = await setUp();
  const empty = await (await ayse.command(discord.channelId, 'lobby')).done();
  expect(empty.content).toContain('bekleyen masa yok');
  await ayse.command(discord.channelId, 'challenge', { preset: 'macedonianSet', length: 3 });
  await discord.waitForMessage(({ content }) => content.includes('rakip arıyor'));
  const lobby = await (await mehmet.command(discord.channelId, 'lobby')).done();
  expect(lobby.content).toMatch(/Rakip bekleyen masa: 1[^]*\*\*Ayşe\*\*: \*\*Makedon seti\*\*.*3 sayı/);
  expect(lobby.content).not.toContain('farkı');
  const [option] = (componentsOf(lobby)[0]?.['options'] ?? []) as readonly Json[];
  await mehmet.select(lobby, 'y:sit', [String(option?.['value'])]);
  await expect.poll(() => discord.channels().some(({ id }) => boardIn(discord, id) !== undefined), WAIT).toBe(true);
  const again = await (await mehmet.command(discord.channelId, 'lobby')).done();
  expect(again.content).toContain('bekleyen masa yok');
  await mehmet.select(lobby, 'y:sit', [String(option?.['value'])]);
  await expect
    .poll(
      () =>
        mehmet
          .sees(discord.channelId)
          .map(({ content }) => content)
          .join(),
      WAIT,
    )
    .toContain('Bu çağrı kapandı');
  expect(bot.failures).toEqual([]);
});

test('an invitation is answered with another offer, which the first one accepts', async () => {
  const { discord, bot, ayse, mehmet, invitations } = await setUp();
  await ayse.command(discord.channelId, 'challenge', { opponent: mehmet.id, length: 5 });
  const first = await discord.waitForMessage((message) => idOf(message, ':counter') !== 'undefined');
  await ayse.click(first, idOf(first, ':counter'));
  await expect
    .poll(
      () =>
        ayse
          .sees(discord.channelId)
          .map(({ content }) => content)
          .join(),
      WAIT,
    )
    .toContain('başkasına');
  await mehmet.click(first, idOf(first, ':counter'));
  const question = (): LocalMessage | undefined =>
    mehmet.sees(discord.channelId).findLast(({ content }) => content.includes('Ne oynamak istersiniz'));
  await expect.poll(question, WAIT).toBeDefined();
  const asked = question() as LocalMessage;
  await mehmet.select(asked, idOf(asked, ':preset:'), ['backgammon']);
  await expect.poll(() => idOf(asked, ':length:'), WAIT).toContain('backgammon/5/live');
  await mehmet.select(asked, idOf(asked, ':length:'), ['11']);
  await expect.poll(() => idOf(asked, ':pace:'), WAIT).toContain('backgammon/11/live');
  await mehmet.select(asked, idOf(asked, ':pace:'), ['twoDays']);
  await expect.poll(() => idOf(asked, ':send:'), WAIT).toContain('backgammon/11/twoDays');
  await mehmet.click(asked, idOf(asked, ':send:'));
  await expect.poll(() => first.content, WAIT).toContain('**Mehmet** başka bir şey önerdi');
  await expect.poll(() => invitations().length, WAIT).toBe(1);
  const [second] = invitations();
  if (second === undefined) throw new Error('no second invitation');
  expect(second.content).toMatch(/\*\*Mehmet\*\* sizi[^]*\*\*Backgammon\*\* · 11 sayı · hamle başına 2 gün/);
  expect(second.pings).toEqual([ayse.id]);
  await ayse.click(second, idOf(second, ':accept'));
  await expect.poll(() => discord.channels().some(({ id }) => boardIn(discord, id) !== undefined), WAIT).toBe(true);
  expect(bot.failures).toEqual([]);
});

test('an invitation on which the bot died is posted at the next start, and not twice where it was sent', async () => {
  const discord = await openDiscord();
  const databaseFile = temporaryFile();
  const bot = await openBot(discord, { databaseFile });
  const [ayse, mehmet] = [discord.person('Ayşe'), discord.person('Mehmet')];
  const zeynep = discord.addPerson({ name: 'Zeynep', locale: 'tr' });
  await ayse.command(discord.channelId, 'challenge', { opponent: mehmet.id });
  const sent = await discord.waitForMessage((message) => idOf(message, ':accept') !== 'undefined');
  await bot.stop();

  // As if it had died after sending the first and before sending the second.
  const db = await openDatabase(databaseFile);
  const [row] = await db.selectFrom('challenge').selectAll().execute();
  if (row === undefined) throw new Error('no challenge');
  await db.updateTable('challenge').set({ message: null }).execute();
  const unsent = { ...row, id: 'unsent' as ChallengeId, message: null, opponent: zeynep.id as UserId, pair: 'of both' };
  await db.insertInto('challenge').values(unsent).execute();
  await db.destroy();

  const again = await openBot(discord, { databaseFile });
  const posted = await discord.waitForMessage(({ content }) => content.includes(`<@${zeynep.id}>`), PATIENT);
  const toMehmet = discord.messages(discord.channelId).filter(({ content }) => content.includes(`<@${mehmet.id}>`));
  expect(toMehmet.map(({ id }) => id)).toEqual([sent.id]);
  await zeynep.click(posted, idOf(posted, ':accept'));
  await mehmet.click(sent, idOf(sent, ':accept'));
  await expect.poll(() => discord.threads(discord.channelId).length, WAIT).toBe(2);
  expect([...bot.failures, ...again.failures]).toEqual([]);
});
