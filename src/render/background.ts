import type { ThemeName } from '#app/ports.ts';
import { type Canvas, type Context, createCanvas } from './canvas.ts';
import { font } from './fonts.ts';
import {
  BOARD,
  type Box,
  HEIGHT,
  isTop,
  LEFT_HALF,
  PITCH,
  pointX,
  RIGHT_HALF,
  STRIP_HEIGHT,
  TRAYS,
  WIDTH,
} from './layout.ts';
import type { Shade, Theme } from './theme.ts';
import { themeOf } from './themes/index.ts';
import { woodGrain } from './woodGrain.ts';

/** Height of the triangles of the points: as high as five checkers, so that the dice keep their lane. */
const POINT_HEIGHT = 256;
const HALVES: readonly Box[] = [LEFT_HALF, RIGHT_HALF];

function fillDown(context: Context, box: Box, [upper, lower]: Shade): void {
  const gradient = context.createLinearGradient(0, box.y, 0, box.y + box.height);
  gradient.addColorStop(0, upper);
  gradient.addColorStop(1, lower);
  context.fillStyle = gradient;
  context.fillRect(box.x, box.y, box.width, box.height);
}

/** A recess in the frame: dark inside under the upper left edge, lit at the lower right one. */
function carve(context: Context, box: Box, theme: Theme): void {
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  if (theme.shadows) {
    context.shadowColor = 'rgba(0, 0, 0, 0.55)';
    context.shadowBlur = 14;
    context.shadowOffsetY = 3;
  }
  context.lineWidth = 6;
  context.strokeStyle = theme.frameEdge;
  context.strokeRect(box.x - 3, box.y - 3, box.width + 6, box.height + 6);
  context.restore();
  context.lineWidth = 2;
  context.strokeStyle = theme.frameEdge;
  context.strokeRect(box.x - 1, box.y - 1, box.width + 2, box.height + 2);
}

function drawPoint(context: Context, theme: Theme, point: number): void {
  const x = pointX(point);
  const base = isTop(point) ? LEFT_HALF.y : LEFT_HALF.y + LEFT_HALF.height;
  const tip = isTop(point) ? base + POINT_HEIGHT : base - POINT_HEIGHT;
  const half = PITCH / 2 - 2;
  const gradient = context.createLinearGradient(x - half, 0, x + half, 0);
  const [light, dark] = point % 2 === 0 ? theme.points.light : theme.points.dark;
  gradient.addColorStop(0, light);
  gradient.addColorStop(1, dark);
  context.beginPath();
  context.moveTo(x - half, base);
  context.lineTo(x, tip);
  context.lineTo(x + half, base);
  context.closePath();
  context.fillStyle = gradient;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = theme.points.outline;
  context.stroke();
}

function drawNumber(context: Context, theme: Theme, point: number): void {
  const gap = (LEFT_HALF.y - STRIP_HEIGHT) / 2;
  context.font = font(27, 'bold');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = theme.numbers;
  context.fillText(String(point), pointX(point), isTop(point) ? BOARD.y + gap : BOARD.y + BOARD.height - gap);
}

function drawBackground(theme: Theme): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.lang = 'en';
  context.fillStyle = theme.strip.ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  fillDown(context, BOARD, theme.frame);
  if (theme.grain > 0) {
    context.drawImage(woodGrain(BOARD.width, BOARD.height, 'across', theme.grain), BOARD.x, BOARD.y);
  }
  for (const half of HALVES) fillDown(context, half, theme.field);
  for (let point = 1; point <= 24; point += 1) drawPoint(context, theme, point);
  for (const half of HALVES) {
    if (theme.grain > 0) {
      context.drawImage(woodGrain(half.width, half.height, 'upright', theme.grain), half.x, half.y);
    }
    carve(context, half, theme);
  }
  for (const tray of TRAYS) {
    fillDown(context, tray, theme.tray);
    carve(context, tray, theme);
  }
  for (let point = 1; point <= 24; point += 1) drawNumber(context, theme, point);
  return canvas;
}

const drawn = new Map<ThemeName, Canvas>();

/** The board without anything that changes, drawn once for each theme. */
export function background(name: ThemeName): Canvas {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const canvas = drawBackground(themeOf(name));
  drawn.set(name, canvas);
  return canvas;
}
