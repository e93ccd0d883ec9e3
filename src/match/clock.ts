import type { Color } from '#rules/types.ts';
import type { MatchEvent } from './event.ts';
import { ownActOf } from './ownAct.ts';
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
    reminded: false,
    paused: false,
    pauseAskedBy: null,
    away: { white: false, black: false },
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

/** Nothing is counted: nobody has seen the board, both have agreed to a pause, or the deciding side is on vacation. */
const standsStill = ({ color, clock }: RunningClock): boolean => clock.held || clock.paused || clock.away[color];

/**
 * Table time (ms) at which the running decision falls due, reserve included; null without a clock, while it stands
 * still, and where no person has to decide.
 */
export function dueAt(state: MatchState): number | null {
  const running = runningClock(state);
  if (running === null || standsStill(running)) return null;
  const { color, clock, pace } = running;
  return clock.sinceMs + pace.decisionMs - clock.usedMs + clock.reserveMs[color];
}

/** A reminder comes when a quarter of the decision's time is left, and a day before its end at the earliest. */
const REMINDER_SHARE = 1 / 4;
const EARLIEST_REMINDER_MS = 24 * 60 * 60 * 1000;

/** Table time (ms) at which the deciding side is to be reminded; null at live pace and where it was reminded. */
export function remindAt(state: MatchState): number | null {
  const due = dueAt(state);
  if (due === null || state.phase === 'notStarted' || state.clock === null || state.clock.reminded) return null;
  const { pace } = state.settings;
  return pace.kind === 'daily' ? due - Math.min(pace.decisionMs * REMINDER_SHARE, EARLIEST_REMINDER_MS) : null;
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
function chargedTo(running: RunningClock, at: number) {
  const { color, clock, pace } = running;
  const used = clock.usedMs + (standsStill(running) ? 0 : Math.max(0, at - clock.sinceMs));
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
  if (clock === null) return null;
  switch (type) {
    // One decision: the whole of a turn's moves with what is taken back (`rules.md` 11).
    case 'moved':
    case 'undone':
    case 'playerMissing':
    case 'playerReturned':
    case 'scoreSet':
      return clock;
    case 'clockHeld':
      return { ...clock, held: true };
    case 'clockReleased':
      return { ...clock, held: false, sinceMs: at };
    case 'reminded':
      return { ...clock, reminded: true };
    case 'pauseOffered':
      return { ...clock, pauseAskedBy: event.by };
    case 'pauseDeclined':
      return { ...clock, pauseAskedBy: null };
    case 'paused':
      return sameDecision(before, at, { paused: true, pauseAskedBy: null });
    case 'resumed':
      return sameDecision(before, at, { paused: false });
    case 'vacationBegan':
    case 'vacationEnded':
      return sameDecision(before, at, { away: { ...clock.away, [event.color]: type === 'vacationBegan' } });
    case 'clockFlagged':
    case 'doubleDropped':
    case 'doubleOffered':
    case 'doubleTaken':
    case 'gameDrawn':
    case 'gameStarted':
    case 'gameWon':
    case 'matchAborted':
    case 'reopened':
    case 'matchStarted':
    case 'matchWon':
    case 'openingRolled':
    case 'resignAccepted':
    case 'resignDeclined':
    case 'resignOffered':
    case 'rolled':
    case 'turnEnded':
    case 'turnPassed':
      return newDecision(before, event);
  }
}

/** Charged up to `at` as it was counted until then. */
function sameDecision(before: StartedState, at: number, change: Partial<ClockState>): ClockState | null {
  const clock = settled(before, at);
  return clock === null ? null : { ...clock, sinceMs: at, ...change };
}

/** Whoever plays on ends a pause. After an offer that was declined the interrupted decision goes on. */
function newDecision(before: StartedState, { type, at }: MatchEvent): ClockState | null {
  const interrupted = type === 'resignDeclined' && before.phase === 'resignOffered' ? before.resume.clock : null;
  return sameDecision(before, at, {
    usedMs: interrupted?.usedMs ?? 0,
    reminded: interrupted?.reminded ?? false,
    held: false,
    paused: false,
    pauseAskedBy: null,
  });
}

function countTimeouts(clock: ClockState | null, event: MatchEvent): ClockState | null {
  if (clock === null) return null;
  if (event.type === 'reopened') return { ...clock, timeouts: { white: 0, black: 0 } };
  if (event.type === 'clockFlagged') return withTimeouts(clock, event.color, clock.timeouts[event.color] + 1);
  const actor = ownActOf(event);
  return actor === null || clock.timeouts[actor] === 0 ? clock : withTimeouts(clock, actor, 0);
}

const withTimeouts = (clock: ClockState, color: Color, count: number): ClockState => ({
  ...clock,
  timeouts: { ...clock.timeouts, [color]: count },
});
