import { expect } from 'vitest';
import type { MatchCommand } from '#match/command.ts';
import { decide } from '#match/decide.ts';
import type { MatchEvent } from '#match/event.ts';
import { evolve } from '#match/evolve.ts';
import type { Refusal } from '#match/refusal.ts';
import { initialState, type MatchState, type StartedState, type Table, type ToRoll } from '#match/state.ts';
import type { MatchSettings } from '#match/types.ts';
import type { Color } from '#rules/types.ts';
import { rollOpening, start, TURKISH } from './commands.ts';

type Untimed<Event> = Event extends MatchEvent ? Omit<Event, 'at'> : never;

export interface Outcome {
  /** The events of the last command; throws where it was refused. */
  readonly events: readonly MatchEvent[];
  readonly state: StartedState;
  /** The last command brought exactly these events, all at its own time. */
  thenEvents(...expected: readonly Untimed<MatchEvent>[]): Outcome;
  /** The last command was refused, with exactly this. */
  thenRefused(refusal: Refusal): void;
}

/** A match in some state, and what comes of commands given one after the other; all but the last must be accepted. */
export const given = (state: MatchState = initialState) => ({
  when(...commands: readonly MatchCommand[]): Outcome {
    const last = commands.at(-1);
    if (last === undefined) throw new Error('nothing is done');
    const before = commands.slice(0, -1).reduce(accept, state);
    const decision = decide(last, before);
    const outcome: Outcome = {
      get events() {
        return accepted(decision, last);
      },
      get state() {
        return startedState(accepted(decision, last).reduce(evolve, before));
      },
      thenEvents(...expected) {
        const timed = expected.map((event) => ({ ...event, at: last.at }));
        expect(accepted(decision, last)).toEqual(timed);
        return outcome;
      },
      thenRefused(refusal) {
        expect(decision).toEqual({ ok: false, error: refusal });
      },
    };
    return outcome;
  },
});

function accepted(decision: ReturnType<typeof decide>, command: MatchCommand): readonly MatchEvent[] {
  if (!decision.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(decision.error)}`);
  return decision.value;
}

const accept = (state: MatchState, command: MatchCommand): MatchState =>
  accepted(decide(command, state), command).reduce(evolve, state);

function startedState(state: MatchState): StartedState {
  if (state.phase === 'notStarted') throw new Error('the match has not started');
  return state;
}

/** White to roll at a table set up at will; `settings` first, because the first game follows from them. */
export function toRoll(
  settings: MatchSettings = TURKISH,
  setUp: Partial<Table> & { readonly turn?: Color } = {},
): ToRoll {
  const table = { ...settings, opening: 'reroll' } as const;
  const { state } = given().when(start(table), rollOpening([6, 1]));
  if (state.phase !== 'toRoll') throw new Error(`white should roll, not ${state.phase}`);
  return { ...state, settings, ...setUp };
}

/** The state, checked to be in a phase. */
export function inPhase<Phase extends MatchState['phase']>(
  state: MatchState,
  phase: Phase,
): Extract<MatchState, { readonly phase: Phase }> {
  expect(state.phase).toBe(phase);
  return state as Extract<MatchState, { readonly phase: Phase }>;
}
