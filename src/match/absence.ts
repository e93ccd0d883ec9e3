import { COLORS, type ByColor, type Color } from '#rules/types.ts';
import { dueAt, remindAt } from './clock.ts';
import type { MatchEvent } from './event.ts';
import { ownActOf } from './ownAct.ts';
import { isRunning, type MatchState, type StartedState } from './state.ts';
import type { Pace } from './types.ts';

/** How long the seat of a player who has left the server is kept, in ms (`rules.md` 11); without a clock, a day. */
function seatKeptMs(pace: Pace): number {
  switch (pace.kind) {
    case 'live':
      return 60_000;
    case 'daily':
      return pace.decisionMs;
    case 'none':
      return 24 * 60 * 60 * 1000;
  }
}

/** The side whose seat is given up first, and when (table time, ms); null where both are there. */
export function seatEnd(state: MatchState): { readonly color: Color; readonly at: number } | null {
  if (!isRunning(state)) return null;
  const kept = seatKeptMs(state.settings.pace);
  const ends = COLORS.flatMap((color) => {
    const since = state.missingSince[color];
    return since === null ? [] : [{ color, at: since + kept }];
  });
  return ends.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/** Whoever acts is there. */
export function missingAfter(before: StartedState, event: MatchEvent): ByColor<number | null> {
  const { missingSince } = before;
  if (event.type === 'playerMissing') return { ...missingSince, [event.color]: event.at };
  const there = event.type === 'playerReturned' ? event.color : ownActOf(event);
  return there === null || missingSince[there] === null ? missingSince : { ...missingSince, [there]: null };
}

/**
 * Table time (ms) at which the match has to be looked at though nobody acts: a reminder, the end of the running
 * decision, or of the time for which a seat is kept; null where time changes nothing.
 */
export function wakeAt(state: MatchState): number | null {
  const times = [remindAt(state), dueAt(state), seatEnd(state)?.at ?? null].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}
