import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { LocalDiscord } from '#localDiscord/types.ts';
import type { LoopReport } from './monitor.ts';

export interface BotProcess {
  /** Memory now and event-loop delay since the last report. */
  report(): Promise<LoopReport>;
  /** Resolves when the process is gone. SIGTERM lets it end in order. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const path = (file: string): string => new URL(file, import.meta.url).pathname;

/** The bot as `npm start` runs it with a token, watched from inside by `monitor.ts`. Does not wait until it is connected. */
export function startBotProcess(
  discord: LocalDiscord,
  databaseFile: string,
  nodeOptions: readonly string[] = [],
): BotProcess {
  const monitored = ['--import', 'tsx', '--import', path('monitor.ts')];
  const child = spawn(process.execPath, [...nodeOptions, ...monitored, path('../../src/main.ts')], {
    env: {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API: discord.apiUrl,
      DATABASE_FILE: databaseFile,
      COMPUTER_THREADS: '1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    async report() {
      const answered = once(child, 'message');
      child.send('report');
      const [report] = await answered;
      return report as LoopReport;
    },
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

/** Resolves when the condition holds; throws after `timeoutMs`. */
export async function until(condition: () => boolean | Promise<boolean>, timeoutMs: number): Promise<void> {
  const endsAt = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > endsAt) throw new Error(`waited ${timeoutMs} ms in vain`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
