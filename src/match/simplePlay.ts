import { nextMoves, playMove, type Turn } from '#rules/turn.ts';
import type { CheckerMove, Play } from '#rules/types.ts';

/**
 * The play that the table makes for a side whose time is over: from what has been played on, always the rearmost
 * checker that can move, by the higher number. No judgement, so that nobody gains by waiting; the same every time.
 */
export function simplePlay(turn: Turn): Play {
  const [first, ...others] = nextMoves(turn);
  if (first === undefined) return [];
  const next = others.reduce((best, move) => (goesBefore(move, best) ? move : best), first);
  return [next, ...simplePlay(playMove(turn, next))];
}

const goesBefore = (move: CheckerMove, other: CheckerMove): boolean =>
  move.from > other.from || (move.from === other.from && move.die > other.die);
