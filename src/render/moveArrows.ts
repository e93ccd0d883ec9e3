import type { BoardView } from '#i18n/boardView.ts';
import { type Way, waysOf } from '#i18n/checkerWays.ts';
import { BAR, type Color, OFF } from '#rules/types.ts';
import { freeSpot, MIDDLE, type Spot, tipSpot } from './layout.ts';

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
