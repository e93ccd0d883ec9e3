import { describe, expect, test } from 'vitest';
import { startPosition } from '#rules/games/index.ts';
import { outcomeOf } from '#rules/outcome.ts';
import { isLegalResult } from '#rules/plays.ts';
import { beginTurn, endTurn, nextMoves, playFault, type Turn } from '#rules/turn.ts';
import { DEFAULT_RULE_OPTIONS, type Die } from '#rules/types.ts';
import { faultOf, nextSteps, played, turnIn } from '#test/support/played.ts';
import { positionOf } from '#test/support/position.ts';

const open = { white: { 20: 4, 15: 4, 14: 7 }, black: { 1: 15 } };

describe('doubles', () => {
  test.each([
    { rollsBefore: 0, numbers: [5, 5, 5, 5] },
    { rollsBefore: 2, numbers: [5, 5, 5, 5] },
    { rollsBefore: 3, numbers: [5, 5, 5, 5, 6, 6, 6, 6] },
    { rollsBefore: 20, numbers: [5, 5, 5, 5, 6, 6, 6, 6] },
  ])('after $rollsBefore rolls', ({ rollsBefore, numbers }) => {
    const position = positionOf({ ...open, rolls: { white: rollsBefore, black: 9 } });
    expect(turnIn('gulbara', position, [5, 5]).diceLeft).toEqual(numbers);
  });

  test('a cascade goes in order', () => {
    const turn = turnIn('gulbara', positionOf({ ...open, rolls: { white: 3, black: 3 } }), [5, 5]);
    expect(faultOf(turn, '20/14')).toEqual({ kind: 'wrongOrder', die: 5 });
    expect(faultOf(turn, '20/15 20/15 20/15 20/15 15/9')).toBeNull();
    expect(playFault(turn)).toMatchObject({ kind: 'mustPlayMore', would: 0 });
  });

  test('the first number that cannot be played stops it, and the rest goes to the opponent', () => {
    const position = positionOf({
      white: { 24: 1, 1: 14 },
      black: { 2: 14, 4: 1 },
      rolls: { white: 3, black: 3 },
    });
    const turn = turnIn('gulbara', position, [4, 4]);
    const end = played(turn, '24/20');
    expect(nextMoves(end)).toEqual([]);
    expect(faultOf(turn, '24/20 20/15')).toEqual({ kind: 'turnComplete' });
    expect(endTurn(end)).toMatchObject({
      handedOver: [4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6],
      rolls: { white: 4, black: 3 },
    });
  });
});

const withNumbers = (handedOver: readonly Die[]): Turn =>
  turnIn('gulbara', positionOf({ ...open, handedOver, rolls: { white: 5, black: 5 } }), null);

describe('handed-over numbers', () => {
  test('two different ones go in any order', () => {
    expect(nextSteps(withNumbers([2, 5]))).toEqual(expect.arrayContaining(['20/18', '20/15']));
  });

  test('a longer list goes in ascending order and does not count as a roll', () => {
    const turn = withNumbers([2, 2, 5]);
    expect(nextSteps(turn)).not.toContain('20/15');
    expect(faultOf(turn, '20/15')).toEqual({ kind: 'wrongOrder', die: 2 });
    const end = played(turn, '20/18 20/18 20/15');
    expect(endTurn(end)).toMatchObject({ handedOver: [], rolls: { white: 5, black: 5 } });
  });

  test('what cannot be played is lost and the next is tried', () => {
    // White's 20 and 18 are closed, 19 is open; White's 13 is Black's start.
    const position = positionOf({ white: { 24: 1, 1: 14 }, black: { 8: 1, 6: 14 }, handedOver: [4, 5, 6] });
    const turn = turnIn('gulbara', position, null);
    expect(nextSteps(turn)).toEqual(['24/19']);
    const end = played(turn, '24/19');
    expect(end.diceLeft).toEqual([6]);
    expect(nextSteps(end)).toEqual(['19/13']);
    expect(endTurn(played(end, '19/13')).handedOver).toEqual([]);
  });

  test('what is left unplayed does not go back', () => {
    const position = positionOf({ white: { 24: 1, 1: 14 }, black: { 8: 7, 7: 1, 6: 7 }, handedOver: [4, 4, 5, 6] });
    const turn = turnIn('gulbara', position, null);
    expect(nextMoves(turn)).toEqual([]);
    expect(endTurn(turn).handedOver).toEqual([]);
  });

  test('of the runs through a list only the longest are legal', () => {
    // White's 17, 15, 14 and 13 are closed, so a 5 is played from 23 or 24 only.
    const position = positionOf({
      white: { 24: 1, 20: 1, 1: 13 },
      black: { 5: 4, 3: 4, 2: 4, 1: 3 },
      handedOver: [1, 1, 5],
    });
    const turn = turnIn('gulbara', position, null);
    expect(nextSteps(played(turn, '24/23'))).toEqual(['20/19']);
    expect(faultOf(turn, '24/23 23/22')).toEqual({ kind: 'mustPlayMore', canPlay: 3, would: 2 });
    expect(faultOf(turn, '20/19 19/18 24/19')).toBeNull();
  });
});

test('unplayed numbers of a plain roll are handed over', () => {
  const position = positionOf({ white: { 24: 1, 1: 14 }, black: { 7: 7, 4: 8 } });
  const end = played(turnIn('gulbara', position, [5, 3]), '24/21');
  expect(endTurn(end).handedOver).toEqual([5]);
});

test('a play that ends the game hands nothing over', () => {
  const position = positionOf({ white: { 1: 1 }, black: { 1: 14 }, rolls: { white: 9, black: 9 } });
  const end = endTurn(played(turnIn('gulbara', position, [4, 4]), '1/0'));
  expect(end.handedOver).toEqual([]);
  expect(outcomeOf('gulbara', DEFAULT_RULE_OPTIONS, end)).toMatchObject({ winner: 'white', points: 1 });
});

test('nobody lands where one opposing checker stands', () => {
  const turn = turnIn('gulbara', startPosition('gulbara'), [6, 6]);
  expect(faultOf(turn, '24/18 18/12')).toEqual({ kind: 'pointClosed', point: 12 });
  expect(beginTurn({ ...turn, position: turn.start }).diceLeft).toEqual([6, 6, 6, 6]);
  expect(isLegalResult(turn, turn.start)).toBe(false);
});

test('a result with a checker too many is none', () => {
  const turn = turnIn('gulbara', positionOf({ ...open, rolls: { white: 3, black: 3 } }), [6, 6]);
  const result = endTurn(played(turn, '20/14 20/14 20/14 20/14'));
  expect(isLegalResult(turn, result)).toBe(true);
  const counts = result.checkers.white.with(14, 12);
  expect(isLegalResult(turn, { ...result, checkers: { ...result.checkers, white: counts } })).toBe(false);
});
