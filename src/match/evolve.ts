import { missingAfter } from './absence.ts';
import { clockAfter } from './clock.ts';
import type { MatchEvent } from './event.ts';
import { corrupt } from './evolve/corrupt.ts';
import {
  afterGameDrawn,
  afterGameStarted,
  afterGameWon,
  afterMatchAborted,
  afterMatchStarted,
  afterMatchWon,
  afterReopened,
} from './evolve/game.ts';
import {
  afterDoubleDropped,
  afterDoubleOffered,
  afterDoubleTaken,
  afterResignAccepted,
  afterResignDeclined,
  afterResignOffered,
} from './evolve/offer.ts';
import {
  afterMoved,
  afterOpeningRolled,
  afterRolled,
  afterTurnEnded,
  afterTurnPassed,
  afterUndone,
} from './evolve/turn.ts';
import { betweenGames, isRunning, type MatchState, type RunningState, type StartedState } from './state.ts';

/**
 * The state after an event. No rule is checked and no result computed anew: what the log says has happened, so that
 * old matches stay as they were when a rule is mended. An event that does not fit throws "corrupt log".
 */
export function evolve(state: MatchState, event: MatchEvent): MatchState {
  if (event.type === 'matchStarted') {
    return state.phase === 'notStarted' ? afterMatchStarted(event) : corrupt(state, event);
  }
  if (event.type === 'reopened') {
    if (state.phase !== 'matchOver' && state.phase !== 'aborted') return corrupt(state, event);
    const commitments = [...state.commitments, ...(event.commitment === null ? [] : [event.commitment])];
    return { ...afterReopened(state), commitments, at: event.at, clock: clockAfter(state, event) };
  }
  if (!isRunning(state) || !fitsBetweenGames(state, event)) return corrupt(state, event);
  return {
    ...after(state, event),
    at: event.at,
    clock: clockAfter(state, event),
    missingSince: missingAfter(state, event),
  };
}

/** Between two games only the next one or the end of the match can follow; a game starts only there. */
function fitsBetweenGames(state: RunningState, { type }: MatchEvent): boolean {
  if (type === 'matchWon' || type === 'matchAborted') return true;
  return betweenGames(state) === (type === 'gameStarted');
}

function after(state: RunningState, event: Exclude<MatchEvent, { type: 'matchStarted' | 'reopened' }>): StartedState {
  switch (event.type) {
    case 'gameStarted':
      return afterGameStarted(state, event);
    case 'openingRolled':
      return afterOpeningRolled(state, event);
    case 'rolled':
      return afterRolled(state, event);
    case 'moved':
      return afterMoved(state, event);
    case 'undone':
      return afterUndone(state, event);
    case 'turnEnded':
      return afterTurnEnded(state, event);
    case 'turnPassed':
      return afterTurnPassed(state, event);
    case 'doubleOffered':
      return afterDoubleOffered(state, event);
    case 'doubleTaken':
      return afterDoubleTaken(state, event);
    case 'doubleDropped':
      return afterDoubleDropped(state, event);
    case 'resignOffered':
      return afterResignOffered(state, event);
    case 'resignAccepted':
      return afterResignAccepted(state, event);
    case 'resignDeclined':
      return afterResignDeclined(state, event);
    case 'gameWon':
      return afterGameWon(state, event);
    case 'gameDrawn':
      return afterGameDrawn(state);
    case 'matchWon':
      return afterMatchWon(state, event);
    case 'matchAborted':
      return afterMatchAborted(state, event);
    case 'scoreSet':
      return { ...state, score: event.score };
    // What these do is in `clock.ts` and `absence.ts`.
    case 'clockFlagged':
    case 'clockHeld':
    case 'clockReleased':
    case 'reminded':
    case 'pauseOffered':
    case 'pauseDeclined':
    case 'paused':
    case 'resumed':
    case 'vacationBegan':
    case 'vacationEnded':
    case 'playerMissing':
    case 'playerReturned':
      return state;
  }
}
