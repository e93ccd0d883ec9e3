import { facingPoint } from '#rules/games/index.ts';
import { pipCount } from '#rules/pips.ts';
import { countAt } from '#rules/position.ts';
import { BAR, type Color, OFF, opponentOf } from '#rules/types.ts';
import type { BoardView } from './boardView.ts';
import { boardWords } from './boardTextWords.ts';
import type { Locale } from './locale.ts';

/** A column holds so many checkers; the last place tells the number of a higher stack. */
const ROWS = 5;
const TOP = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24] as const;
const BOTTOM = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const;

/**
 * The board in letters for whoever cannot load pictures, to be shown in a font of equal widths: `O` are the checkers of
 * the side that looks, `X` the other's, a small letter is pinned. Points are those of the side that looks.
 */
export function textBoard(view: BoardView, locale: Locale): string {
  const words = boardWords(locale);
  const half = (points: readonly number[]): readonly number[] => (view.mirrored ? points.toReversed() : points);
  const [top, bottom] = [half(TOP), half(BOTTOM)];
  const heights = Array.from({ length: ROWS }, (_, index) => index);
  const side = (color: Color): string => {
    const bar = countAt(view.position, color, BAR);
    const parts = [
      ...(view.pips ? [words.pips(pipCount(view.position, color))] : []),
      ...(bar === 0 ? [] : [`${words.bar} ${bar}`]),
      `${words.borneOff} ${countAt(view.position, color, OFF)}`,
    ];
    return `${color === view.viewer ? 'O' : 'X'} ${words.colors[color]}: ${parts.join(', ')}`;
  };
  return [
    side(opponentOf(view.viewer)),
    line(top.map(String)),
    ...heights.map((height) => line(top.map((point) => cell(view, point, height)))),
    '',
    ...heights.toReversed().map((height) => line(bottom.map((point) => cell(view, point, height)))),
    line(bottom.map(String)),
    side(view.viewer),
  ].join('\n');
}

/** Twelve cells with the bar between the sixth and the seventh. */
const line = (cells: readonly string[]): string => {
  const half = (from: number): string =>
    cells
      .slice(from, from + 6)
      .map((text) => text.padStart(3))
      .join('');
  return `${half(0)} |${half(6)}`;
};

/** What stands at one height of a point, counted from the edge. */
function cell(view: BoardView, point: number, height: number): string {
  const stack = stackOn(view, point);
  if (height === ROWS - 1 && stack.length > ROWS) return String(stack.length);
  return stack[height] ?? '.';
}

function stackOn({ viewer, game, position }: BoardView, point: number): readonly string[] {
  const other = opponentOf(viewer);
  const facing = facingPoint(game, point);
  const own = Array.from({ length: countAt(position, viewer, point) }, () => 'O');
  const theirs = Array.from({ length: countAt(position, other, facing) }, () => 'X');
  if (position.pinned[viewer].includes(point)) return ['o', ...theirs];
  return position.pinned[other].includes(facing) ? ['x', ...own] : [...own, ...theirs];
}
