import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { textBoard } from '#i18n/textBoard.ts';
import { countAt } from '#rules/position.ts';
import { GAMES, opponentOf } from '#rules/types.ts';
import { SCENES } from '#test/render/scenes.ts';
import { scatteredTurnArbitrary } from '#test/support/arbitraries.ts';

test('the start of a game of tavla', () => {
  expect(textBoard(SCENES.startWhite, 'en')).toBe(
    [
      'X black: 167 pips, off 0',
      ' 13 14 15 16 17 18 | 19 20 21 22 23 24',
      '  O  .  .  .  X  . |  X  .  .  .  .  O',
      '  O  .  .  .  X  . |  X  .  .  .  .  O',
      '  O  .  .  .  X  . |  X  .  .  .  .  .',
      '  O  .  .  .  .  . |  X  .  .  .  .  .',
      '  O  .  .  .  .  . |  X  .  .  .  .  .',
      '',
      '  X  .  .  .  .  . |  O  .  .  .  .  .',
      '  X  .  .  .  .  . |  O  .  .  .  .  .',
      '  X  .  .  .  O  . |  O  .  .  .  .  .',
      '  X  .  .  .  O  . |  O  .  .  .  .  X',
      '  X  .  .  .  O  . |  O  .  .  .  .  X',
      ' 12 11 10  9  8  7 |  6  5  4  3  2  1',
      'O white: 167 pips, off 0',
    ].join('\n'),
  );
});

test('a mirrored board, pinned checkers, high stacks and the bar', () => {
  const mirrored = textBoard({ ...SCENES.startWhite, mirrored: true }, 'tr').split('\n');
  expect(mirrored[1]).toBe(' 24 23 22 21 20 19 | 18 17 16 15 14 13');
  const pins = textBoard(SCENES.plakotoPins, 'tr');
  expect(pins).toContain('o');
  expect(pins).toContain('x');
  expect(textBoard(SCENES.tallStacks, 'tr')).toMatch(/ \d\d? /);
  expect(textBoard(SCENES.onTheBar, 'en')).toContain('bar');
  expect(textBoard({ ...SCENES.startWhite, pips: false }, 'en')).not.toContain('pips');
});

property.prop([fc.constantFrom(...GAMES).chain((game) => scatteredTurnArbitrary(game))], { numRuns: 100 })(
  'fits beside a message, and every point with checkers shows whose they are',
  (turn) => {
    const view = { ...SCENES.startWhite, game: turn.game, position: turn.position, viewer: turn.mover };
    const text = textBoard(view, 'tr');
    expect(text.length).toBeLessThanOrEqual(650);
    const own = Array.from({ length: 24 }, (_, index) => index + 1).filter(
      (point) => countAt(turn.position, turn.mover, point) > 0,
    );
    const rows = text.split('\n');
    const [bottom, top] = [rows.findLast((row) => /^[ .oOxX\d|]+$/.test(row) && !row.includes('12')), rows[2]];
    const shown = `${bottom}${top}`.match(/o|O/g)?.length ?? 0;
    const pinnedUnder = turn.position.pinned[opponentOf(turn.mover)].length;
    expect(shown).toBe(own.length - pinnedUnder);
  },
);
