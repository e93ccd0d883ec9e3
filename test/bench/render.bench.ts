import { bench, describe } from 'vitest';
import { createCanvas } from '#render/canvas.ts';
import { boardPicture, drawBoard, encodeBoard } from '#render/picture.ts';
import { SCENES } from '#test/render/scenes.ts';

const scenes = Object.values(SCENES);
let next = 0;
/** One scene after the other, so that nothing is measured on one lucky board. */
const scene = () => scenes[next++ % scenes.length] ?? SCENES.midTurn;

/** Canvases that hold the finished pixels: what encoding alone costs. */
const bare = scenes.map((picture) => {
  const canvas = createCanvas(1000, 800);
  canvas.getContext('2d').drawImage(drawBoard(picture), 0, 0);
  return canvas;
});
const bareCanvas = () => bare[next++ % bare.length] ?? createCanvas(1000, 800);

/** Asking for a pixel makes the library draw what it has only noted down. */
const drawn = () => drawBoard(scene()).getContext('2d').getImageData(0, 0, 1, 1);

describe('board picture', () => {
  bench('drawing', () => {
    drawn();
  });
  bench('encoding a bare canvas of the same pixels', async () => {
    await encodeBoard(bareCanvas());
  });
  bench('the whole: drawing and encoding', async () => {
    await boardPicture(scene());
  });
});
