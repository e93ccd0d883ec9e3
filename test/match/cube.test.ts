import { describe, expect, test } from 'vitest';
import { boardOf, type Table } from '#match/state.ts';
import type { Color } from '#rules/types.ts';
import { ask, BACKGAMMON, MACEDONIAN, move, offerResign, roll, TURKISH } from '#test/support/commands.ts';
import { given, inPhase, toRoll } from '#test/support/given.ts';
import { positionOf } from '#test/support/position.ts';

const rolledOnce = (setUp: Partial<Table> & { readonly turn?: Color } = {}, settings = BACKGAMMON) =>
  toRoll(settings, { rollsMade: 1, ...setUp });

describe('a double', () => {
  test('taken: the cube goes to the taker at twice the value, the doubler rolls', () => {
    const offered = given(rolledOnce())
      .when(ask('offerDouble', 'white'))
      .thenEvents({ type: 'doubleOffered', by: 'white', value: 2 }).state;
    const { state } = given(offered).when(ask('take', 'black')).thenEvents({ type: 'doubleTaken', by: 'black' });
    expect(state).toMatchObject({ phase: 'toRoll', turn: 'white', cube: { value: 2, owner: 'black' } });
  });

  test('dropped: the doubler wins the value before the double', () => {
    const { state } = given(
      rolledOnce({ cube: { value: 4, owner: 'white' }, score: { white: 0, black: 2 } }, { ...BACKGAMMON, length: 9 }),
    )
      .when(ask('offerDouble', 'white'), ask('drop', 'black'))
      .thenEvents(
        { type: 'doubleDropped', by: 'black', own: true },
        { type: 'gameWon', winner: 'white', points: 4, kind: 1, reason: 'dropped' },
        { type: 'gameStarted', number: 2, game: 'tavla', starter: null, crawford: false },
      );
    expect(state).toMatchObject({ score: { white: 4, black: 2 }, cube: { value: 1, owner: null } });
  });

  test('waits for the answer of the opponent alone', () => {
    const { state } = given(rolledOnce()).when(ask('offerDouble', 'white'));
    for (const command of [
      roll('white', 1, 2),
      roll('black', 1, 2),
      ask('offerDouble', 'white'),
      move('white', '8/5'),
    ]) {
      given(state).when(command).thenRefused({ code: 'offerOpen', answerer: 'black' });
    }
    for (const answer of ['take', 'drop'] as const) {
      given(state).when(ask(answer, 'white')).thenRefused({ code: 'notYourAnswer' });
      given(rolledOnce()).when(ask(answer, 'black')).thenRefused({ code: 'noOffer' });
    }
  });

  test.each([
    ['without the cube', rolledOnce({}, TURKISH), 'noCube'],
    [
      'in a game other than tavla',
      toRoll({ ...MACEDONIAN, games: ['plakoto'], cube: true }, { rollsMade: 1 }),
      'noCube',
    ],
    ['before the first roll', rolledOnce({ rollsMade: 0 }), 'doubleBeforeFirstRoll'],
    ['with the cube on the other side', rolledOnce({ cube: { value: 2, owner: 'black' } }), 'cubeNotYours'],
    ['at 64', rolledOnce({ cube: { value: 64, owner: 'white' } }, { ...BACKGAMMON, length: 100 }), 'cubeAtCap'],
    [
      'where a plain win is enough',
      rolledOnce({ score: { white: 3, black: 0 }, cube: { value: 2, owner: 'white' } }),
      'cubeDead',
    ],
    ['in a match to one point', rolledOnce({}, { ...BACKGAMMON, length: 1 }), 'cubeDead'],
    ['in the Crawford game', rolledOnce({ crawford: true, crawfordPlayed: true }), 'crawfordGame'],
  ] as const)('is refused %s', (_, state, code) => {
    given(state).when(ask('offerDouble', 'white')).thenRefused({ code });
  });

  test('is refused after the roll, and out of turn', () => {
    given(rolledOnce())
      .when(roll('white', 3, 1), ask('offerDouble', 'white'))
      .thenRefused({ code: 'alreadyRolled' });
    given(rolledOnce()).when(ask('offerDouble', 'black')).thenRefused({ code: 'notYourTurn' });
  });

  test('may be answered by resigning, worth the cube before it', () => {
    const { state } = given(rolledOnce()).when(ask('offerDouble', 'white'), offerResign('black'));
    expect(inPhase(state, 'resignOffered').offer).toEqual({ by: 'black', scope: 'game', points: 3 });
    expect(given(state).when(ask('declineResign', 'white')).state).toMatchObject({ phase: 'doubleOffered' });
  });
});

