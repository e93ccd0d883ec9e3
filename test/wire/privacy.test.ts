import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '#store/database.ts';
import { byButtons, openBot, openDiscord, openMatch, playToEnd, temporaryFile } from '#test/support/wire.ts';

/** Every text in the database. */
async function everything(file: string): Promise<string> {
  const db = await openDatabase(file);
  const { rows: tables } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db);
  const all: unknown[] = [];
  for (const { name } of tables) all.push((await sql`select * from ${sql.table(name)}`.execute(db)).rows);
  await db.destroy();
  return JSON.stringify(all);
}

test(
  'one’s own data as a file, and nothing left of it on demand, while the opponent keeps the result',
  { timeout: 90_000 },
  async () => {
    const discord = await openDiscord();
    const databaseFile = temporaryFile();
    const bot = await openBot(discord, { databaseFile });
    const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
    const [ayse, mehmet] = people;
    const channel = await openMatch(discord, people, { length: 1 });
    await ayse.command(discord.channelId, 'block', { player: mehmet.id });

    const early = await (await ayse.command(discord.channelId, 'privacy delete')).done();
    await ayse.click(early, 'd:forget');
    await expect.poll(() => early.content).toContain('Süren 1 maçınız var');

    await playToEnd(discord, channel, byButtons);
    const file = await (await ayse.command(discord.channelId, 'privacy export')).done();
    const data = JSON.parse(file.attachments[0]?.bytes.toString() ?? '') as {
      readonly player: { readonly name: string };
      readonly matches: readonly { readonly acts: readonly { readonly type: string }[] }[];
    };
    expect(data.player.name).toBe('Ayşe');
    expect(data.matches).toHaveLength(1);
    expect(data.matches[0]?.acts.map(({ type }) => type)).toContain('moved');
    expect(JSON.stringify(data)).not.toContain(mehmet.id);
    expect(JSON.stringify(data)).not.toContain('Mehmet');

    expect(await everything(databaseFile)).toContain(ayse.id);
    const question = await (await ayse.command(discord.channelId, 'privacy delete')).done();
    await ayse.click(question, 'd:forget');
    await expect.poll(() => question.content, { timeout: 10_000 }).toContain('Tamam');
    const left = await everything(databaseFile);
    expect(left).not.toContain(ayse.id);
    expect(left).not.toContain('Ayşe');
    const profile = await (await mehmet.command(discord.channelId, 'profile')).done();
    expect(profile.content).toMatch(/1 galibiyet, 0 yenilgi|0 galibiyet, 1 yenilgi/);
    expect(bot.failures).toEqual([]);
  },
);
