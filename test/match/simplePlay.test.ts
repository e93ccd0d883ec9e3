import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { simplePlay } from '#match/simplePlay.ts';
import { startPosition } from '#rules/games/index.ts';
import { beginTurn, nextMoves, playMove } from '#rules/turn.ts';
import { DEFAULT_RULE_OPTIONS, GAMES, type Roll } from '#rules/types.ts';
import { turnArbitrary } from '#test/support/arbitraries.ts';

describe('the play of the table for a late side', () => {
  test.prop([fc.constantFrom(...GAMES).chain(turnArbitrary)], { numRuns: 200 })(
    'is legal and completes the turn',
    (turn) => {
      expect(nextMoves(simplePlay(turn).reduce(playMove, turn))).toEqual([]);
    },
  );

  test.each<readonly [Roll, readonly string[]]>([
    [
      [1, 3],
      ['24/21', '24/23'],
    ],
    [
      [6, 5],
      ['24/18', '18/13'],
    ],
    [
      [4, 4],
      ['24/20', '24/20', '20/16', '20/16'],
    ],
  ])('takes the rearmost checker that can move, by the higher number: %j', (roll, steps) => {
    const turn = {
      game: 'tavla',
      options: DEFAULT_RULE_OPTIONS,
      position: startPosition('tavla'),
      mover: 'black',
      roll,
    } as const;
    expect(simplePlay(beginTurn(turn)).map(({ from, to }) => `${from}/${to}`)).toEqual(steps);
  });
});
