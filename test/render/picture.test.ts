import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { BoardPicture } from '#app/boardPicture.ts';
import { THEMES } from '#app/preferences.ts';
import { boardLabels } from '#i18n/boardLabels.ts';
import { createCanvas, GlobalFonts, loadImage } from '#render/canvas.ts';
import { HEIGHT, WIDTH } from '#render/layout.ts';
import { boardPicture, drawBoard, encodeBoard } from '#render/picture.ts';
import { GAMES } from '#rules/types.ts';
import { chanceFrom, playedAtRandom, scatteredTurnArbitrary } from '#test/support/arbitraries.ts';
import { looksLikeGolden } from './golden.ts';
import { SCENES } from './scenes.ts';

/** Bytes of a picture with up to four moves, and with a cascade's many arrows. */
const LIMIT = 120_000;
const LIMIT_CASCADE = 140_000;

const GOLDEN = [
  ...Object.entries(SCENES),
  ...Object.entries(SCENES)
    .filter(([name]) => ['midTurn', 'plakotoPins', 'cascade'].includes(name))
    .map(([name, scene]) => [`${name}Contrast`, { ...scene, theme: 'contrast' }] as const),
  ...(['tournament', 'night', 'patterns'] as const).flatMap((theme) => [
    [`midTurn_${theme}`, { ...SCENES.midTurn, theme }] as const,
    [`plakotoPins_${theme}`, { ...SCENES.plakotoPins, theme }] as const,
  ]),
  ...Object.entries(SCENES)
    .filter(([name]) => ['bearOff', 'fevga', 'afterDouble', 'onTheBar'].includes(name))
    .map(([name, scene]) => [`${name}Mirrored`, { ...scene, mirrored: true }] as const),
];

test.each(GOLDEN)('%s looks as it did', async (name, scene) => {
  expect(await looksLikeGolden(name, drawBoard(scene))).toBe(true);
});

const pictureArbitrary: fc.Arbitrary<BoardPicture> = fc
  .constantFrom(...GAMES)
  .chain((game) => scatteredTurnArbitrary(game))
  .chain((turn) =>
    fc.record({
      seed: fc.nat(),
      theme: fc.constantFrom(...THEMES),
      names: fc.record({ white: fc.string({ unit: 'binary' }), black: fc.string({ unit: 'grapheme' }) }),
      turn: fc.constant(turn),
    }),
  )
  .map(({ seed, theme, names, turn }) => {
    const played = playedAtRandom(turn, chanceFrom(seed));
    return {
      game: turn.game,
      position: played.position,
      viewer: turn.mover,
      mirrored: seed % 2 === 0,
      names,
      score: { white: 24, black: 24 },
      matchLength: 25,
      turn: turn.mover,
      dice: [
        ...played.moves.map(({ die }) => ({ die, used: true })),
        ...played.diceLeft.map((die) => ({ die, used: false })),
      ],
      diceOf: turn.mover,
      handedOver: played.position.handedOver,
      opening: null,
      cube: { value: 64, owner: turn.mover },
      crawford: false,
      lastMoves: { by: turn.mover, moves: played.moves },
      labels: boardLabels('en'),
      theme,
      pips: true,
    };
  });

