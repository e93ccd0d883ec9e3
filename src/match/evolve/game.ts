import { clockAtStart } from '#match/clock.ts';
import { CENTRED_CUBE } from '#match/cube.ts';
import type { EventOf } from '#match/event.ts';
import {
  boardOf,
  tableOf,
  type Aborted,
  type GameResult,
  type MatchOver,
  type Opening,
  type RunningState,
  type ToRoll,
} from '#match/state.ts';
import { startPosition } from '#rules/games/index.ts';
import { corrupt } from './corrupt.ts';

/** The table before its first game. */
export function afterMatchStarted({ seats, settings, commitment, at }: EventOf<'matchStarted'>): Opening {
  const [game] = settings.games;
  return {
    phase: 'opening',
    settings,
    seats,
    score: { white: 0, black: 0 },
    gameNumber: 0,
    results: [],
    crawfordPlayed: false,
    commitments: commitment === null ? [] : [commitment],
    clock: clockAtStart(settings, at),
    missingSince: { white: null, black: null },
    at,
    ...freshGame(game),
  };
}

/** What begins anew with every game. */
const freshGame = (game: Opening['game']) => ({
  game,
  opening: [],
  starter: null,
  position: startPosition(game),
  cube: CENTRED_CUBE,
  crawford: false,
  rollsMade: 0,
  lastTurn: null,
  resignDeclined: { white: false, black: false },
});

export function afterGameStarted(state: RunningState, event: EventOf<'gameStarted'>): Opening | ToRoll {
  const { number, game, starter, crawford } = event;
  if (number !== state.gameNumber + 1) return corrupt(state, event);
  const table = {
    ...tableOf(state),
    ...freshGame(game),
    gameNumber: number,
    starter,
    crawford,
    crawfordPlayed: state.crawfordPlayed || crawford,
  };
  return starter === null ? { ...table, phase: 'opening' } : { ...table, phase: 'toRoll', turn: starter };
}

export function afterGameWon(state: RunningState, event: EventOf<'gameWon'>): RunningState {
  const { winner, points, kind, reason } = event;
  const score = { ...state.score, [winner]: state.score[winner] + points };
  return withResult({ ...state, score }, { game: state.game, winner, points, kind, reason });
}

export const afterGameDrawn = (state: RunningState): RunningState =>
  withResult(state, { game: state.game, winner: null });

const withResult = (state: RunningState, result: GameResult): RunningState => ({
  ...state,
  results: [...state.results, result],
});

/** The board stays as it stood, in the middle of a turn too. */
export const afterMatchWon = (state: RunningState, { winner, reason }: EventOf<'matchWon'>): MatchOver => ({
  ...tableOf(state),
  phase: 'matchOver',
  position: boardOf(state),
  winner,
  reason,
  resume: state,
});

export const afterMatchAborted = (state: RunningState, { reason }: EventOf<'matchAborted'>): Aborted => ({
  ...tableOf(state),
  phase: 'aborted',
  position: boardOf(state),
  reason,
  resume: state,
});

/** Where it stood, with nobody missing and nobody late. */
export const afterReopened = ({ resume }: MatchOver | Aborted): RunningState => ({
  ...resume,
  missingSince: { white: null, black: null },
});
