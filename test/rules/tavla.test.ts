import { describe, expect, test } from 'vitest';
import { isClosedOut } from '#rules/closedBoard.ts';
import { startPosition } from '#rules/games/index.ts';
import type { MoveFault } from '#rules/moveFault.ts';
import { outcomeOf } from '#rules/outcome.ts';
import { legalPlays } from '#rules/plays.ts';
import type { Position } from '#rules/position.ts';
import { endTurn, nextMoves, onlyPlay, playFault, undoMove } from '#rules/turn.ts';
import { DEFAULT_RULE_OPTIONS, type Roll } from '#rules/types.ts';
import { faultOf, nextSteps, played, turnIn } from '#test/support/played.ts';
import { positionOf, totalOf, xgidBoard } from '#test/support/position.ts';

interface Row {
  readonly what: string;
  readonly position: Position;
  readonly roll: Roll;
  readonly complete: readonly string[];
  /** Legal so far, but the turn cannot end here. */
  readonly short?: readonly (readonly [string, MoveFault])[];
  /** The last step is refused. */
  readonly refused?: readonly (readonly [string, MoveFault])[];
}

const rows: readonly Row[] = [
  {
    what: 'the number that enters must leave the other one playable',
    position: xgidBoard('-bCB-BCa----c----c-f--A-BA'),
    roll: [3, 5],
    complete: ['25/20 24/21', '25/20 6/3', '25/20 5/2'],
    refused: [
      ['25/22', { kind: 'mustPlayMore', canPlay: 2, would: 1 }],
      ['24/21', { kind: 'barFirst' }],
    ],
  },
  {
    what: 'a double plays all it can; the game ends in mid-play',
    position: xgidBoard('-C----b-----b---------dca-'),
    roll: [1, 1],
    complete: ['1/0 1/0 1/0'],
    short: [['1/0 1/0', { kind: 'mustPlayMore', canPlay: 3, would: 2 }]],
    refused: [['1/0 1/0 1/0 1/0', { kind: 'turnComplete' }]],
  },
  {
    what: 'only the smaller number can be played',
    position: xgidBoard('-E-----------bbbbbb-----A-'),
    roll: [6, 1],
    complete: ['24/23'],
    short: [['', { kind: 'mustPlayMore', canPlay: 1, would: 0 }]],
    refused: [
      ['24/18', { kind: 'pointClosed', point: 18 }],
      ['24/23 23/17', { kind: 'pointClosed', point: 17 }],
    ],
  },
  {
    what: 'only one way round is open',
    position: xgidBoard('-E-----------bbbb-b-----A-'),
    roll: [6, 1],
    complete: ['24/23 23/17'],
    refused: [['24/18', { kind: 'pointClosed', point: 18 }]],
  },
  {
    what: 'the checker that entered goes on with the same double',
    position: xgidBoard('-b----E-C---dD---c-e--a-BA'),
    roll: [5, 5],
    complete: ['25/20 20/15 15/10 10/5', '25/20 20/15 15/10 13/8'],
    short: [['25/20 20/15 15/10', { kind: 'mustPlayMore', canPlay: 4, would: 3 }]],
    refused: [['25/15', { kind: 'noSuchNumber', from: 25, to: 15, diceLeft: [5, 5, 5, 5] }]],
  },
  {
    what: 'the smaller number bears off as well',
    position: xgidBoard('--A--A------------------b-'),
    roll: [4, 2],
    complete: ['5/1 2/0', '5/3 3/0'],
    short: [['2/0', { kind: 'mustPlayMore', canPlay: 2, would: 1 }]],
  },
  {
    what: 'a checker that comes home makes bearing off possible in the same turn',
    position: xgidBoard('-A-B---A----------------b-'),
    roll: [6, 1],
    complete: ['7/1 1/0', '7/6 6/0', '7/1 3/2'],
    refused: [
      ['1/0', { kind: 'notAllHome', outside: 1 }],
      ['7/6 3/0', { kind: 'higherChecker', point: 6 }],
    ],
  },
  {
    what: 'nothing enters',
    position: xgidBoard('-b----E-C---cE-----bbbbbAA'),
    roll: [5, 4],
    complete: [''],
    refused: [
      ['25/20', { kind: 'pointClosed', point: 20 }],
      ['8/3', { kind: 'barFirst' }],
    ],
  },
  {
    what: 'either number can be played but not both: the higher one',
    position: positionOf({ white: { 24: 1, 1: 14 }, black: { 12: 2, 1: 13 } }),
    roll: [5, 6],
    complete: ['24/18'],
    refused: [
      ['24/19', { kind: 'mustPlayHigher', die: 6 }],
      ['13/8', { kind: 'noChecker', from: 13 }],
      ['0/8', { kind: 'noChecker', from: 0 }],
    ],
  },
];

