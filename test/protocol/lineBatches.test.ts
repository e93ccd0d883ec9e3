import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { lineBatches } from '#protocol/lineBatches.ts';

async function linesOf(pieces: readonly string[], longest = 1000) {
  async function* arriving() {
    yield* pieces;
  }
  const lines: (string | null)[] = [];
  for await (const batch of lineBatches(arriving(), longest)) lines.push(...batch);
  return lines;
}

const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\u2028', 'é') });

test.prop([fc.array(text)])('lines do not depend on where the pieces are cut', async (pieces) => {
  const whole = pieces.join('');
  const lines = whole.split('\n');
  if (lines.at(-1) === '') lines.pop();
  expect(await linesOf(pieces)).toEqual(lines);
});

test.each([
  [['aaaa\nb\n'], [null, 'b']],
  [
    ['aa', 'aa\nb'],
    [null, 'b'],
  ],
  [['aa', 'aa', 'aaaaaa', 'a'], [null]],
  [['aaa', '\n'], ['aaa']],
])('a line over three characters in %j is given up alone', async (pieces, lines) => {
  expect(await linesOf(pieces, 3)).toEqual(lines);
});
