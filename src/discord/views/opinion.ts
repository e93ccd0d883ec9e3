import type { RankedPlay } from '#engine/rankPlays.ts';
import type { Catalog } from '#i18n/catalog.ts';
import type { GameName } from '#rules/types.ts';
import { playText } from './story.ts';

/** The computer's best plays in words, marked as its opinion. */
export const opinionLines = (
  plays: readonly RankedPlay[],
  game: GameName,
  { opinion, table }: Catalog,
): readonly string[] => [
  opinion.heading(),
  ...plays.map(({ play, points, chances }, index) =>
    opinion.line({
      place: index + 1,
      play: playText(play, game, table),
      points,
      win: chances.win,
      mars: chances.winMars,
      loseMars: chances.loseMars,
    }),
  ),
  opinion.note(),
];
