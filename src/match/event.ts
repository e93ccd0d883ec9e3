import type { ByColor, CheckerMove, Color, Die, GameName, Roll } from '#rules/types.ts';
import type { AbortReason } from './command.ts';
import type { DiceSource, GamePoints, MatchSettings, ResignScope, Seat } from './types.ts';

/** Why a turn ended: by the player, because nothing else could be played, or by the table at a timeout. */
export type TurnEnd = 'confirmed' | 'forced' | 'timeout';

export type GameWonReason = 'borneOff' | 'motherPinned' | 'resigned' | 'dropped';
export type MatchWonReason = 'length' | 'resigned' | 'timeouts' | 'left';

/** What happened, past tense, facts only. `at` is table time in milliseconds. */
export type MatchEvent = { readonly at: number } & (
  | { readonly type: 'matchStarted'; readonly seats: ByColor<Seat>; readonly settings: MatchSettings }
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
  | { readonly type: 'rolled'; readonly by: Color; readonly roll: Roll; readonly source: DiceSource }
  | { readonly type: 'moved'; readonly by: Color; readonly moves: readonly CheckerMove[] }
  | { readonly type: 'undone'; readonly by: Color }
  | { readonly type: 'turnEnded'; readonly by: Color; readonly how: TurnEnd }
  /** No move: `roll` is null where none was rolled (closed board) or handed-over numbers did not fit. */
  | {
      readonly type: 'turnPassed';
      readonly by: Color;
      readonly reason: 'noMove' | 'closedBoard';
      readonly numbers: readonly Die[];
    }
  | { readonly type: 'doubleOffered'; readonly by: Color; readonly value: number }
  | { readonly type: 'doubleTaken'; readonly by: Color }
  | { readonly type: 'doubleDropped'; readonly by: Color }
  | { readonly type: 'resignOffered'; readonly by: Color; readonly scope: ResignScope; readonly points: number }
  | { readonly type: 'resignAccepted'; readonly by: Color }
  | { readonly type: 'resignDeclined'; readonly by: Color }
  /** `points` is what goes on the score, cube included. */
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
  | { readonly type: 'matchAborted'; readonly reason: AbortReason }
);
