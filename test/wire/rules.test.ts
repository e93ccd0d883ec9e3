import { expect, test } from 'vitest';
import { boardIn, openBot, openDiscord } from '#test/support/wire.ts';

const WAIT = { timeout: 15_000 };

test('the rules page by page, those of another game, and a match of it against the computer', async () => {
  const discord = await openDiscord();
  const bot = await openBot(discord);
  const ayse = discord.person('Ayşe');
  const page = await (await ayse.command(discord.channelId, 'rules', { game: 'greekSet' })).done();
  expect(page.ephemeralFor).toBe(ayse.id);
  expect(page.content).toMatch(/\*\*Yunan seti\*\*[^]*\*\*Portes\*\*[^]*Sayfa 1 \/ 10/);
  expect(page.attachments[0]?.description).toContain('Tavla: beyaz “Siz”');
  await ayse.click(page, 'r:page:greekSet:1');
  await expect.poll(() => page.content, WAIT).toContain('Sayfa 2 / 10');
  expect(page.attachments[0]?.description).toContain('24/14');
  await ayse.select(page, 'r:pick:greekSet:1', ['plakoto']);
  await expect.poll(() => page.content, WAIT).toMatch(/\*\*Plakoto\*\*[^]*Sayfa 1 \/ 6/);
  await ayse.click(page, 'r:play:plakoto:0');
  await expect.poll(() => discord.channels().some(({ id }) => boardIn(discord, id) !== undefined), WAIT).toBe(true);
  const channel = discord.channels().find(({ id }) => boardIn(discord, id) !== undefined);
  expect(boardIn(discord, channel?.id ?? '')?.attachments[0]?.description).toContain('Plakoto');
  expect(page.content).toContain('Sayfa 1 / 6');
  expect(bot.failures).toEqual([]);
});

test('a match cannot be tried where the bot may not post, and the page says why', async () => {
  const discord = await openDiscord();
  await openBot(discord);
  const ayse = discord.person('Ayşe');
  const page = await (await ayse.command(discord.channelId, 'rules')).done();
  expect(page.content).toContain('**Türk tavlası**');
  discord.denyPermission(discord.channelId, 'SEND_MESSAGES');
  await ayse.click(page, 'r:play:turkTavlasi:0');
  const told = () =>
    ayse
      .sees(discord.channelId)
      .map(({ content }) => content)
      .join('\n');
  await expect.poll(told, WAIT).toContain('Mesaj Gönder');
  expect(page.content).toContain('**Türk tavlası**');
});
