import type { BoardPicture, PaintBoard } from '#app/boardPicture.ts';
import { countAt } from '#rules/position.ts';
import { CHECKERS_A_SIDE, type Color, COLORS, OFF } from '#rules/types.ts';
import { drawArrow, drawLeftPlace } from './arrows.ts';
import { background } from './background.ts';
import { type Canvas, type Context, createCanvas } from './canvas.ts';
import { drawChecker } from './checkers.ts';
import { drawDie, drawFace } from './dice.ts';
import { placeDice, placeHandedOver } from './diceLayout.ts';
import { font } from './fonts.ts';
import { cubeSpot, HEIGHT, MIDDLE, placeCheckers, trayOf, WIDTH } from './layout.ts';
import { placeArrows } from './moveArrows.ts';
import { drawStrip } from './strips.ts';
import type { Theme } from './theme.ts';
import { themeOf } from './themes/index.ts';

/**
 * JPEG, because WebP of the same look takes seven times as long (45 ms against 6) to save a quarter of the bytes. At 76
 * text and rims show no ringing at three times the size, and boards with up to four moves stay under 120 kB.
 */
const QUALITY = 76;
/** Thickness of a borne-off checker lying on its side; fifteen fill a tray. */
const SLAB = 16.4;

function drawOff(context: Context, theme: Theme, picture: BoardPicture, color: Color): void {
  const tray = trayOf(picture, color);
  const count = Math.min(countAt(picture.position, color, OFF), CHECKERS_A_SIDE);
  if (count === 0) return;
  const fromBottom = color === picture.viewer;
  const look = theme.checkers[color];
  const gradient = context.createLinearGradient(tray.x, 0, tray.x + tray.width, 0);
  gradient.addColorStop(0, look.face[1]);
  gradient.addColorStop(0.35, look.face[0]);
  gradient.addColorStop(1, look.face[1]);
  for (let index = 0; index < count; index += 1) {
    const offset = 5 + index * SLAB;
    const y = fromBottom ? tray.y + tray.height - offset - SLAB : tray.y + offset;
    context.beginPath();
    context.roundRect(tray.x + 5, y + 1, tray.width - 10, SLAB - 2, 5);
    context.fillStyle = gradient;
    context.fill();
    context.lineWidth = 1.5;
    context.strokeStyle = look.edge;
    context.stroke();
  }
  context.font = font(30, 'bold');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = theme.numbers;
  context.fillText(String(count), tray.x + tray.width / 2, fromBottom ? tray.y - 20 : tray.y + tray.height + 20);
}

/** The cube lies where its owner can reach it; in the Crawford game a word stands in its place. */
function drawCube(context: Context, theme: Theme, picture: BoardPicture): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (picture.crawford) {
    const { x, y } = cubeSpot(picture, null);
    context.save();
    context.translate(x, y);
    context.rotate(-Math.PI / 2);
    context.font = font(26, 'bold');
    context.fillStyle = theme.numbers;
    context.fillText(picture.labels.crawford, 0, 0);
    context.restore();
  } else if (picture.cube !== null) {
    const { x, y } = cubeSpot(picture, picture.cube.owner);
    drawFace(context, theme.cube, { x, y, size: 54 }, theme.shadows);
    context.font = font(32, 'bold');
    context.fillStyle = theme.cube.pip;
    context.fillText(String(picture.cube.value), x, y + 1);
  }
}

function drawHandedOver(context: Context, theme: Theme, picture: BoardPicture): void {
  const handedOver = placeHandedOver(picture);
  if (handedOver === null) return;
  for (const die of handedOver.dice) drawDie(context, theme, die);
  context.font = font(23, 'bold');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = theme.laneText;
  context.fillText(picture.labels.handedOver, handedOver.caption.x, handedOver.caption.y);
}

/** Draws a board on a canvas of the right size; whatever was drawn there before is covered. */
export function drawBoard(picture: BoardPicture, canvas: Canvas = createCanvas(WIDTH, HEIGHT)): Canvas {
  const theme = themeOf(picture.theme);
  const context = canvas.getContext('2d');
  context.reset();
  // The default would follow the language of the machine.
  context.lang = 'en';
  context.drawImage(background(picture), 0, 0);
  for (const color of COLORS) {
    drawStrip(context, theme, picture, color);
    drawOff(context, theme, picture, color);
  }
  drawCube(context, theme, picture);
  const arrows = placeArrows(picture);
  for (const arrow of arrows) drawLeftPlace(context, theme, arrow);
  for (const checker of placeCheckers(picture)) drawChecker(context, picture.theme, checker, MIDDLE.y);
  for (const arrow of arrows) drawArrow(context, theme, arrow);
  for (const die of placeDice(picture)) drawDie(context, theme, die);
  drawHandedOver(context, theme, picture);
  return canvas;
}

/** The finished canvas as a file in the format of the board pictures. */
export const encodeBoard = (canvas: Canvas): Promise<Buffer> => canvas.encode('jpeg', QUALITY);

/**
 * Canvases whose picture is encoded, kept for the next ones: each takes 3 MB outside the heap, for which a garbage
 * collection of the whole heap is started every ten canvases. As many as pictures are made at a time.
 */
const free: Canvas[] = [];

/** The picture of a board as a JPEG file; drawing takes some milliseconds here, encoding runs on another thread. */
export const boardPicture: PaintBoard = async (picture) => {
  const canvas = drawBoard(picture, free.pop());
  const bytes = await encodeBoard(canvas);
  free.push(canvas);
  return { bytes, fileName: 'board.jpg', width: WIDTH, height: HEIGHT };
};
