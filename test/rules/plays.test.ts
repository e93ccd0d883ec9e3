import { test as property, fc } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isLegalResult, legalPlays, playAll, playsUpTo } from '#rules/plays.ts';
import { positionKey } from '#rules/position.ts';
import { endTurn, type Turn } from '#rules/turn.ts';
import { GAMES } from '#rules/types.ts';
import { scatteredTurnArbitrary, turnArbitrary } from '#test/support/arbitraries.ts';
import { bruteForceResults } from '#test/support/bruteForce.ts';

/** Cascades with more results than this are left to the vectors and to `isLegalResult`. */
const LISTED = 400;

const agree = (turn: Turn): void => {
  fc.pre(playsUpTo(turn, LISTED).complete);
  const plays = legalPlays(turn);
  const found = plays.map((play) => positionKey(endTurn(playAll(turn, play))));
  expect(new Set(found).size).toBe(found.length);
  const wanted = new Set(bruteForceResults(turn).map(positionKey));
  expect(found.toSorted()).toEqual([...wanted].toSorted());
};

describe.each(GAMES)('plays of %s', (game) => {
  property.prop([turnArbitrary(game)], { numRuns: 150 })('in games: as the oracle', agree);
  property.prop([scatteredTurnArbitrary(game)], { numRuns: 250 })('in scattered positions: as the oracle', agree);

  property.prop([scatteredTurnArbitrary(game), scatteredTurnArbitrary(game)], { numRuns: 60 })(
    'a position is a legal result exactly if it is one of the results',
    (turn, other) => {
      fc.pre(playsUpTo(turn, LISTED).complete);
      const results = bruteForceResults(turn);
      const legal = new Set(results.map(positionKey));
      const near = bruteForceResults({
        ...turn,
        roll: turn.roll === null ? null : [other.roll?.[0] ?? 6, turn.roll[0]],
      });
      for (const position of [...results.slice(0, 30), ...near.slice(0, 30), turn.start, other.start]) {
        expect(isLegalResult(turn, position)).toBe(legal.has(positionKey(position)));
      }
    },
  );
});
