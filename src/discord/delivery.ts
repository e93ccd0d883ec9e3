import type { MatchRow, MatchStore, Place, ShownBoard, Snowflake } from '#app/ports.ts';
import type { NeededPermission } from '#i18n/chatTexts.ts';
import { catalogOf } from '#i18n/index.ts';
import { apiFailure, errorFacts } from './apiError.ts';
import type { ChatApi } from './chatApi.ts';
import type { Log } from './log.ts';
import type { ChannelPermissions } from './permissions.ts';
import { openThread, type ThreadPlan } from './thread.ts';
import type { MessageView } from './views/messageView.ts';

/** Why a board could not be shown. */
export type Undelivered =
  | { readonly kind: 'missing'; readonly permission: NeededPermission }
  | { readonly kind: 'channelGone' }
  /** The bot may only answer there, and nobody has acted lately: it is shown as soon as somebody does. */
  | { readonly kind: 'unreached' }
  /** Discord is down or too busy. */
  | { readonly kind: 'failed' };

export type Delivered = { readonly kind: 'shown'; readonly board: Omit<ShownBoard, 'version'> };

export interface NewBoard {
  readonly row: MatchRow;
  /** The thread to open for a match that has been shown nowhere yet; null for any later message. */
  readonly thread: ThreadPlan | null;
  /** What is said about the place goes on top. */
  readonly view: (notes: readonly string[]) => MessageView;
  readonly nonce: string | undefined;
}

/** Gets board messages to where a match is played, by whatever way is left. Never throws for what Discord answers. */
export interface Delivery {
  /** May the bot write there now? */
  reaches(place: Place): boolean;
  post(board: NewBoard): Promise<Delivered | Undelivered>;
  /** `gone`: the message cannot be changed any more, so a new one has to be posted. */
  edit(row: MatchRow, shown: ShownBoard, view: MessageView): Promise<Delivered | Undelivered | { kind: 'gone' }>;
  /** Takes the buttons off an older board, where that can be done; whether it worked does not matter. */
  retire(row: MatchRow, shown: Pick<ShownBoard, 'channel' | 'message'>): Promise<void>;
}

export function createDelivery(ports: {
  readonly api: ChatApi;
  readonly matches: MatchStore;
  readonly permissionsIn: (channel: Snowflake) => ChannelPermissions | null;
  readonly log: Log;
}): Delivery {
  const { api, matches, permissionsIn, log } = ports;

  const undelivered = (row: MatchRow, channel: Snowflake, error: unknown): Undelivered => {
    const failure = apiFailure(error);
    log.warn({ match: row.id, failure, error: errorFacts(error) }, 'board not delivered');
    if (failure === 'channelGone') return { kind: 'channelGone' };
    if (failure !== 'notAllowed') return { kind: 'failed' };
    // Discord does not say which permission it was.
    return { kind: 'missing', permission: permissionsIn(channel)?.missingToPost ?? 'SendMessages' };
  };

  async function send(
    { row, view, nonce }: NewBoard,
    channel: Snowflake,
    notes: readonly string[],
  ): Promise<Delivered> {
    const message = await api.send(channel, view(notes), nonce);
    log.info({ match: row.id, channel }, 'board posted');
    return { kind: 'shown', board: { channel, message } };
  }

  /** What is known to fail is not even tried: Discord bans a bot that asks too often for what it may not. */
  async function postIn(
    board: NewBoard,
    channel: Snowflake,
    notes: readonly string[],
  ): Promise<Delivered | Undelivered> {
    const missing = permissionsIn(channel)?.missingToPost ?? null;
    if (missing !== null) return { kind: 'missing', permission: missing };
    try {
      return await send(board, channel, notes);
    } catch (error) {
      return undelivered(board.row, channel, error);
    }
  }

  async function postInThread(board: NewBoard, thread: Snowflake): Promise<Delivered | Undelivered> {
    const { row } = board;
    const missing = permissionsIn(thread)?.missingToPost ?? null;
    if (missing !== null) return { kind: 'missing', permission: missing };
    try {
      return await send(board, thread, []);
    } catch (error) {
      const failure = apiFailure(error);
      if (failure === 'threadClosed' && (await reopened(thread))) return postIn(board, thread, []);
      if (failure !== 'threadClosed' && failure !== 'channelGone') return undelivered(row, thread, error);
      await matches.setThread(row.id, null);
      return postIn(board, row.place.channel, [catalogOf(row.place.locale).table.threadGone()]);
    }
  }

  async function reopened(thread: Snowflake): Promise<boolean> {
    try {
      await api.reopenThread(thread);
      return true;
    } catch (error) {
      log.warn({ failure: apiFailure(error) }, 'thread stays closed');
      return false;
    }
  }

  const reaches = ({ channel, answersOnly }: Place): boolean => !answersOnly || api.reaches(channel);
  const changes = ({ place }: MatchRow, message: Snowflake): boolean => !place.answersOnly || api.reaches(message);

  return {
    reaches,

    async post(board) {
      const { row, thread: plan } = board;
      const { place } = row;
      if (!reaches(place)) return { kind: 'unreached' };
      if (place.thread !== null) return postInThread(board, place.thread);
      if (plan === null) return postIn(board, place.channel, []);
      try {
        const opened = await openThread(api, place, permissionsIn(place.channel), plan);
        if (opened.thread !== null) {
          await matches.setThread(row.id, opened.thread);
          return await postInThread(board, opened.thread);
        }
        const { table, chat } = catalogOf(place.locale);
        const notes = opened.missing === null ? [] : [table.noThread(chat.permissions[opened.missing])];
        return await postIn(board, place.channel, notes);
      } catch (error) {
        return undelivered(row, place.channel, error);
      }
    },

    async edit(row, { channel, message }, view) {
      if (!changes(row, message)) return { kind: 'gone' };
      const change = async (): Promise<Delivered> => {
        await api.edit(channel, message, view);
        return { kind: 'shown', board: { channel, message } };
      };
      try {
        return await change();
      } catch (error) {
        const failure = apiFailure(error);
        if (failure === 'messageGone' || failure === 'channelGone') return { kind: 'gone' };
        if (failure !== 'threadClosed') return undelivered(row, channel, error);
        return (await reopened(channel)) ? await change().catch(() => ({ kind: 'gone' as const })) : { kind: 'gone' };
      }
    },

    async retire(row, { channel, message }) {
      if (!changes(row, message)) return;
      try {
        await api.stripButtons(channel, message);
      } catch (error) {
        log.info({ failure: apiFailure(error) }, 'an older board keeps its buttons');
      }
    },
  };
}
