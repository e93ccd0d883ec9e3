import { test as property, fc } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parsePlay } from '#notation/parsePlay.ts';
import { playAll } from '#rules/plays.ts';
import { countAt } from '#rules/position.ts';
import { nextMoves } from '#rules/turn.ts';
import { GAMES } from '#rules/types.ts';
import { scatteredTurnArbitrary, turnArbitrary } from '#test/support/arbitraries.ts';

describe.each(GAMES)('any text in %s', (game) => {
  const turns = fc.oneof(turnArbitrary(game), scatteredTurnArbitrary(game));
  const pieces = fc.constantFrom(
    ' ',
    '\n',
    ...'24 13 8 6 1 0 25 bar off kırık x * + (2) ( ) / / - > , : 31 pas İ'.split(' '),
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 30 }).map((list) => list.join('')),
  );

  property.prop([texts, turns], { numRuns: 100 })(
    'is read to legal moves or refused, never thrown at',
    (text, turn) => {
      const parsed = parsePlay(text, turn);
      if (!parsed.ok) return;
      const after = playAll(turn, parsed.value);
      expect(countAt(after.position, turn.mover, 0)).toBeGreaterThanOrEqual(countAt(turn.position, turn.mover, 0));
      if (parsed.value.length === 0) expect(nextMoves(turn)).toEqual([]);
    },
  );
});
