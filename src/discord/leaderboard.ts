import { LINES_A_PAGE } from '#app/leaderboard.ts';
import { beginOfMonth, monthOf, monthsBefore, weekOf } from '#app/periods.ts';
import type { Board, BoardLine, Period } from '#app/ratingPorts.ts';
import { BOARD_SCOPES, BOARD_SPANS, type BoardScope, type BoardSpan } from '#i18n/ratingTexts.ts';
import { type Pool, POOLS, type Tempo, TEMPOS } from '#match/rating.ts';
import type { Asked, Chat } from './chat.ts';
import { personName } from './names.ts';
import type { Reply } from './reply.ts';
import { type Button, buttonRow } from './views/components.ts';
import { textView, type MessageView } from './views/messageView.ts';

/** Which leaderboard is meant and which of its pages. */
export interface AskedBoard {
  readonly pool: Pool;
  readonly tempo: Tempo;
  readonly scope: BoardScope;
  readonly span: BoardSpan;
  readonly page: number;
}

/** Whoever has not played for so long is not on the list of all time (`rating.md` 6). */
const ACTIVE_MS = 90 * 24 * 60 * 60 * 1000;

export async function leaderboardReply(board: AskedBoard, asked: Asked, chat: Chat): Promise<Reply> {
  return { kind: 'private', view: await leaderboardView(board, asked, chat) };
}

export async function turnLeaderboard(argument: string, asked: Asked, chat: Chat): Promise<Reply> {
  const board = parseBoard(argument);
  if (board === null) return { kind: 'private', view: textView(asked.text.refusals.unknownComponent()) };
  return { kind: 'update', view: await leaderboardView(board, asked, chat) };
}

/** As it stands in a button's id. */
export const printBoard = ({ pool, tempo, scope, span, page }: AskedBoard): string =>
  [pool, tempo, scope, span, page].join('/');

export function parseBoard(text: string): AskedBoard | null {
  const [poolName, tempoName, scopeName, spanName, number = '', ...rest] = text.split('/');
  const pool = POOLS.find((name) => name === poolName);
  const tempo = TEMPOS.find((name) => name === tempoName);
  const scope = BOARD_SCOPES.find((name) => name === scopeName);
  const span = BOARD_SPANS.find((name) => name === spanName);
  if (pool === undefined || tempo === undefined || scope === undefined || span === undefined) return null;
  return rest.length > 0 || !/^[1-9]\d{0,5}$/.test(number) ? null : { pool, tempo, scope, span, page: Number(number) };
}

async function leaderboardView(asking: AskedBoard, asked: Asked, chat: Chat): Promise<MessageView> {
  if (asking.span === 'seasons') return seasonsView(asking, asked, chat);
  const { user, guild, text } = asked;
  const { rating: texts } = text;
  const { pool, tempo, scope, span } = asking;
  const board: Board = {
    pool,
    tempo,
    guild: scope === 'server' ? guild : null,
    period: periodOf(asking.span, chat.wallNow()),
    activeSince: chat.wallNow() - ACTIVE_MS,
  };
  const { page, pages, from, lines, own } = await chat.leaderboard.page(board, asking.page, user);
  const valueOf = ({ value }: BoardLine): string => valueText(value, span);
  const shown = await Promise.all(
    lines.map(async (line, index) => {
      const who = await personName(chat.players, line.user, text.table);
      return texts.line(from + index, who.shown, valueOf(line), line.matches);
    }),
  );
  const isShown = own !== null && own.place >= from && own.place < from + LINES_A_PAGE;
  const ownLines =
    own === null ? [texts.notListed()] : isShown ? [] : [texts.own(own.place, valueOf(own.line), own.line.matches)];
  const scopeText = texts.scopes[board.guild === null ? 'everywhere' : 'server'];
  const content = [
    texts.title(texts.pools[pool], texts.tempos[tempo], scopeText, texts.spans[span]),
    ...(shown.length === 0 ? [texts.empty()] : shown),
    ...ownLines,
    ...(pages > 1 ? [`-# ${texts.page(page, pages)}`] : []),
  ];
  const turn = (to: number, label: string): Button => ({
    id: { scope: 'leaderboard', argument: printBoard({ ...asking, page: to }) },
    label,
    look: 'plain',
    disabled: to < 1 || to > pages,
  });
  const rows = pages === 1 ? [] : [buttonRow([turn(page - 1, '◀'), turn(page + 1, '▶')])];
  return textView(content.join('\n'), rows);
}

/** How many past months are told. */
const SEASONS = 12;

/** Who gained most in each of the last months. */
async function seasonsView(asking: AskedBoard, { guild, text, user }: Asked, chat: Chat): Promise<MessageView> {
  const { rating: texts } = text;
  const { pool, tempo, scope, span } = asking;
  const here = scope === 'server' ? guild : null;
  const months = monthsBefore(chat.wallNow(), SEASONS);
  const winners = await Promise.all(
    months.map(async (period) => {
      const board: Board = { pool, tempo, guild: here, period, activeSince: 0 };
      const { lines } = await chat.leaderboard.page(board, 1, user);
      const [first] = lines;
      if (first === undefined) return [];
      const who = await personName(chat.players, first.user, text.table);
      return [texts.seasonWinner(beginOfMonth(period), who.shown, valueText(first.value, span), first.matches)];
    }),
  );
  const told = winners.flat();
  const scopeText = texts.scopes[here === null ? 'everywhere' : 'server'];
  const title = texts.title(texts.pools[pool], texts.tempos[tempo], scopeText, texts.spans[span]);
  return textView([title, ...(told.length === 0 ? [texts.empty()] : told)].join('\n'));
}

function periodOf(span: Exclude<BoardSpan, 'seasons'>, now: number): Period | null {
  switch (span) {
    case 'all':
      return null;
    case 'month':
      return monthOf(now);
    case 'week':
      return weekOf(now);
    case 'lastMonth':
      return monthsBefore(now, 1)[0] ?? monthOf(now);
  }
}

function valueText(value: number, span: BoardSpan): string {
  const rounded = Math.round(value);
  if (span === 'all') return String(Math.max(LOWEST_SHOWN, rounded));
  return rounded >= 0 ? `+${rounded}` : `−${-rounded}`;
}

/** No rating is shown below this (`rating.md` 6). */
const LOWEST_SHOWN = 100;
