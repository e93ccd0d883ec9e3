import type { APIActionRowComponent, APIComponentInMessageActionRow } from 'discord.js';
import type { BoardPicture } from '#app/boardPicture.ts';
import type { UserId } from '#match/types.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** A file that is made when the message is sent; a picture has an alt text. */
export interface ViewFile {
  readonly name: string;
  readonly altText: string | null;
  readonly make: () => Promise<Buffer>;
}

/** A message as plain data; the picture is drawn when it is sent. */
export interface MessageView {
  readonly content: string;
  readonly rows: readonly Row[];
  readonly board: { readonly picture: BoardPicture; readonly altText: string } | null;
  readonly file?: ViewFile;
  /** Sent without a sound. */
  readonly silent?: boolean;
  /** The one person who is notified; everybody else is only named. */
  readonly mention: UserId | null;
}

export const textView = (content: string, rows: readonly Row[] = []): MessageView => ({
  content,
  rows,
  board: null,
  mention: null,
});
