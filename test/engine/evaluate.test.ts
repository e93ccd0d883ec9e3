import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { cubelessPoints, loseChance, otherSide } from '#engine/estimate.ts';
import { evaluate } from '#engine/evaluate.ts';
import { startPosition } from '#rules/games/index.ts';
import type { Position } from '#rules/position.ts';
import { DEFAULT_RULE_OPTIONS, GAMES, opponentOf } from '#rules/types.ts';
import { scatteredTurnArbitrary, turnArbitrary } from '#test/support/arbitraries.ts';
import { positionOf } from '#test/support/position.ts';

const withTriple = { ...DEFAULT_RULE_OPTIONS, tripleMars: true };

/** The same board with the colours changed. */
const recoloured = ({ checkers, pinned, rolls, handedOver }: Position): Position => ({
  checkers: { white: checkers.black, black: checkers.white },
  pinned: { white: pinned.black, black: pinned.white },
  rolls: { white: rolls.black, black: rolls.white },
  handedOver,
});

describe.each(GAMES)('%s', (game) => {
  const turns = fc.oneof(turnArbitrary(game), scatteredTurnArbitrary(game));

  propertyTest.prop([turns])('chances fit together and keep to the facts', ({ position, mover }) => {
    const estimate = evaluate(game, withTriple, position, mover);
    const { win, winMars, winTriple, loseMars, loseTriple, draw } = estimate;
    const lose = loseChance(estimate);
    for (const [dearer, all] of [
      [winTriple, winMars],
      [winMars, win],
      [loseTriple, loseMars],
      [loseMars, lose + 1e-12],
      [draw, 1],
    ] as const) {
      expect(dearer).toBeGreaterThanOrEqual(0);
      expect(dearer).toBeLessThanOrEqual(all);
    }
    expect(win + lose + draw).toBeCloseTo(1, 12);
    if ((position.checkers[mover][0] ?? 0) > 0) expect([loseMars, loseTriple]).toEqual([0, 0]);
    if ((position.checkers[opponentOf(mover)][0] ?? 0) > 0) expect([winMars, winTriple]).toEqual([0, 0]);
    if (game !== 'tavla') expect([winTriple, loseTriple]).toEqual([0, 0]);
  });

  propertyTest.prop([turns])('colours do not matter', ({ position, mover, options }) => {
    expect(evaluate(game, options, recoloured(position), opponentOf(mover))).toEqual(
      evaluate(game, options, position, mover),
    );
  });

  test('being on roll at the start is a small advantage', () => {
    const points = cubelessPoints(evaluate(game, DEFAULT_RULE_OPTIONS, startPosition(game), 'white'));
    expect(points).toBeGreaterThan(0);
    expect(points).toBeLessThan(0.3);
  });
});

test.each([
  ['the last checker is off', 'tavla', { white: {}, black: { 6: 15 } }, [1, 1, 0]],
  ['the same with a checker far behind', 'tavla', { white: {}, black: { 6: 14, 20: 1 } }, [1, 1, 1]],
  ['the loser has borne off', 'tavla', { white: {}, black: { 6: 1 } }, [1, 0, 0]],
  [
    'the mother is pinned',
    'plakoto',
    { white: { 1: 1, 6: 14 }, black: { 24: 1, 6: 14 }, pinned: { black: [24] } },
    [1, 1, 0],
  ],
  ['the other side has won', 'fevga', { white: { 6: 1 }, black: {} }, [0, 0, 0]],
] as const)('a game that is over is certain: %s', (_, game, literal, [win, winMars, winTriple]) => {
  const certain = { win, winMars, winTriple, loseMars: 0, loseTriple: 0, draw: 0 };
  const position = positionOf(literal);
  expect(evaluate(game, withTriple, position, 'white')).toEqual(certain);
  expect(evaluate(game, withTriple, position, 'black')).toEqual(otherSide(certain));
});

test('both mothers pinned is a draw', () => {
  const position = positionOf({
    white: { 1: 1, 6: 13, 24: 1 },
    black: { 1: 1, 6: 13, 24: 1 },
    pinned: { white: [24], black: [24] },
  });
  expect(evaluate('plakoto', DEFAULT_RULE_OPTIONS, position, 'white')).toMatchObject({ win: 0, draw: 1 });
});

test('triple mars counts only where the option is on', () => {
  const position = positionOf({ white: { 2: 8, 1: 7 }, black: { 25: 1, 22: 2, 13: 12 } });
  expect(evaluate('tavla', DEFAULT_RULE_OPTIONS, position, 'white').winTriple).toBe(0);
  expect(evaluate('tavla', withTriple, position, 'white').winTriple).toBeGreaterThan(0);
});

// Chances of the side on roll in races that are known exactly or from bear-off tables.
test.each([
  ['one checker on 1 each', { white: { 1: 1 }, black: { 1: 1 } }, 1],
  ['two rolls against one', { white: { 6: 4 }, black: { 1: 1 } }, 0],
  ['long and even', { white: { 6: 5, 5: 5, 4: 5 }, black: { 6: 5, 5: 5, 4: 5 } }, 0.63],
  ['long, eight pips behind', { white: { 6: 7, 5: 4, 4: 4 }, black: { 6: 3, 5: 5, 4: 5, 2: 2 } }, 0.42],
] as const)('race: %s', (_, literal, win) => {
  expect(Math.abs(evaluate('tavla', DEFAULT_RULE_OPTIONS, positionOf(literal), 'white').win - win)).toBeLessThan(0.1);
});

test('a side far behind in a race is likely to lose a mars', () => {
  const position = positionOf({ white: { 1: 4 }, black: { 13: 8, 12: 7 } });
  expect(evaluate('tavla', DEFAULT_RULE_OPTIONS, position, 'white').winMars).toBeGreaterThan(0.9);
});
