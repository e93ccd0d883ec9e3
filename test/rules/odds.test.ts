import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { ROLLS } from '#rules/dice.ts';
import { oddsOf } from '#rules/odds.ts';
import { legalPlays } from '#rules/plays.ts';
import { beginTurn } from '#rules/turn.ts';
import { DEFAULT_RULE_OPTIONS } from '#rules/types.ts';
import { scatteredTurnArbitrary } from '#test/support/arbitraries.ts';
import { positionOf } from '#test/support/position.ts';

type Checkers = Parameters<typeof positionOf>[0]['white'];

const odds = (game: 'tavla' | 'plakoto' | 'fevga', white: Checkers, black: Checkers) =>
  oddsOf(game, DEFAULT_RULE_OPTIONS, positionOf({ white, black }), 'white');

// Every player's table: chances to hit a blot so far away, with nothing in between.
test.each([
  [1, 11],
  [2, 12],
  [3, 14],
  [4, 15],
  [5, 15],
  [6, 17],
  [7, 6],
  [8, 6],
  [9, 5],
  [10, 3],
  [11, 2],
  [12, 3],
  [15, 1],
  [16, 1],
])('a blot %i pips away is hit by %i rolls', (distance, rolls) => {
  // White on 24; black's blot on white's 24 - distance, the rest of black far behind white.
  const point = 24 - distance;
  const { targets } = odds('tavla', { 24: 1, 1: 2 }, { [25 - point]: 1 });
  expect(targets).toEqual([{ point, rolls }]);
});

describe('entering', () => {
  test.each([
    [0, 36],
    [1, 35],
    [2, 32],
    [3, 27],
    [4, 20],
    [5, 11],
    [6, 0],
  ])('against %i closed points: %i rolls', (closed, rolls) => {
    const doors = Object.fromEntries(Array.from({ length: closed }, (_, index) => [index + 1, 2]));
    const { entering } = odds('tavla', { 25: 1, 1: 2 }, { ...doors });
    expect(entering).toEqual({ checkers: 1, one: rolls, all: rolls });
  });

  test('two checkers: both enter less often than one', () => {
    const { entering } = odds('tavla', { 25: 2, 1: 2 }, { 1: 2, 2: 2, 3: 2, 4: 2 });
    expect(entering).toEqual({ checkers: 2, one: 20, all: 4 });
  });
});

test('plakoto pins, fevga captures nothing', () => {
  expect(odds('plakoto', { 24: 1, 1: 14 }, { 7: 1 })).toMatchObject({ targets: [{ point: 18, rolls: 17 }] });
  expect(odds('fevga', { 20: 1, 1: 14 }, { 24: 15 })).toMatchObject({ capturing: 0, targets: [], entering: null });
});

property.prop([fc.constantFrom('tavla', 'plakoto', 'fevga', 'gulbara').chain((game) => scatteredTurnArbitrary(game))], {
  numRuns: 60,
})('every count is one of 36, and says what the plays say', ({ game, options, start, mover }) => {
  const found = oddsOf(game, options, start, mover);
  const plain = { ...start, handedOver: [], rolls: { white: 0, black: 0 } };
  let moving = 0;
  for (const { roll, weight } of ROLLS) {
    const plays = legalPlays(beginTurn({ game, options, position: plain, mover, roll }));
    if (plays.some((play) => play.length > 0)) moving += weight;
  }
  expect(found.moving).toBe(moving);
  for (const { rolls } of found.targets) expect(rolls).toBeGreaterThan(0);
  const most = Math.max(0, ...found.targets.map(({ rolls }) => rolls));
  expect(found.capturing).toBeGreaterThanOrEqual(most);
  expect(found.capturing).toBeLessThanOrEqual(moving);
});
