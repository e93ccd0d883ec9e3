import { err, ok } from '#core/result.ts';
import type { CommandOf } from '#match/command.ts';
import type { Decision } from '#match/decision.ts';
import type { MatchState } from '#match/state.ts';
import { COLORS } from '#rules/types.ts';
import { running } from './running.ts';

/** Opens the match; the settings are such as `checkSettings` lets pass. */
export function start({ at, seats, settings, commitment }: CommandOf<'start'>, state: MatchState): Decision {
  if (state.phase !== 'notStarted') return err({ code: 'alreadyStarted' });
  return ok([{ type: 'matchStarted', at, seats, settings, commitment }]);
}

/** Ends the match for one side, whatever the score. */
export function award({ at, winner }: CommandOf<'award'>, state: MatchState): Decision {
  const match = running(state);
  return match.ok ? ok([{ type: 'matchWon', at, winner, reason: 'awarded' }]) : match;
}

/** The running game goes on; nobody wins the match by it. */
export function setScore({ at, score }: CommandOf<'setScore'>, state: MatchState): Decision {
  const match = running(state);
  if (!match.ok) return match;
  const { length } = match.value.settings;
  const fits = COLORS.every((color) => Number.isInteger(score[color]) && score[color] >= 0 && score[color] < length);
  return fits ? ok([{ type: 'scoreSet', at, score }]) : err({ code: 'scoreOutOfRange', length });
}

/** Takes up a match again that had ended for a reason other than its length. */
export function reopen({ at, commitment }: CommandOf<'reopen'>, state: MatchState): Decision {
  const ended = state.phase === 'aborted' || (state.phase === 'matchOver' && state.reason !== 'length');
  return ended ? ok([{ type: 'reopened', at, commitment }]) : err({ code: 'cannotReopen' });
}

/** Ends the match without a winner. */
export function abort({ at, reason }: CommandOf<'abort'>, state: MatchState): Decision {
  const match = running(state);
  return match.ok ? ok([{ type: 'matchAborted', at, reason }]) : match;
}
