import { expect, test } from 'vitest';
import { cryptoDice } from '#operations/cryptoDice.ts';
import { newId } from '#operations/newId.ts';

test('every number of every pair is equally likely', () => {
  const rolls = 36_000;
  const counts = new Map<string, number>();
  for (let roll = 0; roll < rolls; roll += 1) {
    const key = cryptoDice.roll().join('-');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(36);
  const expected = rolls / 36;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 35 degrees of freedom: fair dice pass 100 once in ten million runs..
  expect(chiSquare).toBeLessThan(100);
});

test('ids are short, fit a custom id, and do not repeat', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids.slice(0, 100)) expect(id).toMatch(/^[a-z2-9]{10}$/);
});
