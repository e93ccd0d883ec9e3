import { bench, describe } from 'vitest';
import { tsImport } from 'tsx/esm/api';
import { numbersOfRoll, ROLLS } from '#rules/dice.ts';
import type { Turn } from '#rules/turn.ts';
import { GAMES } from '#rules/types.ts';
import { bruteForceResults } from '#test/support/bruteForce.ts';
import { readVectors, turnOf } from '#test/support/vectors.ts';

// Times are for blocks of calls: milliseconds for a block of 1,000 are microseconds for one call. The positions are those
// of the vectors, with every roll, so openings, middle games, bars, pins, blocks and endings are mixed.

// The rules are loaded as they are at run time. Through vitest's own loader each call into another module is a property
// read first, which makes functions this small two to three times slower.
const native = async <Module>(path: string): Promise<Module> => tsImport(path, import.meta.url) as Promise<Module>;
const { createBoard } = await native<typeof import('#rules/board.ts')>('#rules/board.ts');
const { setBoard } = await native<typeof import('#rules/boardPosition.ts')>('#rules/boardPosition.ts');
const { rulesetOf } = await native<typeof import('#rules/games/index.ts')>('#rules/games/index.ts');
const { createSearch, searchFree } = await native<typeof import('#rules/search.ts')>('#rules/search.ts');
const { moveFault, nextMoves } = await native<typeof import('#rules/turn.ts')>('#rules/turn.ts');

const BLOCK = 1_000;
const SLOW_BLOCK = 10;

/** Calls `look` with the next `count` of the list, beginning again at its end. */
function inBlocks<T>(list: readonly T[], count: number, look: (each: T) => unknown): () => void {
  let at = 0;
  return () => {
    for (let call = 0; call < count; call++) {
      at = (at + 1) % list.length;
      const each = list[at];
      if (each !== undefined) look(each);
    }
  };
}

describe.each(GAMES)('%s', (game) => {
  const turns = readVectors(game).map(turnOf);
  const searches = turns.map((turn) => {
    const board = createBoard(rulesetOf(game), turn.options);
    setBoard(board, turn.start, turn.mover);
    return createSearch(board);
  });
  const kinds = [
    { kind: 'two different numbers', weight: 2 },
    { kind: 'plain doubles', weight: 1 },
  ] as const;

  for (const { kind, weight } of kinds) {
    const rolls = ROLLS.filter((each) => each.weight === weight).map(({ roll }) => roll);
    const cases = searches.flatMap((search) => rolls.map((roll) => ({ search, left: numbersOfRoll(roll).left })));
    bench(
      `search, ${kind}, ${BLOCK} calls`,
      inBlocks(cases, BLOCK, ({ search, left }) => searchFree(search, left)),
    );

    const plain = turns.map((turn) => ({
      ...turn,
      start: { ...turn.start, handedOver: [], rolls: { white: 0, black: 0 } },
    }));
    const questions = plain.flatMap((turn) => rolls.map((roll): Turn => ({ ...turn, roll })));
    bench(`naive generator, ${kind}, ${SLOW_BLOCK} calls`, inBlocks(questions, SLOW_BLOCK, bruteForceResults), {
      time: 200,
    });
  }

  bench(`next moves, ${BLOCK} calls`, inBlocks(turns, BLOCK, nextMoves));
  bench(
    `fault of a move, ${BLOCK} calls`,
    inBlocks(turns, BLOCK, (turn) => moveFault(turn, { from: 24, to: 20 })),
  );
  bench(
    `set up a board, ${BLOCK} calls`,
    inBlocks(turns, BLOCK, (turn) => {
      const [search] = searches;
      if (search !== undefined) setBoard(search.board, turn.start, turn.mover);
    }),
  );
});
