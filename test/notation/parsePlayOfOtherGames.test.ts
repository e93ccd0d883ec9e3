import { describe, expect, test } from 'vitest';
import { openingTurn, reading, turnIn } from './reading.ts';

test.each([
  ['24/18', '24/18'],
  ['24/13', '24/13'],
  ['24/13*', '24/13'],
  ['24/18/13', '24/13'],
  ['24/19 24/18', 'illegal: firstChecker'],
])('fevga 6-5 %s', (text, canonical) => {
  expect(reading(text, openingTurn('fevga', [6, 5]))).toBe(canonical);
});

test.each([
  ['24/18 24/19', '24/19 24/18'],
  ['24/18(2)', 'illegal: noSuchNumber'],
  ['bar/20', 'illegal: noChecker'],
])('plakoto 6-5 %s', (text, canonical) => {
  const turn = openingTurn('plakoto', [6, 5]);
  expect(reading(text, turn)).toBe(canonical);
});

test.each([
  ['20/17', '20/17+'],
  ['20/17*', '20/17+'],
  ['20/17+', '20/17+'],
  ['20/17 2/1+!', '20/17+ 2/1+!'],
  ['20/17/16', '20/16'],
])('plakoto pins, 3-1: %s', (text, canonical) => {
  const turn = turnIn('plakoto', { white: { 24: 2, 20: 1, 2: 1, 3: 11 }, black: { 24: 1, 8: 1, 4: 13 } }, [3, 1]);
  expect(reading(text, turn)).toBe(canonical);
});

describe('gul bara', () => {
  /** A black checker on white's 19. */
  const board = { white: { 24: 15 }, black: { 24: 14, 7: 1 }, rolls: { white: 3, black: 3 } };
  const cascade = turnIn('gulbara', board, [2, 2]);

  test.each([
    ['24/22(4)', '24/22(4)'],
    ['24/22(4) 22/19', 'illegal: pointClosed'],
    ['24/22(4) 24/21(2)', '24/22(4) 24/21(2)'],
    ['24/21(2) 24/22(4)', '24/22(4) 24/21(2)'],
    ['24/21', 'illegal: wrongOrder'],
    ['24/16', '24/16'],
    ['24/14/11', 'illegal: noSuchNumber'],
  ])('cascade of 2-2: %s', (text, canonical) => {
    expect(reading(text, cascade)).toBe(canonical);
  });

  test('handed-over numbers come without dice', () => {
    const handed = turnIn('gulbara', { ...board, handedOver: [4, 6] }, null);
    expect(reading('24/18 24/20', handed)).toBe('24/20 24/18');
    expect(reading('64: 24/18 24/20', handed)).toBe('wrongDice');
  });

  test('a way through a whole cascade has to name its stops', () => {
    const free = turnIn('gulbara', { ...board, black: { 12: 15 } }, [1, 1]);
    expect(reading('24/4(6) 24/5(4)', free)).toBe('tooOpen');
  });
});
