import type { Pool, Tempo, UnratedReason } from '#match/rating.ts';

/** The scopes and spans of time of a leaderboard. */
export const BOARD_SCOPES = ['server', 'everywhere'] as const;
export type BoardScope = (typeof BOARD_SCOPES)[number];
export const BOARD_SPANS = ['all', 'month', 'week', 'lastMonth', 'seasons'] as const;
export type BoardSpan = (typeof BOARD_SPANS)[number];

/** Ratings, leaderboards, profiles. Numbers come rounded; names as they are shown. */
export interface RatingTexts {
  readonly pools: Readonly<Record<Pool, string>>;
  readonly tempos: Readonly<Record<Tempo, string>>;
  readonly scopes: Readonly<Record<BoardScope, string>>;
  readonly spans: Readonly<Record<BoardSpan, string>>;
  /** At the end of a match. */
  readonly changed: (who: string, before: number, after: number) => string;
  readonly unrated: Readonly<Record<UnratedReason, () => string>>;

  readonly title: (pool: string, tempo: string, scope: string, span: string) => string;
  /** `value`: a rating, or points gained. */
  readonly line: (place: number, who: string, value: string, matches: number) => string;
  readonly own: (place: number, value: string, matches: number) => string;
  readonly notListed: () => string;
  readonly empty: () => string;
  readonly page: (page: number, pages: number) => string;
  /** `month`: its first moment, ms since 1970. */
  readonly seasonWinner: (month: number, who: string, value: string, matches: number) => string;

  readonly profile: (who: string) => string;
  readonly standing: (standing: {
    readonly pool: string;
    readonly tempo: string;
    readonly rating: number;
    readonly provisional: boolean;
    readonly won: number;
    readonly lost: number;
    readonly marsWon: number;
    readonly marsLost: number;
    readonly streak: number;
    readonly bestStreak: number;
  }) => string;
  readonly headToHead: (won: number, lost: number) => string;
  readonly unfinished: (running: number, timedOut: number) => string;
  readonly noMatches: () => string;
  readonly provisionalNote: () => string;
  readonly graphTitle: (pool: string, tempo: string) => string;
  readonly graphAlt: (graph: {
    readonly pool: string;
    readonly matches: number;
    readonly first: number;
    readonly last: number;
    readonly highest: number;
    readonly lowest: number;
  }) => string;
}
