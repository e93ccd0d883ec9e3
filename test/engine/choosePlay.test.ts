import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { choosePlay } from '#engine/choosePlay.ts';
import { LEVELS } from '#match/types.ts';
import { printPlay } from '#notation/printPlay.ts';
import { playAll } from '#rules/plays.ts';
import { beginTurn, nextMoves } from '#rules/turn.ts';
import { DEFAULT_RULE_OPTIONS, GAMES, type GameName, type Roll } from '#rules/types.ts';
import { playedAtRandom, chanceFrom, scatteredTurnArbitrary, turnArbitrary } from '#test/support/arbitraries.ts';
import { positionOf } from '#test/support/position.ts';

const WORDS = { bar: 'bar', off: 'off', cannotMove: 'no move' };

describe.each(GAMES)('%s', (game) => {
  const turns = fc.oneof(turnArbitrary(game), scatteredTurnArbitrary(game));
  const seeds = fc.string({ maxLength: 8 });

  propertyTest.prop([turns, fc.constantFrom(...LEVELS), seeds], { numRuns: 40 })(
    'every level plays a whole legal turn, the same for the same seed',
    (turn, level, seed) => {
      const play = choosePlay({ turn, level, seed });
      expect(nextMoves(playAll(turn, play))).toEqual([]);
      expect(choosePlay({ turn, level, seed })).toEqual(play);
    },
  );

  propertyTest.prop([turns, fc.nat()], { numRuns: 20 })('a turn half played is completed', (turn, seed) => {
    const ended = playedAtRandom(turn, chanceFrom(seed));
    const [first] = ended.moves;
    if (first === undefined) return;
    const half = playAll(turn, [first]);
    expect(nextMoves(playAll(half, choosePlay({ turn: half, level: 'expert', seed: '' })))).toEqual([]);
  });
});

const startOf = { white: { 24: 2, 13: 5, 8: 3, 6: 5 }, black: { 24: 2, 13: 5, 8: 3, 6: 5 } };

test.each<[string, GameName, Parameters<typeof positionOf>[0], Roll, string]>([
  ['makes the five point', 'tavla', startOf, [3, 1], '8/5 6/5'],
  ['makes the bar point', 'tavla', startOf, [6, 1], '13/7 8/7'],
  ['makes the four point', 'tavla', startOf, [4, 2], '8/4 6/4'],
  ['bears off two', 'tavla', { white: { 6: 3, 5: 3, 1: 1 }, black: { 6: 5, 1: 2 } }, [6, 5], '6/off 5/off'],
  ['hits rather than lose', 'tavla', { white: { 10: 1, 8: 1 }, black: { 19: 1, 1: 4 } }, [4, 2], '10/6* 8/6'],
])('%s', (_, game, literal, roll, text) => {
  const turn = beginTurn({ game, options: DEFAULT_RULE_OPTIONS, position: positionOf(literal), mover: 'white', roll });
  for (const level of ['expert', 'master'] as const) {
    expect(printPlay(choosePlay({ turn, level, seed: '' }), game, WORDS)).toBe(text);
  }
});

test('pins the mother where that wins at once', () => {
  const position = positionOf({ white: { 3: 1, 12: 14 }, black: { 24: 1, 10: 14 } });
  const turn = beginTurn({ game: 'plakoto', options: DEFAULT_RULE_OPTIONS, position, mover: 'white', roll: [2, 5] });
  for (const level of ['expert', 'master'] as const) {
    expect(choosePlay({ turn, level, seed: '' }).map(({ capture }) => capture)).toContain('pinMother');
  }
});

test('a long cascade is played out', () => {
  const position = positionOf({
    white: { 24: 3, 20: 3, 15: 3, 10: 3, 8: 3 },
    black: { 24: 15 },
    rolls: { white: 8, black: 8 },
  });
  const turn = beginTurn({ game: 'gulbara', options: DEFAULT_RULE_OPTIONS, position, mover: 'white', roll: [1, 1] });
  for (const level of LEVELS) {
    expect(nextMoves(playAll(turn, choosePlay({ turn, level, seed: '' })))).toEqual([]);
  }
});
