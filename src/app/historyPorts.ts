import type { AbortReason } from '#match/command.ts';
import type { MatchWonReason } from '#match/event.ts';
import type { MatchId, UserId } from '#match/types.ts';
import type { ByColor, Color } from '#rules/types.ts';

/** How a match ended, kept beside its log so that finished ones are listed without reading it. */
export interface MatchEnding {
  /** Null where it was stopped without one. */
  readonly winner: Color | null;
  readonly score: ByColor<number>;
  readonly reason: MatchWonReason | AbortReason;
}

/** A match that is over or was stopped. */
export interface FinishedRow extends MatchEnding {
  readonly match: MatchId;
  /** Wall time, ms. */
  readonly endedAt: number;
  /** Null is the computer. */
  readonly users: ByColor<UserId | null>;
}

/** A place in the list of finished matches, which is ordered by these two from high to low. */
export interface HistoryKey {
  readonly endedAt: number;
  readonly match: string;
}

export interface HistoryQuery {
  readonly user: UserId;
  /** Null is everybody; `computer` has no user here. */
  readonly opponent: UserId | 'computer' | null;
  /** The matches next to this place, without it; null begins with the newest. */
  readonly beside: { readonly key: HistoryKey; readonly direction: 'older' | 'newer' } | null;
  readonly limit: number;
}

export interface HistoryStore {
  /** A person's finished matches, the newest first. */
  finishedOf(query: HistoryQuery): Promise<readonly FinishedRow[]>;
  finished(match: MatchId): Promise<FinishedRow | null>;
}
