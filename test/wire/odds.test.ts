import { expect, test } from 'vitest';
import { scriptedDice } from '#test/support/scriptedDice.ts';
import { openBot, openDiscord, openMatch } from '#test/support/wire.ts';

test('odds of a pasted position, of an unrated match, and not of a rated one', { timeout: 60_000 }, async () => {
  const discord = await openDiscord();
  const bot = await openBot(discord, { dice: scriptedDice([6, 1], [6, 5]) });
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const [ayse] = people;
  const ask = async (channel: string, options = {}) => (await ayse.command(channel, 'odds', options)).done();

  expect((await ask(discord.channelId)).content).toContain('Burada süren maçınız yok');
  expect((await ask(discord.channelId, { position: 'elma' })).content).toContain('XGID');
  const start = await ask(discord.channelId, { position: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10' });
  expect(start.ephemeralFor).toBe(ayse.id);
  expect(start.content).toContain('Oynayacak hamle olması: 36’da 36 (%100)');
  expect(start.content).toContain('Pul kırması: 36’da 0 (%0)');
  expect(start.attachments[0]?.description).toContain('167');

  // The position of notation.md: a checker on the bar.
  const bar = await ask(discord.channelId, { position: 'XGID=-b----E-C---eD---c-e----A-:0:0:1:00:0:0:0:0:10' });
  expect(bar.content).toMatch(/Zarı siz atarsa[^]*Zarı rakip atarsa[^]*Pul kırması: 36’da [1-9]/);
  expect(bar.content).toMatch(/```\nhane {2}zar {2}oran\n +\d+ +\d+ {2}%\d+/);

  const rated = await openMatch(discord, people, { length: 1 });
  expect((await ask(rated)).content).toContain('Puanlı maç sürerken');
  await ayse.command(rated, 'resign');
  expect(bot.failures).toEqual([]);
});

test('an unrated match is told of', async () => {
  const discord = await openDiscord();
  await openBot(discord, { dice: scriptedDice([6, 1], [6, 5]) });
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const channel = await openMatch(discord, people, { length: 1, rated: false });
  const told = await (await people[0].command(channel, 'odds')).done();
  expect(told.content).toContain('Oynayacak hamle olması');
  expect(told.attachments).toHaveLength(1);
});
