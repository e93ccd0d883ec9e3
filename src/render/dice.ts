import type { Die } from '#rules/types.ts';
import type { Context } from './canvas.ts';
import { font } from './fonts.ts';
import type { PlacedDie } from './diceLayout.ts';
import type { DieLook, Theme } from './theme.ts';

/** Pip places on a face of side 1, measured from its middle. */
const OUT = 0.27;
const PIPS: Readonly<Record<Die, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-OUT, -OUT],
    [OUT, OUT],
  ],
  3: [
    [-OUT, -OUT],
    [0, 0],
    [OUT, OUT],
  ],
  4: [
    [-OUT, -OUT],
    [OUT, -OUT],
    [-OUT, OUT],
    [OUT, OUT],
  ],
  5: [
    [-OUT, -OUT],
    [OUT, -OUT],
    [0, 0],
    [-OUT, OUT],
    [OUT, OUT],
  ],
  6: [
    [-OUT, -OUT],
    [OUT, -OUT],
    [-OUT, 0],
    [OUT, 0],
    [-OUT, OUT],
    [OUT, OUT],
  ],
};

/** A rounded face lit from above; dice and cube share it. */
export function drawFace(
  context: Context,
  look: DieLook,
  { x, y, size }: { x: number; y: number; size: number },
  shadows: boolean,
): void {
  const half = size / 2;
  context.save();
  if (shadows) {
    context.shadowColor = 'rgba(20, 8, 0, 0.55)';
    context.shadowBlur = 8;
    context.shadowOffsetY = 3;
  }
  const gradient = context.createLinearGradient(x - half, y - half, x + half, y + half);
  gradient.addColorStop(0, look.face[0]);
  gradient.addColorStop(1, look.face[1]);
  context.beginPath();
  context.roundRect(x - half, y - half, size, size, size * 0.2);
  context.fillStyle = gradient;
  context.fill();
  context.restore();
  context.lineWidth = 2;
  context.strokeStyle = look.outline;
  context.stroke();
}

/** A die; a used one is faint and struck through, several equal ones are one die with the number still to play. */
export function drawDie(context: Context, theme: Theme, placed: PlacedDie): void {
  const { x, y, size, die, color, left, of } = placed;
  const look = theme.dice[color];
  context.save();
  if (left === 0) context.globalAlpha = 0.5;
  drawFace(context, look, placed, theme.shadows && left > 0);
  context.fillStyle = look.pip;
  for (const [dx, dy] of PIPS[die]) {
    context.beginPath();
    context.arc(x + dx * size, y + dy * size, size * 0.09, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
  if (left === 0) {
    context.lineWidth = 5;
    context.lineCap = 'round';
    context.strokeStyle = theme.dice[color].outline;
    context.beginPath();
    context.moveTo(x - size * 0.38, y + size * 0.38);
    context.lineTo(x + size * 0.38, y - size * 0.38);
    context.stroke();
  }
  if (of > 1 && left > 0) {
    context.font = font(size * 0.57, 'bold');
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    context.fillStyle = theme.laneText;
    context.fillText(`×${left}`, x + size / 2 + 3, y);
  }
}
