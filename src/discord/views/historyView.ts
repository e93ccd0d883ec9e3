import type { FinishedRow } from '#app/historyPorts.ts';
import { type HistoryWish, type Opponent, printWish } from '#discord/historyId.ts';
import type { SideName } from '#discord/names.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { gameLine } from '#i18n/recordText.ts';
import type { MatchRecord } from '#match/record.ts';
import { opponentOf, type ByColor, type Color } from '#rules/types.ts';
import { type Button, buttonRow, menuRow } from './components.ts';
import { type MessageView, textView } from './messageView.ts';

/** A finished match as its player sees it. */
export interface HistoryLine {
  readonly row: FinishedRow;
  readonly side: Color;
  readonly opponent: SideName;
}

/** Discord's timestamp of a day and a time, by the reader's own clock and language. */
const dayTime = (wallMs: number): string => `<t:${Math.round(wallMs / 1000)}:f>`;

const outcomeOf = ({ row, side }: HistoryLine): keyof Catalog['history']['outcomes'] =>
  row.winner === null ? 'stopped' : row.winner === side ? 'won' : 'lost';

export const historyButton = (wish: HistoryWish, label: string, disabled = false): Button => ({
  id: { scope: 'history', argument: printWish(wish) },
  label,
  look: 'plain',
  disabled,
});

/** A page of the list, with a menu to pick a match and buttons to turn where there is more. */
export function historyPage(
  lines: readonly HistoryLine[],
  more: { readonly newer: boolean; readonly older: boolean },
  opponent: Opponent,
  { history }: Catalog,
): MessageView {
  const [first, last] = [lines[0]?.row, lines.at(-1)?.row];
  if (first === undefined || last === undefined) return textView(history.none());
  const texts = lines.map((line) => {
    const { row, side } = line;
    const points = { own: row.score[side], other: row.score[opponentOf(side)] };
    const shown = { stamp: dayTime(row.endedAt), opponent: line.opponent.shown, outcome: outcomeOf(line) };
    return history.line({ ...points, ...shown });
  });
  const options = lines.map((line) => {
    const { row, side } = line;
    const score = `${row.score[side]} – ${row.score[opponentOf(side)]}`;
    return {
      value: row.match,
      label: `${line.opponent.plain} ${score} · ${history.outcomes[outcomeOf(line)]}`.slice(0, 100),
    };
  });
  const turn = (direction: 'newer' | 'older', key: FinishedRow): Button =>
    historyButton({ kind: 'page', direction, key, opponent }, history[direction], !more[direction]);
  return textView([history.title(), ...texts].join('\n'), [
    menuRow({ scope: 'history', argument: printWish({ kind: 'open', opponent }) }, history.pick, options),
    ...(more.newer || more.older ? [buttonRow([turn('newer', first), turn('older', last)])] : []),
  ]);
}

/** One match, with the result of each of its games. */
export function historyMatch(
  row: FinishedRow,
  record: MatchRecord,
  names: ByColor<SideName>,
  opponent: Opponent,
  text: Catalog,
): MessageView {
  const { history, table } = text;
  const { settings } = record;
  const shown = { white: names.white.shown, black: names.black.shown };
  const games = record.games.map((game) => gameLine(game, record, shown, text));
  const lines = [
    `**${table.presets[settings.preset]}** · ${table.length(settings)} · ${dayTime(row.endedAt)}`,
    history.score(shown.white, shown.black, row.score.white, row.score.black),
    ...games.slice(0, MOST_GAMES),
    ...(games.length > MOST_GAMES ? ['…'] : []),
    history.endings[row.reason],
  ];
  const list = {
    kind: 'page',
    direction: 'older',
    key: { endedAt: row.endedAt + 1, match: row.match },
    opponent,
  } as const;
  const buttons = [
    historyButton({ kind: 'watch', match: row.match }, history.watch),
    historyButton({ kind: 'export', match: row.match }, history.export),
    historyButton(list, history.list),
  ];
  return textView(lines.join('\n'), [buttonRow(buttons)]);
}

/** As many as surely fit into a message of 2,000 characters. */
const MOST_GAMES = 15;
