import { describe, expect, test } from 'vitest';
import { resignValue } from '#match/resign.ts';
import type { MatchSettings } from '#match/types.ts';
import { ask, BACKGAMMON, MACEDONIAN, move, offerResign, roll, TURKISH } from '#test/support/commands.ts';
import { given, inPhase, toRoll } from '#test/support/given.ts';
import { positionOf } from '#test/support/position.ts';

const NONE_OFF = { 6: 5, 5: 5, 4: 5 };
const ONE_OFF = { 6: 5, 5: 5, 4: 4 };
const ONE_FAR_BACK = { 20: 1, 6: 5, 5: 5, 4: 4 };
const ON_THE_BAR = { 25: 1, 6: 5, 5: 5, 4: 4 };
const ONE_FAR_BACK_ONE_OFF = { 20: 1, 6: 5, 5: 5, 4: 3 };
const HANDS: MatchSettings = { ...TURKISH, hands: true, length: 3 };

// bugs.md 29
describe('the value of a resignation', () => {
  test.each([
    ['Turkish tavla, none off', TURKISH, NONE_OFF, 1, 2],
    ['Turkish tavla, none off and one far back', TURKISH, ONE_FAR_BACK, 1, 2],
    ['Turkish tavla, one off', TURKISH, ONE_OFF, 1, 1],
    ['backgammon, one in the winner’s home', BACKGAMMON, ONE_FAR_BACK, 2, 6],
    ['backgammon, one on the bar', BACKGAMMON, ON_THE_BAR, 1, 3],
    ['backgammon, none off', BACKGAMMON, NONE_OFF, 2, 4],
    ['backgammon, one off', BACKGAMMON, ONE_FAR_BACK_ONE_OFF, 2, 2],
    ['hands count one each', HANDS, NONE_OFF, 1, 1],
  ] as const)('%s', (_, settings, black, cube, points) => {
    const position = positionOf({ white: { 6: 15 }, black });
    const table = toRoll({ ...settings, length: 9 }, { position, cube: { value: cube, owner: null } });
    expect(resignValue(table, 'black', 'game')).toBe(points);
    const { state } = given(table)
      .when(offerResign('black'))
      .thenEvents({ type: 'resignOffered', by: 'black', scope: 'game', points });
    expect(given(state).when(ask('acceptResign', 'white')).state.score).toEqual({ white: points, black: 0 });
  });

  test('is that of the board now: a checker borne off in this turn counts', () => {
    const table = toRoll(TURKISH, { position: positionOf({ white: NONE_OFF, black: NONE_OFF }) });
    const { state } = given(table).when(roll('white', 6, 1), move('white', '6/off'), offerResign('white'));
    expect(inPhase(state, 'resignOffered').offer.points).toBe(1);
  });
});

describe('an offer to resign', () => {
  test('may be made out of turn, and is answered by the opponent alone', () => {
    const { state } = given(toRoll()).when(roll('white', 3, 1), offerResign('black'));
    given(state).when(ask('acceptResign', 'black')).thenRefused({ code: 'notYourAnswer' });
    for (const command of [
      move('white', '8/5'),
      offerResign('white'),
      offerResign('black'),
      ask('undo', 'white'),
      ask('take', 'white'),
    ]) {
      given(state).when(command).thenRefused({ code: 'offerOpen', answerer: 'white' });
    }
    for (const answer of ['acceptResign', 'declineResign'] as const) {
      given(toRoll()).when(ask(answer, 'white')).thenRefused({ code: 'noOffer' });
    }
  });

  test('declined: the game goes on where it was, without another offer by that side in this turn', () => {
    const halfPlayed = given(toRoll()).when(roll('white', 3, 1), move('white', '8/5')).state;
    const { state } = given(halfPlayed)
      .when(offerResign('black'), ask('declineResign', 'white'))
      .thenEvents({ type: 'resignDeclined', by: 'white' });
    expect(state).toEqual({ ...halfPlayed, resignDeclined: { white: false, black: true } });
    given(state).when(offerResign('black', 'match')).thenRefused({ code: 'resignDeclinedThisTurn' });
    const both = given(state).when(offerResign('white'), ask('declineResign', 'black')).state;
    for (const by of ['white', 'black'] as const) {
      given(both).when(offerResign(by)).thenRefused({ code: 'resignDeclinedThisTurn' });
    }
    const nextTurn = given(both).when(move('white', '6/5'), ask('confirm', 'white')).state;
    for (const by of ['white', 'black'] as const) {
      expect(given(nextTurn).when(offerResign(by)).state.phase).toBe('resignOffered');
    }
  });

  test('accepted: the opponent wins the game', () => {
    given(toRoll())
      .when(offerResign('black'), ask('acceptResign', 'white'))
      .thenEvents(
        { type: 'resignAccepted', by: 'white', own: true },
        { type: 'gameWon', winner: 'white', points: 2, kind: 2, reason: 'resigned' },
        { type: 'gameStarted', number: 2, game: 'tavla', starter: null, crawford: false },
      );
  });

  test('of the match gives the opponent the match whatever the score', () => {
    const { state } = given(toRoll(TURKISH, { score: { white: 0, black: 4 } }))
      .when(offerResign('black', 'match'), ask('acceptResign', 'white'))
      .thenEvents(
        { type: 'resignAccepted', by: 'white', own: true },
        { type: 'matchWon', winner: 'white', reason: 'resigned' },
      );
    expect(state).toMatchObject({ phase: 'matchOver', winner: 'white', score: { white: 0, black: 4 } });
  });

  test('of the match needs a match over more than one game', () => {
    given(toRoll({ ...TURKISH, length: 1 }))
      .when(offerResign('white', 'match'))
      .thenRefused({ code: 'singleGameMatch' });
    expect(given(toRoll(HANDS)).when(offerResign('white', 'match')).state.phase).toBe('resignOffered');
  });

  test('needs no answer in the sets', () => {
    const { state } = given(toRoll(MACEDONIAN))
      .when(offerResign('white'))
      .thenEvents(
        { type: 'resignOffered', by: 'white', scope: 'game', points: 2 },
        { type: 'resignAccepted', by: 'black', own: false },
        { type: 'gameWon', winner: 'black', points: 2, kind: 2, reason: 'resigned' },
        { type: 'gameStarted', number: 2, game: 'gulbara', starter: 'black', crawford: false },
      );
    given(state)
      .when(offerResign('black', 'match'))
      .thenEvents(
        { type: 'resignOffered', by: 'black', scope: 'match', points: 0 },
        { type: 'resignAccepted', by: 'white', own: false },
        { type: 'matchWon', winner: 'white', reason: 'resigned' },
      );
  });
});
