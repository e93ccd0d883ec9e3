import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { boardText } from '#i18n/boardText.ts';
import type { BoardView } from '#i18n/boardView.ts';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import { facingPoint } from '#rules/games/index.ts';
import type { Position } from '#rules/position.ts';
import { type ByColor, type Color, COLORS, DICE, type Die, GAMES, opponentOf } from '#rules/types.ts';
import { playedAtRandom, chanceFrom, scatteredTurnArbitrary, turnArbitrary } from '#test/support/arbitraries.ts';
import { SCENES } from '#test/render/scenes.ts';

/** Discord's limit for the description of an attachment. */
const LIMIT = 1024;

const PATTERNS = {
  en: {
    side: { white: /White(?:, \d+ pips)?: ([^.]*)\./u, black: /Black(?:, \d+ pips)?: ([^.]*)\./u },
    point: /^point (\d+): (\d+)( pinned)?$/u,
    bar: /^bar: (\d+)$/u,
    off: /^off: (\d+)$/u,
    rolls: /^rolls made: (\d+)$/u,
    handedOver: /Numbers handed over: ([\d ]+)\./u,
    dice: /Dice, (\w+): (?:left ([\d ]+))?(?:, )?(?:played ([\d ]+))?\./u,
    turn: /To play: (\w+)\./u,
    colors: { white: 'white', black: 'black' },
  },
  tr: {
    side: { white: /Beyaz(?:, \d+ pip)?: ([^.]*)\./u, black: /Siyah(?:, \d+ pip)?: ([^.]*)\./u },
    point: /^hane (\d+): (\d+)( hapis)?$/u,
    bar: /^kırık: (\d+)$/u,
    off: /^toplanan: (\d+)$/u,
    rolls: /^atış sayısı: (\d+)$/u,
    handedOver: /Devreden zarlar: ([\d ]+)\./u,
    dice: /Zar, (\p{L}+): (?:kalan ([\d ]+))?(?:, )?(?:oynanan ([\d ]+))?\./u,
    turn: /Sıra: (\p{L}+)\./u,
    colors: { white: 'beyaz', black: 'siyah' },
  },
} as const satisfies Record<Locale, unknown>;

const numbers = (text: string | undefined): readonly Die[] =>
  (text ?? '').split(' ').flatMap((word) => DICE.filter((die) => String(die) === word));

interface Side {
  readonly counts: readonly number[];
  readonly pinned: readonly number[];
  readonly rolls: number;
}

function readSide(text: string, locale: Locale, color: Color, ownPoint: (shown: number) => number): Side {
  const patterns = PATTERNS[locale];
  const counts = Array.from({ length: 26 }, () => 0);
  const pinned: number[] = [];
  let rolls = 0;
  for (const item of (patterns.side[color].exec(text)?.[1] ?? '').split(', ')) {
    const point = patterns.point.exec(item);
    const others = [patterns.off, patterns.bar, patterns.rolls].map((pattern) => pattern.exec(item)?.[1]);
    const [off, bar, made] = others;
    if (point !== null) {
      const own = ownPoint(Number(point[1]));
      counts[own] = Number(point[2]);
      if (point[3] !== undefined) pinned.push(own);
    } else if (off !== undefined) counts[0] = Number(off);
    else if (bar !== undefined) counts[25] = Number(bar);
    else if (made !== undefined) rolls = Number(made);
    else throw new Error(`not understood: ${item}`);
  }
  return { counts, pinned: pinned.sort((a, b) => a - b), rolls };
}

/** What a reader of the text knows about the board, in the owners' numbering. */
function readBoard(view: BoardView, locale: Locale): Position {
  const board = boardText(view, locale).replace(/“[^”]*”/gu, '');
  const sides = Object.fromEntries(
    COLORS.map((color) => [
      color,
      readSide(board, locale, color, (shown) => (color === view.viewer ? shown : facingPoint(view.game, shown))),
    ]),
  ) as unknown as ByColor<Side>;
  return {
    checkers: { white: sides.white.counts, black: sides.black.counts },
    pinned: { white: sides.white.pinned, black: sides.black.pinned },
    rolls: { white: sides.white.rolls, black: sides.black.rolls },
    handedOver: numbers(PATTERNS[locale].handedOver.exec(board)?.[1]),
  };
}

/** Names that try to be taken for a part of the board, or that are as long as Discord allows. */
const nameArbitrary = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 64 }),
  fc.constantFrom('”. Beyaz: hane 1: 15. White: point 1: 15. “', '🎲'.repeat(32), 'W'.repeat(32), ''),
);

