import type { BoardPicture } from '#app/boardPicture.ts';
import { COLORS } from '#rules/types.ts';
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
  type Spot,
  STRIP_HEIGHT,
  travelSameWay,
  trayOf,
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

function drawPoint(context: Context, theme: Theme, point: number, mirrored: boolean): void {
  const x = pointX(point, mirrored);
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
  if (theme.points.hatched && point % 2 === 1) hatch(context, theme, { x: x - half, y: Math.min(base, tip) });
}

/** Slanting lines inside the path just drawn, a square as wide and high as a point from `corner` on. */
function hatch(context: Context, theme: Theme, corner: Spot): void {
  context.save();
  context.clip();
  context.lineWidth = 3;
  context.strokeStyle = theme.points.outline;
  context.beginPath();
  for (let offset = -PITCH; offset < POINT_HEIGHT; offset += 14) {
    context.moveTo(corner.x, corner.y + offset + PITCH);
    context.lineTo(corner.x + PITCH, corner.y + offset);
  }
  context.stroke();
  context.restore();
}

function drawNumber(context: Context, theme: Theme, point: number, mirrored: boolean): void {
  const gap = (LEFT_HALF.y - STRIP_HEIGHT) / 2;
  context.font = font(27, 'bold');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = theme.numbers;
  context.fillText(String(point), pointX(point, mirrored), isTop(point) ? BOARD.y + gap : BOARD.y + BOARD.height - gap);
}

/** Between the numbers: which way round both sides travel, where that is the same (`rules.md` 1). */
function drawTravel(context: Context, theme: Theme, mirrored: boolean): void {
  const gap = (LEFT_HALF.y - STRIP_HEIGHT) / 2;
  context.strokeStyle = theme.numbers;
  context.globalAlpha = 0.7;
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (let point = 24; point > 1; point -= 1) {
    const [from, to] = [pointX(point, mirrored), pointX(point - 1, mirrored)];
    if (Math.abs(to - from) !== PITCH) continue;
    const ahead = Math.sign(to - from) * 5;
    const [x, y] = [(from + to) / 2, isTop(point) ? BOARD.y + gap : BOARD.y + BOARD.height - gap];
    context.beginPath();
    context.moveTo(x - ahead, y - 8);
    context.lineTo(x + ahead, y);
    context.lineTo(x - ahead, y + 8);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** Where the two wings of the board meet: a seam along the bar between a dark and a lit line. */
function drawSeam(context: Context, theme: Theme): void {
  for (const [x, style] of [
    [WIDTH / 2 - 1, theme.frameEdge],
    [WIDTH / 2 + 1, theme.frameLight],
  ] as const) {
    context.fillStyle = style;
    context.fillRect(x - 1, BOARD.y, 2, BOARD.height);
  }
}

/** The edges of the frame, lit from above. */
function drawBevel(context: Context, theme: Theme): void {
  context.fillStyle = theme.frameLight;
  context.fillRect(0, BOARD.y, WIDTH, 3);
  context.fillStyle = theme.frameEdge;
  context.fillRect(0, BOARD.y + BOARD.height - 3, WIDTH, 3);
}

function drawBackground(theme: Theme, trays: readonly Box[], sameWay: boolean, mirrored: boolean): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.lang = 'en';
  context.fillStyle = theme.strip.ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  fillDown(context, BOARD, theme.frame);
  if (theme.grain > 0) {
    context.drawImage(woodGrain(BOARD.width, BOARD.height, 'across', theme.grain), BOARD.x, BOARD.y);
  }
  drawBevel(context, theme);
  if (theme.shadows) drawSeam(context, theme);
  for (const half of HALVES) fillDown(context, half, theme.field);
  for (let point = 1; point <= 24; point += 1) drawPoint(context, theme, point, mirrored);
  for (const half of HALVES) {
    if (theme.grain > 0) {
      context.drawImage(woodGrain(half.width, half.height, 'upright', theme.grain), half.x, half.y);
    }
    carve(context, half, theme);
  }
  for (const tray of trays) {
    fillDown(context, tray, theme.tray);
    carve(context, tray, theme);
  }
  for (let point = 1; point <= 24; point += 1) drawNumber(context, theme, point, mirrored);
  if (sameWay) drawTravel(context, theme, mirrored);
  return canvas;
}

const drawn = new Map<string, Canvas>();

/** The board without anything that changes, drawn once for each theme, each of the two geometries and its mirror image. */
export function background({ theme, game, mirrored }: Pick<BoardPicture, 'theme' | 'game' | 'mirrored'>): Canvas {
  const trays = COLORS.map((color) => trayOf({ game, viewer: 'white', mirrored }, color));
  const sameWay = travelSameWay(game);
  const key = `${theme} ${sameWay} ${mirrored}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const canvas = drawBackground(themeOf(theme), trays, sameWay, mirrored);
  drawn.set(key, canvas);
  return canvas;
}
