import { type MessageView, type Row, textView } from './views/messageView.ts';

/** What an interaction is answered with; sending it is for `respond.ts`. */
export type Reply =
  /** What is to be seen is in a message for everybody. */
  | { readonly kind: 'none' }
  | { readonly kind: 'private'; readonly view: MessageView }
  /** The message on which the component stands becomes this one. */
  | { readonly kind: 'update'; readonly view: MessageView; readonly note?: string }
  /** The message on which the component stands loses its buttons; the reader is told why. */
  | { readonly kind: 'retire'; readonly note: string };

export const NO_REPLY: Reply = { kind: 'none' };

export const privately = (content: string, rows: readonly Row[] = []): Reply => ({
  kind: 'private',
  view: textView(content, rows),
});
