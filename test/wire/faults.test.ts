import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { MatchEvent } from '#match/event.ts';
import type { MatchId } from '#match/types.ts';
import type { LocalMessage, Person } from '#localDiscord/types.ts';
import { openDatabase } from '#store/database.ts';
import { createMatchStore } from '#store/matches.ts';
import {
  boardIn,
  byButtons,
  killBot,
  openBot,
  openDiscord,
  openMatch,
  partFor,
  personOn,
  spawnBot,
  temporaryFile,
} from '#test/support/wire.ts';

/** What a person was told privately, oldest first. */
const toldTo = (person: Person, channel: string): readonly string[] =>
  person
    .sees(channel)
    .filter(({ ephemeralFor }) => ephemeralFor === person.id)
    .map(({ content }) => content);

async function setUp(wallNow: () => number = Date.now) {
  const discord = await openDiscord();
  const databaseFile = temporaryFile();
  const bot = await openBot(discord, { databaseFile, wallNow });
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const channel = await openMatch(discord, people, { length: 3 });
  const board = (): LocalMessage => {
    const newest = boardIn(discord, channel);
    if (newest === undefined) throw new Error('no board');
    return newest;
  };
  const mover = (): Person => {
    const person = personOn(discord, board());
    if (person === undefined) throw new Error('nobody is on turn');
    return person;
  };
  const other = (): Person => people.find((person) => person !== mover()) ?? people[0];
  /** Until the board is another one, or was changed. */
  const moved = async (act: () => Promise<unknown>) => {
    const before = `${board().id} ${board().editedAt}`;
    await act();
    await expect.poll(() => `${board().id} ${board().editedAt}`, { timeout: 10_000 }).not.toBe(before);
  };
  const act = () => moved(() => byButtons.act(mover(), board()));
  return { discord, databaseFile, bot, people, channel, board, mover, other, act, moved };
}

async function eventsOn(file: string): Promise<readonly MatchEvent[]> {
  const db = await openDatabase(file);
  const [row] = await db.selectFrom('match').select('id').execute();
  const events = await createMatchStore(db, Date.now).events(row?.id ?? ('' as MatchId));
  await db.destroy();
  return events;
}

test('a stranger and the side that is not on turn are told so privately, and nothing happens', async () => {
  const { discord, databaseFile, channel, board, other } = await setUp();
  const stranger = discord.addPerson({ name: 'Zeynep', locale: 'en-GB' });
  const before = await eventsOn(databaseFile);
  const count = discord.messages(channel).length;
  const menu = partFor(board(), 'move');
  const choice = String((menu?.['options'] as { value: string }[] | undefined)?.[0]?.value);
  await stranger.select(board(), String(menu?.['custom_id']), [choice]);
  await other().select(board(), String(menu?.['custom_id']), [choice]);
  await expect.poll(() => toldTo(stranger, channel)).toHaveLength(1);
  await expect.poll(() => toldTo(other(), channel)).toEqual([expect.stringContaining('Sıra rakibinizde')]);
  expect(toldTo(stranger, channel)[0]).not.toContain('Sıra');
  expect(discord.messages(channel)).toHaveLength(count);
  expect(await eventsOn(databaseFile)).toEqual(before);
});

test('every interaction delivered three times is carried out once', async () => {
  const { discord, databaseFile, bot, act, channel } = await setUp();
  discord.faults.deliverTimes(3);
  for (let acts = 0; acts < 9; acts += 1) await act();
  discord.faults.deliverTimes(1);
  const own = (await eventsOn(databaseFile)).filter((event) => event.type === 'moved' && event.own);
  const turns = (await eventsOn(databaseFile)).filter(({ type }) => type === 'turnEnded');
  expect(own.length).toBeLessThanOrEqual(9);
  expect(new Set(discord.messages(channel).map(({ content }) => content)).size).toBe(discord.messages(channel).length);
  expect(turns.length).toBeGreaterThan(1);
  expect(bot.failures).toEqual([]);
});

