import { describe, expect, test } from 'vitest';
import { wakeAt } from '#match/absence.ts';
import { dueAt, remaining, remindAt } from '#match/clock.ts';
import type { MatchCommand } from '#match/command.ts';
import type { MatchState, StartedState } from '#match/state.ts';
import type { Color } from '#rules/types.ts';
import { ask, at, DAILY, flag, LIVE, move, roll, TURKISH } from '#test/support/commands.ts';
import { given, toRoll } from '#test/support/given.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const daily = toRoll({ ...TURKISH, pace: DAILY });
const after = (state: MatchState, ...commands: readonly MatchCommand[]): StartedState =>
  given(state).when(...commands).state;

const remind = (time: number): MatchCommand => ({ type: 'remind', at: time });
type Pausing = 'offerPause' | 'acceptPause' | 'declinePause' | 'resume';
const pausing = (type: Pausing, by: Color, time = 0): MatchCommand => ({ type, by, at: time });
const vacation = (type: 'beginVacation' | 'endVacation', color: Color, time = 0): MatchCommand => ({
  type,
  color,
  at: time,
});
const paused = (state: StartedState, time: number): StartedState =>
  after(state, pausing('offerPause', 'black', time), pausing('acceptPause', 'white', time));

describe('the reminder', () => {
  test.each([
    [1, 6],
    [2, 12],
    [3, 18],
    [7, 24],
  ])('of a decision of %i days comes %i hours before its end, once', (days, hours) => {
    const table = toRoll({ ...TURKISH, pace: { kind: 'daily', decisionMs: days * DAY } });
    const time = days * DAY - hours * HOUR;
    expect(remindAt(table)).toBe(time);
    expect(wakeAt(table)).toBe(time);
    given(table)
      .when(remind(time - 1))
      .thenRefused({ code: 'notDue' });
    const reminded = given(table).when(remind(time)).thenEvents({ type: 'reminded', color: 'white' }).state;
    given(reminded)
      .when(remind(time + 1))
      .thenRefused({ code: 'notDue' });
    expect(wakeAt(reminded)).toBe(days * DAY);
  });

  test('comes again in the next decision, and is no act of the player', () => {
    const late = after(daily, remind(20 * HOUR), at(DAY, flag(3, 1)));
    expect(late.clock).toMatchObject({ timeouts: { white: 1 }, reminded: false });
    expect(remindAt(late)).toBe(DAY + 18 * HOUR);
  });

  test('does not come a second time when an interrupted decision goes on', () => {
    const offer: MatchCommand = { type: 'offerResign', by: 'white', scope: 'game', at: 20 * HOUR };
    const declined = after(daily, remind(19 * HOUR), offer, at(21 * HOUR, ask('declineResign', 'black')));
    expect(remindAt(declined)).toBeNull();
    expect(dueAt(declined)).toBe(25 * HOUR);
  });

  test('does not come at live pace', () => expect(remindAt(toRoll({ ...TURKISH, pace: LIVE }))).toBeNull());
});

