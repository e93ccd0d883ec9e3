import { facingPoint } from '#rules/games/index.ts';
import { countAt, type Position } from '#rules/position.ts';
import { BAR, OFF, opponentOf, type Color, type GameName } from '#rules/types.ts';

const ROWS = 5;
const LETTERS = { white: 'X', black: 'O' } as const;
const TOP = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24];
const BOTTOM = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/**
 * The board in plain characters, 14 lines, as `viewer` sees it: its numbers, its point 1 bottom right, or bottom left where
 * `mirrored`. White is X,
 * black O, a pinned checker a small letter at the rim; a pile over five ends in its number.
 */
export function textBoard(game: GameName, position: Position, viewer: Color, mirrored = false): string {
  const across = (points: readonly number[]): readonly number[] => (mirrored ? points.toReversed() : points);
  const [top, bottom] = [across(TOP), across(BOTTOM)];
  const pile = (point: number): readonly string[] => pileOn(game, position, viewer, point);
  const row = (points: readonly number[], level: number): string => {
    const cells = points.map((point) => (pile(point)[level] ?? '').padStart(2).padEnd(3));
    return `| ${cells.slice(0, 6).join('')}| ${cells.slice(6).join('')}|`;
  };
  const levels = Array.from({ length: ROWS }, (_, level) => level);
  const opponent = opponentOf(viewer);
  return [
    aside(position, opponent),
    rim(top),
    ...levels.map((level) => row(top, level)),
    ...levels.toReversed().map((level) => row(bottom, level)),
    rim(bottom),
    aside(position, viewer),
  ].join('\n');
}

function rim(points: readonly number[]): string {
  const cells = points.map((point) => `${point}`.padStart(2, '-').padEnd(3, '-'));
  return `+-${cells.slice(0, 6).join('')}+-${cells.slice(6).join('')}+`;
}

/** The symbols on a point from the rim inwards. */
function pileOn(game: GameName, position: Position, viewer: Color, point: number): readonly string[] {
  const opponent = opponentOf(viewer);
  const facing = facingPoint(game, point);
  const own = checkersOf(position, viewer, point);
  const opposing = checkersOf(position, opponent, facing);
  const pile = position.pinned[viewer].includes(point) ? [...own, ...opposing] : [...opposing, ...own];
  return pile.length > ROWS ? [...pile.slice(0, ROWS - 1), `${pile.length}`] : pile;
}

function checkersOf(position: Position, color: Color, point: number): readonly string[] {
  const letter = position.pinned[color].includes(point) ? LETTERS[color].toLowerCase() : LETTERS[color];
  return Array.from({ length: countAt(position, color, point) }, () => letter);
}

const aside = (position: Position, color: Color): string =>
  `${LETTERS[color]}  bar ${countAt(position, color, BAR)}  off ${countAt(position, color, OFF)}`;
