import type { BoardPicture } from '#app/boardPicture.ts';
import { pipCount } from '#rules/pips.ts';
import type { Color } from '#rules/types.ts';
import type { Context } from './canvas.ts';
import { drawDisc } from './checkers.ts';
import { drawnName } from './drawnName.ts';
import { font } from './fonts.ts';
import { HEIGHT, STRIP_HEIGHT, WIDTH } from './layout.ts';
import type { Theme } from './theme.ts';

const MARGIN = 16;
const NAME_X = 92;
const GAP = 22;

/** Draws a text that ends at `right`; answers where it begins. */
function textUpTo(context: Context, text: string, right: number, y: number): number {
  context.textAlign = 'right';
  context.fillText(text, right, y);
  return right - context.measureText(text).width;
}

/** Score, match length and pip count at the right; answers where they begin. */
function drawFigures(context: Context, theme: Theme, picture: BoardPicture, color: Color, y: number): number {
  context.font = font(26);
  context.fillStyle = theme.strip.muted;
  let left = textUpTo(context, `/${picture.matchLength}`, WIDTH - MARGIN, y);
  context.font = font(36, 'bold');
  context.fillStyle = theme.strip.text;
  left = textUpTo(context, String(picture.score[color]), left - 3, y);
  if (!picture.pips) return left;
  context.font = font(24);
  context.fillStyle = theme.strip.muted;
  left = textUpTo(context, picture.labels.pips, left - GAP * 1.6, y);
  context.font = font(28, 'bold');
  context.fillStyle = theme.strip.text;
  return textUpTo(context, String(pipCount(picture.position, color)), left - 7, y);
}

/** The side on turn: a lit strip, a triangle before the name and a word after it. */
function drawTurnMark(context: Context, theme: Theme, y: number): void {
  context.fillStyle = theme.strip.active;
  context.fillRect(0, y - STRIP_HEIGHT / 2, WIDTH, STRIP_HEIGHT);
  context.fillStyle = theme.accent.fill;
  context.beginPath();
  context.moveTo(12, y - 17);
  context.lineTo(38, y);
  context.lineTo(12, y + 17);
  context.closePath();
  context.fill();
}

function drawTurnWord(context: Context, theme: Theme, text: string, x: number, y: number): void {
  context.font = font(22, 'bold');
  context.textAlign = 'left';
  const width = context.measureText(text).width + 22;
  context.beginPath();
  context.roundRect(x, y - 17, width, 34, 17);
  context.fillStyle = theme.accent.fill;
  context.fill();
  context.fillStyle = theme.accent.text;
  context.fillText(text, x + 11, y + 1);
}

/** Name, score and pips of one side, at its own edge of the picture. */
export function drawStrip(context: Context, theme: Theme, picture: BoardPicture, color: Color): void {
  const y = color === picture.viewer ? HEIGHT - STRIP_HEIGHT / 2 : STRIP_HEIGHT / 2;
  const onTurn = picture.turn === color;
  const look = theme.checkers[color];
  context.textBaseline = 'middle';
  if (onTurn) drawTurnMark(context, theme, y);
  drawDisc(context, { ...look, outline: look.edge }, 64, y, 19);
  const right = drawFigures(context, theme, picture, color, y);
  context.font = font(22, 'bold');
  const word = onTurn ? context.measureText(picture.labels.turn).width + 22 + GAP : 0;
  context.font = font(30, 'bold');
  const measure = (text: string): number => context.measureText(text).width;
  const name = drawnName(picture.names[color], picture.labels.colors[color], right - GAP - word - NAME_X, measure);
  context.textAlign = 'left';
  context.fillStyle = theme.strip.text;
  context.fillText(name, NAME_X, y);
  if (onTurn) drawTurnWord(context, theme, picture.labels.turn, NAME_X + measure(name) + GAP * 0.7, y);
}
