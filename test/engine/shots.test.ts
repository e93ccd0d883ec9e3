import { expect, test } from 'vitest';
import { bitsOf } from '#engine/boardBits.ts';
import { shotsAt } from '#engine/shots.ts';

const bits = (...points: readonly number[]): number => bitsOf(points);

// The table that every textbook of backgammon has: rolls of 36 that hit a blot at this distance on an empty board.
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
  [18, 1],
  [20, 1],
  [13, 0],
  [23, 0],
])('a blot %i points away is hit by %i rolls', (distance, rolls) => {
  expect(shotsAt(bits(24 - distance), { points: bits(24), onBar: 0, closed: 0 })).toBe(rolls);
});

test.each([
  ['a free stop is needed on the way', bits(17), { points: bits(24), onBar: 0, closed: bits(18, 19, 20) }, 6],
  ['no stop is free', bits(17), { points: bits(24), onBar: 0, closed: bits(18, 19, 20, 21, 22, 23) }, 0],
  ['two blots', bits(18, 23), { points: bits(24), onBar: 0, closed: 0 }, 24],
  ['entering on it', bits(20), { points: bits(25), onBar: 1, closed: 0 }, 15],
  ['one enters, another hits with the other number', bits(4), { points: bits(25, 10), onBar: 1, closed: 0 }, 13],
  ['the number that hits does not enter', bits(4), { points: bits(25, 10), onBar: 1, closed: bits(19) }, 12],
  [
    'two on the bar: only doubles leave a number for others',
    bits(4, 20),
    { points: bits(25, 10), onBar: 2, closed: 0 },
    13,
  ],
  ['nothing enters', bits(4), { points: bits(25, 10), onBar: 1, closed: bits(19, 20, 21, 22, 23, 24) }, 0],
])('%s', (_, blots, shooters, rolls) => {
  expect(shotsAt(blots, shooters)).toBe(rolls);
});
