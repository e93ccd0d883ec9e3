import { Piscina } from 'piscina';
import type { ComputerPlayer } from '#app/ports.ts';

/** The computer player on worker threads. */
export type EnginePool = ComputerPlayer;

/**
 * Starts `threads` worker threads on which the computer thinks. A request whose thread dies is given once more to a fresh
 * thread; `close` waits for the answers that are still due, later requests are rejected.
 */
export function startEnginePool({ threads }: { readonly threads: number }): EnginePool {
  const pool = new Piscina({
    filename: new URL('./engineWorker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    // A thread does not inherit every runner's loader (vitest has its own), so each loads tsx itself.
    execArgv: ['--import', import.meta.resolve('tsx')],
  });
  // A thread that dies while idle is replaced as well; without a listener it would end the process.
  pool.on('error', (error: Error) => process.emitWarning(error));
  const due = new Set<Promise<unknown>>();
  let closing = false;

  async function ask<Answer>(request: unknown): Promise<Answer> {
    try {
      return await pool.run(request);
    } catch {
      return await pool.run(request);
    }
  }

  async function answered<Answer>(request: unknown): Promise<Answer> {
    if (closing) throw new Error('the engine pool is closed');
    const answer = ask<Answer>(request);
    due.add(answer);
    try {
      return await answer;
    } finally {
      due.delete(answer);
    }
  }

  return {
    choosePlay: (request) => answered(request),
    decideCube: (request) => answered(request),
    dailyPosition: (day) => answered({ day }),
    async close() {
      closing = true;
      await Promise.allSettled(due);
      await pool.close();
    },
  };
}
