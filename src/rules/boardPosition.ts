import { highestPoint, surveyBoard, type Board } from './board.ts';
import type { Position } from './position.ts';
import { BAR, OFF, opponentOf, type Color } from './types.ts';

/** Sets up the board for a turn of `mover` that begins in `position`. */
export function setBoard(board: Board, position: Position, mover: Color): void {
  const own = position.checkers[mover];
  const their = position.checkers[opponentOf(mover)];
  for (let point = OFF; point <= BAR; point++) {
    board.own[point] = own[point] ?? 0;
    board.their[point] = their[point] ?? 0;
  }
  board.pinned = 0;
  for (const point of position.pinned[mover]) board.pinned |= 1 << point;
  surveyBoard(board);
}

/** Sets up `next` as the opponent sees this board after the turn. */
export function turnBoard(board: Board, next: Board): void {
  const { capture, facing } = board.rules;
  for (let point = OFF; point <= BAR; point++) {
    next.own[point] = board.their[point] ?? 0;
    next.their[point] = board.own[point] ?? 0;
  }
  for (let rest = board.hit; rest !== 0; rest &= rest - 1) {
    next.own[facing(highestPoint(rest & -rest))] = 0;
    next.own[BAR] = (next.own[BAR] ?? 0) + 1;
  }
  next.pinned = 0;
  if (capture === 'pin') {
    for (let rest = board.blots & board.occupied; rest !== 0; rest &= rest - 1) {
      next.pinned |= 1 << facing(highestPoint(rest & -rest));
    }
  }
  surveyBoard(next);
}

/** As plain numbers; spreading the typed array would take five times as long. */
function countsOf(points: Uint8Array): number[] {
  const counts: number[] = [];
  for (let point = OFF; point <= BAR; point++) counts.push(points[point] ?? 0);
  return counts;
}

/** `start` with the steps made on this board since then. */
export function positionOnBoard(board: Board, start: Position, mover: Color): Position {
  const { rules } = board;
  const theirs = countsOf(board.their);
  const theirPinned: number[] = [];
  for (let point = 1; point <= 24; point++) {
    const bit = 1 << point;
    const facing = rules.facing(point);
    if ((board.hit & bit) !== 0) {
      theirs[facing] = 0;
      theirs[BAR] = (theirs[BAR] ?? 0) + 1;
    }
    if (rules.capture === 'pin' && (board.blots & board.occupied & bit) !== 0) theirPinned.push(facing);
  }
  const checkers =
    mover === 'white' ? { white: countsOf(board.own), black: theirs } : { white: theirs, black: countsOf(board.own) };
  const ownPinned = start.pinned[mover];
  const pins = theirPinned.sort((a, b) => a - b);
  return {
    ...start,
    checkers,
    pinned: mover === 'white' ? { white: ownPinned, black: pins } : { white: pins, black: ownPinned },
  };
}
