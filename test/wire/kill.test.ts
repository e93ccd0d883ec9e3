import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { evolve } from '#match/evolve.ts';
import type { MatchEvent } from '#match/event.ts';
import type { Person } from '#localDiscord/types.ts';
import { initialState, type MatchState } from '#match/state.ts';
import {
  byButtons,
  byCommands,
  type Driver,
  killBot,
  matchesOn,
  openDiscord,
  openMatch,
  playToEnd,
  spawnBot,
  temporaryFile,
  withDoubles,
} from '#test/support/wire.ts';

/** By buttons and by commands in turn. */
function alternately(): Driver {
  let acts = 0;
  return {
    act: (person, board) => {
      acts += 1;
      return (acts % 2 === 0 ? byButtons : byCommands).act(person, board);
    },
  };
}

type Case = readonly [name: string, options: Parameters<typeof openMatch>[2], driver: Driver];

const MATCHES: readonly Case[] = [
  ['Türk tavlası by buttons', { length: 1 }, byButtons],
  ['the Turkish set by commands', { preset: 'turkishSet', length: 3 }, byCommands],
  ['the Greek set by buttons', { preset: 'greekSet', length: 3 }, byButtons],
  ['the Bulgarian set by commands', { preset: 'bulgarianSet', length: 3 }, byCommands],
  ['the Macedonian set by both', { preset: 'macedonianSet', length: 3 }, alternately()],
  ['Gul Bara by both', { preset: 'gulbara', length: 1 }, alternately()],
  ['backgammon with the cube by buttons', { preset: 'backgammon', length: 5 }, withDoubles(byButtons)],
  ['backgammon with the cube by commands', { preset: 'backgammon', length: 5 }, withDoubles(byCommands, 'typed')],
  [
    'Kahve with unusual options by both',
    {
      preset: 'kahve',
      length: 3,
      opening: 'play',
      'next-game': 'roll',
      'triple-mars': true,
      'hit-and-run': false,
      'closed-board': 'noRoll',
      resigning: 'atOnce',
    },
    alternately(),
  ],
  ['five hands of Kahve by buttons', { preset: 'kahve', hands: true }, byButtons],
];

test('whole matches of every game at once, with the bot killed again and again', { timeout: 600_000 }, async () => {
  const discord = await openDiscord();
  const file = temporaryFile();
  let bot = await spawnBot(discord, file);
  const tables: { name: string; channel: string; driver: Driver }[] = [];
  for (const [name, options, driver] of MATCHES) {
    const pair = [1, 2].map((at) => discord.addPerson({ name: `${name} ${at}`, locale: 'tr' })) as [Person, Person];
    tables.push({ name, driver, channel: await openMatch(discord, pair, options) });
  }

  const before: (readonly (readonly MatchEvent[])[])[] = [];
  const over = new AbortController();
  const killing = (async () => {
    while (!over.signal.aborted) {
      // Some moments are in the middle of an act, some between two; the seed does not matter, the many do.
      await sleep(1000 + Math.random() * 5000);
      if (over.signal.aborted) return;
      await killBot(bot);
      before.push(await matchesOn(file));
      bot = await spawnBot(discord, file);
    }
  })();
  const ends = await Promise.all(
    tables.map(({ channel, driver }) =>
      playToEnd(discord, channel, driver, { timeoutMs: 580_000, onFailure: () => {} }),
    ),
  );
  over.abort();
  await killing;
  await killBot(bot);

  const matches = await matchesOn(file);
  expect(matches).toHaveLength(tables.length);
  expect(before.length).toBeGreaterThan(4);
  for (const [at, { name, channel }] of tables.entries()) {
    const events = matches[at] ?? [];
    // What was on disk at each kill is still the beginning of the log: nothing lost, nothing doubled, the same dice.
    for (const kill of before) expect(events.slice(0, kill[at]?.length), name).toEqual(kill[at]);
    const state = events.reduce<MatchState>(evolve, initialState);
    if (state.phase !== 'matchOver') throw new Error(`not over: ${name}`);
    expect(ends[at]?.content, name).toContain(`${state.score.white} – ${state.score.black}`);
    // One message for each board that was new, however often the bot died.
    const told = discord.messages(channel).map(({ content }) => content);
    expect(new Set(told).size, name).toBe(told.length);
    expect(told.join('\n'), name).not.toMatch(/undefined|NaN|\[object/);
  }
});
