import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { createBoard, type Board } from '#rules/board.ts';
import { positionOnBoard, setBoard, turnBoard } from '#rules/boardPosition.ts';
import { rulesetOf } from '#rules/games/index.ts';
import { positionKey } from '#rules/position.ts';
import { createSearch, makeResult, searchFree, takeBack } from '#rules/search.ts';
import { boardOfTurn, numbersLeft } from '#rules/turn.ts';
import { DEFAULT_RULE_OPTIONS, GAMES, opponentOf } from '#rules/types.ts';
import { scatteredTurnArbitrary, turnArbitrary } from '#test/support/arbitraries.ts';
import { positionOf } from '#test/support/position.ts';

const seen = ({ own, their, occupied, hit, closed, blots, pinned }: Board): unknown =>
  structuredClone({ own, their, occupied, hit, closed, blots, pinned });

describe.each(GAMES)('search of %s', (game) => {
  property.prop([fc.oneof(turnArbitrary(game), scatteredTurnArbitrary(game))], { numRuns: 100 })(
    'results can be made, seen by the opponent and taken back',
    (turn) => {
      const { order, left } = numbersLeft(turn);
      fc.pre(order === 'free');
      const board = boardOfTurn(turn);
      const before = seen(board);
      const search = createSearch(board);
      const theirs = createBoard(board.rules, board.options);
      const again = createBoard(board.rules, board.options);
      const keys = new Set<string>();
      searchFree(search, left);
      for (let index = 0; index < search.count; index++) {
        const hitBefore = makeResult(search, index);
        const position = positionOnBoard(board, turn.start, turn.mover);
        keys.add(positionKey(position));
        turnBoard(board, theirs);
        setBoard(again, position, opponentOf(turn.mover));
        expect(seen(theirs)).toEqual(seen(again));
        takeBack(search, index, hitBefore);
        expect(seen(board)).toEqual(before);
      }
      expect(keys.size).toBe(search.count);
      const count = search.count;
      expect(searchFree(search, left)).toBe(count);
    },
  );
});

test('the buffers grow where a double has very many results', () => {
  const white = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [24 - index, 1]));
  const board = createBoard(rulesetOf('tavla'), DEFAULT_RULE_OPTIONS);
  setBoard(board, positionOf({ white, black: {} }), 'white');
  const search = createSearch(board);
  const count = searchFree(search, [1, 1, 1, 1]);
  expect(count).toBeGreaterThan(1_024);
  const results = new Set<string>();
  for (let index = 0; index < count; index++) {
    const hitBefore = makeResult(search, index);
    results.add(board.own.join(' '));
    takeBack(search, index, hitBefore);
  }
  expect(results.size).toBe(count);
});
