import type { MatchSettings } from '#match/types.ts';

/** The pages of a course that have a text of their own, in the order in which they can occur. */
export const LESSON_NAMES = [
  'turn',
  'hitting',
  'entering',
  'pin',
  'mother',
  'firstChecker',
  'primes',
  'blocking',
  'cascade',
  'handedOver',
  'bearOff',
  'scoring',
  'cube',
] as const;
export type LessonName = (typeof LESSON_NAMES)[number];

/** The course of rules. What differs between kinds of match is told by their settings. */
export interface RulesTexts {
  readonly lessons: Readonly<
    Record<LessonName, { readonly title: string; readonly text: (settings: MatchSettings) => string }>
  >;
  /** The lengths on offer, and the usual one. */
  readonly lengths: (lengths: readonly number[], usual: number) => string;
  /** What the first page says of a game, under its local name. */
  readonly games: Readonly<Record<MatchSettings['games'][number], string>>;
  readonly page: (page: number, of: number) => string;
  /** The players of the pictures. */
  readonly you: string;
  readonly opponent: string;
  readonly pick: string;
  readonly back: string;
  readonly next: string;
  readonly play: string;
}
