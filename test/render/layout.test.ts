import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { BoardView } from '#i18n/boardView.ts';
import { placeDice, placeHandedOver } from '#render/diceLayout.ts';
import {
  barSpot,
  CHECKER_RADIUS,
  cubeSpot,
  freeSpot,
  HEIGHT,
  LEFT_HALF,
  MIDDLE,
  placeCheckers,
  pointSpot,
  RIGHT_HALF,
  tipSpot,
  trayOf,
  WIDTH,
} from '#render/layout.ts';
import { placeArrows } from '#render/moveArrows.ts';
import { facingPoint } from '#rules/games/index.ts';
import { type Color, COLORS, GAMES } from '#rules/types.ts';
import { scatteredTurnArbitrary } from '#test/support/arbitraries.ts';
import { positionOf } from '#test/support/position.ts';
import { SCENES } from './scenes.ts';

const { startWhite, midTurn, afterDouble, onTheBar, bearOff, tallStacks, plakotoPins, fevga, cascade, handedOver } =
  SCENES;

test.each([
  [1, 'bottom', 'right end'],
  [6, 'bottom', 'right start'],
  [7, 'bottom', 'left end'],
  [12, 'bottom', 'left start'],
  [13, 'top', 'left start'],
  [18, 'top', 'left end'],
  [19, 'top', 'right start'],
  [24, 'top', 'right end'],
] as const)('point %i lies at the %s, %s', (point, edge, place) => {
  const { x, y } = pointSpot(point, 0, false);
  expect(y < MIDDLE.y).toBe(edge === 'top');
  const half = place.startsWith('left') ? LEFT_HALF : RIGHT_HALF;
  const fromStart = x - half.x;
  expect(place.endsWith('start') ? fromStart : half.width - fromStart).toBe(32);
});

test('five checkers a side leave a lane for the dice', () => {
  expect(pointSpot(12, 4, false).y - pointSpot(13, 4, false).y - 2 * CHECKER_RADIUS).toBeGreaterThanOrEqual(54);
});

const ofColor = (view: BoardView, color: Color) => placeCheckers(view).filter((checker) => checker.color === color);

const on = (view: BoardView, color: Color, point: number) =>
  ofColor(view, color).filter(({ x, y }) => x === pointSpot(point, 0, false).x && y < MIDDLE.y === point > 12);

const onBar = (view: BoardView, color: Color) => ofColor(view, color).filter(({ x }) => x === MIDDLE.x);

