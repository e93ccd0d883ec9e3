import { dailyPosition } from '#engine/dailyPosition.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { ComputerPlayer } from '#app/ports.ts';
import { createServices } from '#app/services.ts';
import { loadCommands } from '#discord/loadCommands.ts';
import { startDiscord } from '#discord/start.ts';
import { choosePlay } from '#engine/choosePlay.ts';
import { decideCube } from '#engine/decideCube.ts';
import type { LocalDiscord, LocalMessage, Person } from '#localDiscord/types.ts';
import type { MatchEvent } from '#match/event.ts';
import type { MatchId } from '#match/types.ts';
import { newId } from '#operations/newId.ts';
import { courseGraph } from '#render/courseGraph.ts';
import { boardFilm } from '#render/film.ts';
import { resultCard } from '#render/resultCard.ts';
import { boardPicture } from '#render/picture.ts';
import { createMatchStore } from '#store/matches.ts';
import { createStores } from '#store/stores.ts';
import { temporaryDatabase } from '#test/support/database.ts';
import { scriptedDice } from '#test/support/scriptedDice.ts';
import { boardIn, openBot, openDiscord, openMatch, partFor, PATIENT, temporaryFile } from '#test/support/wire.ts';
import { openDatabase } from '#store/database.ts';

/** The chat side alone, with a computer that takes its time. */
async function openWithSlowComputer(thinkingMs: number) {
  const discord = await openDiscord();
  const db = await temporaryDatabase();
  const stores = createStores(db, Date.now);
  const computer: ComputerPlayer = {
    async choosePlay(request) {
      await new Promise((resolve) => setTimeout(resolve, thinkingMs));
      return choosePlay(request);
    },
    decideCube: (request) => Promise.resolve(decideCube(request)),
    dailyPosition: (day) => Promise.resolve(dailyPosition(day)),
    close: () => Promise.resolve(),
  };
  const time = { now: Date.now, wallTime: (at: number) => at };
  const failures: unknown[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (...facts: unknown[]) => void failures.push(facts),
  };
  const running = await startDiscord({
    token: discord.token,
    restApi: discord.apiUrl,
    commands: await loadCommands(),
    stores,
    compose: (announcer, members) =>
      createServices({
        stores,
        computer,
        announcer,
        members,
        dice: whiteBegins(),
        time,
        wallNow: Date.now,
        newId,
        onFailure: (_, error) => void failures.push(error),
      }),
    paintFilm: boardFilm,
    paintCard: resultCard,
    paint: boardPicture,
    drawCourse: courseGraph,
    time,
    wallNow: Date.now,
    log,
  });
  onTestFinished(() => running.stop());
  return { discord, failures };
}

/** The challenger begins with 6-5. */
const whiteBegins = () => scriptedDice([6, 1], [6, 5]);

async function newBoard(discord: LocalDiscord, channel: string, after?: LocalMessage): Promise<LocalMessage> {
  await expect.poll(() => boardIn(discord, channel), { timeout: 15_000 }).toSatisfy((board) => board?.id !== after?.id);
  return boardIn(discord, channel) ?? Promise.reject(new Error('no board'));
}

/** Plays the whole turn that is shown, up to the button that ends it. */
async function playTurn(person: Person, board: LocalMessage): Promise<void> {
  await person.command(board.channelId, 'move', { play: '24/13' });
  await expect.poll(() => partFor(board, 'confirm'), { timeout: 10_000 }).toBeDefined();
  await person.command(board.channelId, 'confirm');
}

test('a computer that thinks long is shown thinking, and its play comes with a message of its own', async () => {
  const { discord, failures } = await openWithSlowComputer(2_600);
  const ayse = discord.person('Ayşe');
  await ayse.command(discord.channelId, 'challenge', { opponent: discord.botUserId });
  const first = await discord.waitForMessage(({ attachments }) => attachments.length > 0, PATIENT);
  await playTurn(ayse, first);

  const thinking = await newBoard(discord, first.channelId, first);
  expect(thinking.content).toContain('düşünüyor');
  expect(thinking.content).toContain('**Ayşe**: **24/13**');
  expect(thinking.pings).toEqual([]);
  const answer = await newBoard(discord, first.channelId, thinking);
  expect(answer.content).toContain('**Bilgisayar (kulüp)**: ');
  expect(answer.content).not.toContain('24/13 (');
  expect(answer.pings).toEqual([ayse.id]);
  await expect.poll(() => thinking.components).toEqual([]);
  expect(failures).toEqual([]);
});

async function eventsOn(file: string): Promise<readonly MatchEvent[]> {
  const db = await openDatabase(file);
  const row = await db.selectFrom('match').select('id').executeTakeFirst();
  const events = await createMatchStore(db, Date.now).events(row?.id ?? ('' as MatchId));
  await db.destroy();
  return events;
}

test('a clock waits for an undeliverable board ten minutes and no longer', async () => {
  let wall = Date.now();
  const discord = await openDiscord();
  const databaseFile = temporaryFile();
  await openBot(discord, { databaseFile, wallNow: () => wall, dice: whiteBegins() });
  const people = [discord.person('Ayşe'), discord.person('Mehmet')] as const;
  const channel = await openMatch(discord, people, { length: 3 });
  const types = async () => (await eventsOn(databaseFile)).map(({ type }) => type);
  const board = await newBoard(discord, channel);
  await people[0].command(channel, 'move', { play: '24/13' });
  await expect.poll(() => partFor(board, 'confirm'), { timeout: 10_000 }).toBeDefined();

  discord.denyPermission(discord.channelId, 'VIEW_CHANNEL');
  await people[0].click(board, 'Onayla');
  await expect.poll(types, { timeout: 10_000 }).toContain('clockHeld');
  wall += 9 * 60_000;
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await types()).not.toContain('clockReleased');
  wall += 2 * 60_000;
  await expect.poll(types, { timeout: 10_000 }).toContain('clockReleased');
  // From then on it runs, shown or not.
  wall += 121_000;
  await expect.poll(types, { timeout: 10_000 }).toContain('clockFlagged');
  expect((await types()).filter((type) => type === 'clockReleased')).toHaveLength(1);
});

test('in direct messages the bot plays as the computer, without a thread, and nobody else can be invited', async () => {
  const discord = await openDiscord();
  const { failures } = await openBot(discord);
  const ayse = discord.person('Ayşe');
  const { id: dm } = discord.dmChannel(ayse.id);
  const refused = await ayse.command(dm, 'challenge', { opponent: discord.person('Mehmet').id });
  expect((await refused.done()).content).toContain('yalnız ikimiz');
  await ayse.command(dm, 'challenge', { opponent: discord.botUserId, length: 1, level: 'beginner' });
  await expect.poll(() => boardIn(discord, dm), { timeout: 20_000 }).toBeDefined();
  const board = boardIn(discord, dm);
  expect(board?.content).toContain('çırak');
  expect(failures).toEqual([]);
});
