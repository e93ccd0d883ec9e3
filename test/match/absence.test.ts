import { describe, expect, test } from 'vitest';
import { seatEnd, wakeAt } from '#match/absence.ts';
import { dueAt } from '#match/clock.ts';
import type { MatchCommand } from '#match/command.ts';
import type { MatchState, StartedState } from '#match/state.ts';
import type { Pace } from '#match/types.ts';
import type { Color } from '#rules/types.ts';
import { ask, at, DAILY, LIVE, move, roll, TURKISH } from '#test/support/commands.ts';
import { given, toRoll } from '#test/support/given.ts';

const HOUR = 3_600_000;
const noted = (color: Color, time = 0): MatchCommand => ({ type: 'noteMissing', color, at: time });
const returned = (color: Color, time = 0): MatchCommand => ({ type: 'noteReturned', color, at: time });
const forfeit = (color: Color, time: number): MatchCommand => ({ type: 'forfeit', color, at: time });
const after = (state: MatchState, ...commands: readonly MatchCommand[]): StartedState =>
  given(state).when(...commands).state;
const tableAt = (pace: Pace): StartedState => toRoll({ ...TURKISH, pace });

describe('a player who has left the server', () => {
  test.each([
    ['live', LIVE, 60_000],
    ['daily', DAILY, 24 * HOUR],
    ['three days', { kind: 'daily', decisionMs: 72 * HOUR }, 72 * HOUR],
    ['no clock', { kind: 'none' }, 24 * HOUR],
  ] as const)('keeps the seat: %s', (_, pace, keptMs) => {
    const missing = after(tableAt(pace), noted('black', 5_000));
    expect(seatEnd(missing)).toEqual({ color: 'black', at: 5_000 + keptMs });
    given(missing)
      .when(forfeit('black', 5_000 + keptMs - 1))
      .thenRefused({ code: 'notDue' });
    given(missing)
      .when(forfeit('white', 5_000 + keptMs))
      .thenRefused({ code: 'notDue' });
    given(missing)
      .when(forfeit('black', 5_000 + keptMs))
      .thenEvents({ type: 'matchWon', winner: 'white', reason: 'left' });
  });

  test('has the clock running meanwhile', () => {
    const missing = after(tableAt(LIVE), noted('white', 5_000));
    expect(dueAt(missing)).toBe(120_000);
    expect(wakeAt(missing)).toBe(65_000);
  });

  test('is there again when found again, or by any own act', () => {
    const missing = after(tableAt(LIVE), noted('white', 1_000), noted('black', 2_000));
    expect(seatEnd(after(missing, returned('white', 3_000)))).toEqual({ color: 'black', at: 62_000 });
    expect(seatEnd(after(missing, at(3_000, roll('white', 3, 1))))).toEqual({ color: 'black', at: 62_000 });
  });

  test('is not taken for back because the table acts for this side', () => {
    const missing = after(tableAt(LIVE), noted('white', 1_000));
    const rolled = after(missing, {
      type: 'roll',
      by: 'white',
      roll: [6, 6],
      source: 'crypto',
      at: 3_000,
      automatic: true,
    });
    expect(seatEnd(rolled)).toEqual({ color: 'white', at: 61_000 });
  });

  test('is missed over an offer to resign and its refusal', () => {
    const offered = after(tableAt(LIVE), { type: 'offerResign', by: 'white', scope: 'game', at: 0 }, noted('white', 9));
    expect(seatEnd(after(offered, at(20, ask('declineResign', 'black'))))).toEqual({ color: 'white', at: 60_009 });
  });

  test('is noted once, and only who is missing comes back', () => {
    given(after(tableAt(LIVE), noted('white')))
      .when(noted('white', 5))
      .thenRefused({ code: 'presenceAsItIs' });
    given(tableAt(LIVE)).when(returned('white')).thenRefused({ code: 'presenceAsItIs' });
  });

  test('is of no account when the match is over', () => {
    const over = after(tableAt(LIVE), noted('white'), forfeit('white', 60_000));
    expect(wakeAt(over)).toBeNull();
    given(over).when(noted('black', 60_001)).thenRefused({ code: 'matchOver' });
  });
});

test('nobody wakes a match in which time changes nothing', () => {
  expect(wakeAt(tableAt({ kind: 'none' }))).toBeNull();
  expect(wakeAt({ phase: 'notStarted' })).toBeNull();
});

test('a turn in the middle does not hide who is missing', () => {
  const half = after(tableAt(LIVE), roll('white', 3, 1), move('white', '8/5'), noted('black', 10));
  expect(seatEnd(half)).toEqual({ color: 'black', at: 60_010 });
});
