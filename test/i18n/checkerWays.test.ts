import { expect, test } from 'vitest';
import { waysOf } from '#i18n/checkerWays.ts';
import type { CheckerMove } from '#rules/types.ts';

const move = (from: number, to: number, capture: CheckerMove['capture'] = null): CheckerMove => ({
  from,
  to,
  die: 1,
  capture,
});
const way = (from: number, to: number, count = 1, capture: CheckerMove['capture'] = null) => ({
  from,
  to,
  count,
  capture,
});

test.each([
  ['nothing', [], []],
  ['two checkers', [move(24, 18), move(13, 11)], [way(24, 18), way(13, 11)]],
  ['one checker by both dice', [move(24, 18), move(18, 16)], [way(24, 16)]],
  ['a stop where it hit', [move(24, 18, 'hit'), move(18, 16)], [way(24, 18, 1, 'hit'), way(18, 16)]],
  ['a hit at the end', [move(24, 18), move(18, 16, 'hit')], [way(24, 16, 1, 'hit')]],
  ['equal ways', [move(13, 7), move(13, 7), move(24, 18), move(24, 18)], [way(13, 7, 2), way(24, 18, 2)]],
  ['equal ways of two steps', [move(13, 10), move(13, 10), move(10, 7), move(10, 7)], [way(13, 7, 2)]],
  ['a hit apart from the same way without', [move(8, 5, 'hit'), move(8, 5)], [way(8, 5, 1, 'hit'), way(8, 5)]],
])('%s', (_, moves, ways) => {
  expect(waysOf(moves)).toEqual(ways);
});
