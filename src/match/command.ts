import type { ByColor, CheckerMove, Color, Roll } from '#rules/types.ts';
import type { DiceSource, MatchSettings, ResignScope, Score, Seat } from './types.ts';

/** A checker move as a player names it; what it captures is for the rules to say. */
export type NamedMove = Pick<CheckerMove, 'from' | 'to' | 'die'>;

/**
 * What may be asked of a match. `by` is the seat that asks (the app finds it with `seatOf`); `at` is table time in
 * milliseconds, which stands still while the bot is down. Dice are drawn by the caller, for this command alone.
 * `automatic` marks what the table does by itself for a side (`automatic.ts`): no act of the player's own.
 */
export type MatchCommand = { readonly at: number } & (
  | {
      readonly type: 'start';
      readonly seats: ByColor<Seat>;
      readonly settings: MatchSettings;
      readonly commitment: string | null;
    }
  /** One die a side, [white, black], again and again until they differ. */
  | { readonly type: 'rollOpening'; readonly rolls: readonly Roll[]; readonly source: DiceSource }
  | {
      readonly type: 'roll';
      readonly by: Color;
      readonly roll: Roll;
      readonly source: DiceSource;
      readonly automatic?: true;
    }
  | { readonly type: 'move'; readonly by: Color; readonly moves: readonly NamedMove[]; readonly automatic?: true }
  /** Takes back the last checker move of this turn. */
  | { readonly type: 'undo'; readonly by: Color }
  | { readonly type: 'confirm'; readonly by: Color; readonly automatic?: 'forced' | 'habit' }
  | { readonly type: 'offerDouble'; readonly by: Color }
  | { readonly type: 'take'; readonly by: Color }
  | { readonly type: 'drop'; readonly by: Color }
  | { readonly type: 'offerResign'; readonly by: Color; readonly scope: ResignScope }
  | { readonly type: 'acceptResign'; readonly by: Color }
  | { readonly type: 'declineResign'; readonly by: Color }
  /** A due time has come: the table acts for the late side, with `roll` where it has to roll. */
  | { readonly type: 'flag'; readonly roll: Roll; readonly source: DiceSource }
  /** The board could not be delivered: the decision's clock stands still from its beginning. */
  | { readonly type: 'holdClock' }
  /** The board was delivered, or the grace time is over: the decision's clock starts now. */
  | { readonly type: 'releaseClock' }
  /** The time has come to remind the late side, once a decision. */
  | { readonly type: 'remind' }
  | { readonly type: 'offerPause'; readonly by: Color }
  | { readonly type: 'acceptPause'; readonly by: Color }
  | { readonly type: 'declinePause'; readonly by: Color }
  | { readonly type: 'resume'; readonly by: Color }
  | { readonly type: 'beginVacation'; readonly color: Color }
  | { readonly type: 'endVacation'; readonly color: Color }
  /** This side is not in the server any more, or is there again. */
  | { readonly type: 'noteMissing'; readonly color: Color }
  | { readonly type: 'noteReturned'; readonly color: Color }
  /** This side has left the server for longer than its seat is kept: the match is lost. */
  | { readonly type: 'forfeit'; readonly color: Color }
  | { readonly type: 'abort'; readonly reason: AbortReason }
  /** What an administrator may do: give a match to one side, set its score, or take it up again. */
  | { readonly type: 'award'; readonly winner: Color }
  | { readonly type: 'setScore'; readonly score: Score }
  | { readonly type: 'reopen'; readonly commitment: string | null }
);

export type CommandOf<Type extends MatchCommand['type']> = Extract<MatchCommand, { readonly type: Type }>;

export const ABORT_REASONS = ['admin', 'agreed', 'broken'] as const;
export type AbortReason = (typeof ABORT_REASONS)[number];
