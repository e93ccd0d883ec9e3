import { err, ok } from '#core/result.ts';
import type { CommandOf } from '#match/command.ts';
import type { Decision } from '#match/decision.ts';
import type { MatchState } from '#match/state.ts';
import { running } from './running.ts';

/** Opens the match; the settings are such as `checkSettings` lets pass. */
export function start({ at, seats, settings }: CommandOf<'start'>, state: MatchState): Decision {
  if (state.phase !== 'notStarted') return err({ code: 'alreadyStarted' });
  return ok([{ type: 'matchStarted', at, seats, settings }]);
}

/** Ends the match without a winner. */
export function abort({ at, reason }: CommandOf<'abort'>, state: MatchState): Decision {
  const match = running(state);
  return match.ok ? ok([{ type: 'matchAborted', at, reason }]) : match;
}
