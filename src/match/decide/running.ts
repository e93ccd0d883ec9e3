import { err, ok, type Result } from '#core/result.ts';
import type { Refusal } from '#match/refusal.ts';
import {
  isRunning,
  type InterruptedState,
  type MatchState,
  type RunningState,
  type ToPlay,
  type ToRoll,
} from '#match/state.ts';
import { opponentOf, type Color } from '#rules/types.ts';

/** The match, if it is being played. */
export function running(state: MatchState): Result<RunningState, Refusal> {
  if (isRunning(state)) return ok(state);
  return err({ code: state.phase === 'notStarted' ? 'notStarted' : 'matchOver' });
}

/** The match, if it is being played and no resignation waits for an answer. */
export function uninterrupted(state: MatchState): Result<InterruptedState, Refusal> {
  const match = running(state);
  if (!match.ok) return match;
  if (match.value.phase !== 'resignOffered') return ok(match.value);
  return err({ code: 'offerOpen', answerer: opponentOf(match.value.offer.by) });
}

/** The turn of `by`, before or after the roll. */
export function ownTurn(state: MatchState, by: Color): Result<ToRoll | ToPlay, Refusal> {
  const match = uninterrupted(state);
  if (!match.ok) return match;
  const { value } = match;
  if (value.phase === 'opening') return err({ code: 'openingFirst' });
  if (value.phase === 'doubleOffered') return err({ code: 'offerOpen', answerer: opponentOf(value.turn) });
  return value.turn === by ? ok(value) : err({ code: 'notYourTurn' });
}
