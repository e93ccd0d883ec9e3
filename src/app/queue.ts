/** Runs the tasks of one key one after the other; different keys do not wait for each other. */
export interface Queue {
  run<T>(key: string, task: () => Promise<T>): Promise<T>;
  /** Resolves when nothing is running or waiting. */
  idle(): Promise<void>;
}

export function createQueue(): Queue {
  const tails = new Map<string, Promise<void>>();

  return {
    run(key, task) {
      const before = tails.get(key) ?? Promise.resolve();
      const running = before.then(task);
      // The next in line starts whatever became of this one; the caller gets the failure.
      const tail = settled(running).finally(() => {
        if (tails.get(key) === tail) tails.delete(key);
      });
      tails.set(key, tail);
      return running;
    },
    async idle() {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
}

async function settled(task: Promise<unknown>): Promise<void> {
  try {
    await task;
  } catch {
    // Reported to whoever asked for the task.
  }
}
