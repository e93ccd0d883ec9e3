import type { DrawCourse } from '#app/courseGraph.ts';
import { createCanvas } from './canvas.ts';
import { font } from './fonts.ts';

const WIDTH = 900;
const HEIGHT = 420;
const FRAME = { left: 90, right: 30, top: 70, bottom: 40 } as const;

/** Dark on light and light enough for both of Discord's themes. */
const COLOURS = { paper: '#f4efe6', grid: '#d8cebd', text: '#3b2f22', line: '#8a3b12', dot: '#c8551b' } as const;

/** Rating points between two lines of the grid, so that there are at most six. */
const STEPS = [10, 20, 50, 100, 200, 500] as const;

/** The rating after each match as a line; the newest value stands beside its point. */
export const courseGraph: DrawCourse = ({ title, values }) => {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.lang = 'en';
  context.fillStyle = COLOURS.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);

  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const step = STEPS.find((size) => (highest - lowest) / size <= 5) ?? Math.ceil((highest - lowest) / 5);
  const bottom = Math.floor((lowest - 1) / step) * step;
  const top = Math.ceil((highest + 1) / step) * step;
  const right = WIDTH - FRAME.right;
  const floor = HEIGHT - FRAME.bottom;
  const x = (index: number): number =>
    values.length === 1 ? (FRAME.left + right) / 2 : FRAME.left + (index * (right - FRAME.left)) / (values.length - 1);
  const y = (value: number): number => floor - ((value - bottom) * (floor - FRAME.top)) / (top - bottom);

  context.font = font(24);
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  context.lineWidth = 1;
  for (let mark = bottom; mark <= top; mark += step) {
    context.strokeStyle = COLOURS.grid;
    context.beginPath();
    context.moveTo(FRAME.left, y(mark));
    context.lineTo(right, y(mark));
    context.stroke();
    context.fillStyle = COLOURS.text;
    context.fillText(String(mark), FRAME.left - 14, y(mark));
  }

  context.strokeStyle = COLOURS.line;
  context.lineWidth = 4;
  context.lineJoin = 'round';
  context.beginPath();
  values.forEach((value, index) => {
    if (index === 0) context.moveTo(x(index), y(value));
    else context.lineTo(x(index), y(value));
  });
  context.stroke();

  const last = values.length - 1;
  const newest = values[last] ?? lowest;
  context.fillStyle = COLOURS.dot;
  context.beginPath();
  context.arc(x(last), y(newest), 8, 0, 2 * Math.PI);
  context.fill();

  context.fillStyle = COLOURS.text;
  context.font = font(30, 'bold');
  context.textAlign = 'left';
  context.fillText(title, FRAME.left, FRAME.top / 2);
  context.textAlign = 'right';
  context.fillText(String(newest), right, FRAME.top / 2);
  return canvas.encode('png');
};
