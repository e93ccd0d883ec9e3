import { describe, expect, test } from 'vitest';
import type { MatchEvent } from '#match/event.ts';
import { evolve } from '#match/evolve.ts';
import { seatOf, sideToAct } from '#match/seats.ts';
import { boardOf, initialState, isRunning, lastAt, type MatchState } from '#match/state.ts';
import type { UserId } from '#match/types.ts';
import {
  AGAINST_COMPUTER,
  ask,
  at,
  BACKGAMMON,
  move,
  offerResign,
  PEOPLE,
  roll,
  start,
  TURKISH,
} from '#test/support/commands.ts';
import { given, toRoll } from '#test/support/given.ts';

const opening = given().when(start()).state;
const whiteToRoll = toRoll(BACKGAMMON, { rollsMade: 1 });
const whiteToPlay = given(whiteToRoll).when(roll('white', 3, 1)).state;
const halfPlayed = given(whiteToPlay).when(move('white', '8/5')).state;
const doubled = given(whiteToRoll).when(ask('offerDouble', 'white')).state;
const resigning = given(whiteToPlay).when(offerResign('black')).state;
const over = given(toRoll({ ...TURKISH, resigning: 'atOnce' })).when(offerResign('white', 'match')).state;
const betweenGames = evolve(whiteToRoll, { type: 'gameDrawn', at: 0 });

const started: MatchEvent = { type: 'matchStarted', seats: PEOPLE, settings: TURKISH, commitment: null, at: 0 };
const rolled: MatchEvent = { type: 'rolled', by: 'white', roll: [6, 5], source: 'crypto', own: true, at: 0 };
const moved: MatchEvent = {
  type: 'moved',
  by: 'white',
  moves: [{ from: 6, to: 5, die: 1, capture: null }],
  own: true,
  at: 0,
};
const gameTwo: MatchEvent = { type: 'gameStarted', number: 2, game: 'tavla', starter: null, crawford: false, at: 0 };

describe('a log that does not fit together is not played on', () => {
  test.each<readonly [string, MatchState, MatchEvent]>([
    ['anything before the start', initialState, rolled],
    ['a second start', opening, started],
    ['a roll in the opening', opening, rolled],
    [
      'an opening roll after the opening',
      whiteToRoll,
      { type: 'openingRolled', rolls: [[6, 5]], starter: 'white', source: 'crypto', at: 0 },
    ],
    [
      'an opening without dice',
      opening,
      { type: 'openingRolled', rolls: [], starter: 'white', source: 'crypto', at: 0 },
    ],
    ['a roll of the other side', whiteToRoll, { ...rolled, by: 'black' }],
    ['a second roll', whiteToPlay, rolled],
    ['a move before the roll', whiteToRoll, moved],
    ['a move of the other side', whiteToPlay, { ...moved, by: 'black' }],
    ['an undo of nothing', whiteToPlay, { type: 'undone', by: 'white', at: 0 }],
    ['the end of a turn not begun', whiteToRoll, { type: 'turnEnded', by: 'white', how: 'confirmed', at: 0 }],
    [
      'a pass of the other side',
      whiteToPlay,
      { type: 'turnPassed', by: 'black', reason: 'noMove', numbers: [], at: 0 },
    ],
    ['a double after the roll', whiteToPlay, { type: 'doubleOffered', by: 'white', value: 2, at: 0 }],
    ['a double taken that nobody offered', whiteToRoll, { type: 'doubleTaken', by: 'black', at: 0 }],
    ['a double taken by the doubler', doubled, { type: 'doubleTaken', by: 'white', at: 0 }],
    ['a double dropped by the doubler', doubled, { type: 'doubleDropped', by: 'white', own: true, at: 0 }],
    [
      'a resignation within a resignation',
      resigning,
      { type: 'resignOffered', by: 'white', scope: 'game', points: 1, at: 0 },
    ],
    [
      'a resignation accepted that nobody offered',
      whiteToPlay,
      { type: 'resignAccepted', by: 'white', own: true, at: 0 },
    ],
    ['a resignation declined by the resigner', resigning, { type: 'resignDeclined', by: 'black', at: 0 }],
    ['a game before the last has ended', whiteToRoll, gameTwo],
    ['a game left out', betweenGames, { ...gameTwo, number: 3 }],
    ['play between two games', betweenGames, rolled],
    ['a second result of a game', betweenGames, { type: 'gameDrawn', at: 0 }],
    ['anything after the end', over, rolled],
  ])('%s', (_, state, event) => {
    expect(() => evolve(state, event)).toThrow(`corrupt log: ${event.type} in phase ${state.phase}`);
  });

  test('but what rules say now is not asked: an old log stays as it was', () => {
    const odd: MatchEvent = {
      ...moved,
      moves: [
        { from: 13, to: 12, die: 1, capture: null },
        { from: 12, to: 9, die: 3, capture: null },
      ],
    };
    const state = evolve(evolve(whiteToPlay, odd), {
      type: 'gameWon',
      winner: 'black',
      points: 7,
      kind: 1,
      reason: 'borneOff',
      at: 0,
    });
    expect(state).toMatchObject({ score: { white: 0, black: 7 }, results: [{ points: 7 }] });
  });
});

describe('a state tells', () => {
  test.each<readonly [string, MatchState, string | null]>([
    ['nothing before the start', initialState, null],
    ['nobody in the opening', opening, null],
    ['who rolls', whiteToRoll, 'white'],
    ['who plays', halfPlayed, 'white'],
    ['who answers a double', doubled, 'black'],
    ['who answers a resignation', resigning, 'white'],
    ['nobody after the end', over, null],
  ])('whose act is awaited: %s', (_, state, side) => {
    expect(sideToAct(state)).toBe(side);
    expect(isRunning(state)).toBe(side !== null || state === opening);
  });

  test('who sits where', () => {
    expect(seatOf(opening, '100000000000000001' as UserId)).toBe('white');
    expect(seatOf(opening, '100000000000000002' as UserId)).toBe('black');
    expect(seatOf(opening, '100000000000000003' as UserId)).toBeNull();
    const { state } = given().when(start(TURKISH, AGAINST_COMPUTER));
    expect(seatOf(state, '100000000000000002' as UserId)).toBeNull();
  });

  test('the board now, under an offer too', () => {
    const { state } = given(halfPlayed).when(offerResign('black'));
    expect(boardOf(state)).toEqual(boardOf(halfPlayed));
    expect(boardOf(state)).not.toEqual(state.position);
  });

  test('when it last changed', () => {
    expect(lastAt(given(whiteToRoll).when(at(7, roll('white', 6, 5))).state)).toBe(7);
  });
});
