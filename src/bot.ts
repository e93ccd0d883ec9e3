import type { Logger } from 'pino';
import type { Dice } from '#app/ports.ts';
import { createServices } from '#app/services.ts';
import { createSweep } from '#app/sweep.ts';
import { loadCommands } from '#discord/loadCommands.ts';
import { startDiscord } from '#discord/start.ts';
import { cryptoDice } from '#operations/cryptoDice.ts';
import { newId } from '#operations/newId.ts';
import { courseGraph } from '#render/courseGraph.ts';
import { boardFilm } from '#render/film.ts';
import { resultCard } from '#render/resultCard.ts';
import { boardPicture } from '#render/picture.ts';
import { warmUp } from '#render/warmUp.ts';
import { openDatabase } from '#store/database.ts';
import { claimShard } from '#store/shard.ts';
import { createStores } from '#store/stores.ts';
import { startEnginePool } from '#workers/enginePool.ts';

export interface BotOptions {
  readonly token: string;
  /** Null is Discord's own. */
  readonly restApi: string | null;
  readonly databaseFile: string;
  /** Threads on which the computer thinks. */
  readonly computerThreads: number;
  readonly logger: Logger;
  readonly dice?: Dice;
  /** Milliseconds since 1970. */
  readonly wallNow?: () => number;
}

export interface Bot {
  /** Acts under way are finished and the time until the next start is charged to nobody. */
  stop(): Promise<void>;
}

/** Time between two sweeps, which is how late a clock may be noticed; also how exactly downtime is known. */
const SWEEP_MS = 1000;

/** A downtime so short changes no countdown that anybody would notice. */
const TOLD_DOWNTIME_MS = 10_000;

/** Puts all parts together: store, application, computer, chat. Throws where the configuration does not carry. */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { logger, dice = cryptoDice, wallNow = Date.now } = options;
  const db = await openDatabase(options.databaseFile);
  const shard = await claimShard(db, 0, wallNow);
  const computer = startEnginePool({ threads: options.computerThreads });
  const stores = createStores(db, wallNow);

  const connecting = startDiscord({
    token: options.token,
    ...(options.restApi === null ? {} : { restApi: options.restApi }),
    commands: await loadCommands(new URL('../commands/', import.meta.url)),
    stores,
    compose: (announcer, members) =>
      createServices({
        stores,
        computer,
        announcer,
        members,
        dice,
        time: shard.time,
        wallNow,
        newId,
        onFailure: (match, error) => logger.error({ match, err: error }, 'left for the next sweep'),
      }),
    paint: boardPicture,
    paintFilm: boardFilm,
    paintCard: resultCard,
    drawCourse: courseGraph,
    time: shard.time,
    wallNow,
    log: logger,
  });
  // While Discord answers.
  const [discord] = await Promise.all([connecting, warmUp()]);

  const sweep = createSweep({
    stores,
    services: discord.services,
    announcer: discord.announcer,
    time: shard.time,
    wallNow,
    onFailure: (subject: string, error: unknown) => logger.error({ subject, err: error }, 'sweep'),
  });
  if (shard.wasDownMs >= TOLD_DOWNTIME_MS) {
    discord.tellDowntime(shard.wasDownMs).catch((error: unknown) => logger.error({ err: error }, 'downtime not told'));
  }
  let stopping = false;
  let round: Promise<void> = Promise.resolve();
  const pass = async (): Promise<void> => {
    try {
      await shard.beat();
      await sweep();
    } catch (error) {
      logger.error({ err: error }, 'sweep');
    }
    if (!stopping) timer = setTimeout(start, SWEEP_MS);
  };
  const start = (): void => {
    round = pass();
  };
  let timer = setTimeout(start, 0);

  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await round;
      await discord.stop();
      await computer.close();
      await shard.beat().catch((error: unknown) => logger.error({ err: error }, 'end not noted'));
      await db.destroy();
    },
  };
}
