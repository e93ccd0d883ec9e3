import { beginTurn, onlyPlay } from '#rules/turn.ts';
import type { ByColor, Color, Die, GameName, Play, Roll } from '#rules/types.ts';
import type { AbortReason } from './command.ts';
import type { MatchEvent, MatchWonReason } from './event.ts';
import { evolve } from './evolve.ts';
import { betweenGames, initialState, isRunning, type GameResult, type MatchState, type RunningState } from './state.ts';
import type { MatchSettings, ResignScope, Score, Seat } from './types.ts';

/** What stood at the end of a turn, or what was said with the cube or in resigning; moves that were undone are not in it. */
export type RecordedAct = { readonly by: Color } & (
  | {
      readonly type: 'played';
      /** Null where handed-over numbers were played before the own roll. */
      readonly roll: Roll | null;
      /** Empty where nothing could be played. */
      readonly play: Play;
      /** Numbers that were left: after a roll of gul bara they are handed over, handed-over ones are lost. */
      readonly left: readonly Die[];
    }
  /** The game or the match ended on this roll; `forced` where it could be played in one way only. */
  | { readonly type: 'notPlayed'; readonly roll: Roll; readonly forced: boolean }
  /** Nothing was rolled against a closed board (`rules.md` 3). */
  | { readonly type: 'closedOut' }
  | { readonly type: 'doubled'; readonly value: number }
  | { readonly type: 'took' }
  | { readonly type: 'dropped' }
  /** `points` is what went on the score; 0 where the match was given up. */
  | { readonly type: 'resigned'; readonly scope: ResignScope; readonly points: number }
);

export interface RecordedGame {
  /** From 1. */
  readonly number: number;
  readonly game: GameName;
  readonly crawford: boolean;
  /** Before the game. */
  readonly score: Score;
  /** The opening rolls, [white, black] each; empty where the winner of the game before began. */
  readonly opening: readonly Roll[];
  /** Null while nobody has begun. */
  readonly starter: Color | null;
  readonly acts: readonly RecordedAct[];
  /** Null where the match ended before the game did, or is running. */
  readonly result: GameResult | null;
}

export type MatchEnd =
  | { readonly kind: 'won'; readonly winner: Color; readonly reason: MatchWonReason }
  | { readonly kind: 'aborted'; readonly reason: AbortReason };

/** A match as it is written down. */
export interface MatchRecord {
  readonly settings: MatchSettings;
  readonly seats: ByColor<Seat>;
  readonly games: readonly RecordedGame[];
  readonly score: Score;
  /** Null while it is running. */
  readonly end: MatchEnd | null;
}

/** The record of a log, whether its match is over or not; throws where the log does not begin with the start. */
export function recordOf(events: readonly MatchEvent[]): MatchRecord {
  const games: RecordedGame[] = [];
  let state: MatchState = initialState;
  let end: MatchEnd | null = null;
  for (const event of events) {
    const game = games.pop();
    if (game !== undefined) games.push(afterEvent(game, event, state));
    if (event.type === 'gameStarted' && state.phase !== 'notStarted') games.push(newGame(event, state.score));
    if (event.type === 'matchWon') end = { kind: 'won', winner: event.winner, reason: event.reason };
    if (event.type === 'reopened') end = null;
    if (event.type === 'matchAborted') end = { kind: 'aborted', reason: event.reason };
    state = evolve(state, event);
  }
  if (state.phase === 'notStarted') throw new Error('a log without a start');
  const { settings, seats, score } = state;
  return { settings, seats, games, score, end };
}

const newGame = (
  { number, game, crawford, starter }: Extract<MatchEvent, { type: 'gameStarted' }>,
  score: Score,
): RecordedGame => ({ number, game, crawford, score, opening: [], starter, acts: [], result: null });

function afterEvent(game: RecordedGame, event: MatchEvent, state: MatchState): RecordedGame {
  const acts = isRunning(state) && !betweenGames(state) ? actsOf(event, state) : [];
  const next = acts.length === 0 ? game : { ...game, acts: [...game.acts, ...acts] };
  if (event.type === 'openingRolled') return { ...next, opening: event.rolls, starter: event.starter };
  if (event.type === 'reopened') return { ...game, acts: withoutEnd(game.acts) };
  if (event.type === 'gameDrawn') return { ...next, result: { game: game.game, winner: null } };
  if (event.type !== 'gameWon') return next;
  const { winner, points, kind, reason } = event;
  return { ...next, result: { game: game.game, winner, points, kind, reason } };
}

/** A match that is handed back goes on with the roll that was on the table when it ended. */
function withoutEnd(acts: readonly RecordedAct[]): readonly RecordedAct[] {
  const end = acts.findIndex((act) => act.type === 'notPlayed' || (act.type === 'resigned' && act.scope === 'match'));
  return end < 0 ? acts : acts.slice(0, end);
}

function actsOf(event: MatchEvent, state: RunningState): readonly RecordedAct[] {
  const { type } = event;
  if (type === 'turnEnded') return played(state, event.by);
  if (type === 'turnPassed') {
    return event.reason === 'closedBoard' ? [{ type: 'closedOut', by: event.by }] : played(state, event.by);
  }
  if (type === 'doubleOffered') return [{ type: 'doubled', by: event.by, value: event.value }];
  if (type === 'doubleTaken') return [{ type: 'took', by: event.by }];
  if (type === 'doubleDropped') return [{ type: 'dropped', by: event.by }];
  if (type === 'resignAccepted' && state.phase === 'resignOffered') {
    const { by, scope, points } = state.offer;
    return [...notPlayed(state.resume), { type: 'resigned', by, scope, points }];
  }
  const stopped = type === 'matchAborted' || (type === 'matchWon' && event.reason !== 'resigned');
  return stopped ? notPlayed(interrupted(state)) : [];
}

const played = (state: RunningState, by: Color): readonly RecordedAct[] =>
  state.phase === 'toPlay'
    ? [{ type: 'played', by, roll: state.play.roll, play: state.play.moves, left: state.play.diceLeft }]
    : [];

const interrupted = (state: RunningState): RunningState => (state.phase === 'resignOffered' ? state.resume : state);

/** The roll on the table when all was over; a half-played turn counts for nothing. */
function notPlayed(state: RunningState): readonly RecordedAct[] {
  if (state.phase !== 'toPlay' || state.play.roll === null) return [];
  const { turn: by, play } = state;
  const forced = onlyPlay(beginTurn({ ...play, position: play.start })) !== null;
  return [{ type: 'notPlayed', by, roll: state.play.roll, forced }];
}
