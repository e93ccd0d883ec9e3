import type { Position } from '#rules/position.ts';
import type { Turn } from '#rules/turn.ts';
import type { ByColor, CheckerMove, Color, GameName, Roll } from '#rules/types.ts';
import type { AbortReason } from './command.ts';
import type { MatchWonReason } from './event.ts';
import type { Cube, MatchSettings, ResignScope, Score, Seat } from './types.ts';

/** The clocks of a match, all in milliseconds of table time. */
export interface ClockState {
  /** What is left of each side's reserve. */
  readonly reserveMs: ByColor<number>;
  /** Timeouts in a row; an act of one's own sets it to zero. */
  readonly timeouts: ByColor<number>;
  /** The side whose decision is running, null between matches' acts that nobody has to decide. */
  readonly deciding: Color | null;
  /** When the running decision began. */
  readonly sinceMs: number;
  /** Time that this decision had used before it was interrupted by an offer. */
  readonly usedMs: number;
  /** True while the board could not be delivered: nothing is counted. */
  readonly held: boolean;
}

/** The last turn that ended in this game, for the marks on the picture. */
export interface LastTurn {
  readonly by: Color;
  readonly roll: Roll | null;
  readonly moves: readonly CheckerMove[];
}

/** What every phase of a started match has. */
export interface Table {
  readonly settings: MatchSettings;
  readonly seats: ByColor<Seat>;
  readonly score: Score;
  /** From 1. */
  readonly gameNumber: number;
  readonly game: GameName;
  readonly position: Position;
  readonly cube: Cube;
  /** This game is the Crawford game. */
  readonly crawford: boolean;
  readonly crawfordPlayed: boolean;
  /** Rolls made in this game by both sides; nobody may double before the first. */
  readonly rollsMade: number;
  readonly lastTurn: LastTurn | null;
  /** The side whose resignation was declined in this turn. */
  readonly resignDeclined: Color | null;
  /** Null where the match is played without a clock. */
  readonly clock: ClockState | null;
}

export type ToRoll = Table & { readonly phase: 'toRoll'; readonly turn: Color };
/** `play.position` is the board now; `position` is the one before the turn. */
export type ToPlay = Table & { readonly phase: 'toPlay'; readonly turn: Color; readonly play: Turn };
export type DoubleOffered = Table & { readonly phase: 'doubleOffered'; readonly turn: Color };
export type ResignOffered = Table & {
  readonly phase: 'resignOffered';
  readonly offer: { readonly by: Color; readonly scope: ResignScope; readonly points: number };
  readonly resume: Opening | ToRoll | ToPlay | DoubleOffered;
};
export type Opening = Table & { readonly phase: 'opening' };
export type MatchOver = Table & {
  readonly phase: 'matchOver';
  readonly winner: Color;
  readonly reason: MatchWonReason;
};
export type Aborted = Table & { readonly phase: 'aborted'; readonly reason: AbortReason };

export type RunningState = Opening | ToRoll | ToPlay | DoubleOffered | ResignOffered;
export type StartedState = RunningState | MatchOver | Aborted;
export type MatchState = { readonly phase: 'notStarted' } | StartedState;

export const initialState: MatchState = { phase: 'notStarted' };
