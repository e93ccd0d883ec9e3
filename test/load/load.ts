import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '#engine/seededRandom.ts';
import { startLocalDiscord } from '#localDiscord/localDiscord.ts';
import type { Json, LocalDiscord, LocalMessage, Person } from '#localDiscord/types.ts';
import { boardIn, partFor, personOn } from '#test/support/wire.ts';
import { startBotProcess, until } from './botProcess.ts';
import { bounded, inMs, printTable, spread } from './figures.ts';

// Many tables at once over the wire: a local Discord here, the bot in a process of its own. Which table acts and what is
// played comes from the seed; the dice are the bot's own. Nothing leaves the machine.

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    'cpu-prof': { type: 'string' },
  },
});
const TABLES = bounded(values.tables, 2_000);
const SECONDS = bounded(values.seconds, 600);
/** Interactions a second. */
const RATE = bounded(values.rate, 200);
/** After this long without a new board an act counts as lost. */
const PATIENCE_MS = 10_000;

const random = seededRandom(values.seed);

/** Opens a match between two people; resolves with the channel in which its board stands. */
async function openTable(discord: LocalDiscord, challenger: Person, opponent: Person): Promise<string> {
  await challenger.command(discord.channelId, 'challenge', { opponent: opponent.id, length: 5, pace: 'none' });
  const invitation = await discord.waitForMessage(
    ({ author, components, content }) => author.bot && components.length > 0 && content.includes(`<@${opponent.id}>`),
    { channelId: discord.channelId, timeoutMs: 60_000 },
  );
  const buttons = invitation.components.flatMap((row) => row['components'] as readonly Json[]);
  await opponent.click(
    invitation,
    String(buttons.find((one) => String(one['custom_id']).endsWith(':accept'))?.['custom_id']),
  );
  const seated = (message: LocalMessage): boolean =>
    message.attachments.length > 0 && [challenger, opponent].some(({ id }) => message.content.includes(`<@${id}>`));
  return (await discord.waitForMessage(seated, { timeoutMs: 60_000 })).channelId;
}

/** The act that the board asks for, by button or menu, chosen by the seed where there is a choice. */
function actOn(board: LocalMessage, person: Person) {
  for (const action of ['roll', 'confirm']) {
    const button = partFor(board, action);
    if (button !== undefined)
      return { ends: action === 'confirm', send: () => person.click(board, String(button['custom_id'])) };
  }
  const menu = partFor(board, 'move');
  const options = (menu?.['options'] ?? []) as readonly Json[];
  const option = options[Math.floor(random() * options.length)];
  return { ends: false, send: () => person.select(board, String(menu?.['custom_id']), [String(option?.['value'])]) };
}

const folder = mkdtempSync(join(tmpdir(), 'tavla-load-'));
const people = Array.from({ length: 2 * TABLES }, (_, index) => ({ name: `Player ${index}`, locale: 'tr' }));
const discord = await startLocalDiscord({ people });
const profiled = values['cpu-prof'] === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values['cpu-prof']}`];
const bot = startBotProcess(discord, join(folder, 'tavla.db'), profiled);

try {
  await until(() => discord.botOnline && discord.commands().length > 0, 30_000);
  const channels: string[] = [];
  const pairs = Array.from({ length: TABLES }, (_, index) => discord.people.slice(2 * index, 2 * index + 2));
  for (const [challenger, opponent] of pairs) {
    if (challenger !== undefined && opponent !== undefined)
      channels.push(await openTable(discord, challenger, opponent));
  }
  await until(() => channels.every((channel) => boardIn(discord, channel) !== undefined), 60_000);
  await bot.report();

  const firstAnswers: number[] = [];
  const newBoards: number[] = [];
  const busy = new Map<string, () => void>();
  const counts = { acts: 0, failed: 0, late: 0, turns: 0, messages: 0, edits: 0 };
  discord.on((change) => {
    if (change.kind !== 'messageCreated' && change.kind !== 'messageEdited') return;
    const { message } = change;
    if (!message.author.bot || !channels.includes(message.channelId)) return;
    counts[change.kind === 'messageCreated' ? 'messages' : 'edits'] += 1;
    // An edit without buttons is the older board that loses them.
    if (message.attachments.length > 0 && message.components.length > 0) busy.get(message.channelId)?.();
  });

  async function act(channel: string, board: LocalMessage, person: Person): Promise<void> {
    const chosen = actOn(board, person);
    const began = performance.now();
    const shown = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no new board')), PATIENCE_MS);
      busy.set(channel, () => {
        clearTimeout(timer);
        resolve();
      });
    }).then(() => newBoards.push(performance.now() - began));
    try {
      const [answer] = await Promise.all([chosen.send(), shown]);
      firstAnswers.push(answer.latencyMs);
      counts.acts += 1;
      if (chosen.ends) counts.turns += 1;
    } catch {
      counts.failed += 1;
    } finally {
      busy.delete(channel);
    }
  }

  /** A table that can act now, from a place in the list that the seed tells. */
  function nextTable(): (() => Promise<void>) | null {
    const from = Math.floor(random() * channels.length);
    for (const channel of [...channels.slice(from), ...channels.slice(0, from)]) {
      const board = busy.has(channel) ? undefined : boardIn(discord, channel);
      const person = board === undefined ? undefined : personOn(discord, board);
      if (board !== undefined && person !== undefined) return () => act(channel, board, person);
    }
    return null;
  }

  const began = performance.now();
  const acts: Promise<void>[] = [];
  for (let count = 0; count < SECONDS * RATE; count += 1) {
    const wait = began + (count * 1000) / RATE - performance.now();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)));
    const next = nextTable();
    if (next === null) counts.late += 1;
    else acts.push(next());
  }
  await Promise.all(acts);
  const seconds = (performance.now() - began) / 1000;
  const { rssMb, delayP99Ms, delayMaxMs, cpuMs } = await bot.report();

  printTable({
    tables: `${channels.length}`,
    'interaction → first answer': spread(firstAnswers),
    'interaction → new board': spread(newBoards),
    interactions: `${counts.acts} (${(counts.acts / seconds).toFixed(1)}/s), ${counts.failed} failed, ${counts.late} without a table`,
    'messages a turn': `${(counts.messages / counts.turns).toFixed(2)} sent, ${(counts.edits / counts.turns).toFixed(2)} edits`,
    'memory of the bot': `${rssMb.toFixed(0)} MB`,
    'event-loop delay of the bot': `p99 ${inMs(delayP99Ms)}, max ${inMs(delayMaxMs)}`,
    'CPU time of the bot': `${inMs(cpuMs / counts.acts)} an interaction`,
    'load of the machine': loadavg()[0]?.toFixed(1) ?? '',
  });
} finally {
  await bot.end('SIGTERM');
  await discord.close();
  rmSync(folder, { recursive: true, force: true });
}
