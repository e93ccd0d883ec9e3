import type { Board } from './board.ts';
import type { Numbers } from './dice.ts';
import type { MoveFault } from './moveFault.ts';
import type { Outcome } from './outcome.ts';
import type { Position } from './position.ts';
import type { Die, GameName, Roll } from './types.ts';

/** Six points in a row, higher end first, in the mover's numbering. */
export interface Block {
  readonly from: number;
  readonly to: number;
}

/** A rule of a game about which checkers may move at all. */
export interface Restriction {
  /** Those of the `points` from which the rule allows a step now. */
  readonly among: (board: Board, points: number) => number;
  readonly fault: MoveFault;
}

/** What differs from game to game. All else is written once, in terms of these. */
export interface Ruleset {
  readonly game: GameName;
  /** A side's 26 counts before the first roll. */
  readonly start: readonly number[];
  /** The opponent's number for the physical point that is my `point` (1-24). */
  readonly facing: (point: number) => number;
  /** What a landing does to a single opposing checker; null where a single one closes its point. */
  readonly capture: 'hit' | 'pin' | null;
  /** Is a play that ends the game legal although others use more numbers? (`rules.md` 6) */
  readonly endingIsEnough: boolean;
  /** Are rolls counted, and unplayed numbers handed over to the opponent? (`rules.md` 6) */
  readonly handsOver: boolean;
  /** The numbers of a roll for a side that has made `rollsBefore` rolls in this game. */
  readonly numbers: (roll: Roll, rollsBefore: number) => Numbers;
  /** Points that may not be left for now though nothing blocks them; null where there is no such rule. */
  readonly restriction: Restriction | null;
  /** Is the game decided on this board, otherwise than by bearing off? Null where it cannot be. */
  readonly decided: ((board: Board) => boolean) | null;
  /** The result of a position that `decided` knows as the end. */
  readonly decidedBy: ((position: Position) => Outcome | null) | null;
  /** May the option of three points for a loser far behind apply? (`rules.md` 5) */
  readonly hasTripleMars: boolean;
  /** Can the order in which these free numbers are played change what the turn may come to? */
  readonly orderMatters: ((board: Board, left: readonly Die[]) => boolean) | null;
  /** The block with which a turn may not end here; null where there is no such rule. */
  readonly bannedBlock: ((board: Board) => Block | null) | null;
  /** Does this board, at the end of the turn, leave the opponent a move? Null where that is no duty. */
  readonly leavesMove: ((board: Board) => boolean) | null;
}
