import { availableParallelism } from 'node:os';
import { z } from 'zod';

const schema = z.object({
  /** Without a token the local Discord is started. */
  DISCORD_TOKEN: z.string().min(1).optional(),
  /** Another address of Discord's REST API, such as a local Discord's; with it nothing leaves the machine. */
  DISCORD_API: z.url().optional(),
  DATABASE_FILE: z.string().min(1).default('data/tavla.db'),
  /** Port of the local Discord's page. */
  LOCAL_PORT: z.coerce.number().int().min(0).max(65_535).default(4170),
  /** Threads on which the computer thinks. */
  COMPUTER_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.max(1, availableParallelism() - 1)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = z.infer<typeof schema>;

/** Reads the environment; throws one message that names every wrong variable. Empty variables count as absent. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new Error(`configuration:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
