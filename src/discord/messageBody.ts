import type { RawFile, RESTPostAPIChannelMessageJSONBody } from 'discord.js';
import type { PaintedBoard } from '#app/boardPicture.ts';
import type { MessageView } from './views/messageView.ts';

type Body = Pick<RESTPostAPIChannelMessageJSONBody, 'content' | 'components' | 'attachments' | 'allowed_mentions'>;

/** A view as Discord's API takes it, for new messages and for edits, which lose an older picture by it. */
export function messageBody(
  { content, rows, board, mention }: MessageView,
  painted: PaintedBoard | null,
): { readonly body: Body; readonly files: RawFile[] } {
  const picture = board === null || painted === null ? null : { ...painted, altText: board.altText };
  return {
    body: {
      content,
      components: [...rows],
      attachments: picture === null ? [] : [{ id: '0', filename: picture.fileName, description: picture.altText }],
      allowed_mentions: mention === null ? { parse: [] } : { parse: [], users: [mention] },
    },
    files: picture === null ? [] : [{ name: picture.fileName, data: picture.bytes }],
  };
}
