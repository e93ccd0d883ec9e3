import type { BoardLabels } from '#i18n/boardLabels.ts';
import type { BoardView } from '#i18n/boardView.ts';
import type { ThemeName } from './preferences.ts';

/** Everything that goes into a board picture; equal data gives equal bytes. */
export interface BoardPicture extends BoardView {
  readonly labels: BoardLabels;
  readonly theme: ThemeName;
}

export interface PaintedBoard {
  readonly bytes: Buffer;
  readonly fileName: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Boards one after the other as a moving picture that Discord plays; a file ready to be sent. */
export type PaintFilm = (pictures: readonly BoardPicture[]) => Promise<Buffer>;

/** Draws and encodes a board picture; the encoding runs off the event loop. */
export type PaintBoard = (picture: BoardPicture) => Promise<PaintedBoard>;
