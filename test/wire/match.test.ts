import { expect, test } from 'vitest';
import { byButtons, byCommands, openBot, openDiscord, openMatch, playToEnd } from '#test/support/wire.ts';

test.each([
  ['typed commands', byCommands],
  ['buttons and menus', byButtons],
])('a whole 3-point match by %s', { timeout: 300_000 }, async (_, driver) => {
  const discord = await openDiscord();
  const { failures } = await openBot(discord);
  const [ayse, mehmet] = [discord.person('Ayşe'), discord.person('Mehmet')];
  const channel = await openMatch(discord, [ayse, mehmet], { length: 3 });
  expect(discord.threads(discord.channelId).map(({ id }) => id)).toEqual([channel]);

  const last = await playToEnd(discord, channel, driver, { timeoutMs: 280_000 });

  const [, white, black] = /(\d) – (\d)/.exec(last.content) ?? [];
  expect([white, black].some((score) => Number(score) >= 3)).toBe(true);
  const boards = discord.messages(channel);
  expect(boards.length).toBeGreaterThan(20);
  for (const board of boards) {
    expect(board.pings.length).toBeLessThanOrEqual(1);
    expect(board.attachments[0]?.description ?? '').toContain('pip');
  }
  const older = boards.filter((board) => board !== last);
  await expect.poll(() => older.filter(({ components }) => components.length > 0)).toEqual([]);
  expect(failures).toEqual([]);
});
