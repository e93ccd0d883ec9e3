import type { AbortReason } from '#match/command.ts';
import type { GameWonReason, MatchWonReason } from '#match/event.ts';
import type { GamePoints } from '#match/types.ts';

/** Finished matches and their records. Names come ready to be shown; a record is plain text. */
export interface HistoryTexts {
  readonly title: () => string;
  readonly none: () => string;
  /** `stamp` is Discord's timestamp of the end. */
  readonly line: (match: {
    readonly stamp: string;
    readonly opponent: string;
    readonly own: number;
    readonly other: number;
    readonly outcome: keyof HistoryTexts['outcomes'];
  }) => string;
  readonly outcomes: Readonly<Record<'won' | 'lost' | 'stopped', string>>;
  readonly computer: () => string;
  readonly pick: string;
  readonly newer: string;
  readonly older: string;
  readonly list: string;
  readonly export: string;
  readonly exported: () => string;
  readonly watch: string;
  /** Buttons that turn the pages of a replay. */
  readonly turn: Readonly<Record<'first' | 'back' | 'next' | 'last', string>>;
  readonly page: (number: number, of: number) => string;
  readonly film: string;
  readonly wholeFilm: string;
  /** `left`: how many boards at the end did not go in. */
  readonly filmed: (boards: number, left: number) => string;
  readonly filmAlt: (boards: number) => string;
  readonly nothingToWatch: () => string;
  readonly unknown: () => string;
  readonly score: (white: string, black: string, whitePoints: number, blackPoints: number) => string;
  /** How a match ended where the score does not tell all. */
  readonly endings: Readonly<Record<MatchWonReason | AbortReason, string>>;
  /** `game` is null where the match has only one; `won` where it was not played out; a null winner is a draw. */
  readonly game: (game: {
    readonly number: number;
    readonly game: string | null;
    readonly won: {
      readonly winner: string | null;
      readonly points: number;
      readonly kind: GamePoints;
      readonly reason: GameWonReason;
    } | null;
  }) => string;
  readonly record: {
    readonly numbering: () => string;
    readonly opening: (white: string, black: string, rolls: readonly (readonly [number, number])[]) => string;
    readonly begins: (who: string) => string;
    readonly handedOver: (numbers: string) => string;
    readonly leftOver: (numbers: string, to: string) => string;
    readonly lost: (numbers: string) => string;
    readonly notPlayed: () => string;
    readonly closedOut: () => string;
    readonly doubled: (value: number) => string;
    readonly took: () => string;
    readonly dropped: () => string;
    readonly resigned: (points: number) => string;
  };
}
