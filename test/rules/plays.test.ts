import { test as property, fc } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isLegalResult, legalPlays, playAll, playsUpTo, resultOf } from '#rules/plays.ts';
import { positionKey, type Position } from '#rules/position.ts';
import { beginTurn, endTurn, nextMoves, playMove, type Turn } from '#rules/turn.ts';
import { DICE, GAMES, type Color, type GameName } from '#rules/types.ts';
import { chanceFrom, scatteredTurnArbitrary, turnArbitrary, type Chance } from '#test/support/arbitraries.ts';
import { bruteForceResults } from '#test/support/bruteForce.ts';

/** Cascades with more results than this are left to the vectors and to `isLegalResult`. */
const LISTED = 400;

const agree = (turn: Turn): void => {
  fc.pre(playsUpTo(turn, LISTED).complete);
  const plays = legalPlays(turn);
  const found = plays.map((play) => positionKey(endTurn(playAll(turn, play))));
  expect(plays.map((play) => positionKey(resultOf(turn, play)))).toEqual(found);
  expect(new Set(found).size).toBe(found.length);
  const wanted = new Set(bruteForceResults(turn).map(positionKey));
  expect(found.toSorted()).toEqual([...wanted].toSorted());
};

/** A near miss: one checker a pip ahead and another a pip behind. */
function nudge(position: Position, color: Color, chance: Chance): Position {
  const counts = [...position.checkers[color]];
  const points = counts.flatMap((count, point) => (point > 1 && point < 24 && count > 0 ? [point] : []));
  const ahead = points[chance(points.length)];
  const behind = points[chance(points.length)];
  if (ahead === undefined || behind === undefined || ahead === behind) return position;
  for (const [point, change] of [
    [ahead, -1],
    [ahead - 1, 1],
    [behind, -1],
    [behind + 1, 1],
  ] as const) {
    counts[point] = (counts[point] ?? 0) + change;
  }
  return { ...position, checkers: { ...position.checkers, [color]: counts } };
}

/** The oracle is slowest where it has to see whether the opponent can move. */
const RUNS: Readonly<Record<GameName, number>> = { tavla: 200, plakoto: 200, fevga: 70, gulbara: 200 };

describe.each(GAMES)('plays of %s', (game) => {
  property.prop([turnArbitrary(game)], { numRuns: RUNS[game] })('in games: as the oracle', agree);
  property.prop([scatteredTurnArbitrary(game)], { numRuns: RUNS[game] })(
    'in scattered positions: as the oracle',
    agree,
  );

  property.prop([fc.oneof(turnArbitrary(game), scatteredTurnArbitrary(game)), fc.nat()], { numRuns: 60 })(
    'what can follow a part of a turn is what the whole turn allows',
    (turn, seed) => {
      fc.pre(playsUpTo(turn, LISTED).complete);
      const whole = new Set(legalPlays(turn).map((play) => positionKey(resultOf(turn, play))));
      const halves = nextMoves(turn).map((move) => playMove(turn, move));
      const parts = halves.flatMap((half) => legalPlays(half).map((play) => positionKey(resultOf(half, play))));
      if (halves.length > 0) expect(new Set(parts)).toEqual(whole);
      const half = halves[chanceFrom(seed)(halves.length)];
      const twice = half === undefined ? [] : nextMoves(half).map((move) => playMove(half, move));
      for (const later of twice) {
        for (const play of legalPlays(later)) expect(whole).toContain(positionKey(resultOf(later, play)));
      }
    },
  );

  property.prop([scatteredTurnArbitrary(game), fc.constantFrom(...DICE)], { numRuns: 60 })(
    'a position is a legal result exactly if it is one of the results',
    (turn, die) => {
      fc.pre(playsUpTo(turn, LISTED).complete);
      const results = bruteForceResults(turn);
      const legal = new Set(results.map(positionKey));
      const withOtherDie = { ...turn, position: turn.start, roll: turn.roll && ([die, turn.roll[0]] as const) };
      const near = playsUpTo(beginTurn(withOtherDie), 30).plays;
      const others = near.map((play) => endTurn(playAll(beginTurn(withOtherDie), play)));
      const chance = chanceFrom(results.length);
      const nudged = results.slice(0, 30).map((result) => nudge(result, turn.mover, chance));
      for (const position of [...results.slice(0, 30), ...others, ...nudged, turn.start]) {
        expect(isLegalResult(turn, position)).toBe(legal.has(positionKey(position)));
      }
    },
  );
});
