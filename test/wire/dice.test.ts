import { expect, test } from 'vitest';
import { boardIn, byButtons, openBot, openDiscord, openMatch, playToEnd } from '#test/support/wire.ts';

test('the dice of a match are sealed at its start and checked at its end', { timeout: 90_000 }, async () => {
  const discord = await openDiscord();
  const bot = await openBot(discord);
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const [ayse, mehmet] = people;
  const ask = async (name: string, options = {}) =>
    (await ayse.command(discord.channelId, `dice ${name}`, options)).done();

  expect((await ask('explain')).content).toContain('Neyi göstermez?');
  expect((await ask('statistics')).content).toContain('sayılacak zar yok');
  expect((await ask('match')).content).toContain('Böyle bir maç bulamadım');

  const channel = await openMatch(discord, people, { length: 1 });
  const first = boardIn(discord, channel);
  const [, seal = ''] = /Zarların mührü: `([0-9a-f]{64})`/.exec(first?.content ?? '') ?? [];
  expect(seal).not.toBe('');
  const running = await ask('verify');
  expect(running.content).toContain(`Maç sürüyor`);
  expect(running.content).toContain(seal);
  expect(running.attachments).toHaveLength(0);

  await playToEnd(discord, channel, byButtons);
  const [, secret = ''] = /Mührün sırrı: `([0-9a-f]{64})`/.exec(boardIn(discord, channel)?.content ?? '') ?? [];
  const verified = await ask('verify');
  expect(verified.content).toContain('hepsi yeniden hesaplandı ve aynı çıktı');
  expect(verified.content).toContain(secret);
  expect(verified.content).toContain(seal);
  expect(verified.ephemeralFor).toBe(ayse.id);
  const file = verified.attachments[0]?.bytes.toString() ?? '';
  expect(file).toContain(`secret ${secret} ${seal}`);

  const match = await ask('match', { match: /^match (\S+)/.exec(file)?.[1] ?? '' });
  expect(match.content).toMatch(/\*\*Ayşe\*\*: \d+ atış, \d+ çift/);
  expect(match.attachments[0]?.bytes.toString()).toBe(file);
  const statistics = await ask('statistics', { player: mehmet.id });
  expect(statistics.content).toMatch(/\*\*Mehmet\*\*: zarlar.*biten maçlarda \d+ atış/);
  expect((await ask('statistics')).content).toMatch(/Bütün zarlar[^]*6: \d+ kez, %\d/);
  expect((await ask('verify', { match: 'nosuchmatch' })).content).toContain('Böyle bir maç bulamadım');
  expect(bot.failures).toEqual([]);
});
