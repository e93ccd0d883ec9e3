import type { Result } from '#core/result.ts';
import type { MatchEvent } from '#match/event.ts';
import type { NamedMove } from '#match/command.ts';
import type { Refusal } from '#match/refusal.ts';
import type { RunningState, StartedState } from '#match/state.ts';
import type { MatchId, MatchSettings, ResignScope, Seat, UserId } from '#match/types.ts';
import type { ByColor, Color } from '#rules/types.ts';
import type { ChallengeId, MatchRow, Place } from './ports.ts';

/** What a person may want of a match; dice and time are added here. */
export type Wish =
  | { readonly type: 'roll' }
  | { readonly type: 'move'; readonly moves: readonly NamedMove[] }
  | { readonly type: 'undo' }
  | { readonly type: 'confirm' }
  | { readonly type: 'offerDouble' }
  | { readonly type: 'take' }
  | { readonly type: 'drop' }
  | { readonly type: 'offerResign'; readonly scope: ResignScope }
  | { readonly type: 'acceptResign' }
  | { readonly type: 'declineResign' };

/** Refusals that do not come from the match itself. */
export type ServiceRefusal =
  | { readonly code: 'unknownMatch' }
  /** The button belongs to an older board. */
  | { readonly code: 'staleBoard' };

export interface LoadedMatch {
  readonly row: MatchRow;
  readonly state: StartedState;
}

export interface Acted extends LoadedMatch {
  /** What this act brought about, automatic steps included; empty for a repeated delivery. */
  readonly events: readonly MatchEvent[];
}

export interface ActRequest<E> {
  readonly id: MatchId;
  readonly user: UserId;
  /** The interaction's id: the same act delivered twice is carried out once. */
  readonly act: string;
  /** The version of the board on which a button stood; absent for typed commands. */
  readonly version?: number;
  /** Reads the wish from the state, for example by parsing a typed play; its own refusals pass through. */
  readonly wish: (state: RunningState, seat: Color) => Result<Wish, E>;
}

export interface MatchService {
  load(id: MatchId): Promise<LoadedMatch | null>;
  act<E>(request: ActRequest<E>): Promise<Result<Acted, Refusal | ServiceRefusal | E>>;
  /** Null where the challenge was taken by another or the rematch exists already. */
  start(match: {
    readonly seats: ByColor<Seat>;
    readonly settings: MatchSettings;
    readonly place: Place;
    readonly challenge: ChallengeId | null;
    readonly rematchOf: MatchId | null;
  }): Promise<MatchId | null>;
  /** The board could not be delivered: the decision's clock waits for `releaseClock`. */
  holdClock(id: MatchId): Promise<void>;
  releaseClock(id: MatchId): Promise<void>;
}
