import { err, ok } from '#core/result.ts';
import { dueAt, LOSING_TIMEOUTS, remindAt } from '#match/clock.ts';
import type { CommandOf } from '#match/command.ts';
import type { Decision } from '#match/decision.ts';
import type { MatchEvent } from '#match/event.ts';
import { evolve } from '#match/evolve.ts';
import { sideToAct } from '#match/seats.ts';
import { simplePlay } from '#match/simplePlay.ts';
import type { MatchState, RunningState, ToPlay } from '#match/state.ts';
import { opponentOf } from '#rules/types.ts';
import { dropped } from './cube.ts';
import { acceptedOffer } from './resign.ts';
import { running } from './running.ts';

/**
 * The time of a decision is over: the table makes it for the late side, or the match is lost by the second timeout in
 * a row (`rules.md` 11). A timeout before the roll takes the whole turn.
 */
export function flag(command: CommandOf<'flag'>, state: MatchState): Decision {
  const match = running(state);
  if (!match.ok) return match;
  const { at } = command;
  const due = dueAt(match.value);
  const color = sideToAct(match.value);
  if (due === null || color === null || at < due) return err({ code: 'notDue' });
  const flagged: MatchEvent = { type: 'clockFlagged', at, color };
  const before = match.value.clock?.timeouts[color] ?? 0;
  if (before + 1 >= LOSING_TIMEOUTS) {
    return ok([flagged, { type: 'matchWon', at, winner: opponentOf(color), reason: 'timeouts' }]);
  }
  return ok([flagged, ...actsOfTable(match.value, command)]);
}

function actsOfTable(state: RunningState, { at, roll, source }: CommandOf<'flag'>): readonly MatchEvent[] {
  switch (state.phase) {
    case 'toRoll': {
      const rolled: MatchEvent = { type: 'rolled', at, by: state.turn, roll, source, own: false };
      const then = evolve(state, rolled);
      return [rolled, ...(then.phase === 'toPlay' ? turnFinished(then, at) : [])];
    }
    case 'toPlay':
      return turnFinished(state, at);
    case 'doubleOffered':
      return dropped(state, at, false);
    case 'resignOffered':
      return acceptedOffer(state, at, false);
    case 'opening':
      return [];
  }
}

/** Keeps the moves already made and plays the rest; a turn without any move is passed by what follows. */
function turnFinished({ turn, play }: ToPlay, at: number): readonly MatchEvent[] {
  const rest = simplePlay(play);
  const ended: MatchEvent = { type: 'turnEnded', at, by: turn, how: 'timeout' };
  if (rest.length > 0) return [{ type: 'moved', at, by: turn, moves: rest, own: false }, ended];
  return play.moves.length > 0 ? [ended] : [];
}

/** Once a decision, some time before its end. */
export function remind({ at }: CommandOf<'remind'>, state: MatchState): Decision {
  const match = running(state);
  if (!match.ok) return match;
  const due = remindAt(match.value);
  const color = sideToAct(match.value);
  return due === null || color === null || at < due ? err({ code: 'notDue' }) : ok([{ type: 'reminded', at, color }]);
}

/** The board could not be delivered, so nobody can decide. */
export function holdClock({ at }: CommandOf<'holdClock'>, state: MatchState): Decision {
  const match = running(state);
  if (!match.ok) return match;
  return dueAt(match.value) === null ? err({ code: 'clockAsItIs' }) : ok([{ type: 'clockHeld', at }]);
}

export function releaseClock({ at }: CommandOf<'releaseClock'>, state: MatchState): Decision {
  const match = running(state);
  if (!match.ok) return match;
  return match.value.clock?.held === true ? ok([{ type: 'clockReleased', at }]) : err({ code: 'clockAsItIs' });
}
