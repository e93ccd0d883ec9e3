import { expect, test } from 'vitest';
import { byCommands, openBot, openDiscord, PATIENT, playToEnd } from '#test/support/wire.ts';

test(
  'a match against the computer: one message a turn, and the computer is never waited for',
  { timeout: 200_000 },
  async () => {
    const discord = await openDiscord();
    const { failures } = await openBot(discord);
    const ayse = discord.person('Ayşe');
    await ayse.command(discord.channelId, 'challenge', { opponent: discord.botUserId, level: 'casual', length: 1 });
    const first = await discord.waitForMessage((message) => message.attachments.length > 0, PATIENT);
    const last = await playToEnd(discord, first.channelId, byCommands, { timeoutMs: 180_000 });

    expect(last.content).toMatch(/1 – 0|0 – 1|2 – 0|0 – 2/);
    const boards = discord.messages(first.channelId);
    const byPerson = boards.filter((board) => board.content.includes(`<@${ayse.id}>`));
    expect(byPerson.length).toBeGreaterThanOrEqual(boards.length - 1);
    expect(failures).toEqual([]);
  },
);
