import type { PaintBoard } from '#app/boardPicture.ts';
import type { MessageView } from './views/messageView.ts';

/** A file of a message, with its alt text where it is a picture. */
export interface Attachment {
  readonly name: string;
  readonly bytes: Buffer;
  readonly altText: string | null;
}

/** Makes what is attached to a message: the board, and a file where there is one. */
export async function attachmentsOf({ board, file }: MessageView, paint: PaintBoard): Promise<readonly Attachment[]> {
  const painted = board === null ? null : await paint(board.picture);
  return [
    ...(painted === null || board === null
      ? []
      : [{ name: painted.fileName, bytes: painted.bytes, altText: board.altText }]),
    ...(file === undefined ? [] : [{ name: file.name, bytes: await file.make(), altText: file.altText }]),
  ];
}