test('a board whose message was deleted comes back with the next act, and on demand', async () => {
  const { discord, board, mover, moved, channel } = await setUp();
  const first = board();
  const moverOf = (message: LocalMessage): Person => personOn(discord, message) ?? discord.person('Ayşe');
  discord.deleteMessage(first);
  await moverOf(first).command(channel, 'board');
  await expect.poll(() => boardIn(discord, channel)?.id, { timeout: 10_000 }).toBeDefined();
  discord.deleteMessage(board());
  const [choice] = await moverOf(first).autocomplete(channel, 'move', {}, 'play');
  await moverOf(first).command(channel, 'move', { play: String(choice?.value) });
  await expect.poll(() => boardIn(discord, channel)?.id, { timeout: 10_000 }).toBeDefined();
  await moved(() => byButtons.act(mover(), board()));
});

test('without permission the act is kept, the clock waits, the player is told what is missing, and it goes on after', async () => {
  let wall = Date.now();
  const { discord, databaseFile, channel, board, mover, act } = await setUp(() => wall);
  while (partFor(board(), 'confirm') === undefined) await act();
  const player = mover();
  const last = board();
  discord.denyPermission(discord.channelId, 'SEND_MESSAGES_IN_THREADS');
  await byButtons.act(player, last);
  await expect.poll(() => toldTo(player, channel).join(), { timeout: 10_000 }).toMatch(/kayıtlı.*izin|izin.*kayıtlı/s);
  await expect.poll(async () => (await eventsOn(databaseFile)).at(-1)?.type, { timeout: 10_000 }).toBe('clockHeld');
  wall += 300_000;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect((await eventsOn(databaseFile)).some(({ type }) => type === 'clockFlagged')).toBe(false);

  discord.allowPermission(discord.channelId, 'SEND_MESSAGES_IN_THREADS');
  wall += 120_000;
  await expect.poll(() => board().id, { timeout: 25_000 }).not.toBe(last.id);
  await expect.poll(async () => (await eventsOn(databaseFile)).at(-1)?.type, { timeout: 10_000 }).toBe('clockReleased');
  expect(board().pings).toHaveLength(1);
});

test('a notice that Discord would not take is sent once when it takes it again, over a restart too', async () => {
  const { discord, databaseFile, bot, channel, board, mover, act } = await setUp();
  while (partFor(board(), 'confirm') === undefined) await act();
  const last = board();
  discord.faults.failNext(1000, { path: /\/channels\/\d+\/messages$/, status: 503 });
  await byButtons.act(mover(), last);
  await expect
    .poll(async () => (await eventsOn(databaseFile)).map(({ type }) => type), { timeout: 20_000 })
    .toContain('turnEnded');
  await bot.stop();
  expect(discord.messages(channel).at(-1)?.id).toBe(last.id);
  discord.faults.failNext(0, { path: /^$/, status: 500 });
  await openBot(discord, { databaseFile });
  await expect
    .poll(() => discord.messages(channel).filter(({ id }) => BigInt(id) > BigInt(last.id)), { timeout: 25_000 })
    .toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(discord.messages(channel).filter(({ id }) => BigInt(id) > BigInt(last.id))).toHaveLength(1);
});

test('a half-played turn, its dice and its buttons outlive a restart', async () => {
  const { discord, databaseFile, bot, board, mover, act, moved } = await setUp();
  while (partFor(board(), 'undo') === undefined) await act();
  const before = await eventsOn(databaseFile);
  const [player, half] = [mover(), board()];
  await bot.stop();
  await openBot(discord, { databaseFile });
  await moved(() => player.click(half, String(partFor(half, 'undo')?.['custom_id'])));
  const after = await eventsOn(databaseFile);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length)).toMatchObject([{ type: 'undone' }]);
  expect(board().id).toBe(half.id);
});

