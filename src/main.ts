import { pino } from 'pino';
import { startBot } from './bot.ts';
import { readConfig } from './config.ts';
import { startLocalDiscordWithPage } from '#localDiscord/pageServer.ts';

const config = readConfig(process.env);
// Written before the next line of code runs, so that nothing is lost when the process ends.
const logger = pino({ level: config.LOG_LEVEL }, pino.destination({ sync: true }));

const token = config.DISCORD_TOKEN;
const local = token === undefined ? await startLocalDiscordWithPage({ port: config.LOCAL_PORT }) : null;
const bot = await startBot({
  token: token ?? local?.token ?? '',
  restApi: local?.apiUrl ?? config.DISCORD_API ?? null,
  databaseFile: config.DATABASE_FILE,
  computerThreads: config.COMPUTER_THREADS,
  logger,
}).catch((error: unknown) => {
  logger.fatal({ err: error }, 'not started');
  process.stderr.write(`\nNot started: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
if (local !== null) process.stdout.write(`\nThe local Discord is open: ${local.pageUrl}\n\n`);

async function stop(): Promise<void> {
  await bot.stop();
  await local?.close();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.fatal({ err: error }, 'not stopped in order');
        process.exit(1);
      },
    );
  });
}
