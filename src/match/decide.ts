import { ok } from '#core/result.ts';
import type { MatchCommand } from './command.ts';
import { withConsequences } from './consequences.ts';
import { forfeit, noteMissing, noteReturned } from './decide/absence.ts';
import { flag, holdClock, releaseClock, remind } from './decide/clock.ts';
import { drop, offerDouble, take } from './decide/cube.ts';
import { abort, award, reopen, setScore, start } from './decide/lifecycle.ts';
import { acceptPause, beginVacation, declinePause, endVacation, offerPause, resume } from './decide/pause.ts';
import { confirm, move, undo } from './decide/play.ts';
import { acceptResign, declineResign, offerResign } from './decide/resign.ts';
import { roll, rollOpening } from './decide/roll.ts';
import type { Decision } from './decision.ts';
import type { MatchState } from './state.ts';

/**
 * What comes of a command: its own events and all that follows from them without anybody's decision (a pass, the end of
 * a game, the next one), or the reason why it is refused.
 */
export function decide(command: MatchCommand, state: MatchState): Decision {
  const own = decideAlone(command, state);
  return own.ok ? ok(withConsequences(state, own.value, command.at)) : own;
}

function decideAlone(command: MatchCommand, state: MatchState): Decision {
  switch (command.type) {
    case 'start':
      return start(command, state);
    case 'rollOpening':
      return rollOpening(command, state);
    case 'roll':
      return roll(command, state);
    case 'move':
      return move(command, state);
    case 'undo':
      return undo(command, state);
    case 'confirm':
      return confirm(command, state);
    case 'offerDouble':
      return offerDouble(command, state);
    case 'take':
      return take(command, state);
    case 'drop':
      return drop(command, state);
    case 'offerResign':
      return offerResign(command, state);
    case 'acceptResign':
      return acceptResign(command, state);
    case 'declineResign':
      return declineResign(command, state);
    case 'flag':
      return flag(command, state);
    case 'holdClock':
      return holdClock(command, state);
    case 'releaseClock':
      return releaseClock(command, state);
    case 'remind':
      return remind(command, state);
    case 'offerPause':
      return offerPause(command, state);
    case 'acceptPause':
      return acceptPause(command, state);
    case 'declinePause':
      return declinePause(command, state);
    case 'resume':
      return resume(command, state);
    case 'beginVacation':
      return beginVacation(command, state);
    case 'endVacation':
      return endVacation(command, state);
    case 'noteMissing':
      return noteMissing(command, state);
    case 'noteReturned':
      return noteReturned(command, state);
    case 'forfeit':
      return forfeit(command, state);
    case 'abort':
      return abort(command, state);
    case 'award':
      return award(command, state);
    case 'setScore':
      return setScore(command, state);
    case 'reopen':
      return reopen(command, state);
  }
}
