import type { ThemeName } from '#app/preferences.ts';
import { type ByColor, type Color } from '#rules/types.ts';
import { type Canvas, type Context, createCanvas } from './canvas.ts';
import { font } from './fonts.ts';
import { CHECKER_RADIUS, type PlacedChecker } from './layout.ts';
import type { CheckerLook, Theme } from './theme.ts';
import { themeOf } from './themes/index.ts';

/** Room round a checker for its shadow. */
const MARGIN = 9;
const SPRITE_SIZE = 2 * (CHECKER_RADIUS + MARGIN);

function disc(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

/** A checker of any size with its middle at (x, y); the grooves shrink with it. */
export function drawDisc(context: Context, look: CheckerLook, x: number, y: number, radius: number): void {
  const scale = radius / CHECKER_RADIUS;
  const inner = radius - (look.outlineWidth * scale) / 2;
  const gradient = context.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.1, x, y, radius * 1.05);
  gradient.addColorStop(0, look.face[0]);
  gradient.addColorStop(1, look.face[1]);
  disc(context, x, y, inner);
  context.fillStyle = gradient;
  context.fill();
  context.lineWidth = look.outlineWidth * scale;
  context.strokeStyle = look.outline;
  context.stroke();
  context.lineWidth = 2 * scale;
  context.strokeStyle = look.groove;
  disc(context, x, y, radius * 0.66);
  context.stroke();
  if (look.mark === 'dot') {
    disc(context, x, y, radius * 0.2);
    context.fillStyle = look.groove;
    context.fill();
  }
  if (look.mark === 'bars') drawBars(context, x, y, radius * 0.66);
}

/** Three upright bars in the stroke of the ring round them. */
function drawBars(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  for (const offset of [-0.5, 0, 0.5]) {
    const height = Math.sqrt(1 - offset ** 2) * radius;
    context.moveTo(x + offset * radius, y - height);
    context.lineTo(x + offset * radius, y + height);
  }
  context.stroke();
}

function drawSprite(theme: Theme, color: Color): Canvas {
  const canvas = createCanvas(SPRITE_SIZE, SPRITE_SIZE);
  const context = canvas.getContext('2d');
  const middle = SPRITE_SIZE / 2;
  if (theme.shadows) {
    context.save();
    context.shadowColor = 'rgba(20, 8, 0, 0.6)';
    context.shadowBlur = 7;
    context.shadowOffsetX = 1;
    context.shadowOffsetY = 3;
    disc(context, middle, middle, CHECKER_RADIUS - 1);
    context.fill();
    context.restore();
  }
  drawDisc(context, theme.checkers[color], middle, middle, CHECKER_RADIUS);
  return canvas;
}

const sprites = new Map<ThemeName, ByColor<Canvas>>();

function spritesOf(name: ThemeName): ByColor<Canvas> {
  const known = sprites.get(name);
  if (known !== undefined) return known;
  const theme = themeOf(name);
  const made = { white: drawSprite(theme, 'white'), black: drawSprite(theme, 'black') };
  sprites.set(name, made);
  return made;
}

/** A padlock on the part of a pinned checker that is seen, which lies away from the middle. */
function drawLock(context: Context, theme: Theme, { color, x, y }: PlacedChecker, middleY: number): void {
  const look = theme.checkers[color];
  const at = y + Math.sign(y - middleY) * 8;
  disc(context, x, at, 16);
  context.fillStyle = look.face[1];
  context.fill();
  context.strokeStyle = look.text;
  context.lineWidth = 3;
  context.beginPath();
  context.arc(x, at - 3, 5.5, Math.PI, 2 * Math.PI);
  context.lineTo(x + 5.5, at);
  context.moveTo(x - 5.5, at - 3);
  context.lineTo(x - 5.5, at);
  context.stroke();
  context.fillStyle = look.text;
  context.beginPath();
  context.roundRect(x - 9, at - 1, 18, 12, 2.5);
  context.fill();
}

/** Draws one checker with its number, its lock where it is pinned and a ring where it has just arrived. */
export function drawChecker(context: Context, name: ThemeName, checker: PlacedChecker, middleY: number): void {
  const theme = themeOf(name);
  const look = theme.checkers[checker.color];
  const { x, y } = checker;
  context.drawImage(spritesOf(name)[checker.color], x - SPRITE_SIZE / 2, y - SPRITE_SIZE / 2);
  if (checker.moved) {
    context.lineWidth = 4;
    context.strokeStyle = theme.arrow.line;
    disc(context, x, y, CHECKER_RADIUS - 2);
    context.stroke();
  }
  if (checker.pinned) drawLock(context, theme, checker, middleY);
  if (checker.count === null) return;
  disc(context, x, y, CHECKER_RADIUS * 0.64);
  context.fillStyle = look.face[0];
  context.fill();
  context.font = font(28, 'bold');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = look.text;
  context.fillText(String(checker.count), x, y + 1);
}
