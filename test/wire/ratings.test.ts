import { expect, test } from 'vitest';
import { monthsBefore } from '#app/periods.ts';
import type { Answer, Person } from '#localDiscord/types.ts';
import { openDatabase } from '#store/database.ts';
import { byButtons, openBot, openDiscord, openMatch, playToEnd, temporaryFile } from '#test/support/wire.ts';

const textOf = async (answer: Answer): Promise<string> => (await answer.done()).content;

async function setUp() {
  const discord = await openDiscord();
  const databaseFile = temporaryFile();
  const bot = await openBot(discord, { databaseFile });
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  return { discord, databaseFile, bot, people };
}

test('a match moves ratings, says so, and stands in profiles and on the leaderboard', { timeout: 90_000 }, async () => {
  const { discord, bot, people } = await setUp();
  const [ayse, mehmet] = people;
  const empty = await ayse.command(discord.channelId, 'leaderboard');
  expect(await textOf(empty)).toContain('henüz kimse yok');
  expect(empty.ephemeral).toBe(true);

  const channel = await openMatch(discord, people, { length: 1 });
  const over = await playToEnd(discord, channel, byButtons);
  expect(over.content).toMatch(/📈 .*1500 → \*\*1510\*\* \(\+10\)/);
  expect(over.content).toMatch(/1500 → \*\*1490\*\* \(−10\)/);

  const winner = over.content.includes('**Ayşe** 1500 → **1510**') ? ayse : mehmet;
  const profile = await (await winner.command(discord.channelId, 'profile')).done();
  expect(profile.content).toContain('**Tavla** (canlı): **1510** (?)');
  expect(profile.content).toContain('1 galibiyet, 0 yenilgi');
  const other = winner === ayse ? mehmet : ayse;
  expect(await textOf(await other.command(discord.channelId, 'profile', { player: winner.id }))).toContain(
    'Aranızda: 0 galibiyetiniz, 1 yenilginiz var.',
  );

  const month = { when: 'month' } as const;
  const board = await textOf(await winner.command(discord.channelId, 'leaderboard', month));
  expect(board).toContain(`\`  1\` **${winner.name}** · **+10** · 1 maç`);
  expect(board).toContain(`\`  2\` **${other.name}** · **−10** · 1 maç`);
  const shared = await winner.command(discord.channelId, 'leaderboard', { ...month, share: true });
  expect(shared.ephemeral).toBe(false);
  other.leave();
  const without = await textOf(
    await winner.command(discord.channelId, 'leaderboard', { ...month, where: 'everywhere' }),
  );
  expect(without).toContain(other.name);
  expect(bot.failures).toEqual([]);
});

test('pages turn by buttons; a server’s own board has only its people', async () => {
  const { discord, databaseFile, bot, people } = await setUp();
  const [ayse] = people;
  const reader: Person = ayse;
  await reader.command(discord.channelId, 'profile');
  const db = await openDatabase(databaseFile);
  const strangers = Array.from({ length: 23 }, (_, index) => `90000000000000${String(index).padStart(4, '0')}`);
  for (const [index, id] of [reader.id, ...strangers].entries()) {
    await db
      .insertInto('player')
      .values({ id: id as never, name: `Oyuncu ${index}`, preferences: '{}' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('standing')
      .values({
        user_id: id as never,
        pool: 'tavla',
        tempo: 'live',
        rating: 1500 + (id === reader.id ? -300 : index),
        experience: 60,
        rated_matches: 12,
        won: 6,
        lost: 6,
        mars_won: 0,
        mars_lost: 0,
        streak: 1,
        best_streak: 2,
        timed_out: 0,
        last_at: Date.now(),
      })
      .execute();
  }
  await db.destroy();
  const answer = await reader.command(discord.channelId, 'leaderboard', { where: 'everywhere' });
  const page = await answer.done();
  expect(page.content).toContain('`  1` **Oyuncu 23** · **1523**');
  expect(page.content).toContain('Sizin sıranız: **24** · 1200 · 12 maç');
  expect(page.content).toContain('sayfa 1/3');
  await reader.click(page, '▶');
  await expect.poll(() => page.content, { timeout: 10_000 }).toContain('` 11` **Oyuncu 13**');
  await reader.click(page, '▶');
  await expect.poll(() => page.content, { timeout: 10_000 }).toContain('` 24` **Ayşe** · **1200**');
  expect(page.content).not.toContain('Sizin sıranız');

  // None of the strangers is in this server.
  const here = await (await reader.command(discord.channelId, 'leaderboard')).done();
  expect(here.content).toContain('`  1` **Ayşe** · **1200**');
  expect(here.content).not.toContain('Oyuncu');
  expect(bot.failures).toEqual([]);
});

test('the winners of past months are told', async () => {
  const { discord, databaseFile, bot, people } = await setUp();
  const [ayse, mehmet] = people;
  for (const person of people) await person.command(discord.channelId, 'profile');
  const db = await openDatabase(databaseFile);
  for (const [period, gains] of [
    [monthsBefore(Date.now(), 1)[0], [30, 12]],
    [monthsBefore(Date.now(), 3)[2], [-8, 9]],
  ] as const) {
    for (const [index, person] of people.entries()) {
      const row = { user_id: person.id as never, pool: 'tavla', tempo: 'live', period: period ?? '' } as const;
      await db
        .insertInto('period_gain')
        .values({ ...row, gained: gains[index] ?? 0, matches: 4 })
        .execute();
    }
  }
  await db.destroy();
  const seasons = { when: 'seasons', where: 'everywhere' } as const;
  const told = await textOf(await ayse.command(discord.channelId, 'leaderboard', seasons));
  const lines = told.split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/🥇 \p{L}+ 20\d\d: \*\*Ayşe\*\* · \*\*\+30\*\* · 4 maç/u);
  expect(lines[2]).toContain(`**${mehmet.name}** · **+9**`);
  const plakoto = await ayse.command(discord.channelId, 'leaderboard', { ...seasons, game: 'plakoto' });
  expect(await textOf(plakoto)).toContain('henüz kimse yok');
  expect(bot.failures).toEqual([]);
});
