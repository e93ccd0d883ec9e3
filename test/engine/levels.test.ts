import { describe, expect, test } from 'vitest';
import { GAMES } from '#rules/types.ts';
import { pointsAgainst } from './duel.ts';

// The dice and the noise hang on seeds, so the figures are the same in every run; the margins are those asked for.
describe.each(GAMES)('%s', (game) => {
  test.each([
    ['casual', 'beginner'],
    ['club', 'casual'],
    ['expert', 'club'],
  ] as const)('%s is stronger than %s', (level, below) => {
    expect(pointsAgainst(game, level, below, 30)).toBeGreaterThan(0.1);
  });
});
