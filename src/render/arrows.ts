import type { Context } from './canvas.ts';
import { font } from './fonts.ts';
import { CHECKER_RADIUS, type Spot } from './layout.ts';
import type { Arrow } from './moveArrows.ts';
import type { Theme } from './theme.ts';

const LINE = 6;
const CASING = 10;
const HEAD_LENGTH = 20;
const HEAD_HALF = 13;
/** The tip touches the arrived checker's rim and leaves its face free. */
const REACH = CHECKER_RADIUS - 2;

/** A point of the circle round `middle` in the direction of `towards`. */
function onCircle(middle: Spot, towards: Spot, radius: number): Spot {
  const length = Math.hypot(towards.x - middle.x, towards.y - middle.y) || 1;
  return {
    x: middle.x + ((towards.x - middle.x) / length) * radius,
    y: middle.y + ((towards.y - middle.y) / length) * radius,
  };
}

function stroke(context: Context, style: string, width: number): void {
  context.strokeStyle = style;
  context.lineWidth = width;
  context.stroke();
}

function drawHead(context: Context, theme: Theme, tip: Spot, neck: Spot): void {
  const dx = (tip.x - neck.x) / HEAD_LENGTH;
  const dy = (tip.y - neck.y) / HEAD_LENGTH;
  context.beginPath();
  context.moveTo(tip.x, tip.y);
  context.lineTo(neck.x - dy * HEAD_HALF, neck.y + dx * HEAD_HALF);
  context.lineTo(neck.x + dy * HEAD_HALF, neck.y - dx * HEAD_HALF);
  context.closePath();
  stroke(context, theme.arrow.casing, CASING - LINE);
  context.fillStyle = theme.arrow.line;
  context.fill();
}

function drawCount(context: Context, theme: Theme, { start, bendStart, bendEnd, end, count }: Arrow): void {
  const x = (start.x + 3 * bendStart.x + 3 * bendEnd.x + end.x) / 8;
  const y = (start.y + 3 * bendStart.y + 3 * bendEnd.y + end.y) / 8;
  context.beginPath();
  context.arc(x, y, 18, 0, 2 * Math.PI);
  context.fillStyle = theme.arrow.casing;
  context.fill();
  stroke(context, theme.arrow.line, 3);
  context.font = font(20, 'bold');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = theme.arrow.line;
  context.fillText(`×${count}`, x, y + 1);
}

/** The place that a checker left: a dashed ring where it lay. */
export function drawLeftPlace(context: Context, theme: Theme, { start }: Arrow): void {
  context.save();
  context.setLineDash([9, 7]);
  context.beginPath();
  context.arc(start.x, start.y, CHECKER_RADIUS - 3, 0, 2 * Math.PI);
  stroke(context, theme.arrow.casing, 5);
  stroke(context, theme.arrow.line, 3);
  context.restore();
}

/** A thin cased curve with a head at the arrived checker's rim. */
export function drawArrow(context: Context, theme: Theme, arrow: Arrow): void {
  const tip = onCircle(arrow.end, arrow.bendEnd, REACH);
  const neck = onCircle(arrow.end, arrow.bendEnd, REACH + HEAD_LENGTH);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(arrow.start.x, arrow.start.y);
  context.bezierCurveTo(arrow.bendStart.x, arrow.bendStart.y, arrow.bendEnd.x, arrow.bendEnd.y, neck.x, neck.y);
  stroke(context, theme.arrow.casing, CASING);
  stroke(context, theme.arrow.line, LINE);
  drawHead(context, theme, tip, neck);
  if (arrow.count > 1) drawCount(context, theme, arrow);
}