describe('duties', () => {
  test.each(rows)('$what', ({ position, roll, complete, short = [], refused = [] }) => {
    const turn = turnIn('tavla', position, roll);
    for (const steps of complete) {
      const end = played(turn, steps);
      expect(playFault(end)).toBeNull();
      expect(totalOf(endTurn(end), 'white')).toBe(15);
    }
    for (const [steps, fault] of short) expect(playFault(played(turn, steps))).toEqual(fault);
    for (const [steps, fault] of refused) expect(faultOf(turn, steps)).toEqual(fault);
  });

  test('two results where the 4 and the 2 bear off one', () => {
    const turn = turnIn('tavla', xgidBoard('--A--A------------------b-'), [4, 2]);
    expect(legalPlays(turn)).toHaveLength(2);
  });

  test('a checker that either number bears off is offered by both', () => {
    const turn = turnIn('tavla', positionOf({ white: { 5: 2 }, black: { 1: 15 } }), [6, 5]);
    expect(nextMoves(turn).map(({ die }) => die)).toEqual([6, 5]);
    expect(onlyPlay(turn)).toHaveLength(2);
  });
});

describe('hits', () => {
  const position = xgidBoard('-b---aE-C---eE---c-d----B-');
  const turn = turnIn('tavla', position, [3, 1]);

  test('are found by the rules, and undo puts the blot back', () => {
    const hit = played(turn, '8/5');
    expect(hit.moves).toEqual([{ from: 8, to: 5, die: 3, capture: 'hit' }]);
    expect(hit.position.checkers.black[25]).toBe(1);
    expect(undoMove(hit)).toEqual(turn);
    const end = played(hit, '6/5');
    expect(end.moves.map(({ capture }) => capture)).toEqual(['hit', null]);
    expect(end.position.checkers.white[5]).toBe(2);
    expect(totalOf(end.position, 'black')).toBe(15);
  });

  test('the checker that was hit enters first', () => {
    const left = endTurn(played(turn, '8/5 6/5'));
    const next = turnIn(
      'tavla',
      { ...left, checkers: { white: left.checkers.black, black: left.checkers.white } },
      [4, 3],
    );
    expect(nextSteps(next)).toEqual(['25/21', '25/22']);
  });

  const runner = positionOf({ white: { 8: 2, 6: 5, 13: 5, 24: 3 }, black: { 20: 1, 19: 5, 12: 5, 1: 2, 13: 2 } });

  test.each([
    { hitAndRunAtHome: true, fault: null },
    { hitAndRunAtHome: false, fault: { kind: 'hitAndRun', point: 5 } },
  ])('hit and run at home: $hitAndRunAtHome', ({ hitAndRunAtHome, fault }) => {
    const run = turnIn('tavla', runner, [3, 1], { hitAndRunAtHome });
    expect(faultOf(run, '8/5 5/4')).toEqual(fault);
  });

  test('a second checker on the point may move on although the one that hit may not', () => {
    const run = turnIn('tavla', runner, [1, 1], { hitAndRunAtHome: false });
    expect(faultOf(run, '6/5 5/4')).toEqual({ kind: 'hitAndRun', point: 5 });
    expect(faultOf(run, '6/5 6/5 5/4')).toBeNull();
  });
});

describe('closed board', () => {
  test.each([
    { what: 'six closed points', board: '------E-C---cF-----bbbbbbA', closed: true },
    { what: 'a gap', board: '-a----E-C---cE-----bbbbbAA', closed: false },
    { what: 'nobody on the bar', board: '------E-C---cG-----bbbbbb-', closed: false },
  ])('$what', ({ board, closed }) => {
    const position = xgidBoard(board);
    expect(isClosedOut(position, 'white')).toBe(closed);
    expect(isClosedOut(position, 'black')).toBe(false);
  });
});

const won = (black: Readonly<Record<number, number>>): Position => positionOf({ white: {}, black });

describe('points', () => {
  test.each([
    { what: 'one off', black: { 1: 14 }, plain: 1, triple: 1 },
    { what: 'none off, all past the home', black: { 18: 15 }, plain: 2, triple: 2 },
    { what: 'none off, one in the winner’s home', black: { 19: 1, 3: 14 }, plain: 2, triple: 3 },
    { what: 'none off, one on the bar', black: { 25: 1, 3: 14 }, plain: 2, triple: 3 },
    { what: 'one off, one in the winner’s home', black: { 24: 1, 3: 13 }, plain: 1, triple: 1 },
  ])('$what', ({ black, plain, triple }) => {
    const points = (tripleMars: boolean): unknown =>
      outcomeOf('tavla', { ...DEFAULT_RULE_OPTIONS, tripleMars }, won(black));
    expect(points(false)).toEqual({ winner: 'white', points: plain, reason: 'borneOff' });
    expect(points(true)).toEqual({ winner: 'white', points: triple, reason: 'borneOff' });
  });

  test('the game goes on', () => expect(outcomeOf('tavla', DEFAULT_RULE_OPTIONS, startPosition('tavla'))).toBeNull());
});
