import { expect, test } from 'vitest';
import type { LocalMessage } from '#localDiscord/types.ts';
import { scriptedDice } from '#test/support/scriptedDice.ts';
import {
  boardIn,
  byButtons,
  byCommands,
  openBot,
  openDiscord,
  openMatch,
  partFor,
  personOn,
  playToEnd,
  withDoubles,
} from '#test/support/wire.ts';

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

test('a cascade of gul bara: played in parts, taken back, played out', { timeout: 60_000 }, async () => {
  const discord = await openDiscord();
  // The fourth roll of Ayşe is a double: from there on it climbs.
  const dice = scriptedDice([6, 1], [2, 1], [2, 1], [2, 1], [2, 1], [2, 1], [2, 1], [3, 3], [4, 2], [5, 3]);
  const { failures } = await openBot(discord, { dice });
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const [ayse, mehmet] = people;
  const channel = await openMatch(discord, people, { preset: 'gulbara', length: 1 });
  const board = () => boardIn(discord, channel);
  for (let acts = 0; acts < 60 && !board()?.content.includes('3-3'); acts += 1) {
    const now = board();
    const person = now === undefined ? undefined : personOn(discord, now);
    const seen = `${now?.id} ${now?.editedAt}`;
    if (now !== undefined && person !== undefined) await byCommands.act(person, now);
    await expect.poll(() => `${board()?.id} ${board()?.editedAt}`, { timeout: 10_000 }).not.toBe(seen);
  }
  expect(board()?.content).toContain('3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6');
  const said = async (name: string, options = {}) =>
    (await (await ayse.command(channel, name, options)).done()).content;
  const left = (numbers: string) => expect.poll(() => board()?.content, { timeout: 10_000 }).toContain(numbers);

  // A part by text, taken back by button and by command; then the rest, a checker at a time.
  await said('move', { play: '24/21 24/21' });
  await left('kalan zar: **3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6**');
  await ayse.click(board() as LocalMessage, 'Geri al');
  await left('kalan zar: **3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6**');
  await said('undo');
  await expect.poll(() => board()?.content, { timeout: 10_000 }).not.toContain('kalan zar');
  expect(await said('move', { play: '24/20' })).toContain('3');
  for (let moved = 0; partFor(board() as LocalMessage, 'confirm') === undefined; moved += 1) {
    expect(moved).toBeLessThan(16);
    const seen = board()?.editedAt;
    await (moved % 2 === 0 ? byButtons : byCommands).act(ayse, board() as LocalMessage);
    await expect.poll(() => board()?.editedAt, { timeout: 10_000 }).not.toBe(seen);
  }
  await said('confirm');
  await expect.poll(() => board()?.content, { timeout: 10_000 }).toContain(`<@${mehmet.id}>`);
  expect(board()?.content).toMatch(/\*\*Ayşe\*\*: \*\*.*24\/.*\(3-3/);
  expect(failures).toEqual([]);
});
