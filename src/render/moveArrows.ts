import type { BoardView } from '#i18n/boardView.ts';
import { BAR, type CheckerMove, type Color, OFF } from '#rules/types.ts';
import { freeSpot, MIDDLE, type Spot, tipSpot } from './layout.ts';

/** A checker's way in the numbering of its side; several checkers may go the same way. */
export interface Way {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/**
 * The ways of a turn's checkers: moves of one checker are joined, except at a place where it captured something, and
 * equal ways are counted.
 */
export function waysOf(moves: readonly CheckerMove[]): readonly Way[] {
  const legs: { from: number; to: number; stopped: boolean }[] = [];
  for (const { from, to, capture } of moves) {
    const stopped = capture !== null;
    const at = legs.findLastIndex((leg) => leg.to === from && !leg.stopped);
    const leg = legs[at];
    if (leg === undefined) legs.push({ from, to, stopped });
    else legs.splice(at, 1, { from: leg.from, to, stopped });
  }
  const ways: Way[] = [];
  for (const { from, to } of legs) {
    const at = ways.findIndex((way) => way.from === from && way.to === to);
    const way = ways[at];
    if (way === undefined) ways.push({ from, to, count: 1 });
    else ways.splice(at, 1, { ...way, count: way.count + 1 });
  }
  return ways;
}

/** A cubic curve from the place a checker left to the checker that arrived. */
export interface Arrow {
  readonly start: Spot;
  readonly bendStart: Spot;
  readonly bendEnd: Spot;
  readonly end: Spot;
  readonly count: number;
}

/** How far an arrow swings out towards the middle: least, and for each pixel of its length. */
const SWING = 46;
const SWING_A_PIXEL = 0.16;

/** The direction in which a place's arrows leave: to the middle from the points, sideways from bar and tray. */
function bend(point: number, spot: Spot, other: Spot): Spot {
  const swing = SWING + Math.hypot(other.x - spot.x, other.y - spot.y) * SWING_A_PIXEL;
  if (point === BAR || point === OFF) return { x: spot.x + Math.sign(other.x - spot.x) * swing, y: spot.y };
  return { x: spot.x, y: spot.y + Math.sign(MIDDLE.y - spot.y) * swing };
}

function arrowOf(view: BoardView, by: Color, { from, to, count }: Way): Arrow {
  const start = freeSpot(view, by, from);
  const end = tipSpot(view, by, to);
  return { start, bendStart: bend(from, start, end), bendEnd: bend(to, end, start), end, count };
}

/** The arrows of the moves to be marked; none where there are none. */
export function placeArrows(view: BoardView): readonly Arrow[] {
  if (view.lastMoves === null) return [];
  const { by, moves } = view.lastMoves;
  return waysOf(moves).map((way) => arrowOf(view, by, way));
}
