import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { matchChance } from '#engine/matchChance.ts';

const away = fc.integer({ min: 1, max: 25 });

// From the Kazaross-XG2 table.
test.each([
  [2, 1, false, 0.323],
  [3, 1, false, 0.249],
  [4, 1, false, 0.186],
  [3, 2, false, 0.401],
  [4, 2, false, 0.331],
  [5, 2, false, 0.256],
  [5, 3, false, 0.352],
  [7, 4, false, 0.301],
  [2, 1, true, 0.488],
  [3, 1, true, 0.323],
  [4, 1, true, 0.31],
  [5, 1, true, 0.19],
  [10, 2, false, 0.077],
  [14, 8, false, 0.236],
])('needing %i against %i (after the Crawford game: %s)', (own, other, afterCrawford, chance) => {
  expect(Math.abs(matchChance(own, other, afterCrawford) - chance)).toBeLessThan(0.02);
});

propertyTest.prop([away, away, fc.boolean()])('both sides together have one match', (own, other, afterCrawford) => {
  expect(matchChance(own, other, afterCrawford) + matchChance(other, own, afterCrawford)).toBeCloseTo(1, 12);
});

propertyTest.prop([away, away])('a point less to go is better', (own, other) => {
  expect(matchChance(own - 1, other, false)).toBeGreaterThan(matchChance(own, other, false));
});