/** Boards in the middle of a turn, as they come up in play, with everything else that a text can tell. */
const viewArbitrary: fc.Arbitrary<BoardView> = fc
  .constantFrom(...GAMES)
  .chain((game) =>
    fc.record({
      turn: fc.oneof(turnArbitrary(game), scatteredTurnArbitrary(game)),
      seed: fc.nat(),
      viewer: fc.constantFrom(...COLORS),
      names: fc.record({ white: nameArbitrary, black: nameArbitrary }),
      score: fc.record({ white: fc.nat(24), black: fc.nat(24) }),
      crawford: fc.boolean(),
      cube: fc.option(fc.record({ value: fc.constant(64), owner: fc.constantFrom(...COLORS, null) })),
    }),
  )
  .map(({ turn, seed, ...rest }) => {
    const played = playedAtRandom(turn, chanceFrom(seed));
    return {
      ...rest,
      game: turn.game,
      position: played.position,
      matchLength: 25,
      turn: turn.mover,
      dice: [
        ...played.moves.map(({ die }) => ({ die, used: true })),
        ...played.diceLeft.map((die) => ({ die, used: false })),
      ],
      diceOf: turn.mover,
      handedOver: played.position.handedOver,
      opening: null,
      lastMoves: { by: turn.mover, moves: played.moves },
      pips: true,
      mirrored: false,
    };
  });

describe.each(LOCALES)('%s', (locale) => {
  test.prop([viewArbitrary], { numRuns: 150 })('tells the whole position', (view) => {
    expect(readBoard(view, locale)).toEqual(view.position);
  });

  test.prop([viewArbitrary], { numRuns: 150 })('tells who is to play and with which dice', (view) => {
    const { colors, turn, dice } = PATTERNS[locale];
    const text = boardText(view, locale).replace(/“[^”]*”/gu, '');
    expect(turn.exec(text)?.[1]).toBe(colors[view.turn ?? 'white']);
    const told = dice.exec(text);
    expect(told?.[1]).toBe(colors[view.diceOf ?? 'white']);
    const shown = (used: boolean): readonly Die[] => view.dice.flatMap((die) => (die.used === used ? [die.die] : []));
    expect(numbers(told?.[2])).toEqual(shown(false));
    expect(numbers(told?.[3])).toEqual(shown(true));
  });

  test.prop([viewArbitrary], { numRuns: 300 })('keeps to the limit of a description', (view) => {
    expect(boardText(view, locale).length).toBeLessThanOrEqual(LIMIT);
  });
});

/** A checker alone on each of 24 points, the longest list of dice, every way by itself: nothing in play is longer. */
const LONGEST: BoardView = {
  game: 'gulbara',
  position: {
    checkers: {
      white: Array.from({ length: 26 }, (_, point) => (point === 0 ? 3 : point % 2 === 0 && point < 25 ? 1 : 0)),
      black: Array.from({ length: 26 }, (_, point) => (point === 0 ? 3 : point % 2 === 1 && point < 25 ? 1 : 0)),
    },
    pinned: { white: [], black: [] },
    rolls: { white: 99, black: 99 },
    handedOver: [],
  },
  viewer: 'white',
  names: { white: '🎲'.repeat(32), black: 'W'.repeat(64) },
  score: { white: 24, black: 24 },
  matchLength: 25,
  turn: 'black',
  dice: DICE.flatMap((die) => [0, 1, 2, 3].map((index) => ({ die, used: index < 2 }))),
  diceOf: 'black',
  handedOver: DICE.flatMap((die) => [die, die, die, die]),
  opening: null,
  cube: { value: 64, owner: 'black' },
  crawford: true,
  lastMoves: {
    by: 'white',
    moves: Array.from({ length: 15 }, (_, index) => ({
      from: 24 - (index % 6),
      to: 18 - index,
      die: 6,
      capture: null,
    })),
  },
  pips: true,
  mirrored: false,
};

test.each(LOCALES)('the longest board fits in %s', (locale) => {
  const lengths = [true, false].map((crawford) => boardText({ ...LONGEST, crawford }, locale).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(LIMIT);
});

test('no cube is told in the Crawford game', () => {
  expect(boardText({ ...LONGEST, crawford: false }, 'en')).toContain('Cube: 64, owned by black.');
  expect(boardText({ ...LONGEST, crawford: true }, 'en')).not.toContain('Cube');
});

test.each([
  ['midTurn', 'Zar, beyaz: kalan 1, oynanan 3. Son hamle, beyaz: 13/5 kırdı.'],
  ['afterDouble', 'Son hamle, siyah: 12/18 (2), 1/7 (2). Küp: 2, siyah tarafta.'],
  ['bearOff', 'maç 5 sayı, Crawford eli. Sıra: siyah.'],
  ['bearOff', 'Son hamle, beyaz: 6/toplandı, 4/toplandı.'],
  ['onTheBar', 'Küp: 1, ortada.'],
  ['startWhite', 'Açılış zarı: beyaz 6, siyah 3. Haneler beyaza göre.'],
  ['startBlack', 'Tavla: siyah “Şükrü Ağabey” 4, beyaz “Ayşe” 3, maç 5 sayı. Sıra: siyah.'],
  ['plakotoPins', 'hane 9: 1 hapis'],
] as const)('%s in words: %s', (scene, words) => {
  expect(boardText(SCENES[scene], 'tr')).toContain(words);
});

test('without pips none are told, and nobody to play is not told', () => {
  const view = { ...LONGEST, pips: false, turn: null };
  expect(boardText(view, 'en')).not.toMatch(/pips|To play/u);
});

test('the same board is told from either side', () => {
  const view = { ...LONGEST, viewer: opponentOf(LONGEST.viewer) };
  expect(readBoard(view, 'en')).toEqual(readBoard(LONGEST, 'en'));
});
