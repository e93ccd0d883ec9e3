import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '#rules/outcome.ts';
import { startPosition } from '#rules/games/index.ts';
import { legalPlays, playsUpTo } from '#rules/plays.ts';
import { positionKey, type Position } from '#rules/position.ts';
import {
  beginTurn,
  endTurn,
  moveFault,
  nextMoves,
  onlyPlay,
  playFault,
  playMove,
  undoMove,
  type Turn,
} from '#rules/turn.ts';
import { COLORS, DEFAULT_RULE_OPTIONS, GAMES } from '#rules/types.ts';
import {
  chanceFrom,
  moverAfter,
  playedAtRandom,
  scatteredTurnArbitrary,
  turnArbitrary,
  turnAt,
} from '#test/support/arbitraries.ts';
import { bruteForceFirstSteps, bruteForceResults } from '#test/support/bruteForce.ts';
import { positionOf, totalOf } from '#test/support/position.ts';

const expectFifteenEach = (position: Position): void => {
  expect(COLORS.map((color) => totalOf(position, color))).toEqual([15, 15]);
};

/** Longest game of random plays that is let run; the longest of 400 of each game had 214 turns. */
const TURN_LIMIT = 2_000;

describe.each(GAMES)('turns of %s', (game) => {
  const anyTurn = fc.oneof(turnArbitrary(game), scatteredTurnArbitrary(game));

  property.prop([fc.oneof(scatteredTurnArbitrary(game), turnArbitrary(game))], { numRuns: 120 })(
    'the next moves are the first steps of the legal plays',
    (turn) => {
      fc.pre(playsUpTo(turn, 400).complete);
      const steps = nextMoves(turn).map(({ from, die }) => `${from} by ${die}`);
      expect(steps.toSorted()).toEqual([...bruteForceFirstSteps(turn)].toSorted());
    },
  );

  property.prop([anyTurn, fc.nat()], { numRuns: 150 })(
    'undo takes back exactly, and 15 checkers a side stay in the game',
    (turn, seed) => {
      const chance = chanceFrom(seed);
      const half: Turn[] = [turn];
      for (let last: Turn = turn; ;) {
        expectFifteenEach(last.position);
        const moves = nextMoves(last);
        const move = moves[chance(moves.length)];
        if (move === undefined) break;
        const next = playMove(last, move);
        expect(undoMove(next)).toEqual(last);
        half.push(next);
        last = next;
      }
      const ended = half.at(-1) ?? turn;
      expect(
        half
          .toReversed()
          .slice(1)
          .reduce((later, earlier) => {
            expect(undoMove(later)).toEqual(earlier);
            return undoMove(later);
          }, ended),
      ).toEqual(turn);
      expectFifteenEach(endTurn(ended));
    },
  );

  property.prop([anyTurn, fc.nat()], { numRuns: 60 })(
    'a turn is complete exactly when nothing can follow, and then ends in a legal result',
    (turn, seed) => {
      const chance = chanceFrom(seed);
      let half = turn;
      for (let moves = nextMoves(half); moves.length > 0; moves = nextMoves(half)) {
        expect(playFault(half)).toMatchObject({ kind: 'mustPlayMore', would: half.moves.length });
        expect(() => endTurn(half)).toThrow('more must be played');
        half = playMove(half, moves[chance(moves.length)] ?? { from: 0, to: 0, die: 1 });
      }
      expect(playFault(half)).toBeNull();
      if (playsUpTo(turn, 400).complete) {
        expect(bruteForceResults(turn).map(positionKey)).toContain(positionKey(endTurn(half)));
      }
    },
  );

  property.prop([anyTurn], { numRuns: 40 })('a move has a fault exactly if it is not legal', (turn) => {
    const legal = new Set(nextMoves(turn).map(({ from, to, die }) => `${from}/${to} ${die}`));
    for (let from = -1; from <= 26; from++) {
      for (let to = Math.max(-1, from - 7); to <= from; to++) {
        for (const die of new Set(turn.diceLeft)) {
          const isLegal = legal.has(`${from}/${to} ${die}`);
          expect(moveFault(turn, { from, to, die }) === null).toBe(isLegal);
          if (!isLegal) expect(() => playMove(turn, { from, to, die })).toThrow('illegal move');
        }
        const byAny = turn.diceLeft.some((die) => legal.has(`${from}/${to} ${die}`));
        expect(moveFault(turn, { from, to }) === null).toBe(byAny);
      }
    }
  });

  property.prop([anyTurn], { numRuns: 60 })(
    'there is an only play exactly where all plays come to one result',
    (turn) => {
      const found = playsUpTo(turn, 2);
      expect(onlyPlay(turn)).toEqual(found.plays.length === 1 ? found.plays[0] : null);
    },
  );

  property.prop([fc.nat()], { numRuns: 12 })('games come to an end', (seed) => {
    const chance = chanceFrom(seed);
    const options = DEFAULT_RULE_OPTIONS;
    let turn = turnAt({ game, options, mover: 'white', position: startPosition(game) }, chance);
    for (let count = 0; count < TURN_LIMIT; count++) {
      const ended = playedAtRandom(turn, chance);
      const position = endTurn(ended);
      expectFifteenEach(position);
      if (outcomeOf(game, options, position) !== null) return;
      turn = turnAt({ game, options, mover: moverAfter(ended), position }, chance);
    }
    expect.unreachable('the game goes on for ever');
  });
});

describe('what a turn refuses', () => {
  const turn = beginTurn({
    game: 'tavla',
    options: DEFAULT_RULE_OPTIONS,
    position: startPosition('tavla'),
    mover: 'white',
    roll: [3, 1],
  });

  test('an illegal move', () =>
    expect(() => playMove(turn, { from: 24, to: 19, die: 5 })).toThrow('illegal move 24/19'));
  test('taking back nothing', () => expect(() => undoMove(turn)).toThrow('nothing to take back'));
  test('an early end', () => expect(() => endTurn(turn)).toThrow('more must be played'));

  test('a roll while numbers are handed over, and the other way round', () => {
    const position = positionOf({ white: { 24: 15 }, black: { 24: 15 }, handedOver: [6] });
    const start = { game: 'gulbara', options: DEFAULT_RULE_OPTIONS, mover: 'white' } as const;
    expect(() => beginTurn({ ...start, position, roll: [1, 2] })).toThrow('before a roll');
    expect(() => beginTurn({ ...start, position: { ...position, handedOver: [] }, roll: null })).toThrow(
      'before a roll',
    );
  });

  test('listing a cascade without bounds', () => {
    const position = positionOf({
      white: { 24: 3, 23: 2, 22: 2, 21: 2, 20: 2, 18: 2, 16: 2 },
      black: { 1: 15 },
      rolls: { white: 9, black: 9 },
    });
    const cascade = beginTurn({
      game: 'gulbara',
      options: DEFAULT_RULE_OPTIONS,
      mover: 'white',
      position,
      roll: [2, 2],
    });
    expect(() => legalPlays(cascade)).toThrow('more than');
    expect(playsUpTo(cascade, 50)).toMatchObject({ complete: false, plays: { length: 50 } });
  });
});
