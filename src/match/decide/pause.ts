import { err, ok, type Result } from '#core/result.ts';
import type { CommandOf } from '#match/command.ts';
import type { Decision } from '#match/decision.ts';
import type { Refusal } from '#match/refusal.ts';
import type { ClockState, MatchState } from '#match/state.ts';
import { opponentOf } from '#rules/types.ts';
import { running } from './running.ts';

/** The clock of a match of days, which alone can be stopped (`rules.md` 11). */
function dailyClock(state: MatchState): Result<ClockState, Refusal> {
  const match = running(state);
  if (!match.ok) return match;
  const { clock, settings } = match.value;
  return clock === null || settings.pace.kind !== 'daily' ? err({ code: 'cannotPause' }) : ok(clock);
}

/** On turn or not. Asking while the opponent asks is agreeing. */
export function offerPause({ at, by }: CommandOf<'offerPause'>, state: MatchState): Decision {
  const clock = dailyClock(state);
  if (!clock.ok) return clock;
  const { paused, pauseAskedBy } = clock.value;
  if (paused) return err({ code: 'alreadyPaused' });
  if (pauseAskedBy === by) return err({ code: 'pauseAsked' });
  return ok([pauseAskedBy === null ? { type: 'pauseOffered', at, by } : { type: 'paused', at, by }]);
}

export function acceptPause({ at, by }: CommandOf<'acceptPause'>, state: MatchState): Decision {
  const asked = askedPause(state, by);
  return asked.ok ? ok([{ type: 'paused', at, by }]) : asked;
}

export function declinePause({ at, by }: CommandOf<'declinePause'>, state: MatchState): Decision {
  const asked = askedPause(state, by);
  return asked.ok ? ok([{ type: 'pauseDeclined', at, by }]) : asked;
}

/** A pause that the opponent of `by` asks for. */
function askedPause(state: MatchState, by: CommandOf<'acceptPause'>['by']): Result<ClockState, Refusal> {
  const clock = dailyClock(state);
  if (!clock.ok) return clock;
  return clock.value.pauseAskedBy === opponentOf(by) ? clock : err({ code: 'noPauseAsked' });
}

/** Either side may go on; the interrupted decision has the time that it had. */
export function resume({ at, by }: CommandOf<'resume'>, state: MatchState): Decision {
  const clock = dailyClock(state);
  if (!clock.ok) return clock;
  return clock.value.paused ? ok([{ type: 'resumed', at, by }]) : err({ code: 'notPaused' });
}

export function beginVacation({ at, color }: CommandOf<'beginVacation'>, state: MatchState): Decision {
  const clock = dailyClock(state);
  if (!clock.ok) return clock;
  return clock.value.away[color] ? err({ code: 'vacationAsItIs' }) : ok([{ type: 'vacationBegan', at, color }]);
}

export function endVacation({ at, color }: CommandOf<'endVacation'>, state: MatchState): Decision {
  const clock = dailyClock(state);
  if (!clock.ok) return clock;
  return clock.value.away[color] ? ok([{ type: 'vacationEnded', at, color }]) : err({ code: 'vacationAsItIs' });
}
