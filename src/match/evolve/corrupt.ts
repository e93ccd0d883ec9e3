import type { MatchEvent } from '#match/event.ts';
import type { MatchState } from '#match/state.ts';

/** An event that cannot follow on this state: the log is damaged and must not be played on. */
export function corrupt(state: MatchState, event: MatchEvent): never {
  throw new Error(`corrupt log: ${event.type} in phase ${state.phase}`);
}
