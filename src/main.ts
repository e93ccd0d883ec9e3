import { pino } from 'pino';
import { startBot } from './bot.ts';
import { readConfig } from './config.ts';

/** Loaded only where it is used: it is large, and a bot with a token should start quickly. */
async function startLocal(port: number) {
  const { startLocalDiscordWithPage } = await import('#localDiscord/pageServer.ts');
  return startLocalDiscordWithPage({ port });
}

async function open() {
  const config = readConfig(process.env);
  // Written before the next line of code runs, so that nothing is lost when the process ends.
  const logger = pino({ level: config.LOG_LEVEL }, pino.destination({ sync: true }));
  const token = config.DISCORD_TOKEN;
  const local = token === undefined ? await startLocal(config.LOCAL_PORT) : null;
  const bot = await startBot({
    token: token ?? local?.token ?? '',
    restApi: local?.apiUrl ?? config.DISCORD_API ?? null,
    databaseFile: config.DATABASE_FILE,
    computerThreads: config.COMPUTER_THREADS,
    logger,
  });
  if (local !== null) process.stdout.write(`\nThe local Discord is open: ${local.pageUrl}\n\n`);
  return async () => {
    await bot.stop();
    await local?.close();
  };
}

/** What went wrong, and what to do where that is not in the message itself. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inUse = 'code' in error && error.code === 'EADDRINUSE';
  return inUse ? `${error.message}. Set LOCAL_PORT to a free port (0 takes any).` : error.message;
}

function fail(what: string, error: unknown): never {
  process.stderr.write(`\n${what}: ${reasonOf(error)}\n`);
  process.exit(1);
}

const stop = await open().catch((error: unknown) => fail('Not started', error));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail('Not stopped in order', error),
    );
  });
}
