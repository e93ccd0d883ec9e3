import {
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type InteractionEditReplyOptions,
  type MessageComponentInteraction,
  MessageFlags,
} from 'discord.js';
import type { PaintBoard } from '#app/boardPicture.ts';
import type { ChatApi } from './chatApi.ts';
import type { Log } from './log.ts';
import type { Reply } from './reply.ts';
import { type MessageView, textView } from './views/messageView.ts';

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction;

/** Tells Discord at once that an answer comes, before anything is read or drawn. */
export function acknowledge(interaction: Answerable, answers: 'private' | 'public', log: Log): Promise<void> {
  return attempt(log, async () => {
    if (interaction.isMessageComponent()) await interaction.deferUpdate();
    else await interaction.deferReply(answers === 'private' ? { flags: MessageFlags.Ephemeral } : {});
  }).then(() => undefined);
}

/**
 * Sends the answer to an acknowledged interaction. Never rejects: where the token is dead by now, what everybody was to
 * see is posted as an ordinary message, and what one reader was to see is only logged.
 */
export async function respond(
  interaction: Answerable,
  reply: Reply,
  answers: 'private' | 'public',
  { api, paint, log }: { readonly api: ChatApi; readonly paint: PaintBoard; readonly log: Log },
): Promise<void> {
  if (reply.kind === 'public') {
    const options = await optionsOf(reply.view, paint);
    const sent = await attempt(log, async () =>
      interaction.isMessageComponent() ? interaction.followUp(options) : interaction.editReply(options),
    );
    const id = sent?.id ?? (await attempt(log, () => api.send(interaction.channelId, reply.view))) ?? null;
    if (id !== null) await reply.sent?.(id);
    return;
  }
  await attempt(log, async () => {
    if (interaction.isMessageComponent()) await answerComponent(interaction, reply, paint);
    else await answerCommand(interaction, reply, answers, paint);
  });
}

async function answerCommand(
  interaction: ChatInputCommandInteraction,
  reply: Exclude<Reply, { kind: 'public' }>,
  answers: 'private' | 'public',
  paint: PaintBoard,
): Promise<void> {
  switch (reply.kind) {
    case 'none':
      await interaction.deleteReply();
      return;
    case 'update':
      await interaction.editReply(await optionsOf(reply.view, paint));
      return;
    case 'retire':
    case 'private': {
      const view = reply.kind === 'private' ? reply.view : textView(reply.note);
      if (answers === 'private') {
        await interaction.editReply(await optionsOf(view, paint));
        return;
      }
      // What was announced to everybody turns out to be for one reader.
      await interaction.deleteReply();
      await whisper(interaction, view, paint);
    }
  }
}

async function answerComponent(
  interaction: MessageComponentInteraction,
  reply: Exclude<Reply, { kind: 'public' }>,
  paint: PaintBoard,
): Promise<void> {
  switch (reply.kind) {
    case 'none':
      return;
    case 'private':
      return whisper(interaction, reply.view, paint);
    case 'update':
      await interaction.editReply(await optionsOf(reply.view, paint));
      if (reply.note !== undefined) await whisper(interaction, textView(reply.note), paint);
      return;
    case 'retire':
      await interaction.editReply({ components: [] });
      await whisper(interaction, textView(reply.note), paint);
  }
}

async function whisper(interaction: Answerable, view: MessageView, paint: PaintBoard): Promise<void> {
  await interaction.followUp({ ...(await optionsOf(view, paint)), flags: MessageFlags.Ephemeral });
}

async function optionsOf({ content, rows, board, mention }: MessageView, paint: PaintBoard) {
  const painted = board === null ? null : await paint(board.picture);
  return {
    content,
    components: [...rows],
    files:
      painted === null || board === null
        ? []
        : [{ attachment: painted.bytes, name: painted.fileName, description: board.altText }],
    allowedMentions: mention === null ? { parse: [] } : { parse: [], users: [mention] },
  } satisfies InteractionEditReplyOptions;
}

/** Null where it failed, which is logged. */
async function attempt<T>(log: Log, send: () => Promise<T>): Promise<T | null> {
  try {
    return await send();
  } catch (error) {
    const code = error instanceof DiscordAPIError ? error.code : undefined;
    log.warn({ code, err: error }, 'an interaction could not be answered');
    return null;
  }
}
