import { describe, expect, test } from 'vitest';
import { startPosition } from '#rules/games/index.ts';
import { legalPlays } from '#rules/plays.ts';
import { endTurn, nextMoves, playFault } from '#rules/turn.ts';
import { faultOf, nextSteps, played, turnIn } from '#test/support/played.ts';
import { positionOf } from '#test/support/position.ts';

describe('the first checker', () => {
  test('6-6 at the start moves once: the next stop is the opponent’s start', () => {
    const turn = turnIn('fevga', startPosition('fevga'), [6, 6]);
    const end = played(turn, '24/18');
    expect(nextMoves(end)).toEqual([]);
    expect(playFault(end)).toBeNull();
    expect(faultOf(turn, '24/18 18/12')).toEqual({ kind: 'pointClosed', point: 12 });
    expect(faultOf(turn, '24/18 24/18')).toEqual({ kind: 'firstChecker' });
  });

  test('a second one may leave in the same turn once the first has passed', () => {
    const first = turnIn('fevga', startPosition('fevga'), [6, 5]);
    expect(nextSteps(first)).toEqual(['24/18', '24/19']);
    const position = endTurn(played(first, '24/18 18/13'));
    const turn = turnIn('fevga', position, [2, 1]);
    expect(faultOf(turn, '24/22')).toEqual({ kind: 'firstChecker' });
    expect(faultOf(turn, '13/11 24/23')).toBeNull();
    expect(faultOf(turn, '13/11 11/10')).toBeNull();
  });
});

describe('blocks of six', () => {
  test('the start quarter may not be left full while somebody is behind it', () => {
    const position = positionOf({
      white: { 24: 6, 23: 2, 22: 2, 21: 1, 20: 2, 1: 1, 5: 1 },
      black: { 24: 14, 3: 1 },
    });
    const turn = turnIn('fevga', position, [5, 4]);
    expect(faultOf(turn, '24/19')).toBeNull();
    expect(faultOf(turn, '24/19 5/1')).toEqual({ kind: 'bannedPrime', from: 24, to: 19 });
    expect(faultOf(turn, '24/19 23/19')).toEqual({ kind: 'bannedPrime', from: 24, to: 19 });
    expect(faultOf(turn, '24/19 21/17')).toBeNull();
  });

  test('the ban comes before the duty to play', () => {
    const position = positionOf({
      white: { 24: 6, 23: 2, 22: 2, 21: 1, 20: 2, 1: 2 },
      black: { 24: 9, 6: 1, 5: 1, 4: 1, 3: 1, 2: 1, 1: 1 },
    });
    const turn = turnIn('fevga', position, [5, 5]);
    expect(faultOf(turn, '24/19')).toEqual({ kind: 'bannedPrime', from: 24, to: 19 });
    expect(legalPlays(turn)).toEqual([[]]);
  });

  test('nor the six points before the opponent’s start while it is held', () => {
    const white = { 24: 8, 11: 1, 10: 1, 9: 2, 8: 1, 7: 1, 12: 0, 18: 1 };
    const turn = turnIn('fevga', positionOf({ white, black: { 24: 15 } }), [6, 6]);
    expect(faultOf(turn, '24/18')).toBeNull();
    const near = turnIn('fevga', positionOf({ white: { ...white, 18: 0, 10: 2 }, black: { 24: 15 } }), [3, 1]);
    expect(faultOf(near, '9/6')).toBeNull();
    expect(faultOf(near, '9/6 24/23')).toEqual({ kind: 'bannedPrime', from: 11, to: 6 });
  });
});

describe('leaving the opponent a move', () => {
  test('a play that leaves none is refused while another leaves one', () => {
    const position = positionOf({
      white: { 2: 2, 3: 2, 4: 2, 5: 2, 6: 4, 7: 3 },
      black: { 1: 14, 20: 1 },
    });
    const turn = turnIn('fevga', position, [5, 5]);
    expect(legalPlays(turn)).toHaveLength(3);
    expect(faultOf(turn, '7/2 6/1 6/1')).toEqual({ kind: 'leaveAMove' });
    expect(faultOf(turn, '7/2 6/1 7/2 7/2')).toBeNull();
  });
});
