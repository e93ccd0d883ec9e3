import { describe, expect, test } from 'vitest';
import { legalPlays, resultOf } from '#rules/plays.ts';
import { GAMES } from '#rules/types.ts';
import { perft, readPerft } from '#test/support/perft.ts';

describe.each(GAMES)('counts of %s', (game) => {
  const rows = readPerft(game).flatMap(({ text, position, counts }) =>
    counts.map((count, index) => ({ text, position, depth: index + 1, count })),
  );

  test.each(rows)('$text at depth $depth', ({ position, depth, count }) => {
    const found = perft(game, position, 'white', depth, (turn) => legalPlays(turn).map((play) => resultOf(turn, play)));
    expect(found).toBe(count);
  });
});
