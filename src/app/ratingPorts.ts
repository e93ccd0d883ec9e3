import type { Pool, Rated, Tempo, UnratedReason } from '#match/rating.ts';
import type { MatchWonReason } from '#match/event.ts';
import type { MatchId, UserId } from '#match/types.ts';
import type { ByColor, Color } from '#rules/types.ts';
import type { Snowflake } from './ports.ts';

/** A match between two persons that is over, as far as ratings and statistics care. */
export interface FinishedMatch {
  readonly match: MatchId;
  /** Wall time, ms. */
  readonly at: number;
  /** The month and the week in which it ended. */
  readonly periods: readonly Period[];
  readonly guild: Snowflake | null;
  readonly pool: Pool;
  readonly tempo: Tempo;
  /** The length that it has for the rating. */
  readonly length: number;
  readonly users: ByColor<UserId>;
  readonly winner: Color;
  readonly reason: MatchWonReason;
  /** Games that each side has won by mars or more. */
  readonly mars: ByColor<number>;
  /** Why it cannot count; null where it can. */
  readonly unrated: UnratedReason | null;
}

/** What a match has done to the ratings of those who played it. */
export type Settlement =
  | { readonly kind: 'rated'; readonly changes: ByColor<{ readonly before: number; readonly after: number }> }
  | { readonly kind: 'unrated'; readonly reason: UnratedReason };

/** Everything that is kept of a person in one pool and tempo. */
export interface Standing extends Rated {
  readonly pool: Pool;
  readonly tempo: Tempo;
  /** Rated ones. */
  readonly ratedMatches: number;
  readonly won: number;
  readonly lost: number;
  readonly marsWon: number;
  readonly marsLost: number;
  /** Matches won in a row until now, or lost where it is negative. */
  readonly streak: number;
  readonly bestStreak: number;
  /** Matches lost by being late or by leaving. */
  readonly timedOut: number;
  /** Wall time, ms. */
  readonly lastAt: number;
}

/** A month or week in UTC, such as `2026-12` or `2026-W49`. */
export type Period = string;

/** The month and the week of a moment (wall time, ms). */
export type PeriodsOf = (at: number) => readonly Period[];

export interface Board {
  readonly pool: Pool;
  readonly tempo: Tempo;
  /** Null is everywhere. */
  readonly guild: Snowflake | null;
  /** Null is all time, by rating; otherwise by the points gained in it. */
  readonly period: Period | null;
  /** Who has not played since (wall time, ms) is not listed in the board of all time. */
  readonly activeSince: number;
}

export interface BoardLine {
  readonly user: UserId;
  /** The rating, or the points gained in the period. */
  readonly value: number;
  readonly matches: number;
}

export interface RatingStore {
  /**
   * One transaction; `share`: how many rated matches a pair may play in 24 hours; `periodsOf` tells the month and week
   * of a moment. Null where it was settled before.
   */
  settle(match: FinishedMatch, share: number, periodsOf: PeriodsOf): Promise<Settlement | null>;
  /** Takes a match out of all ratings and statistics, and computes those of its pool anew without it. */
  undo(match: MatchId, periodsOf: PeriodsOf): Promise<void>;
  /** A match without ratings needs no settling any more. */
  skip(match: MatchId): Promise<void>;
  /** Finished matches that are not settled. */
  unsettled(limit: number): Promise<readonly MatchId[]>;
  settlement(match: MatchId): Promise<Settlement | null>;
  standings(user: UserId): Promise<readonly Standing[]>;
  /** The newest ratings of a person in a pool, the oldest of them first. */
  course(user: UserId, pool: Pool, tempo: Tempo, limit: number): Promise<readonly { at: number; rating: number }[]>;
  /** The lines from `skipped` on, without those who hide and, in a guild, those known to have left it. */
  board(board: Board, skipped: number, limit: number): Promise<readonly BoardLine[]>;
  count(board: Board): Promise<number>;
  /** The person's place, from 1, and value; null where they are not on this board. */
  place(board: Board, user: UserId): Promise<{ readonly place: number; readonly line: BoardLine } | null>;
  headToHead(user: UserId, opponent: UserId): Promise<{ readonly won: number; readonly lost: number }>;
}

/** Who has been seen in which guild. */
export interface GuildMemberStore {
  seen(guild: Snowflake, user: UserId): Promise<void>;
  left(guild: Snowflake, user: UserId): Promise<void>;
}
