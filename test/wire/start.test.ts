import { expect, test } from 'vitest';
import type { Answer } from '#localDiscord/types.ts';
import { openBot, openDiscord, temporaryFile } from '#test/support/wire.ts';

test('what is asked in the moment in which the bot comes online is answered', async () => {
  const discord = await openDiscord();
  const databaseFile = temporaryFile();
  const before = await openBot(discord, { databaseFile });
  await before.stop();
  await expect.poll(() => discord.botOnline).toBe(false);

  const asked = new Promise<Answer>((resolve, reject) => {
    discord.on(({ kind }) => {
      if (kind === 'botChanged' && discord.botOnline) {
        discord.person('Ayşe').command(discord.channelId, 'matches').then(resolve, reject);
      }
    });
  });
  await openBot(discord, { databaseFile });
  expect((await (await asked).done()).content).not.toBe('');
});
