import type { Position } from '#rules/position.ts';
import type { Turn } from '#rules/turn.ts';
import type { ByColor, CheckerMove, Color, GameName, Roll } from '#rules/types.ts';
import type { AbortReason } from './command.ts';
import type { GameWonReason, MatchWonReason } from './event.ts';
import type { Cube, GamePoints, MatchSettings, ResignScope, Score, Seat } from './types.ts';

/** The clocks of a match, all in milliseconds of table time. Whose clock runs is for `clock.ts` to say. */
export interface ClockState {
  /** What was left of each side's reserve when the running decision began or was taken up again. */
  readonly reserveMs: ByColor<number>;
  /** Timeouts in a row; an act of one's own sets it to zero. */
  readonly timeouts: ByColor<number>;
  /** When the running decision began, or was taken up again after an offer. */
  readonly sinceMs: number;
  /** Time of this decision that was used before `sinceMs`; never more than the decision's own time. */
  readonly usedMs: number;
  /** True while the board could not be delivered: nothing is counted. */
  readonly held: boolean;
  /** The late side was reminded of the running decision. */
  readonly reminded: boolean;
  /** Both have agreed to a pause: nothing is counted until somebody goes on. */
  readonly paused: boolean;
  /** Who asks for a pause in this turn; null where nobody does. */
  readonly pauseAskedBy: Color | null;
  /** Who is on vacation: nothing is counted while this side decides. */
  readonly away: ByColor<boolean>;
}

/** The last turn that ended in this game, for the marks on the picture. */
export interface LastTurn {
  readonly by: Color;
  /** Null where nothing was rolled: closed board, or handed-over numbers before the own roll. */
  readonly roll: Roll | null;
  /** All moves since the opponent's turn, those of handed-over numbers included; empty is a pass. */
  readonly moves: readonly CheckerMove[];
}

/** How a finished game of this match ended. `points` went on the score. */
export type GameResult =
  | {
      readonly game: GameName;
      readonly winner: Color;
      readonly points: number;
      readonly kind: GamePoints;
      readonly reason: GameWonReason;
    }
  | { readonly game: GameName; readonly winner: null };

/** What every phase of a started match has. */
export interface Table {
  readonly settings: MatchSettings;
  readonly seats: ByColor<Seat>;
  readonly score: Score;
  /** From 1; 0 for a moment while the match opens. */
  readonly gameNumber: number;
  readonly game: GameName;
  /** The finished games in order; as long as `gameNumber` only until the next game or the end follows. */
  readonly results: readonly GameResult[];
  /** The opening rolls of this game, [white, black] each; empty where the winner of the game before began. */
  readonly opening: readonly Roll[];
  /** Who began this game; null until the opening roll. */
  readonly starter: Color | null;
  /** The position before the running turn; `boardOf` tells the board now. */
  readonly position: Position;
  readonly cube: Cube;
  /** This game is the Crawford game. */
  readonly crawford: boolean;
  /** The Crawford game of this match has begun or is over. */
  readonly crawfordPlayed: boolean;
  /** Rolls made in this game by both sides; nobody may double before the first. */
  readonly rollsMade: number;
  readonly lastTurn: LastTurn | null;
  /** Whose resignation was declined in this turn: no other offer before the turn ends. */
  readonly resignDeclined: ByColor<boolean>;
  /** What the dice are bound to, one more each time the match was handed back; empty where they are not bound. */
  readonly commitments: readonly string[];
  /** Null where the match is played without a clock. */
  readonly clock: ClockState | null;
  /** Table time since when a side is known to have left the server; null is there. */
  readonly missingSince: ByColor<number | null>;
  /** Table time of the last event. */
  readonly at: number;
}

/** The table rolls for who begins. */
export type Opening = Table & { readonly phase: 'opening' };
export type ToRoll = Table & { readonly phase: 'toRoll'; readonly turn: Color };
/** `play.position` is the board now; a null `play.roll` plays handed-over numbers before the own roll. */
export type ToPlay = Table & { readonly phase: 'toPlay'; readonly turn: Color; readonly play: Turn };
/** `turn` has doubled; the opponent answers. */
export type DoubleOffered = Table & { readonly phase: 'doubleOffered'; readonly turn: Color };
export type ResignOffered = Table & {
  readonly phase: 'resignOffered';
  /** `points` is what would go on the score; 0 where the match is offered. */
  readonly offer: { readonly by: Color; readonly scope: ResignScope; readonly points: number };
  /** What goes on after a decline, with the clock as it stood at the offer. */
  readonly resume: InterruptedState;
};
export type MatchOver = Table & {
  readonly phase: 'matchOver';
  readonly winner: Color;
  readonly reason: MatchWonReason;
  /** What an administrator may take up again. */
  readonly resume: RunningState;
};
export type Aborted = Table & {
  readonly phase: 'aborted';
  readonly reason: AbortReason;
  readonly resume: RunningState;
};

/** The phases that an offer to resign can interrupt. */
export type InterruptedState = Opening | ToRoll | ToPlay | DoubleOffered;
export type RunningState = InterruptedState | ResignOffered;
export type StartedState = RunningState | MatchOver | Aborted;
export type MatchState = { readonly phase: 'notStarted' } | StartedState;

export const initialState: MatchState = { phase: 'notStarted' };

export const isRunning = (state: MatchState): state is RunningState =>
  state.phase !== 'notStarted' && state.phase !== 'matchOver' && state.phase !== 'aborted';

/** Table time of the last event; a command is never earlier. */
export const lastAt = (state: StartedState): number => state.at;

/** The board now, the moves of a half-played turn included. */
export function boardOf(state: StartedState): Position {
  if (state.phase === 'toPlay') return state.play.position;
  return state.phase === 'resignOffered' ? boardOf(state.resume) : state.position;
}

/** A game has ended, or none begun, and the next event tells how the match goes on. */
export const betweenGames = ({ results, gameNumber }: Table): boolean => results.length === gameNumber;

/** What all phases share, without what only this phase has. */
export function tableOf(state: StartedState): Table {
  const { settings, seats, score, gameNumber, game, results, opening, starter, position, cube } = state;
  const { crawford, crawfordPlayed, rollsMade, lastTurn, resignDeclined, commitments, clock, missingSince, at } = state;
  return {
    settings,
    seats,
    score,
    gameNumber,
    game,
    results,
    opening,
    starter,
    position,
    cube,
    crawford,
    crawfordPlayed,
    rollsMade,
    lastTurn,
    resignDeclined,
    commitments,
    clock,
    missingSince,
    at,
  };
}
