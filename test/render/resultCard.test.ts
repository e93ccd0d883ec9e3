import { expect, test } from 'vitest';
import { THEMES } from '#app/preferences.ts';
import type { ResultCard } from '#app/resultCard.ts';
import { loadImage } from '#render/canvas.ts';
import { drawCard, resultCard } from '#render/resultCard.ts';
import { looksLikeGolden } from './golden.ts';

const CARD: ResultCard = {
  title: 'Makedon takımı · 5 sayı',
  winner: 'black',
  names: { white: 'Ayşe', black: 'Şükrü Ağabey, Selanik’ten gelen' },
  score: { white: 3, black: 5 },
  ratings: { white: '1500 → 1488', black: '1500 → 1512' },
  games: [
    { label: '1 · Birinci', winner: 'white', points: '2 (mars)' },
    { label: '2 · İkinci', winner: 'black', points: '1' },
    { label: '3 · Üçüncü · berabere', winner: null, points: '' },
    { label: '4 · Birinci', winner: 'black', points: '3 (katmerli mars)' },
  ],
  labels: { won: 'KAZANDI', colors: { white: 'Beyaz', black: 'Siyah' } },
  theme: 'wood',
};

test.each(THEMES)('looks as it did in theme %s', async (theme) => {
  expect(await looksLikeGolden(`resultCard_${theme}`, drawCard({ ...CARD, theme }))).toBe(true);
});

test('is small, and no higher than a phone shows, however long the match was', async () => {
  const games = Array.from({ length: 49 }, (_, index) => ({
    label: `${index + 1} · Tavla`,
    winner: 'white' as const,
    points: '1',
  }));
  const bytes = await resultCard({ ...CARD, games, ratings: null });
  const { width, height } = await loadImage(bytes);
  expect(width).toBe(1000);
  expect(height).toBeLessThanOrEqual(900);
  expect(bytes.length).toBeLessThan(120_000);
});

test.each<readonly [string, Partial<ResultCard>]>([
  ['the winner', { winner: 'white' }],
  ['the score', { score: { white: 4, black: 5 } }],
  ['the ratings', { ratings: null }],
  ['a name', { names: { white: 'Ayşen', black: CARD.names.black } }],
  ['a game', { games: CARD.games.slice(0, 3) }],
])('%s shows', (_, change) => {
  const [one, other] = [drawCard(CARD), drawCard({ ...CARD, ...change })].map((canvas) => canvas.toBuffer('image/png'));
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
});
