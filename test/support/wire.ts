import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { startLocalDiscord } from '#localDiscord/localDiscord.ts';
import type { Json, LocalDiscord, LocalDiscordOptions, LocalMessage, Person } from '#localDiscord/types.ts';
import type { MatchEvent } from '#match/event.ts';
import { openDatabase } from '#store/database.ts';
import { createMatchStore } from '#store/matches.ts';
import { type BotOptions, startBot } from '#src/bot.ts';
import { temporaryFolder } from '#test/support/database.ts';

// Whole matches over the wire: the real bot, the real discord.js, a local Discord.

export async function openDiscord(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const discord = await startLocalDiscord(options);
  onTestFinished(() => discord.close());
  return discord;
}

export const temporaryFile = (): string => join(temporaryFolder(), 'tavla.db');

/** Every event of each match on a file, in the order in which the matches began. */
export async function matchesOn(file: string): Promise<readonly (readonly MatchEvent[])[]> {
  const db = await openDatabase(file);
  const rows = await db.selectFrom('match').select('id').orderBy('created_at').execute();
  const store = createMatchStore(db, Date.now);
  const matches: (readonly MatchEvent[])[] = [];
  for (const { id } of rows) matches.push(await store.events(id));
  await db.destroy();
  return matches;
}

/** Every event of the only match on a file. */
export const eventsOn = async (file: string): Promise<readonly MatchEvent[]> => (await matchesOn(file))[0] ?? [];

/** The bot in this process, on a file of its own, stopped when the test ends. Failures that it logs fail the test. */
export async function openBot(discord: LocalDiscord, options: Partial<BotOptions> = {}) {
  const failures: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void failures.push(line) });
  const bot = await startBot({
    token: discord.token,
    restApi: discord.apiUrl,
    databaseFile: options.databaseFile ?? temporaryFile(),
    computerThreads: 1,
    logger,
    ...options,
  });
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    await bot.stop();
  };
  onTestFinished(stop);
  return { failures, stop };
}

