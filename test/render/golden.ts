import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { type Canvas, createCanvas, loadImage } from '#render/canvas.ts';

/** Set to rewrite the golden pictures; they are then to be looked at before they are committed. */
const UPDATE = process.env['UPDATE_GOLDEN'] === '1';
/** Golden pictures are kept at half the size: a quarter of the bytes, and every shape still shows. */
const SCALE = 0.5;
/** Colour distance of `pixelmatch` below which two pixels are the same: rounding of another processor. */
const THRESHOLD = 0.08;
/** Share of pixels that may differ. */
const TOLERANCE = 0.0001;

const fileOf = (name: string, kind = ''): string =>
  fileURLToPath(new URL(`golden/${name}${kind}.png`, import.meta.url));

function halved(picture: Canvas): Canvas {
  const canvas = createCanvas(picture.width * SCALE, picture.height * SCALE);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function pixelsOf(file: string): Promise<Canvas> {
  const image = await loadImage(await readFile(file));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

const dataOf = (canvas: Canvas): Uint8ClampedArray =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;

/** Does a picture look like its golden one? Where not, the picture and the differences are written beside that. */
export async function looksLikeGolden(name: string, picture: Canvas): Promise<boolean> {
  const actual = halved(picture);
  if (UPDATE) {
    await writeFile(fileOf(name), await actual.encode('png'));
    return true;
  }
  const { width, height } = actual;
  const difference = createCanvas(width, height);
  const shown = difference.getContext('2d').createImageData(width, height);
  const golden = dataOf(await pixelsOf(fileOf(name)));
  const pixels = pixelmatch(dataOf(actual), golden, shown.data, width, height, { threshold: THRESHOLD });
  if (pixels <= width * height * TOLERANCE) return true;
  difference.getContext('2d').putImageData(shown, 0, 0);
  await writeFile(fileOf(name, '.actual'), await actual.encode('png'));
  await writeFile(fileOf(name, '.diff'), await difference.encode('png'));
  return false;
}
