import { describe, expect, test } from 'vitest';
import { dueAt, remaining } from '#match/clock.ts';
import type { MatchCommand } from '#match/command.ts';
import { sideToAct } from '#match/seats.ts';
import { isRunning, type MatchState, type StartedState } from '#match/state.ts';
import type { MatchSettings } from '#match/types.ts';
import {
  AGAINST_COMPUTER,
  ask,
  at,
  BACKGAMMON,
  DAILY,
  flag,
  LIVE,
  MACEDONIAN,
  move,
  offerResign,
  roll,
  rollOpening,
  start,
  TURKISH,
} from '#test/support/commands.ts';
import { given, inPhase, toRoll } from '#test/support/given.ts';
import { positionOf } from '#test/support/position.ts';

const S = 1000;
const LIVE_TABLE: MatchSettings = { ...TURKISH, pace: LIVE };
const LIVE_CUBE: MatchSettings = { ...BACKGAMMON, pace: LIVE };

/** White's decision to roll begins at 0. */
const whiteToRoll = toRoll(LIVE_TABLE);
const after = (state: MatchState, ...commands: readonly MatchCommand[]): StartedState =>
  given(state).when(...commands).state;

const whitePlays = (time: number): readonly MatchCommand[] =>
  [roll('white', 3, 1), move('white', '8/5', '6/5'), ask('confirm', 'white')].map((command) => at(time, command));
const blackPlays = (time: number): readonly MatchCommand[] =>
  [roll('black', 3, 1), move('black', '8/5', '6/5'), ask('confirm', 'black')].map((command) => at(time, command));

describe('the time of a decision', () => {
  test('is 30 s, then the reserve of 90 s for the match', () => {
    expect(dueAt(whiteToRoll)).toBe(120 * S);
    expect(remaining(whiteToRoll, 10 * S)).toEqual({ color: 'white', decisionMs: 20 * S, reserveMs: 90 * S });
    expect(remaining(whiteToRoll, 50 * S)).toEqual({ color: 'white', decisionMs: 0, reserveMs: 70 * S });
    expect(remaining(whiteToRoll, 500 * S)).toEqual({ color: 'white', decisionMs: 0, reserveMs: 0 });
  });

  test('begins anew with each decision; the reserve does not', () => {
    const rolled = after(whiteToRoll, at(50 * S, roll('white', 3, 1)));
    expect(remaining(rolled, 50 * S)).toEqual({ color: 'white', decisionMs: 30 * S, reserveMs: 70 * S });
    const blacks = after(rolled, at(60 * S, move('white', '8/5', '6/5')), at(90 * S, ask('confirm', 'white')));
    expect(remaining(blacks, 90 * S)).toEqual({ color: 'black', decisionMs: 30 * S, reserveMs: 90 * S });
    const whites = after(blacks, ...blackPlays(100 * S));
    expect(remaining(whites, 100 * S)).toEqual({ color: 'white', decisionMs: 30 * S, reserveMs: 60 * S });
  });

  test('covers the whole of a turn’s moves with undos', () => {
    const rolled = after(whiteToRoll, at(10 * S, roll('white', 3, 1)));
    const moved = after(
      rolled,
      at(20 * S, move('white', '8/5')),
      at(25 * S, ask('undo', 'white')),
      at(30 * S, move('white', '8/5')),
    );
    expect(remaining(moved, 30 * S)).toEqual({ color: 'white', decisionMs: 10 * S, reserveMs: 90 * S });
    expect(dueAt(moved)).toBe(130 * S);
  });

  test('does not run for the answer of another: only the answerer’s clock does', () => {
    const table = toRoll(LIVE_CUBE, { rollsMade: 1 });
    const offered = after(table, at(20 * S, ask('offerDouble', 'white')));
    expect(remaining(offered, 45 * S)).toEqual({ color: 'black', decisionMs: 5 * S, reserveMs: 90 * S });
    const taken = after(offered, at(60 * S, ask('take', 'black')));
    expect(remaining(taken, 60 * S)).toEqual({ color: 'white', decisionMs: 30 * S, reserveMs: 90 * S });
    expect(taken.clock?.reserveMs).toEqual({ white: 90 * S, black: 80 * S });
  });

  test.each(['white', 'black'] as const)(
    'interrupted by a resignation of %s that is declined goes on with what it had',
    (by) => {
      const half = after(whiteToRoll, at(0, roll('white', 3, 1)), at(10 * S, move('white', '8/5')));
      const offered = after(half, at(20 * S, offerResign(by)));
      const answerer = by === 'white' ? 'black' : 'white';
      expect(remaining(offered, 20 * S)).toEqual({ color: answerer, decisionMs: 30 * S, reserveMs: 90 * S });
      const declined = after(offered, at(45 * S, ask('declineResign', answerer)));
      expect(remaining(declined, 45 * S)).toEqual({ color: 'white', decisionMs: 10 * S, reserveMs: 90 * S });
    },
  );

  test('interrupted in the reserve has no decision time left, and the reserve is charged once', () => {
    const half = after(whiteToRoll, at(0, roll('white', 3, 1)));
    const offered = after(half, at(50 * S, offerResign('black')));
    expect(remaining(offered, 50 * S)).toEqual({ color: 'white', decisionMs: 30 * S, reserveMs: 70 * S });
    const declined = after(offered, at(90 * S, ask('declineResign', 'white')));
    expect(remaining(declined, 90 * S)).toEqual({ color: 'white', decisionMs: 0, reserveMs: 60 * S });
    expect(dueAt(declined)).toBe(150 * S);
  });

  test('daily is one day without a reserve', () => {
    const table = toRoll({ ...TURKISH, pace: DAILY });
    expect(dueAt(table)).toBe(DAILY.decisionMs);
    expect(remaining(table, 2 * DAILY.decisionMs)).toEqual({ color: 'white', decisionMs: 0, reserveMs: 0 });
  });

  test('counts numbers handed over as a decision of their own', () => {
    const table = toRoll(
      { ...MACEDONIAN, games: ['gulbara'], pace: LIVE },
      { position: positionOf({ white: { 24: 15 }, black: { 6: 1, 17: 14 } }) },
    );
    const handed = after(table, at(10 * S, roll('white', 6, 6)));
    expect(dueAt(handed)).toBe(130 * S);
    const sixes = at(20 * S, move('black', '17/11', '17/11', '17/11', '17/11'));
    const ownRoll = after(handed, sixes, at(25 * S, ask('confirm', 'black')));
    expect(remaining(ownRoll, 25 * S)).toEqual({ color: 'black', decisionMs: 30 * S, reserveMs: 90 * S });
  });
});

