import type { PaintCard, ResultCard } from '#app/resultCard.ts';
import { boardLabels } from '#i18n/boardLabels.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { catalogOf } from '#i18n/index.ts';
import type { StartedState } from '#match/state.ts';
import { type ByColor, COLORS } from '#rules/types.ts';
import type { TableView } from './matchView.ts';
import type { MessageView } from './messageView.ts';

/** The picture of a match that was won, whose alt text tells the same in words; nothing before that. */
export function resultFile(
  { state, names, settlement, look, locale }: Omit<TableView, 'news'>,
  paint: PaintCard,
): Pick<MessageView, 'file'> {
  if (state.phase !== 'matchOver') return {};
  const text = catalogOf(locale);
  const card: ResultCard = {
    title: `${text.table.presets[state.settings.preset]} · ${text.table.length(state.settings)}`,
    winner: state.winner,
    names: { white: names.white.raw, black: names.black.raw },
    score: state.score,
    ratings: settlement?.kind === 'rated' ? ratingsOf(settlement.changes) : null,
    games: gamesOf(state, text),
    labels: { won: text.table.won(), colors: boardLabels(locale).colors },
    theme: look.theme,
  };
  const altText = altOf(card, names[state.winner].plain, text);
  return { file: { name: 'result.jpg', altText, make: () => paint(card) } };
}

interface RatingChange {
  readonly before: number;
  readonly after: number;
}

const change = ({ before, after }: RatingChange): string => `${Math.round(before)} → ${Math.round(after)}`;

const ratingsOf = ({ white, black }: ByColor<RatingChange>): ByColor<string> => ({
  white: change(white),
  black: change(black),
});

const gamesOf = ({ results, settings }: StartedState, { table }: Catalog): ResultCard['games'] =>
  results.map((result, index) => ({
    label: [
      `${index + 1} · ${table.game(settings.preset, result.game)}`,
      ...(result.winner === null ? [table.drawn()] : []),
    ].join(' · '),
    winner: result.winner,
    points: result.winner === null ? '' : table.gamePoints(result.points, result.kind),
  }));

function altOf({ title, score, games, names }: ResultCard, winner: string, { table }: Catalog): string {
  const lines = games.map(({ label, winner: by, points }) =>
    by === null ? `${label}.` : `${label}: ${names[by]} ${points}.`,
  );
  const head = `${title}. ${table.winnerIs(winner)} ${COLORS.map((color) => score[color]).join(' – ')}.`;
  return [head, ...lines].join(' ').slice(0, 1_000);
}
