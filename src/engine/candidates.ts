import { legalPlays, resultOf } from '#rules/plays.ts';
import { type Position, positionKey } from '#rules/position.ts';
import { nextMoves, type Turn, withMove } from '#rules/turn.ts';
import type { Play } from '#rules/types.ts';
import { pointsAfter } from './pointsAfter.ts';

/** A complete play of a turn with what it leaves and what that is worth to the mover, in points of a game. */
export interface Candidate {
  readonly play: Play;
  readonly position: Position;
  readonly points: number;
}

/** A plain double is four numbers; only cascades and long handed-over lists are more, with up to millions of results. */
const LONGEST_LISTED = 4;

/**
 * The plays of a turn, each judged by what stands on the board after it. Of turns too long to list, some good ones: after
 * each checker move the best `beam` half-played turns are kept.
 */
export function candidates(turn: Turn, beam: number): readonly Candidate[] {
  if (turn.diceLeft.length > LONGEST_LISTED) return beamSearch(turn, beam);
  return legalPlays(turn).map((play) => candidate(turn, play));
}

function candidate(turn: Turn, play: Play): Candidate {
  const position = resultOf(turn, play);
  return { play, position, points: pointsAfter(turn, position) };
}

function beamSearch(turn: Turn, beam: number): readonly Candidate[] {
  const done: Candidate[] = [];
  let open: readonly Turn[] = [turn];
  while (open.length > 0) {
    const reached = new Map<string, { readonly turn: Turn; readonly points: number }>();
    for (const half of open) {
      const moves = nextMoves(half);
      if (moves.length === 0) done.push(candidate(turn, half.moves.slice(turn.moves.length)));
      for (const move of moves) {
        const next = withMove(half, move);
        const key = `${positionKey(next.position)} ${next.diceLeft.length}`;
        if (!reached.has(key)) reached.set(key, { turn: next, points: pointsAfter(next, next.position) });
      }
    }
    open = [...reached.values()]
      .toSorted((a, b) => b.points - a.points)
      .slice(0, beam)
      .map((half) => half.turn);
  }
  return done;
}