describe('the file', () => {
  property.prop([pictureArbitrary], { numRuns: 40 })(
    'is small enough, whatever stands on the board',
    async (picture) => {
      const { bytes } = await boardPicture(picture);
      const moves = picture.lastMoves?.moves.length ?? 0;
      expect(bytes.length).toBeLessThanOrEqual(moves > 4 ? LIMIT_CASCADE : LIMIT);
    },
  );

  test.each(Object.entries(SCENES))('is the same each time: %s', async (_, scene) => {
    const first = await boardPicture(scene);
    const again = await boardPicture(structuredClone(scene));
    expect(first.bytes.equals(again.bytes)).toBe(true);
  });

  test('is the same whatever was drawn before it and is drawn beside it', async () => {
    const scenes: readonly BoardPicture[] = Object.values(SCENES);
    const alone: Buffer[] = [];
    for (const scene of scenes) alone.push(await encodeBoard(drawBoard(scene)));
    const together = await Promise.all([...scenes, ...scenes].map(boardPicture));
    expect(together.map(({ bytes }, index) => alone[index % scenes.length]?.equals(bytes))).not.toContain(false);
    for (const [index, scene] of scenes.entries()) {
      expect((await boardPicture(scene)).bytes.equals(alone[index] ?? Buffer.alloc(0))).toBe(true);
    }
  });

  test('has the size that is told and is a JPEG by its name', async () => {
    const { bytes, fileName, width, height } = await boardPicture(SCENES.startWhite);
    const image = await loadImage(bytes);
    expect([image.width, image.height]).toEqual([width, height]);
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
    expect(fileName).toMatch(/\.jpg$/u);
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });
});

/** Pixels in which two pictures differ. */
function difference(a: BoardPicture, b: BoardPicture): number {
  const [left, right] = [a, b].map((picture) => drawBoard(picture).getContext('2d').getImageData(0, 0, WIDTH, HEIGHT));
  if (left === undefined || right === undefined) return 0;
  const first = new Uint32Array(left.data.buffer);
  const second = new Uint32Array(right.data.buffer);
  return first.reduce((count, pixel, at) => count + (pixel === second[at] ? 0 : 1), 0);
}

const { midTurn, afterDouble, bearOff, plakotoPins, cascade, startWhite } = SCENES;

/** What is changed in a scene, and in how many pixels that must show. */
const CHANGES: readonly (readonly [string, BoardPicture, Partial<BoardPicture>, number])[] = [
  ['a used die', midTurn, { dice: ([3, 1] as const).map((die) => ({ die, used: false })) }, 300],
  ['whose turn it is', midTurn, { turn: 'black' }, 5000],
  ['nobody to play', midTurn, { turn: null }, 5000],
  ['the owner of the cube', afterDouble, { cube: { value: 2, owner: 'white' } }, 3000],
  ['the value of the cube', afterDouble, { cube: { value: 4, owner: 'black' } }, 50],
  ['the Crawford game', bearOff, { crawford: false }, 1000],
  ['a pinned checker', plakotoPins, { position: { ...plakotoPins.position, pinned: { white: [], black: [] } } }, 300],
  ['numbers handed over', cascade, { handedOver: [3, 6] }, 50],
  ['the opening dice', startWhite, { opening: [5, 3] }, 50],
  ['the last move', midTurn, { lastMoves: null }, 2000],
  ['the score', midTurn, { score: { white: 2, black: 2 } }, 50],
  ['the match length', midTurn, { matchLength: 7 }, 30],
  ['the pip counts', midTurn, { pips: false }, 500],
  ['the side of the home', midTurn, { mirrored: true }, 50_000],
  ['a name', midTurn, { names: { white: 'Ayşen', black: 'Şükrü' } }, 100],
];

test.each(CHANGES)('%s shows', (_, scene, change, least) => {
  expect(difference(scene, { ...scene, ...change })).toBeGreaterThan(least);
});

test('only the bundled fonts are known, so that every machine draws alike', () => {
  expect(new Set(GlobalFonts.families.map(({ family }) => family))).toEqual(new Set(['Board Sans', 'Noto Sans']));
  const weights = GlobalFonts.families.flatMap(({ styles }) => styles.map(({ weight }) => weight));
  expect(new Set(weights)).toEqual(new Set([400, 700]));
});

test.each(THEMES)('the two sides differ in lightness in theme %s', (theme) => {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.drawImage(drawBoard({ ...startWhite, theme }), 0, 0);
  const lightness = (x: number, y: number): number => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  expect(lightness(118 + 14, 128) - lightness(118 + 14, 672)).toBeGreaterThan(130);
});
