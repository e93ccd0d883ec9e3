import type { ByColor, CheckerMove, Color, Die, GameName, Roll } from '#rules/types.ts';
import type { AbortReason } from './command.ts';
import type { DiceSource, GamePoints, MatchSettings, ResignScope, Score, Seat } from './types.ts';

/**
 * Who ended a turn and why: the player, or the table because nothing else could be played, because the player wants
 * complete turns ended at once, or because the time was over.
 */
export const TURN_ENDS = ['confirmed', 'forced', 'automatic', 'timeout'] as const;
export type TurnEnd = (typeof TURN_ENDS)[number];

export const GAME_WON_REASONS = ['borneOff', 'motherPinned', 'resigned', 'dropped'] as const;
export type GameWonReason = (typeof GAME_WON_REASONS)[number];

export const MATCH_WON_REASONS = ['length', 'resigned', 'timeouts', 'left', 'awarded'] as const;
export type MatchWonReason = (typeof MATCH_WON_REASONS)[number];

/**
 * What happened, past tense, facts only. `at` is table time in milliseconds. `own` tells an act of the player's own
 * from one that the table did for that side. `commitment` binds the dice that follow to a secret that is told at the
 * end; null where they are not bound.
 */
export type MatchEvent = { readonly at: number } & (
  | {
      readonly type: 'matchStarted';
      readonly seats: ByColor<Seat>;
      readonly settings: MatchSettings;
      readonly commitment: string | null;
    }
  | {
      readonly type: 'gameStarted';
      /** From 1. */
      readonly number: number;
      readonly game: GameName;
      /** Null where an opening roll decides. */
      readonly starter: Color | null;
      readonly crawford: boolean;
    }
  /** All opening rolls, [white, black] each; only the last pair differs. */
  | {
      readonly type: 'openingRolled';
      readonly rolls: readonly Roll[];
      readonly starter: Color;
      readonly source: DiceSource;
    }
  | {
      readonly type: 'rolled';
      readonly by: Color;
      readonly roll: Roll;
      readonly source: DiceSource;
      readonly own: boolean;
    }
  | { readonly type: 'moved'; readonly by: Color; readonly moves: readonly CheckerMove[]; readonly own: boolean }
  | { readonly type: 'undone'; readonly by: Color }
  | { readonly type: 'turnEnded'; readonly by: Color; readonly how: TurnEnd }
  /** No move: `numbers` could not be played; none where the board was closed and nothing was rolled. */
  | {
      readonly type: 'turnPassed';
      readonly by: Color;
      readonly reason: 'noMove' | 'closedBoard';
      readonly numbers: readonly Die[];
    }
  /** `value` is what the cube will show if it is taken. */
  | { readonly type: 'doubleOffered'; readonly by: Color; readonly value: number }
  | { readonly type: 'doubleTaken'; readonly by: Color }
  | { readonly type: 'doubleDropped'; readonly by: Color; readonly own: boolean }
  /** `points` would go on the score; 0 where the match is offered. */
  | { readonly type: 'resignOffered'; readonly by: Color; readonly scope: ResignScope; readonly points: number }
  | { readonly type: 'resignAccepted'; readonly by: Color; readonly own: boolean }
  | { readonly type: 'resignDeclined'; readonly by: Color }
  /** `points` is what goes on the score, cube included; `kind` is what the game itself was worth. */
  | {
      readonly type: 'gameWon';
      readonly winner: Color;
      readonly points: number;
      readonly kind: GamePoints;
      readonly reason: GameWonReason;
    }
  | { readonly type: 'gameDrawn' }
  | { readonly type: 'matchWon'; readonly winner: Color; readonly reason: MatchWonReason }
  /** A decision ran out of time; the acts of the table for this side follow. */
  | { readonly type: 'clockFlagged'; readonly color: Color }
  | { readonly type: 'clockHeld' }
  | { readonly type: 'clockReleased' }
  /** The end of this side's decision is near; told once. */
  | { readonly type: 'reminded'; readonly color: Color }
  /** Both sides may agree that the clock stands still until one of them plays on or asks for it. */
  | { readonly type: 'pauseOffered'; readonly by: Color }
  | { readonly type: 'pauseDeclined'; readonly by: Color }
  | { readonly type: 'paused'; readonly by: Color }
  | { readonly type: 'resumed'; readonly by: Color }
  /** This side's clock stands still for as long as its vacation lasts. */
  | { readonly type: 'vacationBegan'; readonly color: Color }
  | { readonly type: 'vacationEnded'; readonly color: Color }
  /** This side was not found in the server any more: its seat is kept for a while. */
  | { readonly type: 'playerMissing'; readonly color: Color }
  | { readonly type: 'playerReturned'; readonly color: Color }
  | { readonly type: 'matchAborted'; readonly reason: AbortReason }
  /** An administrator has set the score; the game goes on as it stands. */
  | { readonly type: 'scoreSet'; readonly score: Score }
  /** An administrator has handed a match back that had ended: it goes on where it stood. */
  | { readonly type: 'reopened'; readonly commitment: string | null }
);

export type EventOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { readonly type: Type }>;
