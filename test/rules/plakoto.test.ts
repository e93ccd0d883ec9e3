import { describe, expect, test } from 'vitest';
import { outcomeOf } from '#rules/outcome.ts';
import type { Position } from '#rules/position.ts';
import { legalPlays, playAll } from '#rules/plays.ts';
import { endTurn, moveFault, nextMoves, undoMove } from '#rules/turn.ts';
import { DEFAULT_RULE_OPTIONS } from '#rules/types.ts';
import { faultOf, nextSteps, played, turnIn } from '#test/support/played.ts';
import { positionOf } from '#test/support/position.ts';

describe('pins', () => {
  // White's 17 is Black's 8.
  const position = positionOf({ white: { 20: 1, 24: 14 }, black: { 8: 1, 24: 14 } });
  const turn = turnIn('plakoto', position, [3, 1]);

  test('a pin is made, taken back exactly and made again', () => {
    const pin = played(turn, '20/17');
    expect(pin.moves).toEqual([{ from: 20, to: 17, die: 3, capture: 'pin' }]);
    expect(pin.position.pinned).toEqual({ white: [], black: [8] });
    expect(undoMove(pin)).toEqual(turn);
    expect(undoMove(pin).position.pinned.black).toEqual([]);
  });

  test('the pinned checker cannot move, and the single one on it closes the point', () => {
    const left = endTurn(played(turn, '20/17 24/23'));
    const black = { ...turnIn('plakoto', left, [4, 1]), mover: 'black' as const };
    expect(moveFault(black, { from: 8, to: 4 })).toEqual({ kind: 'pinned', point: 8 });
    const closed = positionOf({ white: { 9: 13, 8: 1, 24: 1 }, black: { 17: 1, 1: 14 }, pinned: { white: [8] } });
    expect(faultOf(turnIn('plakoto', closed, [1, 2]), '9/8')).toEqual({ kind: 'pointClosed', point: 8 });
  });

  test('a checker that moves on frees what it pinned', () => {
    const pinned = positionOf({ white: { 17: 1, 24: 14 }, black: { 8: 1, 24: 14 }, pinned: { black: [8] } });
    expect(played(turnIn('plakoto', pinned, [2, 1]), '17/15').position.pinned.black).toEqual([]);
  });
});

// White's 1 is Black's start point.
const mother = (onStart: number): Position =>
  positionOf({ white: { 24: onStart, 4: 1, 10: 14 - onStart }, black: { 24: 1, 3: 14 } });

describe('the mother', () => {
  test('pinned while the own start is empty: won at once, nothing more is owed', () => {
    const end = played(turnIn('plakoto', mother(0), [3, 5]), '4/1');
    expect(end.moves[0]?.capture).toBe('pinMother');
    expect(nextMoves(end)).toEqual([]);
    expect(outcomeOf('plakoto', DEFAULT_RULE_OPTIONS, endTurn(end))).toEqual({
      winner: 'white',
      points: 2,
      reason: 'motherPinned',
    });
  });

  test('pinned while checkers are on the own start: won when the last has left', () => {
    const pin = played(turnIn('plakoto', mother(2), [3, 5]), '4/1');
    expect(outcomeOf('plakoto', DEFAULT_RULE_OPTIONS, pin.position)).toBeNull();
    const later = positionOf({ white: { 24: 2, 1: 1, 10: 12 }, black: { 24: 1, 3: 14 }, pinned: { black: [24] } });
    const end = played(turnIn('plakoto', later, [5, 6]), '24/19 24/18');
    expect(outcomeOf('plakoto', DEFAULT_RULE_OPTIONS, end.position)).toMatchObject({ winner: 'white', points: 2 });
  });

  test('both pinned: drawn', () => {
    const both = positionOf({ white: { 24: 1, 4: 1, 10: 13 }, black: { 24: 1, 1: 1, 3: 13 }, pinned: { white: [24] } });
    const end = played(turnIn('plakoto', both, [3, 5]), '4/1');
    expect(nextMoves(end)).toEqual([]);
    expect(outcomeOf('plakoto', DEFAULT_RULE_OPTIONS, end.position)).toEqual({
      winner: null,
      points: 0,
      reason: 'mothersPinned',
    });
  });

  test('a play that wins is legal beside plays of more numbers', () => {
    const turn = turnIn('plakoto', mother(0), [3, 5]);
    const lengths = legalPlays(turn).map((play) => playAll(turn, play).moves.length);
    expect(new Set(lengths)).toEqual(new Set([1, 2]));
    expect(nextSteps(turn)).toContain('4/1');
  });
});

describe('bearing off while a checker is pinned', () => {
  const position = positionOf({ white: { 5: 1, 4: 2, 2: 12 }, black: { 20: 2, 1: 13 }, pinned: { white: [5] } });

  test.each([
    { pinnedBearOff: 'continues', step: '4/0', fault: null },
    { pinnedBearOff: 'waits', step: '4/0', fault: { kind: 'bearOffWaits' } },
  ] as const)('$pinnedBearOff', ({ pinnedBearOff, step, fault }) => {
    expect(faultOf(turnIn('plakoto', position, [4, 1], { pinnedBearOff }), step)).toEqual(fault);
  });

  test('a pinned checker on the highest point stops larger numbers', () => {
    expect(faultOf(turnIn('plakoto', position, [6, 6]), '4/0')).toEqual({ kind: 'higherChecker', point: 5 });
    expect(legalPlays(turnIn('plakoto', position, [6, 6]))).toEqual([[]]);
  });
});
