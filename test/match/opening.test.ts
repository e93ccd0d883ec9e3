import { describe, expect, test } from 'vitest';
import { startPosition } from '#rules/games/index.ts';
import { opponentOf, type Color } from '#rules/types.ts';
import { positionOf } from '#test/support/position.ts';
import { ask, BACKGAMMON, MACEDONIAN, move, roll, rollOpening, start, TURKISH } from '#test/support/commands.ts';
import { given, inPhase, toRoll } from '#test/support/given.ts';

describe('the opening', () => {
  test('a match starts at 0-0 with an opening roll', () => {
    const { state } = given()
      .when(start(TURKISH))
      .thenEvents(
        { type: 'matchStarted', seats: expect.anything(), settings: TURKISH, commitment: null },
        { type: 'gameStarted', number: 1, game: 'tavla', starter: null, crawford: false },
      );
    expect(state).toMatchObject({ phase: 'opening', score: { white: 0, black: 0 }, position: startPosition('tavla') });
  });

  test.each([
    [[[6, 3]], 'white'],
    [[[2, 5]], 'black'],
    [
      [
        [4, 4],
        [1, 1],
        [1, 2],
      ],
      'black',
    ],
  ] as const)('%j: %s begins and rolls afresh; all rolls stay known', (rolls, starter) => {
    const { state } = given()
      .when(start(TURKISH), rollOpening(...rolls))
      .thenEvents({ type: 'openingRolled', rolls, starter, source: 'crypto' });
    expect(state).toMatchObject({ phase: 'toRoll', turn: starter, starter, opening: rolls, rollsMade: 0 });
    expect(given(state).when(roll(starter, 5, 5)).state).toMatchObject({ phase: 'toPlay', turn: starter });
    given(state)
      .when(roll(opponentOf(starter), 5, 5))
      .thenRefused({ code: 'notYourTurn' });
  });

  test('internationally the two opening dice are played', () => {
    const { state } = given().when(start(BACKGAMMON), rollOpening([3, 3], [1, 3]));
    const { turn, play, rollsMade } = inPhase(state, 'toPlay');
    expect({ turn, roll: play.roll, rollsMade }).toEqual({ turn: 'black', roll: [1, 3], rollsMade: 1 });
    given(state)
      .when(roll('black', 6, 6))
      .thenRefused({ code: 'alreadyRolled' });
  });

  test.each([
    [[]],
    [[[2, 2]]],
    [
      [
        [2, 3],
        [4, 1],
      ],
    ],
  ] as const)('dice that settle nothing are a fault of the caller: %j', (rolls) => {
    expect(() => given().when(start(), rollOpening(...rolls))).toThrow('opening dice');
  });

  test('an opening roll has its time', () => {
    given(toRoll())
      .when(rollOpening([6, 5]))
      .thenRefused({ code: 'openingOver' });
    given()
      .when(rollOpening([6, 5]))
      .thenRefused({ code: 'notStarted' });
    for (const command of [
      roll('white', 1, 2),
      move('white', '24/23'),
      ask('confirm', 'black'),
      ask('offerDouble', 'white'),
    ]) {
      given().when(start(BACKGAMMON), command).thenRefused({ code: 'openingFirst' });
    }
  });
});

const ABOUT_TO_WIN = positionOf({ white: { 1: 1 }, black: { 1: 1 } });

/** The state after `winner` has borne off its last checker in the first game. */
function afterWinBy(winner: Color, settings: typeof TURKISH) {
  const state = toRoll(settings, { position: ABOUT_TO_WIN, turn: winner });
  return given(state).when(roll(winner, 2, 1), move(winner, '1/off:2'), ask('confirm', winner)).state;
}

// bugs.md 33
describe('the next game', () => {
  test.each(['white', 'black'] as const)('the winner begins in the sets, by rolling both dice: %s', (winner) => {
    const state = inPhase(afterWinBy(winner, MACEDONIAN), 'toRoll');
    expect(state).toMatchObject({ turn: winner, starter: winner, opening: [], gameNumber: 2, game: 'gulbara' });
    expect(state.position).toEqual(startPosition('gulbara'));
    expect(given(state).when(roll(winner, 3, 3)).state).toMatchObject({ phase: 'toPlay', turn: winner });
  });

  test('the winner begins in tavla with that option', () => {
    expect(afterWinBy('black', { ...TURKISH, nextGame: 'winner' })).toMatchObject({ phase: 'toRoll', turn: 'black' });
  });

  test('Turkish tavla rolls for it again, and the higher one rolls afresh', () => {
    const state = inPhase(afterWinBy('white', TURKISH), 'opening');
    expect(given(state).when(rollOpening([1, 6])).state).toMatchObject({ phase: 'toRoll', turn: 'black' });
  });

  test('backgammon rolls for it again, and these dice are played', () => {
    const state = inPhase(afterWinBy('white', BACKGAMMON), 'opening');
    expect(given(state).when(rollOpening([1, 6])).state).toMatchObject({ phase: 'toPlay', play: { roll: [1, 6] } });
  });

  test('the games of a set come in turn, the first again after the last', () => {
    let state = afterWinBy('white', { ...MACEDONIAN, length: 100 });
    const games = [state.game];
    for (let game = 2; game <= 6; game++) {
      state = given(state).when({ type: 'offerResign', by: 'black', scope: 'game', at: 0 }).state;
      games.push(state.game);
    }
    expect(games).toEqual(['gulbara', 'plakoto', 'tavla', 'gulbara', 'plakoto', 'tavla']);
  });

  test('a draw counts nothing, and the next game has an opening roll even where winners begin', () => {
    const position = positionOf({
      white: { 24: 1, 2: 1, 3: 13 },
      black: { 24: 1, 1: 1, 2: 13 },
      pinned: { white: [24] },
    });
    const state = toRoll({ ...MACEDONIAN, games: ['plakoto', 'tavla'] }, { position, turn: 'white' });
    const { state: next } = given(state)
      .when(roll('white', 1, 6), move('white', '2/1'), ask('confirm', 'white'))
      .thenEvents(
        { type: 'turnEnded', by: 'white', how: 'confirmed' },
        { type: 'gameDrawn' },
        { type: 'gameStarted', number: 2, game: 'tavla', starter: null, crawford: false },
      );
    expect(next).toMatchObject({ phase: 'opening', score: { white: 0, black: 0 }, results: [{ winner: null }] });
  });
});
