import { describe, expect, test } from 'vitest';
import { facingPoint, startPosition } from '#rules/games/index.ts';
import { isRace, pipCount } from '#rules/pips.ts';
import { GAMES } from '#rules/types.ts';
import { positionOf } from '#test/support/position.ts';

test.each([
  { game: 'tavla', pips: 167 },
  { game: 'plakoto', pips: 360 },
  { game: 'fevga', pips: 360 },
  { game: 'gulbara', pips: 360 },
] as const)('pips at the start of $game', ({ game, pips }) => {
  expect(pipCount(startPosition(game), 'white')).toBe(pips);
  expect(pipCount(startPosition(game), 'black')).toBe(pips);
  expect(isRace(game, startPosition(game))).toBe(false);
});

test('a checker on the bar counts 25', () => {
  expect(pipCount(positionOf({ white: { 25: 1, 2: 3 }, black: { 1: 15 } }), 'white')).toBe(31);
});

test.each([
  { game: 'tavla', mine: 24, yours: 1 },
  { game: 'plakoto', mine: 17, yours: 8 },
  { game: 'fevga', mine: 24, yours: 12 },
  { game: 'gulbara', mine: 12, yours: 24 },
  { game: 'gulbara', mine: 1, yours: 13 },
] as const)('in $game my $mine is your $yours', ({ game, mine, yours }) => {
  expect(facingPoint(game, mine)).toBe(yours);
  expect(facingPoint(game, yours)).toBe(mine);
});

describe.each(GAMES)('contact in %s', (game) => {
  const against = game === 'tavla' || game === 'plakoto';
  test.each([
    { white: 12, black: 12, race: true },
    { white: 13, black: 12, race: false },
    { white: 14, black: 10, race: against },
    { white: 6, black: 1, race: true },
    { white: 1, black: 24, race: false },
  ])('rear checkers on $white and $black', ({ white, black, race }) => {
    const position = positionOf({ white: { [white]: 1 }, black: { [black]: 1 } });
    expect(isRace(game, position)).toBe(race);
  });
});

test('there is contact while a checker is on the bar', () => {
  expect(isRace('tavla', positionOf({ white: { 25: 1 }, black: {} }))).toBe(false);
});
