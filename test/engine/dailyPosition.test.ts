import { describe, expect, test } from 'vitest';
import { dailyPosition } from '#engine/dailyPosition.ts';
import { rankPlays } from '#engine/rankPlays.ts';
import { isRace } from '#rules/pips.ts';
import { legalPlays, playAll } from '#rules/plays.ts';
import { nextMoves } from '#rules/turn.ts';
import { GAMES } from '#rules/types.ts';

const DAYS = Array.from({ length: 40 }, (_, index) =>
  new Date(Date.UTC(2026, 11, 1 + index)).toISOString().slice(0, 10),
);

describe('positions of forty days', () => {
  const daily = DAYS.map((day) => dailyPosition(day));

  test('are the same each time they are asked for, and differ from day to day', () => {
    expect(dailyPosition(DAYS[0] ?? '')).toEqual(daily[0]);
    expect(new Set(daily.map(({ turn }) => JSON.stringify(turn.position))).size).toBe(DAYS.length);
  });

  test('come from every game, and have something to think about', () => {
    expect(new Set(daily.map(({ turn }) => turn.game))).toEqual(new Set(GAMES));
    for (const { turn } of daily) {
      expect(isRace(turn.game, turn.position)).toBe(false);
      expect(legalPlays(turn).length).toBeGreaterThanOrEqual(4);
    }
  });

  test('come with three legal plays, the best first, with chances that make sense', () => {
    for (const { turn, best } of daily) {
      expect(best).toHaveLength(3);
      expect(best.map(({ points }) => points)).toEqual(best.map(({ points }) => points).toSorted((a, b) => b - a));
      for (const { play, chances } of best) {
        expect(nextMoves(playAll(turn, play))).toEqual([]);
        expect(chances.winMars).toBeLessThanOrEqual(chances.win);
        expect(chances.win + chances.loseMars).toBeLessThanOrEqual(1.000_001);
      }
      expect(rankPlays(turn, 1)).toEqual(best.slice(0, 1));
    }
  });
});