describe('a pause by agreement', () => {
  test('stops the clock until one of the two goes on, with the time that was left', () => {
    const stopped = paused(daily, 5 * HOUR);
    expect(dueAt(stopped)).toBeNull();
    expect(wakeAt(stopped)).toBeNull();
    expect(remaining(stopped, 500 * HOUR)).toEqual({ color: 'white', decisionMs: 19 * HOUR, reserveMs: 0 });
    const goesOn = given(stopped)
      .when(pausing('resume', 'black', 100 * HOUR))
      .thenEvents({ type: 'resumed', by: 'black' }).state;
    expect(dueAt(goesOn)).toBe(119 * HOUR);
  });

  test('is over when a turn is played', () => {
    const played = after(
      paused(daily, 5 * HOUR),
      at(30 * HOUR, roll('white', 3, 1)),
      at(31 * HOUR, move('white', '8/5', '6/5')),
      at(32 * HOUR, ask('confirm', 'white')),
    );
    expect(dueAt(played)).toBe(32 * HOUR + DAY);
  });

  test('counts nothing while a turn is tried out in it', () => {
    const rolled = after(daily, roll('white', 3, 1));
    const tried = after(paused(rolled, HOUR), at(50 * HOUR, move('white', '8/5')), at(60 * HOUR, ask('undo', 'white')));
    expect(remaining(tried, 70 * HOUR)).toEqual({ color: 'white', decisionMs: 23 * HOUR, reserveMs: 0 });
  });

  test('needs the other side; asking both ways is agreeing', () => {
    const asked = after(daily, pausing('offerPause', 'white', 1));
    expect(dueAt(asked)).toBe(DAY);
    given(asked)
      .when(pausing('offerPause', 'white', 2))
      .thenRefused({ code: 'pauseAsked' });
    given(asked)
      .when(pausing('acceptPause', 'white', 2))
      .thenRefused({ code: 'noPauseAsked' });
    given(asked)
      .when(pausing('offerPause', 'black', 2))
      .thenEvents({ type: 'paused', by: 'black' });
    const declined = after(asked, pausing('declinePause', 'black', 2));
    given(declined)
      .when(pausing('acceptPause', 'black', 3))
      .thenRefused({ code: 'noPauseAsked' });
    expect(dueAt(declined)).toBe(DAY);
  });

  test('that nobody answers lapses with the turn', () => {
    const next = after(
      daily,
      pausing('offerPause', 'white', 1),
      at(2, roll('white', 3, 1)),
      at(3, move('white', '8/5', '6/5')),
      at(4, ask('confirm', 'white')),
    );
    expect(next.clock?.pauseAskedBy).toBeNull();
  });

  test.each([
    ['of a live match', toRoll({ ...TURKISH, pace: LIVE })],
    ['of a match without a clock', toRoll(TURKISH)],
  ])('%s is refused', (_, table) =>
    given(table).when(pausing('offerPause', 'white')).thenRefused({ code: 'cannotPause' }),
  );

  test('that is on or off already is refused', () => {
    given(daily).when(pausing('resume', 'white')).thenRefused({ code: 'notPaused' });
    given(paused(daily, 1))
      .when(pausing('offerPause', 'white', 2))
      .thenRefused({ code: 'alreadyPaused' });
  });

  test('is an act of one’s own: it ends a row of timeouts', () => {
    const late = after(daily, at(DAY, flag(3, 1)));
    expect(after(late, pausing('offerPause', 'white', DAY + 1)).clock?.timeouts.white).toBe(0);
  });
});

describe('a vacation', () => {
  test('stops the own decisions alone, for as long as it lasts', () => {
    const away = after(daily, vacation('beginVacation', 'white', 4 * HOUR));
    expect(dueAt(away)).toBeNull();
    const back = after(away, vacation('endVacation', 'white', 200 * HOUR));
    expect(dueAt(back)).toBe(220 * HOUR);
    expect(dueAt(after(daily, vacation('beginVacation', 'black', 4 * HOUR)))).toBe(DAY);
  });

  test('goes on over turns', () => {
    const away = after(
      daily,
      vacation('beginVacation', 'black', 1),
      at(2, roll('white', 3, 1)),
      at(3, move('white', '8/5', '6/5')),
      at(HOUR, ask('confirm', 'white')),
    );
    expect(remaining(away, 100 * HOUR)).toEqual({ color: 'black', decisionMs: DAY, reserveMs: 0 });
    expect(dueAt(after(away, vacation('endVacation', 'black', 100 * HOUR)))).toBe(124 * HOUR);
  });

  test('within a pause changes nothing until both are over', () => {
    const both = after(paused(daily, HOUR), vacation('beginVacation', 'white', 2 * HOUR));
    const resumed = after(both, pausing('resume', 'black', 3 * HOUR));
    expect(dueAt(resumed)).toBeNull();
    expect(dueAt(after(resumed, vacation('endVacation', 'white', 50 * HOUR)))).toBe(73 * HOUR);
  });

  test('begins and ends once, in a match of days', () => {
    given(daily).when(vacation('endVacation', 'white')).thenRefused({ code: 'vacationAsItIs' });
    given(after(daily, vacation('beginVacation', 'white')))
      .when(vacation('beginVacation', 'white', 1))
      .thenRefused({ code: 'vacationAsItIs' });
    given(toRoll(TURKISH)).when(vacation('beginVacation', 'white')).thenRefused({ code: 'cannotPause' });
  });
});
