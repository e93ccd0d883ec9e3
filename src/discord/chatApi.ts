import {
  type APIDMChannel,
  type APIMessage,
  type APIThreadChannel,
  ChannelType,
  type RawFile,
  type REST,
  Routes,
} from 'discord.js';
import type { PaintBoard } from '#app/boardPicture.ts';
import type { Snowflake } from '#app/ports.ts';
import type { UserId } from '#match/types.ts';
import { attachmentsOf } from './attachments.ts';
import type { Line, Lines } from './lines.ts';
import { messageBody } from './messageBody.ts';
import type { MessageView } from './views/messageView.ts';

/** Discord closes a thread to which nobody has written for a day; the next message opens it again. */
const THREAD_ARCHIVE_MINUTES = 1440;

/**
 * Sends and edits by REST alone, so that nothing depends on what a cache knows. Discord's errors are thrown. Where the
 * bot may only answer, what it sends answers the newest interaction of that place.
 */
export interface ChatApi {
  /** Is there an interaction left to answer in this channel, or by which this message can be changed? */
  reaches(place: Snowflake): boolean;
  /** With a nonce, Discord posts a message once, however often it is sent in the next minutes. */
  send(channel: Snowflake, view: MessageView, nonce?: string): Promise<Snowflake>;
  /** To a person alone. */
  sendDirect(user: UserId, view: MessageView): Promise<void>;
  edit(channel: Snowflake, message: Snowflake, view: MessageView): Promise<void>;
  stripButtons(channel: Snowflake, message: Snowflake): Promise<void>;
  /** From a message, or without one. */
  startThread(channel: Snowflake, message: Snowflake | null, name: string): Promise<Snowflake>;
  reopenThread(thread: Snowflake): Promise<void>;
}

export function createChatApi(
  rest: REST,
  { application, paint, lines }: { readonly application: Snowflake; readonly paint: PaintBoard; readonly lines: Lines },
): ChatApi {
  const withFiles = async (view: MessageView): Promise<{ body: object; files: RawFile[] }> =>
    messageBody(view, await attachmentsOf(view, paint));

  /** A message of this line: its own answer by a name that stands for any id. */
  const ownMessage = ({ token, source }: Line, message: Snowflake) =>
    Routes.webhookMessage(application, token, message === source ? '@original' : message);

  async function answer(line: Line, view: MessageView): Promise<Snowflake> {
    const { body, files } = await withFiles(view);
    await line.acknowledged;
    if (line.placeholder !== null) {
      const content = line.placeholder;
      line.placeholder = null;
      await rest.patch(Routes.webhookMessage(application, line.token), { body: { content }, auth: false });
    }
    const sent = await rest.post(Routes.webhook(application, line.token), { body, files, auth: false });
    const { id } = sent as APIMessage;
    lines.sent(id, line);
    return id;
  }

  async function change(channel: Snowflake, message: Snowflake, body: object, files: RawFile[] = []): Promise<void> {
    const line = lines.to(message);
    if (line === null) {
      await rest.patch(Routes.channelMessage(channel, message), { body, files });
      return;
    }
    await line.acknowledged;
    await rest.patch(ownMessage(line, message), { body, files, auth: false });
  }

  return {
    reaches: (place) => lines.to(place) !== null,

    async send(channel, view, nonce) {
      const line = lines.to(channel);
      if (line !== null) return answer(line, view);
      const { body, files } = await withFiles(view);
      const once = nonce === undefined ? {} : { nonce, enforce_nonce: true };
      const sent = await rest.post(Routes.channelMessages(channel), { body: { ...body, ...once }, files });
      return (sent as APIMessage).id;
    },

    async sendDirect(user, view) {
      const channel = (await rest.post(Routes.userChannels(), { body: { recipient_id: user } })) as APIDMChannel;
      await rest.post(Routes.channelMessages(channel.id), await withFiles(view));
    },

    async edit(channel, message, view) {
      // Whether a message makes a sound cannot be changed any more.
      const { body, files } = await withFiles({ ...view, silent: false });
      await change(channel, message, body, files);
    },

    async stripButtons(channel, message) {
      await change(channel, message, { components: [] });
    },

    async startThread(channel, message, name) {
      const started = await rest.post(message === null ? Routes.threads(channel) : Routes.threads(channel, message), {
        body: {
          name,
          auto_archive_duration: THREAD_ARCHIVE_MINUTES,
          ...(message === null ? { type: ChannelType.PublicThread } : {}),
        },
      });
      return (started as APIThreadChannel).id;
    },

    async reopenThread(thread) {
      await rest.patch(Routes.channel(thread), { body: { archived: false } });
    },
  };
}
