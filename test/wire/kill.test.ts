import { expect, test } from 'vitest';
import { evolve } from '#match/evolve.ts';
import type { MatchEvent } from '#match/event.ts';
import { initialState, type MatchState } from '#match/state.ts';
import type { MatchId } from '#match/types.ts';
import { openDatabase } from '#store/database.ts';
import { createMatchStore } from '#store/matches.ts';
import { byButtons, killBot, openDiscord, openMatch, playToEnd, spawnBot, temporaryFile } from '#test/support/wire.ts';

/** Every event of the only match on a file. */
async function logOf(file: string): Promise<readonly MatchEvent[]> {
  const db = await openDatabase(file);
  const [row] = await db.selectFrom('match').select('id').execute();
  const events = await createMatchStore(db, Date.now).events(row?.id ?? ('' as MatchId));
  await db.destroy();
  return events;
}

test('a match in which the bot is killed again and again ends with the right score', { timeout: 400_000 }, async () => {
  const discord = await openDiscord();
  const file = temporaryFile();
  let bot = await spawnBot(discord, file);
  const channel = await openMatch(discord, [discord.person('Ayşe'), discord.person('Mehmet')], { length: 1 });

  const before: (readonly MatchEvent[])[] = [];
  let over = false;
  const killing = (async () => {
    for (let kills = 0; kills < 8; kills += 1) {
      // Some moments are in the middle of an act, some between two; the seed does not matter, the many do.
      await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 900));
      if (over) return;
      await killBot(bot);
      before.push(await logOf(file));
      bot = await spawnBot(discord, file);
    }
  })();
  const last = await playToEnd(discord, channel, byButtons, { timeoutMs: 370_000, onFailure: () => {} });
  over = true;
  await killing;
  await killBot(bot);

  const events = await logOf(file);
  expect(before.length).toBeGreaterThan(2);
  // What was on disk at each kill is still the beginning of the log: nothing lost, nothing doubled, the same dice.
  for (const part of before) expect(events.slice(0, part.length)).toEqual(part);
  const state = events.reduce<MatchState>(evolve, initialState);
  if (state.phase !== 'matchOver') throw new Error('the match is not over');
  expect(last.content).toContain(`${state.score.white} – ${state.score.black}`);
  // One message for each board that was new, however often the bot died.
  const nonces = discord.messages(channel).map(({ content }) => content);
  expect(new Set(nonces).size).toBe(nonces.length);
});
