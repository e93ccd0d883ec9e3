import { describe, expect, test } from 'vitest';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { courseGraph } from '#render/courseGraph.ts';

/** The number of pixels of the line's colour in each column of the picture. */
async function lineIn(values: readonly number[]): Promise<readonly number[]> {
  const image = await loadImage(await courseGraph({ title: 'Tavla, canlı', values }));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const isLine = (at: number): boolean => data[at] === 0x8a && data[at + 1] === 0x3b && data[at + 2] === 0x12;
  return Array.from({ length: image.width }, (_, x) => {
    const rows = Array.from({ length: image.height }, (__, y) => y).filter((y) => isLine((y * image.width + x) * 4));
    return rows.length === 0 ? -1 : rows.reduce((sum, y) => sum + y, 0) / rows.length;
  });
}

describe('the graph of a rating', () => {
  test('rises where the rating rises and falls where it falls', async () => {
    const heights = (await lineIn([1500, 1600, 1550])).filter((y) => y >= 0);
    const [first, middle, last] = [heights[3], heights[Math.floor(heights.length / 2)], heights.at(-20)];
    expect(middle).toBeLessThan(first ?? 0);
    expect(middle).toBeLessThan(last ?? 0);
    expect(last).toBeLessThan(first ?? 0);
  });

  test.each([[[1500]], [[1500, 1500]], [[100, 3000]], [Array.from({ length: 200 }, (_, i) => 1500 + (i % 7))]])(
    'of %o is a picture',
    async (values) => {
      const bytes = await courseGraph({ title: 'x', values });
      expect(bytes.length).toBeGreaterThan(1000);
      expect(bytes.length).toBeLessThan(120_000);
    },
  );

  test('is the same bytes for the same course', async () => {
    const graph = { title: 'Tavla', values: [1500, 1510, 1490] };
    expect(await courseGraph(graph)).toEqual(await courseGraph(graph));
  });
});
