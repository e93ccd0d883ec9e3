import { MessageFlags, type RawFile, type RESTPostAPIChannelMessageJSONBody } from 'discord.js';
import type { Attachment } from './attachments.ts';
import type { MessageView } from './views/messageView.ts';

type Body = Pick<
  RESTPostAPIChannelMessageJSONBody,
  'content' | 'components' | 'attachments' | 'allowed_mentions' | 'flags'
>;

/** A view as Discord's API takes it, for new messages and for edits, which lose older files by it. */
export const messageBody = (
  { content, rows, mention, silent = false }: MessageView,
  attachments: readonly Attachment[],
): { readonly body: Body; readonly files: RawFile[] } => ({
  body: {
    content,
    ...(silent ? { flags: MessageFlags.SuppressNotifications } : {}),
    components: [...rows],
    attachments: attachments.map(({ name, altText }, index) => ({
      id: String(index),
      filename: name,
      ...(altText === null ? {} : { description: altText }),
    })),
    allowed_mentions: mention === null ? { parse: [] } : { parse: [], users: [mention] },
  },
  files: attachments.map(({ name, bytes }) => ({ name, data: bytes })),
});
