import { err, ok, type Result } from '#core/result.ts';
import type { CommandOf } from '#match/command.ts';
import type { Decision } from '#match/decision.ts';
import type { EventOf, MatchEvent } from '#match/event.ts';
import type { Refusal } from '#match/refusal.ts';
import { resignFault, resignKind, resignValue } from '#match/resign.ts';
import type { MatchState, ResignOffered, RunningState } from '#match/state.ts';
import { opponentOf, type Color } from '#rules/types.ts';
import { running, uninterrupted } from './running.ts';

/** On turn or not (`rules.md` 5). Where resigning needs no answer, the table accepts it for the opponent. */
export function offerResign({ at, by, scope }: CommandOf<'offerResign'>, state: MatchState): Decision {
  const match = uninterrupted(state);
  if (!match.ok) return match;
  const table = match.value;
  const fault = resignFault(table, by, scope);
  if (fault !== null) return err(fault);
  const offered = { type: 'resignOffered', at, by, scope, points: resignValue(table, by, scope) } as const;
  if (table.settings.resigning === 'offer') return ok([offered]);
  return ok([offered, ...accepted(table, offered, at, false)]);
}

export function acceptResign({ at, by }: CommandOf<'acceptResign'>, state: MatchState): Decision {
  const match = resignationFor(state, by);
  return match.ok ? ok(acceptedOffer(match.value, at, true)) : match;
}

export function declineResign({ at, by }: CommandOf<'declineResign'>, state: MatchState): Decision {
  const match = resignationFor(state, by);
  return match.ok ? ok([{ type: 'resignDeclined', at, by }]) : match;
}

/** The resignation that `by` has to answer. */
function resignationFor(state: MatchState, by: Color): Result<ResignOffered, Refusal> {
  const match = running(state);
  if (!match.ok) return match;
  if (match.value.phase !== 'resignOffered') return err({ code: 'noOffer' });
  return match.value.offer.by === by ? err({ code: 'notYourAnswer' }) : ok(match.value);
}

/** The opponent accepts the open offer, or the table for it (`own` false). */
export const acceptedOffer = (state: ResignOffered, at: number, own: boolean): readonly MatchEvent[] =>
  accepted(state, state.offer, at, own);

function accepted(
  state: RunningState,
  { by, scope, points }: Pick<EventOf<'resignOffered'>, 'by' | 'scope' | 'points'>,
  at: number,
  own: boolean,
): readonly MatchEvent[] {
  const winner = opponentOf(by);
  return [
    { type: 'resignAccepted', at, by: winner, own },
    scope === 'match'
      ? { type: 'matchWon', at, winner, reason: 'resigned' }
      : { type: 'gameWon', at, winner, points, kind: resignKind(state, by), reason: 'resigned' },
  ];
}
