import { impossible } from '#core/assertNever.ts';
import type { Level } from '#match/types.ts';
import { positionKey } from '#rules/position.ts';
import type { Turn } from '#rules/turn.ts';
import type { Play } from '#rules/types.ts';
import { type Candidate, candidates } from './candidates.ts';
import { STRENGTHS } from './levels.ts';
import { pointsAfterReplies } from './lookAhead.ts';
import { normalDraw, seededRandom } from './seededRandom.ts';

export interface PlayRequest {
  readonly turn: Turn;
  readonly level: Level;
  /** The same seed and turn give the same play. */
  readonly seed: string;
}

const BEAM = 8;

/** A legal play of the whole turn: the best that a player of this level finds. It knows nothing of dice to come. */
export function choosePlay({ turn, level, seed }: PlayRequest): Play {
  const { noise, lookAhead } = STRENGTHS[level];
  const found = candidates(turn, BEAM);
  if (found.length === 1) return best(found, (candidate) => candidate.points).play;
  if (noise > 0) {
    const random = seededRandom(`${seed} ${positionKey(turn.start)}`);
    return best(found, (candidate) => candidate.points + noise * normalDraw(random)).play;
  }
  if (lookAhead === 0) return best(found, (candidate) => candidate.points).play;
  const finalists = found.toSorted((a, b) => b.points - a.points).slice(0, lookAhead);
  return best(finalists, (candidate) => pointsAfterReplies(turn, candidate)).play;
}

function best(found: readonly Candidate[], points: (candidate: Candidate) => number): Candidate {
  let top: Candidate | null = null;
  let topPoints = Number.NEGATIVE_INFINITY;
  for (const candidate of found) {
    const value = points(candidate);
    if (value <= topPoints) continue;
    top = candidate;
    topPoints = value;
  }
  return top ?? impossible('a turn has at least one complete play');
}