describe('checkers', () => {
  test('a stack above five shows five and a number on the last', () => {
    expect(on(tallStacks, 'white', 6).map(({ count }) => count)).toEqual([null, null, null, null, 8]);
    expect(on(tallStacks, 'black', 12).map(({ count }) => count)).toEqual([null, null, null, null, 9]);
  });

  test('a stack of five has no number', () => {
    expect(on(startWhite, 'white', 13).map(({ count }) => count)).toEqual([null, null, null, null, null]);
  });

  test('a pinned checker is drawn first, at the edge, and is marked', () => {
    const [pinned] = on(plakotoPins, 'black', 9);
    const pinning = on(plakotoPins, 'white', 9);
    expect(pinned).toMatchObject({ pinned: true, ...pointSpot(9, 0, false) });
    expect(pinning).toHaveLength(3);
    expect(pinning.every(({ pinned: held, y }) => !held && y < pointSpot(9, 0, false).y)).toBe(true);
    const order = placeCheckers(plakotoPins).map(({ pinned: held }) => held);
    expect(order.lastIndexOf(true)).toBeLessThan(order.indexOf(false));
  });

  test('five on a pinned one are told by a number', () => {
    expect(on(plakotoPins, 'white', 4).map(({ count }) => count)).toEqual([null, null, null, 5]);
  });

  test('hit checkers of both sides lie on the bar, above four with a number', () => {
    expect(onBar(onTheBar, 'white').map(({ count }) => count)).toEqual([null, null, null]);
    expect(onBar(onTheBar, 'white').every(({ y }) => y < MIDDLE.y)).toBe(true);
    expect(onBar(onTheBar, 'black').map(({ count }) => count)).toEqual([null, null, null, 6]);
    expect(onBar(onTheBar, 'black').every(({ y }) => y > MIDDLE.y)).toBe(true);
  });

  test('only checkers that arrived and stayed are marked', () => {
    expect(ofColor(midTurn, 'white').filter(({ moved }) => moved)).toMatchObject([pointSpot(5, 1, false)]);
    expect(ofColor(midTurn, 'black').filter(({ moved }) => moved)).toEqual([]);
    expect(placeCheckers(afterDouble).filter(({ moved }) => moved)).toHaveLength(4);
  });

  property.prop([fc.constantFrom(...GAMES).chain((game) => scatteredTurnArbitrary(game)), fc.constantFrom(...COLORS)], {
    numRuns: 200,
  })('every checker that is not off is drawn or counted, inside the board', ({ game, position }, viewer) => {
    const view = { ...startWhite, game, position, viewer };
    for (const color of COLORS) {
      const checkers = ofColor(view, color);
      const hidden = checkers.reduce((sum, { count }) => sum + (count ?? 0), 0);
      const numbered = checkers.filter(({ count }) => count !== null);
      const inNumberedStacks = checkers.filter(({ x, y }) =>
        numbered.some((tip) => tip.x === x && tip.y < MIDDLE.y === y < MIDDLE.y),
      );
      const off = position.checkers[color][0] ?? 0;
      expect(checkers.length - inNumberedStacks.length + hidden).toBe(15 - off);
      for (const { x, y } of checkers) {
        expect(x - CHECKER_RADIUS).toBeGreaterThanOrEqual(LEFT_HALF.x);
        expect(x + CHECKER_RADIUS).toBeLessThanOrEqual(RIGHT_HALF.x + RIGHT_HALF.width);
        expect(y - CHECKER_RADIUS).toBeGreaterThanOrEqual(LEFT_HALF.y);
        expect(y + CHECKER_RADIUS).toBeLessThanOrEqual(LEFT_HALF.y + LEFT_HALF.height);
      }
    }
  });

  property.prop([fc.constantFrom(...GAMES).chain((game) => scatteredTurnArbitrary(game))], { numRuns: 100 })(
    'both sides see the same board, from opposite sides of the table or across it',
    ({ game, position }) => {
      const seen = (viewer: Color) => placeCheckers({ ...startWhite, game, position, viewer });
      const across = facingPoint(game, 1) === 24;
      const turned = seen('black').map((checker) => ({
        ...checker,
        x: across ? checker.x : WIDTH - checker.x,
        y: HEIGHT - checker.y,
      }));
      const rounded = (checkers: ReturnType<typeof seen>) =>
        new Set(checkers.map(({ color, x, y, count }) => `${color} ${x.toFixed(2)} ${y.toFixed(2)} ${count}`));
      expect(rounded(turned)).toEqual(rounded(seen('white')));
    },
  );
});

test.each([
  ['white', 'bottom', 'right', startWhite],
  ['black', 'top', 'right', startWhite],
  ['black', 'bottom', 'right', fevga],
  ['white', 'top', 'left', fevga],
  ['black', 'top', 'left', cascade],
  ['black', 'top', 'right', plakotoPins],
] as const)('the tray of %s is at the %s %s', (color, edge, side, scene) => {
  const { x, y, height } = trayOf(scene, color);
  expect(y + height / 2 < MIDDLE.y).toBe(edge === 'top');
  expect(x < MIDDLE.x).toBe(side === 'left');
});

test('the cube lies in the middle or at its owner’s end', () => {
  expect(cubeSpot(startWhite, null).y).toBe(MIDDLE.y);
  expect(cubeSpot(startWhite, 'white').y).toBeGreaterThan(MIDDLE.y + 200);
  expect(cubeSpot(startWhite, 'black').y).toBeLessThan(MIDDLE.y - 200);
});

