import { err, ok } from '#core/result.ts';
import { seatEnd } from '#match/absence.ts';
import type { CommandOf } from '#match/command.ts';
import type { Decision } from '#match/decision.ts';
import type { MatchState } from '#match/state.ts';
import { opponentOf } from '#rules/types.ts';
import { running } from './running.ts';

/** A side is not found in the server any more; its clock goes on meanwhile. */
export function noteMissing({ at, color }: CommandOf<'noteMissing'>, state: MatchState): Decision {
  const match = running(state);
  if (!match.ok) return match;
  return match.value.missingSince[color] === null
    ? ok([{ type: 'playerMissing', at, color }])
    : err({ code: 'presenceAsItIs' });
}

export function noteReturned({ at, color }: CommandOf<'noteReturned'>, state: MatchState): Decision {
  const match = running(state);
  if (!match.ok) return match;
  return match.value.missingSince[color] === null
    ? err({ code: 'presenceAsItIs' })
    : ok([{ type: 'playerReturned', at, color }]);
}

/** A side that is missing for longer than its seat is kept loses the match, whatever the score (`rules.md` 11). */
export function forfeit({ at, color }: CommandOf<'forfeit'>, state: MatchState): Decision {
  const match = running(state);
  if (!match.ok) return match;
  const end = seatEnd(match.value);
  if (end === null || end.color !== color || at < end.at) return err({ code: 'notDue' });
  return ok([{ type: 'matchWon', at, winner: opponentOf(color), reason: 'left' }]);
}
