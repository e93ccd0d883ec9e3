import { COLORS, opponentOf, type Color } from '#rules/types.ts';
import type { MatchState, StartedState } from './state.ts';
import type { UserId } from './types.ts';

/** The side that this person plays; null for anybody else. */
export const seatOf = (state: StartedState, user: UserId): Color | null =>
  COLORS.find((color) => {
    const seat = state.seats[color];
    return seat.kind === 'person' && seat.user === user;
  }) ?? null;

/** The side whose decision the match waits for; null where the table goes on by itself or all is over. */
export function sideToAct(state: MatchState): Color | null {
  switch (state.phase) {
    case 'toRoll':
    case 'toPlay':
      return state.turn;
    case 'doubleOffered':
      return opponentOf(state.turn);
    case 'resignOffered':
      return opponentOf(state.offer.by);
    case 'notStarted':
    case 'opening':
    case 'matchOver':
    case 'aborted':
      return null;
  }
}
