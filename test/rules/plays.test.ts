import { test as property, fc } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isLegalResult, legalPlays, playAll, playsUpTo } from '#rules/plays.ts';
import { positionKey } from '#rules/position.ts';
import { beginTurn, endTurn, type Turn } from '#rules/turn.ts';
import { DICE, GAMES } from '#rules/types.ts';
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

  property.prop([scatteredTurnArbitrary(game), fc.constantFrom(...DICE)], { numRuns: 60 })(
    'a position is a legal result exactly if it is one of the results',
    (turn, die) => {
      fc.pre(playsUpTo(turn, LISTED).complete);
      const results = bruteForceResults(turn);
      const legal = new Set(results.map(positionKey));
      const withOtherDie = { ...turn, position: turn.start, roll: turn.roll && ([die, turn.roll[0]] as const) };
      const near = playsUpTo(beginTurn(withOtherDie), 30).plays;
      const others = near.map((play) => endTurn(playAll(beginTurn(withOtherDie), play)));
      for (const position of [...results.slice(0, 30), ...others, turn.start]) {
        expect(isLegalResult(turn, position)).toBe(legal.has(positionKey(position)));
      }
    },
  );
});
