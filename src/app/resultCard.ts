import type { ByColor, Color } from '#rules/types.ts';
import type { ThemeName } from './preferences.ts';

/** Everything that goes into the picture of a finished match; texts come in the reader's language. */
export interface ResultCard {
  /** What was played. */
  readonly title: string;
  readonly winner: Color;
  /** Names as the players wrote them. */
  readonly names: ByColor<string>;
  readonly score: ByColor<number>;
  /** For example `1500 → 1512`; null where the match changed no ratings. */
  readonly ratings: ByColor<string> | null;
  /** The games in order: what was played, who won (null is a draw), and what it counted. */
  readonly games: readonly { readonly label: string; readonly winner: Color | null; readonly points: string }[];
  readonly labels: { readonly won: string; readonly colors: ByColor<string> };
  readonly theme: ThemeName;
}

/** Draws and encodes a card; the encoding runs off the event loop. */
export type PaintCard = (card: ResultCard) => Promise<Buffer>;
