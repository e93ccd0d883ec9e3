import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ok } from '#core/result.ts';
import { startLocalDiscord } from '#localDiscord/localDiscord.ts';
import type { LocalDiscord } from '#localDiscord/types.ts';
import { settingsFrom } from '#match/presets.ts';
import type { UserId } from '#match/types.ts';
import { type Db, openDatabase } from '#store/database.ts';
import { actOnce, openTables, person } from '#test/support/table.ts';
import { boardIn, byButtons, personOn } from '#test/support/wire.ts';
import { startBotProcess, until } from './botProcess.ts';
import { bounded, inMs, printTable, spread } from './figures.ts';

// How long after a SIGKILL the bot plays again, with many matches running and as many finished. Nothing leaves the
// machine.

const { values } = parseArgs({
  options: { matches: { type: 'string', default: '1000' }, kills: { type: 'string', default: '5' } },
});
const MATCHES = bounded(values.matches, 5_000);
const KILLS = bounded(values.kills, 20);
/** Acts in each running match before the bot is started. */
const ACTS = 6;
const TABLE_MS = 24 * 60 * 60_000;

/** Two matches for each pair, both through the service: the first is resigned, the second goes on. */
async function playMatches(db: Db, discord: LocalDiscord): Promise<void> {
  const tables = openTables(db);
  tables.wait(Date.now() - tables.wallNow());
  const settings = settingsFrom('turkTavlasi', { length: 5, pace: { kind: 'daily', decisionMs: TABLE_MS } });
  const place = {
    guild: discord.guildId,
    channel: discord.channelId,
    thread: null,
    answersOnly: false,
    locale: 'tr',
  } as const;
  for (let pair = 0; pair < MATCHES; pair += 1) {
    const [one, two] = discord.people.slice(2 * pair, 2 * pair + 2).map(({ id }) => id as UserId);
    if (one === undefined || two === undefined) return;
    for (const finished of [true, false]) {
      const seats = { white: person(one), black: person(two) };
      const id = await tables.service.start({ seats, settings, place, challenge: null, rematchOf: null, act: null });
      if (id === null) throw new Error('not started');
      for (let act = 0; act < ACTS; act += 1) await actOnce(tables.service, id, `${id} ${act}`);
      if (!finished) continue;
      await tables.service.act({
        id,
        user: one,
        act: `${id} offer`,
        wish: () => ok({ type: 'offerResign', scope: 'match' }),
      });
      await tables.service.act({ id, user: two, act: `${id} accept`, wish: () => ok({ type: 'acceptResign' }) });
    }
  }
}

const folder = mkdtempSync(join(tmpdir(), 'tavla-restart-'));
const file = join(folder, 'tavla.db');
const people = Array.from({ length: 2 * MATCHES }, (_, index) => ({ name: `Player ${index}`, locale: 'tr' }));
const discord = await startLocalDiscord({ people });
const db = await openDatabase(file);
await playMatches(db, discord);
let bot = startBotProcess(discord, file);

try {
  // The boards of all matches are shown first, as they are where a bot has run for a while.
  const behind = db.selectFrom('match').select('id').whereRef('shown_version', '<', 'version');
  const began = performance.now();
  await until(async () => (await behind.limit(1).execute()).length === 0, 600_000);
  const shownMs = performance.now() - began;
  const running = await db.selectFrom('match').select('thread').where('status', '=', 'running').execute();

  const connected: number[] = [];
  const answered: number[] = [];
  const played: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const killed = performance.now();
    const since = (): number => performance.now() - killed;
    await bot.end('SIGKILL');
    bot = startBotProcess(discord, file);
    await until(() => !discord.botOnline, 1_000);
    await until(() => discord.botOnline, 30_000);
    connected.push(since());
    const channel = running[(kill * 7) % running.length]?.thread ?? '';
    const board = boardIn(discord, channel);
    const mover = board === undefined ? undefined : personOn(discord, board);
    if (board === undefined || mover === undefined) throw new Error('no board to act on');
    const before = `${board.id} ${board.editedAt}`;
    await until(async () => {
      try {
        await byButtons.act(mover, board);
        return true;
      } catch {
        return false;
      }
    }, 30_000);
    answered.push(since());
    await until(() => {
      const now = boardIn(discord, channel);
      return now !== undefined && `${now.id} ${now.editedAt}` !== before;
    }, 30_000);
    played.push(since());
  }
  const { rssMb } = await bot.report();

  printTable({
    'running matches': `${running.length}, and as many finished`,
    'all boards shown at first': inMs(shownMs),
    'kill → connected': spread(connected),
    'kill → first act answered': spread(answered),
    'kill → its board shown': spread(played),
    'memory of the bot': `${rssMb.toFixed(0)} MB`,
    'load of the machine': loadavg()[0]?.toFixed(1) ?? '',
  });
} finally {
  await bot.end('SIGKILL');
  await db.destroy();
  await discord.close();
  rmSync(folder, { recursive: true, force: true });
}
