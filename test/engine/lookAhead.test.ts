import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { candidates } from '#engine/candidates.ts';
import { areInLastHalf, havePassed } from '#engine/gameModel.ts';
import { pointsAfterReplies } from '#engine/lookAhead.ts';
import { ROLLS } from '#rules/dice.ts';
import { outcomeOf } from '#rules/outcome.ts';
import { isRace } from '#rules/pips.ts';
import { beginTurn, type Turn } from '#rules/turn.ts';
import { GAMES, opponentOf } from '#rules/types.ts';
import { moverAfter, scatteredTurnArbitrary, turnArbitrary } from '#test/support/arbitraries.ts';

/** As many half-played cascades are kept as by the look-ahead. */
const BEAM = 2;

const bestPoints = (turn: Turn): number => Math.max(...candidates(turn, BEAM).map(({ points }) => points));

/** The mean over the rolls of the best reply, found by the plain search on positions. */
function slowly(turn: Turn, position: Turn['position']): number {
  const next = moverAfter(turn);
  const replies = ROLLS.reduce(
    (sum, { roll, weight }) => sum + (weight / 36) * bestPoints(beginTurn({ ...turn, position, mover: next, roll })),
    0,
  );
  return next === turn.mover ? replies : -replies;
}

const rear = (counts: readonly number[]): number => counts.findLastIndex((count, point) => point > 0 && count > 0);

describe.each(GAMES)('%s', (game) => {
  const turns = fc.oneof(turnArbitrary(game), scatteredTurnArbitrary(game));

  propertyTest.prop([turns], { numRuns: 25 })('looking ahead weighs the best reply to each roll', (turn) => {
    for (const candidate of candidates(turn, BEAM).slice(0, 2)) {
      const { position, points } = candidate;
      if (position.handedOver.length > 0) continue;
      const isDecided = outcomeOf(game, turn.options, position) !== null;
      expect(pointsAfterReplies(turn, candidate)).toBeCloseTo(isDecided ? points : slowly(turn, position), 9);
    }
  });

  propertyTest.prop([turns])('the computer knows a race as the rules do', ({ position, mover }) => {
    const hasEnded = game === 'tavla' || game === 'plakoto' ? havePassed : areInLastHalf;
    const { checkers } = position;
    expect(hasEnded(rear(checkers[mover]), rear(checkers[opponentOf(mover)]))).toBe(isRace(game, position));
  });
});
