import type { BoardLook } from '#app/preferences.ts';
import type { BoardView } from '#i18n/boardView.ts';
import { textBoard } from '#notation/textBoard.ts';

/** The board in letters, where whoever looks has asked for it; in a font of equal widths. */
export const textBoardLines = (
  { game, position, viewer }: BoardView,
  { textBoard: wanted, mirrored }: BoardLook,
): readonly string[] => (wanted ? [`\`\`\`\n${textBoard(game, position, viewer, mirrored)}\n\`\`\``] : []);
