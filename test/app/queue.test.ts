import { expect, test } from 'vitest';
import { createQueue } from '#app/queue.ts';

const tick = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test('tasks of one key run in order, even after a failure; other keys do not wait', async () => {
  const queue = createQueue();
  const seen: string[] = [];
  const slow = queue.run('a', async () => {
    await tick(20);
    seen.push('a1');
  });
  const failing = queue.run('a', () => Promise.reject(new Error('broken')));
  const last = queue.run('a', () => Promise.resolve(seen.push('a3')));
  await queue.run('b', () => Promise.resolve(seen.push('b')));
  expect(seen).toEqual(['b']);
  await slow;
  await expect(failing).rejects.toThrow('broken');
  await last;
  expect(seen).toEqual(['b', 'a1', 'a3']);
  await queue.idle();
});
