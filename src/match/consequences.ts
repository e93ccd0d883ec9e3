import { isClosedOut } from '#rules/closedBoard.ts';
import { outcomeOf } from '#rules/outcome.ts';
import { nextMoves } from '#rules/turn.ts';
import { impossible } from '#core/assertNever.ts';
import type { MatchEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { isCrawfordGame, lengthReached, pointsOnScore } from './score.ts';
import { betweenGames, isRunning, type MatchState, type RunningState, type ToPlay, type ToRoll } from './state.ts';

/** `events` with all that follows from them without anybody's decision. */
export function withConsequences(state: MatchState, events: readonly MatchEvent[], at: number): readonly MatchEvent[] {
  const all = [...events];
  let now = events.reduce(evolve, state);
  for (let next = consequence(now, at); next !== null; next = consequence(now, at)) {
    all.push(next);
    now = evolve(now, next);
  }
  return all;
}

function consequence(state: MatchState, at: number): MatchEvent | null {
  if (!isRunning(state)) return null;
  if (betweenGames(state)) return afterGame(state, at);
  if (state.phase === 'toRoll') return gameEnd(state, at) ?? closedBoardPass(state, at);
  return state.phase === 'toPlay' ? noMovePass(state, at) : null;
}

/** The match is won, or the next game of the set begins (`rules.md` 4, 9). */
function afterGame(state: RunningState, at: number): MatchEvent {
  const winner = lengthReached(state);
  if (winner !== null) return { type: 'matchWon', at, winner, reason: 'length' };
  const { settings, results, gameNumber } = state;
  const lastWinner = results.at(-1)?.winner ?? null;
  return {
    type: 'gameStarted',
    at,
    number: gameNumber + 1,
    game: settings.games[gameNumber % settings.games.length] ?? impossible('a set without games'),
    starter: settings.nextGame === 'winner' ? lastWinner : null,
    crawford: isCrawfordGame(state),
  };
}

function gameEnd(state: ToRoll, at: number): MatchEvent | null {
  const outcome = outcomeOf(state.game, state.settings.rules, state.position);
  if (outcome === null) return null;
  const { winner, points: kind, reason } = outcome;
  if (winner === null) return { type: 'gameDrawn', at };
  return { type: 'gameWon', at, winner, points: pointsOnScore(state, kind), kind, reason };
}

/** Turkish tavla: against a closed board nothing is rolled (`rules.md` 3). */
function closedBoardPass({ settings, game, position, turn }: ToRoll, at: number): MatchEvent | null {
  if (settings.closedBoard === 'roll' || game !== 'tavla' || !isClosedOut(position, turn)) return null;
  return { type: 'turnPassed', at, by: turn, reason: 'closedBoard', numbers: [] };
}

function noMovePass({ play, turn }: ToPlay, at: number): MatchEvent | null {
  if (play.moves.length > 0 || nextMoves(play).length > 0) return null;
  return { type: 'turnPassed', at, by: turn, reason: 'noMove', numbers: play.diceLeft };
}
