import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** What the bot's process says of itself: memory in MB; since the report before, event-loop delay and CPU time in ms. */
export interface LoopReport {
  readonly rssMb: number;
  readonly delayP99Ms: number;
  readonly delayMaxMs: number;
  /** All threads. */
  readonly cpuMs: number;
}

// Imported into the bot's process before anything else; it answers every message of the process that started it. The
// threads on which the computer thinks get it too, and leave it alone.
if (isMainThread && process.send !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let before = process.cpuUsage();
  process.on('message', () => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    const report: LoopReport = {
      rssMb: process.memoryUsage.rss() / 1e6,
      delayP99Ms: delay.percentile(99) / 1e6,
      delayMaxMs: delay.max / 1e6,
      cpuMs: (user + system) / 1000,
    };
    delay.reset();
    process.send?.(report);
  });
}
