import { describe, expect, test } from 'vitest';
import { settingsFrom, type ChosenSettings } from '#match/presets.ts';
import {
  afterMatch,
  isProvisional,
  poolOf,
  type Rated,
  ratedLength,
  tempoOf,
  UNRATED,
  upsetChance,
} from '#match/rating.ts';
import type { PresetName } from '#match/types.ts';

const rated = (rating: number, experience: number): Rated => ({ rating, experience });

// rating.md 2.1: winner, loser, length, then what each gains and loses.
describe('one match', () => {
  test.each([
    [rated(1500, 500), rated(1500, 500), 1, 2.0, -2.0],
    [rated(1500, 0), rated(1500, 0), 1, 10.0, -10.0],
    [rated(1500, 0), rated(1500, 0), 5, 22.3607, -22.3607],
    [rated(1850, 1000), rated(1750, 1000), 5, 3.8996, -3.8996],
    [rated(1750, 1000), rated(1850, 1000), 5, 5.0446, -5.0446],
    [rated(1850, 1000), rated(1750, 1000), 1, 1.885, -1.885],
    [rated(1750, 1000), rated(1850, 1000), 1, 2.115, -2.115],
    [rated(1750, 1000), rated(1850, 1000), 9, 7.026, -7.026],
    [rated(1500, 50), rated(1700, 1200), 7, 30.8486, -6.8552],
    [rated(1700, 1200), rated(1500, 50), 7, 3.7278, -16.7749],
    [rated(1600, 399), rated(1400, 401), 3, 2.8102, -2.7823],
  ])('%o beats %o to %i', (winner, loser, length, gain, loss) => {
    for (const side of ['white', 'black'] as const) {
      const before = side === 'white' ? { white: winner, black: loser } : { white: loser, black: winner };
      const after = afterMatch(before, side, length);
      const other = side === 'white' ? 'black' : 'white';
      expect(after[side].rating - winner.rating).toBeCloseTo(gain, 4);
      expect(after[other].rating - loser.rating).toBeCloseTo(loss, 4);
      expect(after[side].experience).toBe(winner.experience + length);
      expect(after[other].experience).toBe(loser.experience + length);
    }
  });

  test.each([
    [1, 2.0],
    [3, 3.4641],
    [5, 4.4721],
    [7, 5.2915],
    [9, 6.0],
    [11, 6.6332],
  ])('between equals of long experience to %i moves %f', (length, moved) => {
    const { white } = afterMatch({ white: rated(1500, 400), black: rated(1500, 400) }, 'white', length);
    expect(white.rating - 1500).toBeCloseTo(moved, 4);
  });
});

test('the sequence of rating.md 2.1', () => {
  let sides = { white: UNRATED, black: UNRATED };
  for (const [length, winner, white, black] of [
    [5, 'white', 1522.3607, 1477.6393],
    [5, 'white', 1543.2248, 1456.7752],
    [5, 'white', 1562.7099, 1437.2901],
    [7, 'black', 1532.2026, 1467.7974],
  ] as const) {
    sides = afterMatch(sides, winner, length);
    expect(sides.white.rating).toBeCloseTo(white, 4);
    expect(sides.black.rating).toBeCloseTo(black, 4);
  }
  expect(sides.white.experience).toBe(22);
});

// rating.md 2.2: lengths 1, 3, 5, 7, 9, 11, 17, 25.
test.each([
  [0, [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]],
  [50, [0.5144, 0.5249, 0.5321, 0.538, 0.5431, 0.5476, 0.5591, 0.5715]],
  [100, [0.5288, 0.5497, 0.564, 0.5756, 0.5855, 0.5943, 0.6165, 0.6401]],
  [200, [0.5573, 0.5984, 0.6259, 0.6478, 0.6661, 0.6822, 0.721, 0.7597]],
  [300, [0.5855, 0.6453, 0.684, 0.7138, 0.7381, 0.7587, 0.806, 0.849]],
  [400, [0.6131, 0.6895, 0.7369, 0.7718, 0.7992, 0.8216, 0.8698, 0.9091]],
])('a lead of %i', (difference, chances) => {
  [1, 3, 5, 7, 9, 11, 17, 25].forEach((length, index) => {
    expect(1 - upsetChance(difference, length)).toBeCloseTo(chances[index] ?? NaN, 4);
    expect(upsetChance(-difference, length)).toBe(upsetChance(difference, length));
  });
});

test.each<readonly [PresetName, ChosenSettings, string, string, number]>([
  ['turkTavlasi', {}, 'tavla', 'live', 5],
  ['turkTavlasi', { length: 3, pace: { kind: 'none' } }, 'tavla', 'daily', 3],
  ['turkishSet', {}, 'tavla', 'live', 5],
  ['kahve', { length: 7 }, 'tavla', 'live', 7],
  ['kahve', { cube: true }, 'backgammon', 'live', 5],
  ['kahve', { hands: true }, 'tavla', 'live', 5],
  ['backgammon', { length: 11 }, 'backgammon', 'live', 11],
  ['backgammon', { cube: false }, 'tavla', 'live', 5],
  ['greekSet', {}, 'greekSet', 'live', 5],
  ['bulgarianSet', { pace: { kind: 'daily', decisionMs: 86_400_000 } }, 'bulgarianSet', 'daily', 5],
  ['macedonianSet', {}, 'macedonianSet', 'live', 5],
  ['plakoto', { length: 1 }, 'plakoto', 'live', 1],
  ['fevga', {}, 'fevga', 'live', 5],
  ['gulbara', {}, 'gulbara', 'live', 5],
])('%s with %o is rated in %s, %s, as %i points', (preset, chosen, pool, tempo, length) => {
  const settings = settingsFrom(preset, chosen);
  expect([poolOf(settings), tempoOf(settings), ratedLength(settings)]).toEqual([pool, tempo, length]);
});

test.each([
  [0, 0, true],
  [49, 9, true],
  [50, 4, false],
  [10, 10, false],
])('experience %i from %i matches: provisional %s', (experience, matches, provisional) => {
  expect(isProvisional(experience, matches)).toBe(provisional);
});
