import { expect, test } from 'vitest';
import { byButtons, byCommands, openBot, openDiscord, openMatch, playToEnd, withDoubles } from '#test/support/wire.ts';

test('a Macedonian set by typed commands: its games in turn, by their local names', { timeout: 120_000 }, async () => {
  const discord = await openDiscord();
  const { failures } = await openBot(discord);
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const channel = await openMatch(discord, people, { preset: 'macedonianSet', length: 3 });

  const last = await playToEnd(discord, channel, byCommands, { timeoutMs: 110_000 });

  const told = discord.messages(channel).map(({ content }) => content);
  const games = told.flatMap((text) => /^Sıradaki: (\d+)\. el: \*\*(\p{L}+)\*\*/mu.exec(text)?.slice(1) ?? []);
  expect(games.slice(0, 4)).toEqual(['1', 'Birinci', '2', 'İkinci']);
  const [, white, black] = /(\d) – (\d)/.exec(last.content) ?? [];
  expect(Math.max(Number(white), Number(black))).toBeGreaterThanOrEqual(3);
  expect(last.content).not.toMatch(/undefined|NaN|\[object/);
  expect(failures).toEqual([]);
});

test('backgammon to 3 with doubles by buttons: taken, dropped, Crawford game', { timeout: 90_000 }, async () => {
  const discord = await openDiscord();
  const { failures } = await openBot(discord);
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const channel = await openMatch(discord, people, { preset: 'backgammon', length: 3 });

  const last = await playToEnd(discord, channel, withDoubles(byButtons), { timeoutMs: 80_000 });

  const told = discord.messages(channel).map(({ content }) => content);
  const boardsWith = (text: string): number => told.filter((content) => content.includes(text)).length;
  // The first game: doubled to 2, taken, doubled to 4, dropped for 2; the second is the Crawford game.
  expect(boardsWith('katlamayı aldı')).toBeGreaterThanOrEqual(1);
  expect(boardsWith('katlamaya pas dedi')).toBeGreaterThanOrEqual(1);
  expect(told.some((content) => content.includes('2. el.') && content.includes('Crawford eli'))).toBe(true);
  const [, white, black] = /(\d) – (\d)/.exec(last.content) ?? [];
  expect(Math.max(Number(white), Number(black))).toBeGreaterThanOrEqual(3);
  expect(failures).toEqual([]);
});
