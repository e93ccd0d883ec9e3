import { seatOf } from '#match/seats.ts';
import { isRunning, type StartedState } from '#match/state.ts';
import type { MatchId } from '#match/types.ts';
import type { Asked, Chat } from './chat.ts';
import { boardLink, messageLink } from './links.ts';
import { sideNames } from './names.ts';
import { undeliveredText } from './playerActs.ts';
import { privately, type Reply } from './reply.ts';
import { tableViewOf } from './tableViewOf.ts';
import { matchView } from './views/matchView.ts';
import { positionIds } from './views/positionId.ts';

/**
 * The board again: where the match is played, a player gets it as a new message for all; anywhere else, and for those
 * who watch, only the reader sees it. Asked for beside the match's thread, it is posted in the thread, or where that
 * is gone, here.
 */
export async function showBoard(id: MatchId, asked: Asked, chat: Chat): Promise<Reply> {
  const { user, channel, text } = asked;
  const loaded = await chat.service.load(id);
  if (loaded === null) return privately(text.refusals.unknownMatch());
  const { row, state } = loaded;
  const seated = seatOf(state, user) !== null;
  const problem: string[] = [];
  if (seated && (channel === row.place.thread || channel === row.place.channel)) {
    const shown = await chat.notifier.showAgain(id, 'newMessage');
    if (shown.kind === 'shown') {
      const posted = text.chat.boardPosted(messageLink(row.place.guild, shown.board));
      return privately([posted, ...idLines(state)].join('\n'));
    }
    problem.push(undeliveredText(shown, text) ?? text.refusals.notDelivered());
  }
  const names = await sideNames(chat.players, state.seats, text.table);
  const table = await tableViewOf(loaded, names, chat);
  const view = matchView({ ...table, locale: asked.locale, look: asked.preferences, news: problem });
  const link = boardLink(row);
  const lines = [...idLines(state), ...(link === null ? [] : [text.chat.boardLink(link)])];
  return {
    kind: 'private',
    view: {
      ...view,
      content: [view.content, ...lines].join('\n'),
      rows: seated ? view.rows : [],
      mention: null,
    },
  };
}

/** The IDs of the position for whoever wants to look at it elsewhere. */
const idLines = (state: StartedState): readonly string[] =>
  isRunning(state) ? positionIds(state).map((id) => `\`${id}\``) : [];
