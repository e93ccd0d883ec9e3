import { describe, expect, test } from 'vitest';
import { type CubeSituation, shouldDouble, shouldTake } from '#engine/chooseCube.ts';
import type { Estimate } from '#engine/estimate.ts';
import { evaluate } from '#engine/evaluate.ts';
import { startPosition } from '#rules/games/index.ts';
import { DEFAULT_RULE_OPTIONS } from '#rules/types.ts';

const chances = (win: number, winMars = 0, loseMars = 0): Estimate => ({
  win,
  winMars,
  winTriple: 0,
  loseMars,
  loseTriple: 0,
  draw: 0,
});
const at = (ownAway: number, otherAway: number, cube: Partial<CubeSituation> = {}): CubeSituation => ({
  ownAway,
  otherAway,
  cube: 1,
  owner: null,
  afterCrawford: false,
  ...cube,
});

const opening = evaluate('tavla', { ...DEFAULT_RULE_OPTIONS, tripleMars: true }, startPosition('tavla'), 'white');

// In long matches as for money: the window opens near 70 %, a take needs about 22 % without marses.
describe.each([
  ['the opening position is no double and a take', opening, at(5, 5), false, true],
  ['even', chances(0.5), at(11, 11), false, true],
  ['a clear double, a clear take', chances(0.74), at(11, 11), true, true],
  ['a clear double, a clear drop', chances(0.85), at(11, 11), true, false],
  ['marses make it a drop', chances(0.74, 0.3), at(11, 11), true, false],
  ['too good: playing on for the mars', chances(0.95, 0.8), at(11, 11), false, false],
  ['a redouble gives up the cube', chances(0.69), at(11, 11, { cube: 2, owner: 'own' }), false, true],
  ['at match point for both the cube is dead', chances(0.9), at(1, 1), false, true],
  ['two away each: the double comes early', chances(0.68), at(2, 2), true, true],
  [
    'the trailer after Crawford has nothing to lose',
    chances(0.5, 0.13, 0.13),
    at(4, 1, { afterCrawford: true }),
    true,
    true,
  ],
  [
    'two against one after Crawford: the leader has a free drop',
    chances(0.52),
    at(2, 1, { afterCrawford: true }),
    true,
    false,
  ],
  [
    'a leader does not redouble what wins the match already',
    chances(0.8),
    at(2, 6, { cube: 2, owner: 'own' }),
    false,
    true,
  ],
])('%s', (_, estimate, situation, double, take) => {
  test('double', () => expect(shouldDouble(estimate, situation)).toBe(double));
  test('take', () => expect(shouldTake(estimate, situation)).toBe(take));
});
