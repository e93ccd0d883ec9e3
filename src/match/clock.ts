import type { Color } from '#rules/types.ts';
import type { MatchEvent } from './event.ts';
import { sideToAct } from './seats.ts';
import type { ClockState, MatchState, StartedState } from './state.ts';
import type { MatchSettings, Pace } from './types.ts';

/** Timeouts in a row that lose the match (`rules.md` 11). */
export const LOSING_TIMEOUTS = 2;

/** Full clocks for a match that starts at `at` (table time, ms); null where the match is played without. */
export function clockAtStart({ pace }: MatchSettings, at: number): ClockState | null {
  if (pace.kind === 'none') return null;
  const reserve = pace.kind === 'live' ? pace.reserveMs : 0;
  return {
    reserveMs: { white: reserve, black: reserve },
    timeouts: { white: 0, black: 0 },
    sinceMs: at,
    usedMs: 0,
    held: false,
  };
}

/** The person whose clock the running decision is on; null where nobody or the computer decides. */
function deciderOf(state: MatchState): Color | null {
  const side = sideToAct(state);
  if (side === null || state.phase === 'notStarted' || state.seats[side].kind === 'computer') return null;
  return side;
}

interface RunningClock {
  readonly color: Color;
  readonly clock: ClockState;
  readonly pace: Exclude<Pace, { kind: 'none' }>;
}

function runningClock(state: MatchState): RunningClock | null {
  const color = deciderOf(state);
  if (color === null || state.phase === 'notStarted' || state.clock === null) return null;
  const { pace } = state.settings;
  return pace.kind === 'none' ? null : { color, clock: state.clock, pace };
}

/**
 * Table time (ms) at which the running decision falls due, reserve included; null without a clock, while it is held,
 * and where no person has to decide.
 */
export function dueAt(state: MatchState): number | null {
  const running = runningClock(state);
  if (running === null || running.clock.held) return null;
  const { color, clock, pace } = running;
  return clock.sinceMs + pace.decisionMs - clock.usedMs + clock.reserveMs[color];
}

/** What the deciding side has left at table time `at`, in ms; null without a clock and where no person has to decide. */
export function remaining(
  state: MatchState,
  at: number,
): { readonly color: Color; readonly decisionMs: number; readonly reserveMs: number } | null {
  const running = runningClock(state);
  if (running === null) return null;
  const { usedMs, reserveMs } = chargedTo(running, at);
  return { color: running.color, decisionMs: running.pace.decisionMs - usedMs, reserveMs };
}

/** The deciding side's time with everything up to `at` charged: first the decision's own, then the reserve. */
function chargedTo({ color, clock, pace }: RunningClock, at: number) {
  const used = clock.usedMs + (clock.held ? 0 : Math.max(0, at - clock.sinceMs));
  const over = Math.max(0, used - pace.decisionMs);
  return { usedMs: used - over, reserveMs: Math.max(0, clock.reserveMs[color] - over) };
}

/** The clock with the running decision charged up to `at`. */
export function settled(state: StartedState, at: number): ClockState | null {
  const running = runningClock(state);
  if (running === null) return state.clock;
  const { color, clock } = running;
  const { usedMs, reserveMs } = chargedTo(running, at);
  return { ...clock, sinceMs: at, usedMs, reserveMs: { ...clock.reserveMs, [color]: reserveMs } };
}

/** The clock of the state that `event` leads to from `before`. */
export const clockAfter = (before: StartedState, event: MatchEvent): ClockState | null =>
  countTimeouts(decisionAfter(before, event), event);

function decisionAfter(before: StartedState, event: MatchEvent): ClockState | null {
  const { clock } = before;
  const { type, at } = event;
  // One decision: the whole of a turn's moves with what is taken back (`rules.md` 11).
  if (clock === null || type === 'moved' || type === 'undone') return clock;
  if (type === 'clockHeld') return { ...clock, held: true };
  if (type === 'clockReleased') return { ...clock, held: false, sinceMs: at };
  const interrupted = type === 'resignDeclined' && before.phase === 'resignOffered' ? before.resume.clock : null;
  return newDecision(before, at, interrupted?.usedMs ?? 0);
}

function newDecision(before: StartedState, at: number, usedMs: number): ClockState | null {
  const clock = settled(before, at);
  return clock === null ? null : { ...clock, sinceMs: at, usedMs, held: false };
}

function countTimeouts(clock: ClockState | null, event: MatchEvent): ClockState | null {
  if (clock === null) return null;
  if (event.type === 'clockFlagged') return withTimeouts(clock, event.color, clock.timeouts[event.color] + 1);
  const actor = ownActOf(event);
  return actor === null || clock.timeouts[actor] === 0 ? clock : withTimeouts(clock, actor, 0);
}

const withTimeouts = (clock: ClockState, color: Color, count: number): ClockState => ({
  ...clock,
  timeouts: { ...clock.timeouts, [color]: count },
});

/** The side that has shown with this event that it is there. */
function ownActOf(event: MatchEvent): Color | null {
  if (!('by' in event) || event.type === 'turnPassed') return null;
  if (event.type === 'turnEnded') return event.how === 'confirmed' ? event.by : null;
  return 'own' in event && !event.own ? null : event.by;
}