test('the clock: nothing at the bot’s own downtime, then the table acts, then the match is lost', async () => {
  let wall = Date.now();
  const wallNow = () => wall;
  const { discord, databaseFile, bot, board } = await setUp(wallNow);
  await bot.stop();
  wall += 3_600_000;
  await openBot(discord, { databaseFile, wallNow });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect((await eventsOn(databaseFile)).some(({ type }) => type === 'clockFlagged')).toBe(false);
  const flags = async () => (await eventsOn(databaseFile)).filter(({ type }) => type === 'clockFlagged').length;
  for (let late = 1; partFor(board(), 'rematch') === undefined && late < 6; late += 1) {
    wall += 121_000;
    await expect.poll(flags, { timeout: 10_000 }).toBe(late);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  await expect.poll(() => partFor(board(), 'rematch'), { timeout: 10_000 }).toBeDefined();
  expect((await eventsOn(databaseFile)).at(-1)).toMatchObject({ type: 'matchWon', reason: 'timeouts' });
});

test('a second process on the same file refuses to start', { timeout: 60_000 }, async () => {
  const discord = await openDiscord();
  const file = temporaryFile();
  const first = await spawnBot(discord, file);
  const script = new URL('../../src/main.ts', import.meta.url).pathname;
  const second = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, DISCORD_TOKEN: discord.token, DISCORD_API: discord.apiUrl, DATABASE_FILE: file },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  second.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = (await once(second, 'exit')) as [number];
  expect(code).not.toBe(0);
  expect(said).toContain('serves shard 0');
  await killBot(first);
});

test('a thread that was closed is opened again; one that is gone gives way to the channel', async () => {
  const { discord, people, mover, act, channel } = await setUp();
  discord.archiveThread(channel, { locked: false });
  await act();
  const player = mover();
  discord.deleteChannel(channel);
  expect(boardIn(discord, discord.channelId)).toBeUndefined();
  const [choice] = await player.autocomplete(discord.channelId, 'move', {}, 'play');
  await player.command(discord.channelId, 'move', { play: String(choice?.value) });
  await expect.poll(() => boardIn(discord, discord.channelId)?.content, { timeout: 10_000 }).toContain(people[0].name);
  await player.command(discord.channelId, 'board');
  await expect.poll(() => discord.messages(discord.channelId).length, { timeout: 10_000 }).toBeGreaterThan(2);
});

test('a board that was sent while the disk took nothing is recorded later, not sent again', async () => {
  const { discord, databaseFile, bot, channel, board, mover, act } = await setUp();
  while (partFor(board(), 'confirm') === undefined) await act();
  const last = board();
  const db = await openDatabase(databaseFile);
  const shown = () => db.selectFrom('match').select(['shown_message', 'version', 'shown_version']).executeTakeFirst();
  await expect
    .poll(
      async () => {
        const row = await shown();
        return row?.version === row?.shown_version;
      },
      { timeout: 10_000 },
    )
    .toBe(true);
  await sql`create trigger full before update of shown_version on match begin select raise(abort, 'disk is full'); end`.execute(
    db,
  );
  const since = () => discord.messages(channel).filter(({ id }) => BigInt(id) > BigInt(last.id));
  await byButtons.act(mover(), last);
  await expect.poll(since, { timeout: 10_000 }).toHaveLength(1);
  await expect.poll(() => bot.failures.join(), { timeout: 10_000 }).toContain('disk is full');
  const [sent] = since();
  // To send it again would fail, so only who remembers it can record it.
  discord.faults.failNext(1000, { path: /\/channels\/\d+\/messages$/, status: 503 });
  await sql`drop trigger full`.execute(db);
  await expect.poll(async () => (await shown())?.shown_message, { timeout: 25_000 }).toBe(sent?.id);
  discord.faults.failNext(0, { path: /^$/, status: 500 });
  expect(since()).toHaveLength(1);
  await expect.poll(() => last.components).toEqual([]);
  await act();
  await db.destroy();
});