// bugs.md 23
test('the double is offered on the board as it is now', () => {
  const { state } = given(toRoll(BACKGAMMON)).when(
    roll('white', 3, 1),
    move('white', '8/5', '6/5'),
    ask('confirm', 'white'),
    ask('offerDouble', 'black'),
  );
  expect(boardOf(state).checkers.white).toMatchObject({ 8: 2, 6: 4, 5: 2 });
  expect(state).toMatchObject({ phase: 'doubleOffered', turn: 'black', lastTurn: { by: 'white', roll: [3, 1] } });
});

/** White or black bears off its last checker in a match to five, from this score. */
const wins = (winner: Color, score: { readonly white: number; readonly black: number }, crawfordPlayed = false) => {
  const position = positionOf({ white: { 1: winner === 'white' ? 1 : 2 }, black: { 1: winner === 'black' ? 1 : 2 } });
  const state = toRoll(BACKGAMMON, { position, score, turn: winner, crawfordPlayed, rollsMade: 40 });
  return given(state).when(roll(winner, 2, 1), move(winner, '1/off:2'), ask('confirm', winner)).state;
};

// bugs.md 27
describe('Crawford', () => {
  test('the first game after a side comes to one point from the match is played without the cube', () => {
    const state = wins('white', { white: 3, black: 2 });
    expect(state).toMatchObject({ score: { white: 4, black: 2 }, crawford: true, crawfordPlayed: true });
    given({ ...inPhase(state, 'opening'), phase: 'toRoll', turn: 'black', rollsMade: 1 })
      .when(ask('offerDouble', 'black'))
      .thenRefused({ code: 'crawfordGame' });
  });

  test('later games have it again for the side behind', () => {
    const state = wins('black', { white: 4, black: 2 }, true);
    expect(state).toMatchObject({ score: { white: 4, black: 3 }, crawford: false });
    const next = { ...inPhase(state, 'opening'), phase: 'toRoll', rollsMade: 1 } as const;
    expect(given({ ...next, turn: 'black' }).when(ask('offerDouble', 'black')).state.phase).toBe('doubleOffered');
    given({ ...next, turn: 'white' })
      .when(ask('offerDouble', 'white'))
      .thenRefused({ code: 'cubeDead' });
  });

  test('where both are one away the cube has no use', () => {
    const state = wins('black', { white: 4, black: 3 }, true);
    const next = { ...inPhase(state, 'opening'), phase: 'toRoll', rollsMade: 1 } as const;
    for (const turn of ['white', 'black'] as const) {
      given({ ...next, turn })
        .when(ask('offerDouble', turn))
        .thenRefused({ code: 'cubeDead' });
    }
  });

  test.each([
    [1, BACKGAMMON.cube, { white: 0, black: 0 }, false],
    [5, false, { white: 3, black: 0 }, false],
    [5, true, { white: 2, black: 0 }, false],
    [5, true, { white: 3, black: 3 }, true],
  ] as const)('in a match to %i with cube %s, white winning from %j: Crawford %s', (length, cube, score, crawford) => {
    const position = positionOf({ white: { 1: 1 }, black: { 1: 2 } });
    const state = toRoll({ ...BACKGAMMON, length, cube }, { position, score });
    expect(state.crawford).toBe(false);
    const after = given(state).when(roll('white', 2, 1), move('white', '1/off:2'), ask('confirm', 'white')).state;
    expect(after.crawford).toBe(crawford);
  });
});
