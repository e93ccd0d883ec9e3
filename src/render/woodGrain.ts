import { type Canvas, createCanvas } from './canvas.ts';

/** A number in 0-1 that depends on nothing but its arguments: the grain is the same in every process. */
function lattice(x: number, y: number): number {
  let hash = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Value noise in 0-1. */
function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = smooth(x - left);
  const v = smooth(y - top);
  const upper = lattice(left, top) * (1 - u) + lattice(left + 1, top) * u;
  const lower = lattice(left, top + 1) * (1 - u) + lattice(left + 1, top + 1) * u;
  return upper * (1 - v) + lower * v;
}

/** Darkness (positive) or lightness of the wood at a place, −1 to 1; `along` runs with the fibres. */
function fibre(along: number, across: number): number {
  const drift = noise(along / 260, across / 60) * 5;
  const ring = Math.sin((across / 15 + drift) * Math.PI * 0.9);
  const streak = noise(along / 180, across / 4.5) - 0.5;
  return ring * 0.6 + streak * 0.8;
}

/**
 * A transparent layer of wood grain to be laid over flat colours; `strength` 0-1 is its opacity at the darkest places.
 * Soft on purpose: fine noise would cost half of a picture's bytes.
 */
export function woodGrain(width: number, height: number, fibres: 'across' | 'upright', strength: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const tone = fibres === 'across' ? fibre(x, y) : fibre(y, x);
      const at = (y * width + x) * 4;
      const light = tone < 0 ? 255 : 0;
      image.data[at] = light;
      image.data[at + 1] = light;
      image.data[at + 2] = light;
      image.data[at + 3] = Math.round(Math.abs(tone) * strength * (light === 0 ? 60 : 34));
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
