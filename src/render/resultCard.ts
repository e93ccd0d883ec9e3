import type { PaintCard, ResultCard } from '#app/resultCard.ts';
import { COLORS, type Color } from '#rules/types.ts';
import { type Canvas, type Context, createCanvas } from './canvas.ts';
import { drawDisc } from './checkers.ts';
import { drawnName } from './drawnName.ts';
import { font } from './fonts.ts';
import type { Theme } from './theme.ts';
import { themeOf } from './themes/index.ts';

const WIDTH = 1000;
const HEAD_HEIGHT = 350;
const ROW_HEIGHT = 46;
const FOOT_HEIGHT = 18;
const MIDDLE = WIDTH / 2;
/** The middle of each side's column. */
const COLUMN = { white: 250, black: 750 } as const;
const COLUMN_WIDTH = 440;
/** The newest games; more would make the card higher than a phone's screen is wide. */
const MOST_GAMES = 10;
const QUALITY = 84;

function text(context: Context, words: string, x: number, y: number, size: number, weight: 'bold' | 'normal' = 'bold') {
  context.font = font(size, weight);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(words, x, y);
}

function drawWinner(context: Context, theme: Theme, words: string, x: number, y: number): void {
  context.font = font(26, 'bold');
  const width = context.measureText(words).width + 48;
  context.beginPath();
  context.roundRect(x - width / 2, y - 23, width, 46, 23);
  context.fillStyle = theme.accent.fill;
  context.fill();
  context.fillStyle = theme.accent.text;
  text(context, words, x, y, 26);
}

function drawSide(context: Context, theme: Theme, card: ResultCard, color: Color): void {
  const x = COLUMN[color];
  const look = theme.checkers[color];
  drawDisc(context, { ...look, outline: look.edge }, x, 118, 30);
  context.font = font(38, 'bold');
  const name = drawnName(
    card.names[color],
    card.labels.colors[color],
    COLUMN_WIDTH,
    (words) => context.measureText(words).width,
  );
  context.fillStyle = theme.strip.text;
  text(context, name, x, 178, 38);
  text(context, String(card.score[color]), x, 245, 76);
  if (card.ratings !== null) {
    context.fillStyle = theme.strip.muted;
    text(context, card.ratings[color], x, 312, 25, 'normal');
  }
  if (card.winner === color) drawWinner(context, theme, card.labels.won, MIDDLE + (x - MIDDLE) * 0.36, 245);
}

/** Draws a card; as high as its games need. */
export function drawCard(card: ResultCard): Canvas {
  const theme = themeOf(card.theme);
  const games = card.games.slice(-MOST_GAMES);
  const height = HEAD_HEIGHT + games.length * ROW_HEIGHT + FOOT_HEIGHT;
  const canvas = createCanvas(WIDTH, height);
  const context = canvas.getContext('2d');
  context.lang = 'en';
  context.fillStyle = theme.strip.ground;
  context.fillRect(0, 0, WIDTH, height);
  context.fillStyle = theme.strip.active;
  context.fillRect(0, 0, WIDTH, 66);
  context.fillStyle = theme.strip.text;
  text(context, card.title, MIDDLE, 34, 30);
  for (const color of COLORS) drawSide(context, theme, card, color);
  for (const [index, { label, winner, points }] of games.entries()) {
    const y = HEAD_HEIGHT + (index + 0.5) * ROW_HEIGHT;
    if (index % 2 === 0) {
      context.fillStyle = theme.strip.active;
      context.fillRect(0, y - ROW_HEIGHT / 2, WIDTH, ROW_HEIGHT);
    }
    context.fillStyle = theme.strip.muted;
    text(context, label, MIDDLE, y, 24, 'normal');
    context.fillStyle = theme.strip.text;
    for (const color of COLORS) if (winner === color) text(context, points, COLUMN[color], y, 26);
  }
  return canvas;
}

/** JPEG as the boards, but finer: large letters on plain ground show ringing sooner. */
export const resultCard: PaintCard = (card) => drawCard(card).encode('jpeg', QUALITY);
