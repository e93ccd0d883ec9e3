import { expect, test } from 'vitest';
import { openBot, openDiscord } from '#test/support/wire.ts';

test('the position of the day asks first and tells the computer’s opinion on demand', async () => {
  const discord = await openDiscord();
  const bot = await openBot(discord, { wallNow: () => Date.parse('2026-12-24T23:00:00Z') });
  const [ayse, mehmet] = [discord.person('Ayşe'), discord.person('Mehmet')];
  const shared = await ayse.command(discord.channelId, 'daily', { share: true });
  const question = await shared.done();
  expect(shared.ephemeral).toBe(false);
  expect(question.content).toContain('Günün konumu**, 24 Aralık 2026');
  expect(question.content).not.toContain('görüşü**');
  expect(question.attachments[0]?.description).toMatch(/Zar, (beyaz|siyah): kalan \d \d/);
  const told = await (await mehmet.click(question, 'Bilgisayarın görüşü')).done();
  expect(told.ephemeralFor).toBe(mehmet.id);
  expect(told.content).toMatch(/1\) \*\*.+\*\* · [+−]\d,\d\d sayı · kazanma %\d/);
  expect(told.content).toContain('3) ');
  expect(told.attachments[0]?.description).toContain('Son hamle');
  const own = await (await mehmet.command(discord.channelId, 'daily')).done();
  expect(own.ephemeralFor).toBe(mehmet.id);
  expect(own.content).toBe(question.content);
  expect(bot.failures).toEqual([]);
});