describe('no clock runs', () => {
  const opening = given().when(start(LIVE_TABLE)).state;
  test.each([
    ['in a match without', toRoll(TURKISH)],
    ['while the table rolls for who begins', opening],
    ['for the computer', given().when(start(LIVE_TABLE, AGAINST_COMPUTER), rollOpening([1, 6])).state],
    [
      'after the match',
      after(toRoll({ ...LIVE_TABLE, resigning: 'atOnce' }), at(10 * S, offerResign('white', 'match'))),
    ],
    ['before the match', { phase: 'notStarted' } as const],
  ])('%s', (_, state) => {
    expect(dueAt(state)).toBeNull();
    expect(remaining(state, 0)).toBeNull();
    if (isRunning(state))
      given(state)
        .when(at(1000 * S, flag(1, 2)))
        .thenRefused({ code: 'notDue' });
  });
});

// bugs.md 77
test('nothing falls due after the end, and the rematch has full clocks', () => {
  const over = after(
    whiteToRoll,
    at(100 * S, offerResign('white', 'match')),
    at(110 * S, ask('acceptResign', 'black')),
  );
  given(over)
    .when(at(200 * S, flag(1, 2)))
    .thenRefused({ code: 'matchOver' });
  const rematch = given().when(at(140 * S, start(LIVE_TABLE)), at(140 * S, rollOpening([6, 1]))).state;
  expect(remaining(rematch, 140 * S)).toEqual({ color: 'white', decisionMs: 30 * S, reserveMs: 90 * S });
});

describe('a timeout', () => {
  test('comes when decision time and reserve are used up, not before', () => {
    given(whiteToRoll)
      .when(at(120 * S - 1, flag(3, 1)))
      .thenRefused({ code: 'notDue' });
    given().when(flag(1, 2)).thenRefused({ code: 'notStarted' });
  });

  test('before the roll: the table rolls, plays and ends the turn', () => {
    const { state } = given(whiteToRoll)
      .when(at(120 * S, flag(3, 1)))
      .thenEvents(
        { type: 'clockFlagged', color: 'white' },
        { type: 'rolled', by: 'white', roll: [3, 1], source: 'crypto', own: false },
        {
          type: 'moved',
          by: 'white',
          moves: [
            { from: 24, to: 21, die: 3, capture: null },
            { from: 24, to: 23, die: 1, capture: null },
          ],
          own: false,
        },
        { type: 'turnEnded', by: 'white', how: 'timeout' },
      );
    expect(remaining(state, 120 * S)).toMatchObject({ color: 'black', decisionMs: 30 * S });
    expect(state.clock).toMatchObject({ reserveMs: { white: 0, black: 90 * S }, timeouts: { white: 1, black: 0 } });
  });

  test('before a roll that moves nothing: the turn passes', () => {
    const position = positionOf({ white: { 25: 1, 6: 14 }, black: { 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 8: 5 } });
    given(toRoll(LIVE_TABLE, { position }))
      .when(at(120 * S, flag(5, 4)))
      .thenEvents(
        { type: 'clockFlagged', color: 'white' },
        { type: 'rolled', by: 'white', roll: [5, 4], source: 'crypto', own: false },
        { type: 'turnPassed', by: 'white', reason: 'noMove', numbers: [5, 4] },
      );
  });

  test('in a turn: the moves made stay, the rest is played', () => {
    const half = after(whiteToRoll, roll('white', 3, 1), move('white', '6/5'));
    given(half)
      .when(at(120 * S, flag(6, 6)))
      .thenEvents(
        { type: 'clockFlagged', color: 'white' },
        { type: 'moved', by: 'white', moves: [{ from: 24, to: 21, die: 3, capture: null }], own: false },
        { type: 'turnEnded', by: 'white', how: 'timeout' },
      );
  });

  test('with the turn complete: it is ended', () => {
    const complete = after(whiteToRoll, roll('white', 3, 1), move('white', '8/5', '6/5'));
    given(complete)
      .when(at(120 * S, flag(6, 6)))
      .thenEvents({ type: 'clockFlagged', color: 'white' }, { type: 'turnEnded', by: 'white', how: 'timeout' });
  });

  test('over a double drops it', () => {
    const offered = after(toRoll(LIVE_CUBE, { rollsMade: 1 }), ask('offerDouble', 'white'));
    given(offered)
      .when(at(120 * S, flag(6, 6)))
      .thenEvents(
        { type: 'clockFlagged', color: 'black' },
        { type: 'doubleDropped', by: 'black', own: false },
        { type: 'gameWon', winner: 'white', points: 1, kind: 1, reason: 'dropped' },
        { type: 'gameStarted', number: 2, game: 'tavla', starter: null, crawford: false },
      );
  });

  test('over a resignation accepts it', () => {
    const offered = after(whiteToRoll, offerResign('black'));
    given(offered)
      .when(at(120 * S, flag(6, 6)))
      .thenEvents(
        { type: 'clockFlagged', color: 'white' },
        { type: 'resignAccepted', by: 'white', own: false },
        { type: 'gameWon', winner: 'white', points: 2, kind: 2, reason: 'resigned' },
        { type: 'gameStarted', number: 2, game: 'tavla', starter: null, crawford: false },
      );
  });
});