/** The bot as a process of its own, as `npm start` runs it with a token. */
export function launchBot(discord: LocalDiscord, databaseFile: string) {
  const script = new URL('../../src/main.ts', import.meta.url).pathname;
  return spawn(process.execPath, ['--import', 'tsx', script], {
    env: {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API: discord.apiUrl,
      DATABASE_FILE: databaseFile,
      COMPUTER_THREADS: '1',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The same, when it has said its first word. */
export async function spawnBot(discord: LocalDiscord, databaseFile: string): Promise<ChildProcess> {
  const child = launchBot(discord, databaseFile);
  child.stderr.pipe(process.stderr);
  await once(child.stdout, 'data');
  return child;
}

export async function killBot(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** The components of a message without their rows. */
const parts = (message: LocalMessage): readonly Json[] =>
  message.components.flatMap((row) => (Array.isArray(row['components']) ? (row['components'] as Json[]) : []));

const actionOf = (part: Json): string => String(part['custom_id']).split(':')[3] ?? '';

/** The switched-on component of a board that stands for this action. */
export const partFor = (message: LocalMessage, action: string): Json | undefined =>
  parts(message).find((part) => actionOf(part) === action && part['disabled'] !== true);

/** The newest board of a match: the last message with a picture and something to press. */
export const boardIn = (discord: LocalDiscord, channelId: string): LocalMessage | undefined =>
  discord.messages(channelId).findLast((message) => message.attachments.length > 0 && message.components.length > 0);

/** Other test files may keep both cores busy meanwhile. */
export const PATIENT = { timeoutMs: 20_000 } as const;

/** The Accept button of an invitation. */
const acceptIn = (message: LocalMessage): Json | undefined =>
  parts(message).find((part) => String(part['custom_id']).endsWith(':accept'));

/** One person challenges another by command, the other accepts by button. Returns the channel of the match. */
export async function openMatch(
  discord: LocalDiscord,
  [challenger, opponent]: readonly [Person, Person],
  options: Readonly<Record<string, string | number | boolean>> = {},
): Promise<string> {
  await challenger.command(discord.channelId, 'challenge', { opponent: opponent.id, ...options });
  const invitation = await discord.waitForMessage(
    (message) => acceptIn(message) !== undefined && message.content.includes(`<@${opponent.id}>`),
    PATIENT,
  );
  const accept = acceptIn(invitation);
  await opponent.click(invitation, String(accept?.['custom_id']));
  const asks = [challenger, opponent].map(({ id }) => `<@${id}>`);
  const board = await discord.waitForMessage(
    ({ attachments, content }) => attachments.length > 0 && asks.some((mention) => content.includes(mention)),
    PATIENT,
  );
  return board.channelId;
}

export interface Driver {
  /** Does the next thing on this board for the person whose turn it is. */
  readonly act: (person: Person, board: LocalMessage) => Promise<unknown>;
}

/** Every act as a typed slash command; plays are taken from what autocomplete offers. */
export const byCommands: Driver = {
  async act(person, board) {
    const { channelId } = board;
    if (partFor(board, 'roll') !== undefined) return person.command(channelId, 'roll');
    if (partFor(board, 'confirm') !== undefined) return person.command(channelId, 'confirm');
    const [choice] = await person.autocomplete(channelId, 'move', {}, 'play');
    return person.command(channelId, 'move', { play: String(choice?.value ?? '') });
  },
};

/** The private question that this person was asked last, with its buttons. */
export const questionTo = (person: Person, channelId: string): LocalMessage | undefined =>
  person
    .sees(channelId)
    .findLast(({ ephemeralFor, components }) => ephemeralFor === person.id && components.length > 0);

/**
 * Doubles whenever it can; takes the first double of a game and drops the second, which is asked once more. By button,
 * or by typed command.
 */
export const withDoubles = (driver: Driver, how: 'pressed' | 'typed' = 'pressed'): Driver => ({
  async act(person, board) {
    const by = (action: string, command: string): Promise<unknown> | null => {
      const button = partFor(board, action);
      if (button === undefined) return null;
      return how === 'typed'
        ? person.command(board.channelId, command).then((answer) => answer.done())
        : person.click(board, String(button['custom_id']));
    };
    const double = by('offerDouble', 'double');
    if (double !== null) return double;
    if (partFor(board, 'take') === undefined) return driver.act(person, board);
    if (board.content.includes('küp 2;')) return by('take', 'take');
    await by('drop', 'drop');
    const question = questionTo(person, board.channelId);
    const drop = question === undefined ? undefined : partFor(question, 'dropNow');
    if (question === undefined || drop === undefined) return undefined;
    return person.click(question, String(drop['custom_id']));
  },
});

/** Every act by buttons and menus. */
export const byButtons: Driver = {
  async act(person, board) {
    for (const action of ['roll', 'confirm']) {
      const button = partFor(board, action);
      if (button !== undefined) return person.click(board, String(button['custom_id']));
    }
    const menu = partFor(board, 'move');
    const [first] = (menu?.['options'] ?? []) as readonly Json[];
    return person.select(board, String(menu?.['custom_id']), [String(first?.['value'])]);
  },
};

/** The person whom the newest board asks to act. */
export const personOn = (discord: LocalDiscord, board: LocalMessage): Person | undefined =>
  discord.people.find(({ id }) => board.content.includes(`<@${id}>`));

/**
 * Plays on until the match is over and returns its last board. Whatever fails on the way (a bot that is down, a board
 * that is outdated) is tried again from what the channel shows, as people would.
 */
export async function playToEnd(
  discord: LocalDiscord,
  channelId: string,
  driver: Driver,
  options: { readonly timeoutMs?: number; readonly onFailure?: (error: unknown) => void } = {},
): Promise<LocalMessage> {
  const endsAt = Date.now() + (options.timeoutMs ?? 60_000);
  let seen = '';
  let seenAt = Date.now();
  while (Date.now() < endsAt) {
    const board = boardIn(discord, channelId);
    if (board !== undefined && partFor(board, 'rematch') !== undefined) return board;
    const person = board === undefined ? undefined : personOn(discord, board);
    const now = board === undefined ? '' : `${board.id} ${board.editedAt} ${JSON.stringify(board.components)}`;
    // The same board again after an act: wait for the bot, but not for ever, because the act may have been lost.
    const waits = now === seen && Date.now() - seenAt < 2000;
    if (board === undefined || person === undefined || waits) {
      await sleep(5);
      continue;
    }
    seen = now;
    seenAt = Date.now();
    try {
      // An answer that was begun by a bot that died is never finished.
      await Promise.race([driver.act(person, board), sleep(5000)]);
    } catch (error) {
      if (options.onFailure === undefined) throw error;
      options.onFailure(error);
      await sleep(20);
    }
  }
  throw new Error(`the match in ${channelId} did not end: ${boardIn(discord, channelId)?.content ?? 'no board'}`);
}
