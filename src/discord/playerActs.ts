import type { Result } from '#core/result.ts';
import type { LoadedMatch } from '#app/matchLog.ts';
import type { Acted, ServiceRefusal, Wish } from '#app/matchService.ts';
import type { Catalog } from '#i18n/catalog.ts';
import type { Refusal } from '#match/refusal.ts';
import { seatOf } from '#match/seats.ts';
import { isRunning, type RunningState } from '#match/state.ts';
import type { MatchId, UserId } from '#match/types.ts';
import { completions } from '#notation/completions.ts';
import { nextMoves } from '#rules/turn.ts';
import type { Color } from '#rules/types.ts';
import type { Asked, Chat } from './chat.ts';
import { boardLink } from './links.ts';
import type { Shown } from './notifier.ts';
import { matchRefusalText, playFaultText, serviceRefusalText } from './refusalText.ts';
import { playText } from './views/story.ts';
import { turnOf, type Unplayable, type ValueChanged } from './wishes.ts';

export type ActRefusal = Refusal | ServiceRefusal | Unplayable | ValueChanged;
export type WishFor = (state: RunningState, seat: Color) => Result<Wish, ActRefusal>;

/** Carries out a wish of whoever asks; `version` is that of the board on which a button stood. */
export const carryOut = (
  id: MatchId,
  wish: WishFor,
  { act, user }: Asked,
  { service }: Chat,
  version?: number,
): Promise<Result<Acted, ActRefusal>> =>
  service.act({ id, user, act, wish, ...(version === undefined ? {} : { version }) });

/** Why an act was refused and what to do now; a wrong play gets the legal ones too. */
export function actRefusalText(refusal: ActRefusal, loaded: LoadedMatch | null, user: UserId, text: Catalog): string {
  if (loaded === null) return text.refusals.unknownMatch();
  const { state, row } = loaded;
  const withPlays = (reason: string): string => [reason, ...legalPlaysLine(state, user, text)].join('\n');
  if (refusal.code === 'unknownMatch' || refusal.code === 'staleBoard') {
    return serviceRefusalText(refusal, boardLink(row), text);
  }
  if (refusal.code === 'valueChanged') return text.refusals.valueChanged();
  if (refusal.code === 'unplayable') return withPlays(playFaultText(refusal.fault, state, text));
  const reason = matchRefusalText(refusal, text);
  return refusal.code === 'illegalMove' || refusal.code === 'turnNotComplete' ? withPlays(reason) : reason;
}

/** Discord shows no more choices either. */
const MOST_PLAYS = 25;

/** What can be played in this turn, as it would be typed. */
export function playsToType(
  state: LoadedMatch['state'],
  user: UserId,
  typed: string,
  text: Catalog,
): readonly string[] {
  const seat = seatOf(state, user);
  if (seat === null || !isRunning(state)) return [];
  const turn = turnOf(state, seat);
  return turn.ok ? completions(typed, turn.value.play, text.table.words, MOST_PLAYS) : [];
}

function legalPlaysLine(state: LoadedMatch['state'], user: UserId, text: Catalog): readonly string[] {
  const plays = playsToType(state, user, '', text);
  return plays.length === 0 ? [] : [text.chat.legalPlays(plays, plays.length < MOST_PLAYS)];
}

/** What an act has done, for the one who typed it. */
export function actText({ events, state, row }: Acted, user: UserId, text: Catalog): string {
  const seat = seatOf(state, user);
  if (state.phase === 'toPlay' && state.turn === seat) {
    if (state.play.moves.length === 0) {
      const rolled = events.some(({ type }) => type === 'rolled') && state.play.roll !== null;
      if (rolled && state.play.roll !== null) return text.chat.rolled(text.table.roll(state.play.roll));
      return text.chat.undone();
    }
    const left = nextMoves(state.play).length === 0 ? [] : state.play.diceLeft;
    return text.chat.moved(playText(state.play.moves, state.game, text.table), left);
  }
  if (state.phase === 'doubleOffered' && state.turn === seat) return text.chat.doubleSent();
  const moves = events.flatMap((event) => (event.type === 'moved' && event.by === seat ? event.moves : []));
  const done = moves.length === 0 ? text.chat.done() : text.chat.turnEnded(playText(moves, state.game, text.table));
  const link = boardLink(row);
  return link === null ? done : `${done} ${text.chat.boardLink(link)}`;
}

/** What the one who acted has to know about the board that others should see; null where all is well. */
export function undeliveredText(shown: Shown, { refusals, chat }: Catalog): string | null {
  switch (shown.kind) {
    case 'shown':
    case 'computerThinks':
    case 'unknown':
      return null;
    case 'missing':
      return refusals.missingPermission(chat.permissions[shown.permission]);
    case 'channelGone':
      return refusals.channelGone();
    case 'unreached':
      return refusals.shownLater();
    case 'failed':
      return refusals.notDelivered();
  }
}