describe('two timeouts in a row', () => {
  const flagged = after(whiteToRoll, at(120 * S, flag(3, 1)));
  const again = after(flagged, ...blackPlays(130 * S));

  test('lose the match; the reserve is gone, so the second comes after 30 s', () => {
    expect(dueAt(again)).toBe(160 * S);
    const { state } = given(again)
      .when(at(160 * S, flag(3, 1)))
      .thenEvents({ type: 'clockFlagged', color: 'white' }, { type: 'matchWon', winner: 'black', reason: 'timeouts' });
    expect(inPhase(state, 'matchOver').winner).toBe('black');
  });

  test.each([
    ['a roll', [roll('white', 6, 4)]],
    ['a resignation', [offerResign('white'), ask('declineResign', 'black')]],
  ] as const)('are not in a row with %s of one’s own between', (_, commands) => {
    const between = after(again, ...commands.map((command) => at(140 * S, command)));
    expect(between.clock?.timeouts.white).toBe(0);
    expect(inPhase(after(between, at(170 * S, flag(3, 1))), 'toRoll').turn).toBe('black');
  });

  test('are in a row where only the table acted between, and the opponent’s acts count for nothing', () => {
    const rolled = after(
      again,
      at(130 * S, { type: 'roll', by: 'white', roll: [2, 1], source: 'crypto', automatic: true, at: 0 }),
    );
    expect(rolled.clock?.timeouts).toEqual({ white: 1, black: 0 });
    expect(after(rolled, at(160 * S, flag(3, 1))).phase).toBe('matchOver');
  });

  test('do not add up between the sides', () => {
    const blackLate = after(flagged, at(240 * S, flag(6, 4)));
    expect(blackLate.clock?.timeouts).toEqual({ white: 1, black: 1 });
    expect(sideToAct(blackLate)).toBe('white');
  });
});

describe('a clock that is held', () => {
  const held = after(whiteToRoll, at(5 * S, { type: 'holdClock', at: 0 }));

  test('counts nothing from the beginning of the decision until it is released', () => {
    expect(dueAt(held)).toBeNull();
    expect(remaining(held, 500 * S)).toEqual({ color: 'white', decisionMs: 30 * S, reserveMs: 90 * S });
    given(held)
      .when(at(500 * S, flag(1, 2)))
      .thenRefused({ code: 'notDue' });
    const released = after(held, at(500 * S, { type: 'releaseClock', at: 0 }));
    expect(dueAt(released)).toBe(620 * S);
  });

  test('does not hold up the player, and is over with the decision', () => {
    const next = after(held, ...whitePlays(50 * S));
    expect(next.clock).toMatchObject({ held: false, reserveMs: { white: 90 * S } });
    expect(dueAt(next)).toBe(170 * S);
  });

  test('is held once and released once, and only where one runs', () => {
    given(held).when({ type: 'holdClock', at: 0 }).thenRefused({ code: 'clockAsItIs' });
    given(whiteToRoll).when({ type: 'releaseClock', at: 0 }).thenRefused({ code: 'clockAsItIs' });
    given(toRoll(TURKISH)).when({ type: 'holdClock', at: 0 }).thenRefused({ code: 'clockAsItIs' });
  });
});
