import type { BoardLook } from '#app/preferences.ts';
import type { BoardView } from '#i18n/boardView.ts';
import type { Locale } from '#i18n/locale.ts';
import { textBoard } from '#i18n/textBoard.ts';

/** The board in letters, where whoever looks has asked for it; in a font of equal widths. */
export const textBoardLines = (
  view: BoardView,
  { textBoard: wanted, locale }: Pick<BoardLook, 'textBoard'> & { readonly locale: Locale },
): readonly string[] => (wanted ? [`\`\`\`\n${textBoard(view, locale)}\n\`\`\``] : []);
