import { replayOf, type ReplayPage } from '#app/replay.ts';
import { seatOf } from '#match/seats.ts';
import { isRunning } from '#match/state.ts';
import type { MatchId } from '#match/types.ts';
import type { Asked, Chat } from './chat.ts';
import { sideNames } from './names.ts';
import { privately, type Reply } from './reply.ts';
import { textView } from './views/messageView.ts';
import { MOST_BOARDS, type ReplayLook, replayPicture, replayView } from './views/replayView.ts';

/** Begins to show a finished match again, to whoever asks alone. */
export async function watchMatch(id: MatchId, asked: Asked, chat: Chat): Promise<Reply> {
  const replay = await replayFor(id, asked, chat);
  if (replay === null) return privately(asked.text.history.unknown());
  return { kind: 'private', view: replayView(id, replay.pages, 0, replay.look, asked.text) };
}

export async function turnReplay(id: MatchId, page: number, asked: Asked, chat: Chat): Promise<Reply> {
  const replay = await replayFor(id, asked, chat);
  if (replay === null) return privately(asked.text.history.unknown());
  return { kind: 'update', view: replayView(id, replay.pages, page, replay.look, asked.text) };
}

/** One game (from 1), or all (0), as a moving picture. */
export async function filmOf(id: MatchId, game: number, asked: Asked, chat: Chat): Promise<Reply> {
  const { history } = asked.text;
  const replay = await replayFor(id, asked, chat);
  if (replay === null) return privately(history.unknown());
  const pages = replay.pages.filter((page) => game === 0 || page.game === game);
  if (pages.length === 0) return privately(history.nothingToWatch());
  const pictures = pages.slice(0, MOST_BOARDS).map((page) => replayPicture(page, replay.look));
  const file = {
    name: `tavla-${id}-${game}.webp`,
    altText: history.filmAlt(pictures.length),
    make: () => chat.paintFilm(pictures),
  };
  return {
    kind: 'private',
    view: { ...textView(history.filmed(pictures.length, pages.length - pictures.length)), file },
  };
}

/** Null where it is no finished match that whoever asks has played or has seen in this server. */
async function replayFor(
  id: MatchId,
  { user, guild, text, locale, preferences }: Asked,
  { service, matches, players }: Chat,
): Promise<{ readonly pages: readonly ReplayPage[]; readonly look: ReplayLook } | null> {
  const loaded = await service.load(id);
  if (loaded === null || isRunning(loaded.state)) return null;
  const { state, row } = loaded;
  const seat = seatOf(state, user);
  if (seat === null && (guild === null || row.place.guild !== guild)) return null;
  const names = await sideNames(players, state.seats, text.table);
  return {
    pages: replayOf(await matches.events(id)),
    look: { ...preferences, viewer: seat ?? 'white', names, locale },
  };
}
