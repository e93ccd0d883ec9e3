import { describe, expect, test } from 'vitest';
import type { MatchSettings } from '#match/types.ts';
import { ask, BACKGAMMON, move, offerResign, roll, start, TURKISH } from '#test/support/commands.ts';
import { given, inPhase, toRoll } from '#test/support/given.ts';
import { positionOf } from '#test/support/position.ts';

const TRIPLE: MatchSettings = { ...TURKISH, rules: { ...TURKISH.rules, tripleMars: true } };
const HANDS: MatchSettings = { ...TRIPLE, hands: true, length: 3 };

/** White bears off its last checker against a loser with these checkers. */
const last = (
  settings: MatchSettings,
  black: Readonly<Record<number, number>>,
  score: readonly [number, number],
  cube = 1,
) =>
  given(
    toRoll(settings, {
      position: positionOf({ white: { 1: 1 }, black }),
      score: { white: score[0], black: score[1] },
      cube: { value: cube, owner: null },
    }),
  ).when(roll('white', 2, 1), move('white', '1/off:2'), ask('confirm', 'white'));

const ONE_OFF = { 6: 14 };
const NONE_OFF = { 6: 15 };
const FAR_BACK = { 20: 1, 6: 14 };

// bugs.md 21
describe('the score after a game', () => {
  test.each([
    ['a plain game', TURKISH, ONE_OFF, [0, 0], 1, [1, 0]],
    ['mars, though a checker is far back', TURKISH, FAR_BACK, [3, 4], 1, [5, 4]],
    ['triple mars where the table has it', TRIPLE, FAR_BACK, [3, 4], 1, [6, 4]],
    ['triple mars only with a checker far back', TRIPLE, NONE_OFF, [0, 0], 1, [2, 0]],
    ['triple mars times the cube', { ...BACKGAMMON, length: 9 }, FAR_BACK, [3, 4], 2, [9, 4]],
    ['mars counts with a cube in the middle too', BACKGAMMON, NONE_OFF, [0, 0], 1, [2, 0]],
    ['a hand counts one', HANDS, FAR_BACK, [0, 2], 1, [1, 2]],
  ] as const)('%s', (_, settings, black, before, cube, after) => {
    expect(last(settings, black, before, cube).state.score).toEqual({ white: after[0], black: after[1] });
  });

  test('the log has what the game was worth and what went on the score', () => {
    const { state } = last({ ...BACKGAMMON, length: 9 }, FAR_BACK, [3, 4], 2).thenEvents(
      { type: 'turnEnded', by: 'white', how: 'confirmed' },
      { type: 'gameWon', winner: 'white', points: 6, kind: 3, reason: 'borneOff' },
      { type: 'matchWon', winner: 'white', reason: 'length' },
    );
    expect(state).toMatchObject({
      phase: 'matchOver',
      winner: 'white',
      reason: 'length',
      results: [{ game: 'tavla', winner: 'white', points: 6, kind: 3, reason: 'borneOff' }],
      lastTurn: { by: 'white', roll: [2, 1] },
    });
    expect(state.position.checkers.white[0]).toBe(15);
  });

  test('two hands of five do not win the match, three do', () => {
    expect(last(HANDS, NONE_OFF, [1, 2]).state.phase).toBe('opening');
    expect(last(HANDS, NONE_OFF, [2, 2]).state).toMatchObject({ phase: 'matchOver', winner: 'white' });
  });
});

describe('a match that is over', () => {
  const { state: over } = last(TURKISH, NONE_OFF, [4, 0]);

  test.each([
    roll('black', 1, 2),
    move('white', '8/5'),
    ask('undo', 'white'),
    ask('confirm', 'white'),
    ask('take', 'black'),
    offerResign('black'),
    ask('acceptResign', 'white'),
    { type: 'abort', reason: 'admin', at: 0 },
    { type: 'forfeit', color: 'white', at: 0 },
    { type: 'holdClock', at: 0 },
  ] as const)('refuses $type', (command) => {
    given(over).when(command).thenRefused({ code: 'matchOver' });
  });

  test('is not started again', () => {
    given(over).when(start()).thenRefused({ code: 'alreadyStarted' });
  });
});

describe('a match that ends otherwise', () => {
  const halfPlayed = given(toRoll()).when(roll('white', 3, 1), move('white', '8/5')).state;

  test('an aborted match has no winner and keeps its board', () => {
    const { state } = given(halfPlayed)
      .when({ type: 'abort', reason: 'admin', at: 0 })
      .thenEvents({ type: 'matchAborted', reason: 'admin' });
    expect(inPhase(state, 'aborted').position.checkers.white[5]).toBe(1);
    given(state).when(ask('undo', 'white')).thenRefused({ code: 'matchOver' });
  });
});
