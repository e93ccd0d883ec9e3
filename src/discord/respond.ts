import {
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type InteractionEditReplyOptions,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
} from 'discord.js';
import type { PaintBoard } from '#app/boardPicture.ts';
import { errorFacts } from './apiError.ts';
import { attachmentsOf } from './attachments.ts';
import type { Log } from './log.ts';
import type { Reply } from './reply.ts';
import { type MessageView, textView } from './views/messageView.ts';

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/** The option of a command whose answer everybody may see. */
export const SHARE = 'share';

/**
 * Tells Discord at once that an answer comes, before anything is read or drawn: answers to commands are private, and a
 * component's answer is the message on which it stands. `repeated`: this interaction was delivered before. Never rejects.
 */
export async function acknowledge(interaction: Answerable, log: Log): Promise<'done' | 'repeated' | 'failed'> {
  try {
    if (!interaction.isChatInputCommand()) await interaction.deferUpdate();
    else if (interaction.options.getBoolean(SHARE) === true) await interaction.deferReply();
    else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    return 'done';
  } catch (error) {
    const code = error instanceof DiscordAPIError ? error.code : null;
    if (code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged) return 'repeated';
    log.warn(errorFacts(error), 'an interaction could not be acknowledged');
    return 'failed';
  }
}

/** Sends the answer to an acknowledged interaction. Never rejects: where the token is dead by now, that is logged. */
export async function respond(
  interaction: Answerable,
  reply: Reply,
  { paint, log }: { readonly paint: PaintBoard; readonly log: Log },
): Promise<void> {
  try {
    if (!interaction.isChatInputCommand()) await answerComponent(interaction, reply, paint);
    else await answerCommand(interaction, reply, paint);
  } catch (error) {
    log.warn(errorFacts(error), 'an interaction could not be answered');
  }
}

async function answerCommand(interaction: ChatInputCommandInteraction, reply: Reply, paint: PaintBoard): Promise<void> {
  if (reply.kind === 'none') await interaction.deleteReply();
  else await interaction.editReply(await optionsOf(reply.kind === 'retire' ? textView(reply.note) : reply.view, paint));
}

async function answerComponent(
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
  reply: Reply,
  paint: PaintBoard,
): Promise<void> {
  const whisper = async (view: MessageView): Promise<void> => {
    await interaction.followUp({ ...(await optionsOf(view, paint)), flags: MessageFlags.Ephemeral });
  };
  switch (reply.kind) {
    case 'none':
      return;
    case 'private':
      await whisper(reply.view);
      return;
    case 'update':
      await interaction.editReply(await optionsOf(reply.view, paint));
      if (reply.note !== undefined) await whisper(textView(reply.note));
      return;
    case 'retire':
      await interaction.editReply({ components: [] });
      await whisper(textView(reply.note));
  }
}

async function optionsOf(view: MessageView, paint: PaintBoard) {
  const { content, rows, mention } = view;
  const attachments = await attachmentsOf(view, paint);
  return {
    content,
    components: [...rows],
    files: attachments.map(({ name, bytes, altText }) => ({
      attachment: bytes,
      name,
      ...(altText === null ? {} : { description: altText }),
    })),
    allowedMentions: mention === null ? { parse: [] } : { parse: [], users: [mention] },
  } satisfies InteractionEditReplyOptions;
}
