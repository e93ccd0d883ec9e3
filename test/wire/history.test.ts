import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readMatchFile } from '#notation/matchFileReader.ts';
import type { Json, LocalMessage } from '#localDiscord/types.ts';
import { boardIn, byButtons, openBot, openDiscord, openMatch, playToEnd } from '#test/support/wire.ts';

const WAIT = { timeout: 15_000 };

const optionsIn = (message: LocalMessage): readonly Json[] =>
  message.components.flatMap((row) =>
    (row['components'] as readonly Json[]).flatMap((part) => (part['options'] ?? []) as readonly Json[]),
  );
const idOf = (message: LocalMessage, part: string): string =>
  message.components
    .flatMap((row) => row['components'] as readonly Json[])
    .map((one) => String(one['custom_id']))
    .find((id) => id.includes(part)) ?? '';

test('finished matches are listed, opened and exported by those who played them', { timeout: 90_000 }, async () => {
  const discord = await openDiscord();
  const bot = await openBot(discord);
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const [ayse, mehmet] = people;
  const none = await (await ayse.command(discord.channelId, 'history')).done();
  expect(none.content).toContain('yok');
  for (const preset of ['turkTavlasi', 'fevga']) {
    const channel = await openMatch(discord, people, { preset, length: 1 });
    await playToEnd(discord, channel, byButtons);
    const [board, card] = boardIn(discord, channel)?.attachments ?? [];
    expect([board?.filename, card?.filename]).toEqual(['board.jpg', 'result.jpg']);
    expect(card?.description).toMatch(/Kazanan (Ayşe|Mehmet)\. \d – \d\. 1 · /);
    // The next board is looked for in all channels.
    for (const message of discord.messages(channel)) discord.deleteMessage(message);
  }

  const list = await (await ayse.command(discord.channelId, 'history', { opponent: mehmet.id })).done();
  expect(list.ephemeralFor).toBe(ayse.id);
  expect(list.content.match(/Mehmet/g)).toHaveLength(2);
  const [newest, oldest] = optionsIn(list).map(({ value }) => String(value));
  if (newest === undefined || oldest === undefined) throw new Error('not listed');

  await ayse.select(list, idOf(list, 'h:open'), [newest]);
  await expect.poll(() => list.content, WAIT).toContain('**Fevga**');
  const record = await (await ayse.click(list, idOf(list, 'h:export'))).done();
  expect(record.attachments[0]?.filename).toMatch(/\.txt$/);
  expect(record.attachments[0]?.bytes.toString()).toMatch(/Açılış zarı[^]*24\/\d+/);

  // Watched again, page by page and as a moving picture.
  const replay = await (await ayse.click(list, idOf(list, 'h:watch'))).done();
  expect(replay.content).toContain('Zarların mührü');
  expect(replay.content).toMatch(/Tahta 1\/\d+/);
  expect(replay.attachments[0]?.description).toContain('Fevga');
  await ayse.click(replay, idOf(replay, 'h:next'));
  await expect.poll(() => replay.content, WAIT).toMatch(/Tahta 2\/\d+/);
  await ayse.click(replay, idOf(replay, 'h:last'));
  await expect.poll(() => replay.content, WAIT).toContain('Maçı kazanan');
  const pages = Number(/Tahta (\d+)\/\1/.exec(replay.content)?.[1]);
  expect(pages).toBeGreaterThan(20);
  const film = await (await ayse.click(replay, idOf(replay, 'h:film'))).done();
  const bytes = film.attachments[0]?.bytes ?? Buffer.alloc(0);
  expect(film.attachments[0]?.description).toContain(`${pages}`);
  expect(bytes.length).toBeLessThan(4_000_000);
  const { format, pages: frames, pageHeight, delay } = await sharp(bytes, { animated: true }).metadata();
  expect({ format, frames, pageHeight }).toEqual({ format: 'webp', frames: pages, pageHeight: 400 });
  expect(delay?.at(0)).toBe(1_200);

  await ayse.click(list, idOf(list, 'h:older'));
  await expect.poll(() => optionsIn(list).length, WAIT).toBe(2);
  await ayse.select(list, idOf(list, 'h:open'), [oldest]);
  await expect.poll(() => list.content, WAIT).toContain('**Türk tavlası**');
  const file = await (await ayse.click(list, idOf(list, 'h:export'))).done();
  expect(file.attachments[0]?.filename).toMatch(/\.mat$/);
  const read = readMatchFile(file.attachments[0]?.bytes.toString() ?? '');
  expect(read.ok).toBe(true);

  // Somebody else's match is not shown, whatever a forged id says.
  const stranger = discord.addPerson({ name: 'Zeynep', locale: 'tr' });
  const own = await (await stranger.command(discord.channelId, 'history')).done();
  expect(own.content).not.toContain('Mehmet');
  const computer = await (await ayse.command(discord.channelId, 'history', { opponent: discord.botUserId })).done();
  expect(computer.content).toContain('yok');
  expect(bot.failures).toEqual([]);
});
