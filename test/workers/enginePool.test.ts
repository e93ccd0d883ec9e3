import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { choosePlay, type PlayRequest } from '#engine/choosePlay.ts';
import { decideCube } from '#engine/decideCube.ts';
import { startEnginePool } from '#workers/enginePool.ts';
import { startPosition } from '#rules/games/index.ts';
import { beginTurn } from '#rules/turn.ts';
import { DEFAULT_RULE_OPTIONS, DICE, type Die } from '#rules/types.ts';

const request = (die: Die, level: PlayRequest['level'] = 'expert'): PlayRequest => ({
  turn: beginTurn({
    game: 'tavla',
    options: DEFAULT_RULE_OPTIONS,
    position: startPosition('tavla'),
    mover: 'white',
    roll: [die, 6],
  }),
  level,
  seed: 'pool',
});

/** The threads started while `run` runs, as they are started. */
async function withThreads(run: (threads: readonly Worker[]) => Promise<void>): Promise<void> {
  const threads: Worker[] = [];
  const started = (thread: Worker): void => void threads.push(thread);
  process.on('worker', started);
  try {
    await run(threads);
  } finally {
    process.off('worker', started);
  }
}

test('many requests at once get the plays that the engine chooses', async () => {
  const pool = startEnginePool({ threads: 2 });
  const plays = await Promise.all(DICE.map((die) => pool.choosePlay(request(die))));
  expect(plays).toEqual(DICE.map((die) => choosePlay(request(die))));
  await pool.close();
});

test('questions about the cube are answered as the engine decides them', async () => {
  const pool = startEnginePool({ threads: 1 });
  const situation = { ownAway: 5, otherAway: 5, cube: 1, owner: null, afterCrawford: false } as const;
  const position = startPosition('tavla');
  const question = { options: DEFAULT_RULE_OPTIONS, position, doubler: 'white', situation } as const;
  for (const asked of ['double', 'take'] as const) {
    const cube = { ...question, ask: asked };
    expect(await pool.decideCube(cube)).toBe(decideCube(cube));
  }
  await pool.close();
});

test('requests whose thread dies are answered by a fresh one', async () => {
  await withThreads(async (threads) => {
    const pool = startEnginePool({ threads: 1 });
    await pool.choosePlay(request(1));
    const plays = DICE.map((die) => pool.choosePlay(request(die, 'master')));
    await threads[0]?.terminate();
    expect(await Promise.all(plays)).toEqual(DICE.map((die) => choosePlay(request(die, 'master'))));
    expect(threads.length).toBeGreaterThan(1);
    await pool.close();
  });
});

test('closing waits for the answers that are due; later requests are rejected', async () => {
  const pool = startEnginePool({ threads: 1 });
  const play = pool.choosePlay(request(4, 'master'));
  await pool.close();
  await expect(pool.choosePlay(request(4))).rejects.toThrow('closed');
  expect(await play).toEqual(choosePlay(request(4, 'master')));
});

test('the event loop goes on while the threads think', async () => {
  const pool = startEnginePool({ threads: 1 });
  await pool.choosePlay(request(1));
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await Promise.all(DICE.flatMap((die) => [1, 2, 3].map(() => pool.choosePlay(request(die, 'master')))));
  clearInterval(beat);
  expect(longest).toBeLessThan(200);
  await pool.close();
});

test('threads start under tsx, as npm start runs', async () => {
  const source = `
    import { startEnginePool } from '#workers/enginePool.ts';
    const pool = startEnginePool({ threads: 1 });
    const play = await pool.choosePlay(${JSON.stringify(request(5))});
    await pool.close();
    console.log(JSON.stringify(play));
  `;
  const { stdout } = await promisify(execFile)('npx', ['tsx', '--input-type=module', '--eval', source]);
  expect(JSON.parse(stdout)).toEqual(choosePlay(request(5)));
});