describe('dice', () => {
  test('lie on the mover’s right half, used ones told apart', () => {
    const dice = placeDice(midTurn);
    expect(dice.map(({ die, left }) => [die, left])).toEqual([
      [3, 0],
      [1, 1],
    ]);
    expect(dice.every(({ x }) => x > MIDDLE.x)).toBe(true);
    expect(placeDice({ ...midTurn, viewer: 'black' }).every(({ x }) => x < MIDDLE.x)).toBe(true);
  });

  test('of the opening lie one on each side', () => {
    const [white, black] = placeDice(startWhite);
    expect(white).toMatchObject({ die: 6, color: 'white' });
    expect(black).toMatchObject({ die: 3, color: 'black' });
    expect(white?.x).toBeGreaterThan(MIDDLE.x);
    expect(black?.x).toBeLessThan(MIDDLE.x);
  });

  test('of a cascade are gathered by number', () => {
    expect(placeDice(cascade).map(({ die, left, of }) => [die, left, of])).toEqual([
      [2, 0, 4],
      [3, 3, 4],
      [4, 4, 4],
      [5, 4, 4],
      [6, 4, 4],
    ]);
  });

  test('of the longest cascade stay in their lane', () => {
    const dice = ([1, 2, 3, 4, 5, 6] as const).flatMap((die) =>
      Array.from({ length: 4 }, () => ({ die, used: false })),
    );
    for (const { x, size } of placeDice({ ...cascade, dice })) {
      expect(x - size / 2).toBeGreaterThanOrEqual(RIGHT_HALF.x);
      expect(x + size * 1.3).toBeLessThanOrEqual(RIGHT_HALF.x + RIGHT_HALF.width);
    }
  });

  test('handed over lie in the mover’s lane, or opposite while that is taken', () => {
    expect(placeHandedOver(handedOver)?.caption.x).toBeGreaterThan(MIDDLE.x);
    expect(placeHandedOver(cascade)?.caption.x).toBeLessThan(MIDDLE.x);
    expect(placeHandedOver(midTurn)).toBeNull();
    expect(placeHandedOver(handedOver)?.dice.map(({ die, left }) => [die, left])).toEqual([
      [4, 1],
      [5, 4],
      [6, 4],
    ]);
  });
});

describe('arrows', () => {
  test('go from the place that was left to the checker that arrived', () => {
    const [arrow, ...more] = placeArrows(midTurn);
    expect(more).toEqual([]);
    expect(arrow).toMatchObject({ start: pointSpot(13, 4, false), end: pointSpot(5, 1, false), count: 1 });
  });

  test('of the opponent are turned to the viewer’s side', () => {
    expect(placeArrows(afterDouble)).toMatchObject([
      { start: pointSpot(12, 1, false), end: pointSpot(18, 1, false), count: 2 },
      { start: pointSpot(1, 2, false), end: pointSpot(7, 1, false), count: 2 },
    ]);
  });

  test('end in the tray for checkers that were borne off', () => {
    const tray = trayOf(bearOff, 'white');
    for (const { end } of placeArrows(bearOff)) expect(end.x).toBe(tray.x + tray.width / 2);
  });

  test('begin on the bar for checkers that entered', () => {
    const view = {
      ...midTurn,
      position: positionOf({ white: { 22: 1, 13: 5 }, black: { 24: 2 } }),
      lastMoves: { by: 'white', moves: [{ from: 25, to: 22, die: 3, capture: null }] },
    } as const;
    expect(placeArrows(view)).toMatchObject([{ start: barSpot(view, 'white', 0), end: pointSpot(22, 0, false) }]);
  });

  test('are none without moves', () => {
    expect(placeArrows(startWhite)).toEqual([]);
  });

  test('places that are empty now are where a first checker would lie', () => {
    expect(freeSpot(startWhite, 'white', 20)).toEqual(pointSpot(20, 0, false));
    expect(tipSpot(startWhite, 'white', 20)).toEqual(pointSpot(20, 0, false));
  });
});

test('the picture has the proportions that layout and strips count on', () => {
  expect([WIDTH, HEIGHT]).toEqual([1000, 800]);
});
