import type { BoardView } from '#i18n/boardView.ts';
import { countAt } from '#rules/position.ts';
import { facingPoint } from '#rules/games/index.ts';
import { BAR, type Color, COLORS, type GameName, OFF, opponentOf } from '#rules/types.ts';

/** Pixels, origin top left. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

export const WIDTH = 1000;
export const HEIGHT = 800;
/** Name strips above and below the board. */
export const STRIP_HEIGHT = 60;
/** Distance between two neighbouring points. */
export const PITCH = 64;
export const CHECKER_RADIUS = 29;
/** Distance between the centres of two checkers on one point; less than a diameter, so that five fit. */
export const STACK_STEP = 51;
export const MIDDLE: Spot = { x: WIDTH / 2, y: HEIGHT / 2 };

export const BOARD: Box = { x: 0, y: STRIP_HEIGHT, width: WIDTH, height: HEIGHT - 2 * STRIP_HEIGHT };
/** The two halves on which the points lie; the bar is the gap between them. */
export const LEFT_HALF: Box = { x: 86, y: 97, width: 6 * PITCH, height: 606 };
export const RIGHT_HALF: Box = { x: 530, y: 97, width: 6 * PITCH, height: 606 };
const TRAY_WIDTH = 62;
const TRAY_HEIGHT = 258;
const TRAY_X = { left: 14, right: WIDTH - 14 - TRAY_WIDTH } as const;

/** A stack shows this many checkers; more are told by a number on the last one. */
export const SHOWN_ON_POINT = 5;
const SHOWN_ON_BAR = 4;
/** How far, in steps, the checker on top of a pinned one is moved up so that the lower one is seen. */
const PIN_STEP = 0.8;
/** Distance of the first checker on the bar from the middle. */
const BAR_START = 36;

const TOP = LEFT_HALF.y;
const BOTTOM = LEFT_HALF.y + LEFT_HALF.height;
const EDGE = 2 + CHECKER_RADIUS;

/** Is this point (viewer's numbering) drawn at the top? */
export const isTop = (point: number): boolean => point > 12;

/** A distance from the left, or from the right where the board is mirrored. */
const across = (x: number, mirrored: boolean): number => (mirrored ? WIDTH - x : x);

/** The middle of a point's column; 1 is at bottom right, 24 at top right (`rules.md` 1), or at left where mirrored. */
export function pointX(point: number, mirrored: boolean): number {
  const column = isTop(point) ? point - 13 : 12 - point;
  const half = column < 6 ? LEFT_HALF : RIGHT_HALF;
  return across(half.x + ((column % 6) + 0.5) * PITCH, mirrored);
}

/** The centre of the checker `slot` steps away from the edge, on a point in the viewer's numbering. */
export const pointSpot = (point: number, slot: number, mirrored: boolean): Spot => ({
  x: pointX(point, mirrored),
  y: isTop(point) ? TOP + EDGE + slot * STACK_STEP : BOTTOM - EDGE - slot * STACK_STEP,
});

/** Checkers on the bar lie on the half that they will enter from the viewer's or the opponent's far side. */
export const barSpot = (view: BoardView, color: Color, slot: number): Spot => {
  const away = BAR_START + slot * STACK_STEP;
  return { x: MIDDLE.x, y: color === view.viewer ? MIDDLE.y - away : MIDDLE.y + away };
};

/** Do both sides travel the same way round? (`rules.md` 1) */
export const travelSameWay = (game: GameName): boolean => facingPoint(game, 1) < 19;

/**
 * A side's tray lies beside its home; where both travel the same way round that is across the board for the opponent.
 */
export function trayOf({ game, viewer, mirrored }: Pick<BoardView, 'game' | 'viewer' | 'mirrored'>, color: Color): Box {
  const own = color === viewer;
  const left = (!own && travelSameWay(game)) !== mirrored;
  return {
    x: left ? TRAY_X.left : TRAY_X.right,
    y: own ? BOTTOM - TRAY_HEIGHT : TOP,
    width: TRAY_WIDTH,
    height: TRAY_HEIGHT,
  };
}

