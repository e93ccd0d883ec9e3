import { facingPoint } from '#rules/games/index.ts';
import { pipCount } from '#rules/pips.ts';
import { countAt } from '#rules/position.ts';
import { BAR, type Color, OFF, opponentOf } from '#rules/types.ts';
import { type BoardWords, boardWords } from './boardTextWords.ts';
import type { BoardView } from './boardView.ts';
import { waysOf } from './checkerWays.ts';
import type { Locale } from './locale.ts';

/** Longest part of a name that is told, in UTF-16 units; Discord's own limit is 32 characters. */
const LONGEST_NAME = 32;
/** Invisible characters, those that turn the direction of writing, and the marks that set a name apart here. */
const UNTELLABLE = /[\p{C}\p{Zl}\p{Zp}“”"]/gu;

/** A name between quotation marks, so that nothing in it can be taken for a part of the board. */
function quoted(name: string): string {
  const clean = name.replace(/\s+/gu, ' ').replace(UNTELLABLE, '').trim();
  let told = '';
  for (const character of clean) {
    if (told.length + character.length > LONGEST_NAME) break;
    told += character;
  }
  return `“${told}”`;
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function heading(view: BoardView, words: BoardWords): string {
  const sides = [view.viewer, opponentOf(view.viewer)].map(
    (color) => `${words.colors[color]} ${quoted(view.names[color])} ${view.score[color]}`,
  );
  const crawford = view.crawford ? [words.crawford] : [];
  return sentence(
    [`${words.games[view.game]}: ${sides.join(', ')}`, words.matchTo(view.matchLength), ...crawford].join(', '),
  );
}

function diceText(view: BoardView, words: BoardWords): string | null {
  if (view.diceOf !== null && view.dice.length > 0) {
    const numbers = (used: boolean): string =>
      view.dice
        .filter((shown) => shown.used === used)
        .map(({ die }) => die)
        .join(' ');
    const left = numbers(false);
    const played = numbers(true);
    const parts = [
      ...(left === '' ? [] : [`${words.diceLeft} ${left}`]),
      ...(played === '' ? [] : [`${words.diceUsed} ${played}`]),
    ];
    return `${words.dice}, ${words.colors[view.diceOf]}: ${parts.join(', ')}.`;
  }
  if (view.opening === null) return null;
  const [white, black] = view.opening;
  return `${words.opening}: ${words.colors.white} ${white}, ${words.colors.black} ${black}.`;
}

/** A place in the viewer's numbering, or the word for the bar or for bearing off. */
function placeText(view: BoardView, words: BoardWords, color: Color, place: number): string {
  if (place === BAR) return words.bar;
  if (place === OFF) return words.borneOff;
  return String(color === view.viewer ? place : facingPoint(view.game, place));
}

function lastMoveText(view: BoardView, words: BoardWords): string | null {
  if (view.lastMoves === null || view.lastMoves.moves.length === 0) return null;
  const { by, moves } = view.lastMoves;
  const ways = waysOf(moves).map(({ from, to, capture, count }) => {
    const way = `${placeText(view, words, by, from)}/${placeText(view, words, by, to)}`;
    const captured = capture === null ? '' : ` ${words.captures[capture]}`;
    return `${way}${captured}${count > 1 ? ` (${count})` : ''}`;
  });
  return `${words.lastMove}, ${words.colors[by]}: ${ways.join(', ')}.`;
}

/** All checkers of one side: the points from the viewer's 24 down, then bar, off and what a game counts besides. */
function sideText(view: BoardView, words: BoardWords, color: Color): string {
  const { position } = view;
  const points = Array.from({ length: 24 }, (_, index) => 24 - index).flatMap((shown) => {
    const point = color === view.viewer ? shown : facingPoint(view.game, shown);
    const count = countAt(position, color, point);
    if (count === 0) return [];
    const pinned = position.pinned[color].includes(point) ? ` ${words.pinned}` : '';
    return [`${words.point} ${shown}: ${count}${pinned}`];
  });
  const bar = countAt(position, color, BAR);
  const off = countAt(position, color, OFF);
  const told = [
    ...points,
    ...(bar > 0 ? [`${words.bar}: ${bar}`] : []),
    ...(off > 0 ? [`${words.off}: ${off}`] : []),
    ...(position.rolls[color] > 0 ? [`${words.rolls}: ${position.rolls[color]}`] : []),
  ];
  const pips = view.pips ? `, ${words.pips(pipCount(position, color))}` : '';
  return sentence(`${words.colors[color]}${pips}: ${told.join(', ')}`);
}

function cubeText({ cube, crawford }: BoardView, words: BoardWords): string | null {
  if (cube === null || crawford) return null;
  return `${words.cube}: ${cube.value}, ${cube.owner === null ? words.cubeInMiddle : words.cubeOf[cube.owner]}.`;
}

/**
 * A board told in words, complete enough to play from: the alternative text of its picture. All points are in the
 * viewer's numbering, the opponent's checkers and moves too; what is not named is empty. At most 1,024 characters, the
 * limit of Discord's descriptions.
 */
export function boardText(view: BoardView, locale: Locale): string {
  const words = boardWords(locale);
  const parts = [
    heading(view, words),
    view.turn === null ? null : `${words.toPlay}: ${words.colors[view.turn]}.`,
    view.handedOver.length === 0 ? null : `${words.handedOver}: ${view.handedOver.join(' ')}.`,
    diceText(view, words),
    lastMoveText(view, words),
    cubeText(view, words),
    `${words.numbering[view.viewer]}.`,
    sideText(view, words, view.viewer),
    sideText(view, words, opponentOf(view.viewer)),
  ];
  return parts.filter((part) => part !== null).join(' ');
}
