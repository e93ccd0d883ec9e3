import type { Turn } from '#rules/turn.ts';
import type { Play } from '#rules/types.ts';
import { candidates } from './candidates.ts';
import { type Estimate, otherSide } from './estimate.ts';
import { evaluate } from './evaluate.ts';
import { STRENGTHS } from './levels.ts';
import { pointsAfterReplies } from './lookAhead.ts';
import { nextToAct } from './pointsAfter.ts';

/** A play with what the computer thinks of it. */
export interface RankedPlay {
  readonly play: Play;
  /** Expected points of the game for whoever makes it, without a cube. */
  readonly points: number;
  /** How the game is expected to end, for whoever makes it. */
  readonly chances: Estimate;
}

const BEAM = 8;

/** The best plays of a turn as the strongest level sees them, the best first. */
export function rankPlays(turn: Turn, most: number): readonly RankedPlay[] {
  const { game, options, mover } = turn;
  const finalists = candidates(turn, BEAM)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, Math.max(most, STRENGTHS.master.lookAhead));
  return finalists
    .map((candidate) => {
      const side = nextToAct(turn);
      const estimate = evaluate(game, options, candidate.position, side);
      return {
        play: candidate.play,
        points: pointsAfterReplies(turn, candidate),
        chances: side === mover ? estimate : otherSide(estimate),
      };
    })
    .toSorted((a, b) => b.points - a.points)
    .slice(0, most);
}