/** The cube lies away from the trays, in the middle or at its owner's end. */
export function cubeSpot(view: BoardView, owner: Color | null): Spot {
  const x = across(TRAY_X.left + TRAY_WIDTH / 2, view.mirrored);
  if (owner === null) return { x, y: MIDDLE.y };
  return { x, y: owner === view.viewer ? BOTTOM - 40 : TOP + 40 };
}

/** A point of one side's numbering in the viewer's. */
export const viewerPoint = (view: BoardView, color: Color, point: number): number =>
  color === view.viewer ? point : facingPoint(view.game, point);

export interface PlacedChecker extends Spot {
  readonly color: Color;
  /** Number to be written on it, where the stack is larger than what is drawn. */
  readonly count: number | null;
  readonly pinned: boolean;
  /** It arrived with the moves that are marked. */
  readonly moved: boolean;
}

interface Stack {
  readonly color: Color;
  readonly count: number;
  readonly shown: number;
  readonly pinned: boolean;
  readonly arrived: number;
  readonly spot: (slot: number) => Spot;
  readonly firstSlot: number;
}

const placed = ({ color, count, shown, pinned, arrived, spot, firstSlot }: Stack): readonly PlacedChecker[] =>
  Array.from({ length: Math.min(count, shown) }, (_, index) => {
    const fromTip = Math.min(count, shown) - 1 - index;
    return {
      ...spot(firstSlot + index),
      color,
      count: fromTip === 0 && count > shown ? count : null,
      pinned,
      moved: fromTip < arrived,
    };
  });

/** How many more checkers came to a point than left it with the moves that are marked. */
function arrivals(view: BoardView, color: Color, point: number): number {
  if (view.lastMoves?.by !== color) return 0;
  const moves = view.lastMoves.moves;
  return moves.filter(({ to }) => to === point).length - moves.filter(({ from }) => from === point).length;
}

function stackOn(view: BoardView, color: Color, point: number): Stack {
  const count = countAt(view.position, color, point);
  const other = opponentOf(color);
  const shownAt = viewerPoint(view, color, point);
  const pinned = view.position.pinned[color].includes(point);
  const pins = view.position.pinned[other].includes(facingPoint(view.game, point));
  return {
    color,
    count,
    shown: pins ? SHOWN_ON_POINT - 1 : SHOWN_ON_POINT,
    pinned,
    arrived: arrivals(view, color, point),
    spot: (slot) => pointSpot(shownAt, slot, view.mirrored),
    firstSlot: pins ? PIN_STEP : 0,
  };
}

const stackOnBar = (view: BoardView, color: Color): Stack => ({
  color,
  count: countAt(view.position, color, BAR),
  shown: SHOWN_ON_BAR,
  pinned: false,
  arrived: 0,
  spot: (slot) => barSpot(view, color, slot),
  firstSlot: 0,
});

/** Every checker on points and bar in the order in which they are drawn: a pinned one before those on top of it. */
export function placeCheckers(view: BoardView): readonly PlacedChecker[] {
  const stacks = COLORS.flatMap((color) => [
    ...Array.from({ length: 24 }, (_, index) => stackOn(view, color, index + 1)),
    stackOnBar(view, color),
  ]);
  return [...stacks.filter(({ pinned }) => pinned), ...stacks.filter(({ pinned }) => !pinned)].flatMap(placed);
}

/** Where the next checker of a side would lie on one of its own points: the place that a move came from. */
export function freeSpot(view: BoardView, color: Color, point: number): Spot {
  const { count, shown, spot, firstSlot } = point === BAR ? stackOnBar(view, color) : stackOn(view, color, point);
  return spot(firstSlot + Math.min(count, shown));
}

/** The checker of a side that lies nearest to the middle on one of its own points, or where it lay; a tray for off. */
export function tipSpot(view: BoardView, color: Color, point: number): Spot {
  if (point === OFF) {
    const tray = trayOf(view, color);
    return { x: tray.x + tray.width / 2, y: tray.y + tray.height / 2 };
  }
  const { count, shown, spot, firstSlot } = stackOn(view, color, point);
  return spot(firstSlot + Math.max(Math.min(count, shown) - 1, 0));
}
