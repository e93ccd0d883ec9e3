import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    benchmark: { include: ['test/bench/**/*.bench.ts'] },
    // The wire tests start whole bots; two at a time is what two cores carry.
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
