import type { FinishedRow } from '#app/historyPorts.ts';
import { recordOf } from '#match/record.ts';
import type { MatchId } from '#match/types.ts';
import { COLORS } from '#rules/types.ts';
import type { Asked, Chat } from './chat.ts';
import { type HistoryWish, type Opponent, parseWish } from './historyId.ts';
import { nameOf, personName, sideNames } from './names.ts';
import { filmOf, turnReplay, watchMatch } from './replay.ts';
import { recordFile } from './recordFile.ts';
import { privately, type Reply } from './reply.ts';
import { historyMatch, historyPage, type HistoryLine } from './views/historyView.ts';
import { type MessageView, textView } from './views/messageView.ts';

const PAGE = 10;

type Turn = Pick<Extract<HistoryWish, { kind: 'page' }>, 'direction' | 'key'>;

/** The finished matches of whoever asks, the newest first; the bot itself as an opponent is the computer. */
export async function showHistory(opponent: Opponent, asked: Asked, chat: Chat): Promise<Reply> {
  const who = opponent === chat.self ? 'computer' : opponent;
  return { kind: 'private', view: await pageOf(who, null, asked, chat) };
}

/** A button or the menu of the list. Only matches of this person or of this server are shown, whatever the id says. */
export async function pressHistory(argument: string, value: string | null, asked: Asked, chat: Chat): Promise<Reply> {
  const wish = parseWish(argument);
  if (wish === null) return privately(asked.text.refusals.unknownComponent());
  switch (wish.kind) {
    case 'page':
      return { kind: 'update', view: await pageOf(wish.opponent, wish, asked, chat) };
    case 'open':
      return openMatch((value ?? '') as MatchId, wish.opponent, asked, chat);
    case 'export':
      return exportMatch(wish.match as MatchId, asked, chat);
    case 'watch':
      return watchMatch(wish.match as MatchId, asked, chat);
    case 'replay':
      return turnReplay(wish.match as MatchId, wish.page, asked, chat);
    case 'film':
      return filmOf(wish.match as MatchId, wish.game, asked, chat);
  }
}

async function pageOf(opponent: Opponent, turn: Turn | null, asked: Asked, chat: Chat): Promise<MessageView> {
  const { user, text } = asked;
  const query = { user, opponent };
  const found = await chat.history.finishedOf({ ...query, beside: turn, limit: PAGE + 1 });
  const forward = turn?.direction === 'newer';
  const rows = forward ? found.slice(-PAGE) : found.slice(0, PAGE);
  const isMore = found.length > PAGE;
  const [first, last] = [rows[0], rows.at(-1)];
  const isAny = async (direction: 'newer' | 'older', row: FinishedRow | undefined): Promise<boolean> =>
    row !== undefined &&
    (await chat.history.finishedOf({ ...query, beside: { key: row, direction }, limit: 1 })).length > 0;
  const more = {
    newer: forward ? isMore : turn !== null && (await isAny('newer', first)),
    older: forward ? await isAny('older', last) : isMore,
  };
  const lines = await Promise.all(rows.map((row) => lineOf(row, asked, chat)));
  return historyPage(lines.flat(), more, opponent, text);
}

async function lineOf(row: FinishedRow, { user, text }: Asked, { players }: Chat): Promise<readonly HistoryLine[]> {
  const side = COLORS.find((color) => row.users[color] === user);
  if (side === undefined) return [];
  const other = row.users[side === 'white' ? 'black' : 'white'];
  const opponent =
    other === null ? nameOf(text.history.computer(), text.table) : await personName(players, other, text.table);
  return [{ row, side, opponent }];
}

/** The match with its record and names; null where it is no finished one that whoever asks has played or has seen here. */
async function finishedMatch(id: MatchId, { user, guild, text }: Asked, { history, matches, players }: Chat) {
  const row = await history.finished(id);
  const stored = row === null ? null : await matches.row(id);
  if (row === null || stored === null) return null;
  const isHere = guild !== null && stored.place.guild === guild;
  if (!isHere && COLORS.every((color) => row.users[color] !== user)) return null;
  const record = recordOf(await matches.events(id));
  return { row, createdAt: stored.createdAt, record, names: await sideNames(players, record.seats, text.table) };
}

async function openMatch(id: MatchId, opponent: Opponent, asked: Asked, chat: Chat): Promise<Reply> {
  const own = await finishedMatch(id, asked, chat);
  if (own === null) return privately(asked.text.history.unknown());
  return { kind: 'update', view: historyMatch(own.row, own.record, own.names, opponent, asked.text) };
}

async function exportMatch(id: MatchId, asked: Asked, chat: Chat): Promise<Reply> {
  const own = await finishedMatch(id, asked, chat);
  if (own === null) return privately(asked.text.history.unknown());
  const names = { white: own.names.white.plain, black: own.names.black.plain };
  const file = recordFile(id, own.record, names, own.createdAt, asked.text);
  return { kind: 'private', view: { ...textView(asked.text.history.exported()), file } };
}
