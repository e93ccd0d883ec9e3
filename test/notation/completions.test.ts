import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { completions } from '#notation/completions.ts';
import { parsePlay } from '#notation/parsePlay.ts';
import { playAll } from '#rules/plays.ts';
import { positionKey } from '#rules/position.ts';
import { nextMoves, playMove, type Turn } from '#rules/turn.ts';
import { GAMES } from '#rules/types.ts';
import { scatteredTurnArbitrary, turnArbitrary } from '#test/support/arbitraries.ts';
import { openingTurn, turnIn, turnOfXgid, WORDS } from './reading.ts';

const START_64 = openingTurn('tavla', [6, 4]);
const START_31 = openingTurn('tavla', [3, 1]);

const afterText = (text: string, turn: Turn): Turn => {
  const parsed = parsePlay(text, turn);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`);
  return playAll(turn, parsed.value);
};

const isComplete = (text: string, turn: Turn): boolean => nextMoves(afterText(text, turn)).length === 0;

/** Another text may stand for the same play where it does not matter which checker goes on. */
const resultOf = (text: string, turn: Turn): string => positionKey(afterText(text, turn).position);

test('nothing typed: complete plays, then parts', () => {
  const texts = completions('', START_64, WORDS);
  const complete = texts.map((text) => isComplete(text, START_64));
  expect(complete).toEqual(complete.toSorted((a, b) => Number(b) - Number(a)));
  expect(texts).toEqual(expect.arrayContaining(['24/14', '24/18 13/9', '8/2 6/2', '24/18']));
});

test.each([
  ['24/1', ['24/14', '24/20 24/18', '24/18 13/9', '24/18 8/4', '24/18 6/2', '24/18']],
  ['24-1', ['24/14', '24/20 24/18', '24/18 13/9', '24/18 8/4', '24/18 6/2', '24/18']],
  ['24 1', ['24/14', '24/20 24/18', '24/18 13/9', '24/18 8/4', '24/18 6/2', '24/18']],
  ['24/18 13', ['24/18 13/9']],
  ['24/18 13/', ['24/18 13/9']],
  ['24/18, 13-9', ['24/18 13/9']],
  // In any order: the 6 typed first or last.
  ['13/9 24/1', ['24/18 13/9']],
  ['24/18/1', ['24/14']],
  ['64: 24/18/1', ['24/14']],
  ['８／２ ６', ['8/2 6/2']],
  ['31: 24', []],
  ['24/19', []],
  ['abc', []],
  ['24/18 13/9 ', ['24/18 13/9']],
])('6-4 from the start, %j typed', (typed, expected) => {
  const texts = completions(typed, START_64, WORDS);
  if (expected.length < 2) expect(texts).toEqual(expected);
  else expect(texts.toSorted()).toEqual(expected.toSorted());
});

test('what is typed so far is offered as a part after the whole plays', () => {
  const texts = completions('8/5', START_31, WORDS);
  expect(texts).toContain('8/5 6/5');
  expect(texts.at(-1)).toBe('8/5');
  expect(texts.every((text) => text.includes('8/5') || text.startsWith('8/4'))).toBe(true);
});

test('the limit is kept', () => {
  const double = openingTurn('tavla', [1, 1]);
  expect(completions('', double, WORDS)).toHaveLength(25);
  expect(completions('', double, WORDS, 7)).toHaveLength(7);
});

test('the rest of a half-played turn', () => {
  const half = afterText('24/18', START_64);
  expect(completions('18', half, WORDS)).toEqual(['18/14']);
  expect(completions('13', half, WORDS)).toEqual(['13/9']);
});

test('words of the bar and of bearing off, in either language', () => {
  const onBar = turnOfXgid('XGID=-b----E-C---dD---c-e--a-BA:0:0:1:55:0:0:0:5:10');
  expect(completions('ba', onBar, WORDS).every((text) => text.startsWith('bar/'))).toBe(true);
  expect(completions('kır', onBar, WORDS)).toEqual(completions('ba', onBar, WORDS));
  expect(completions('KIR', onBar, WORDS)).toEqual(completions('25', onBar, WORDS));
  const home = turnOfXgid('XGID=----ABB-----------------b-:0:0:1:65:0:0:0:5:10');
  expect(completions('6/o', home, WORDS)).toContain('6/off 5/off');
  expect(completions('6/TOP', home, WORDS)).toContain('6/off 5/off');
});

test('a play that could mean another hit names its stop', () => {
  const turn = turnIn(
    'tavla',
    { white: { 24: 2, 13: 5, 8: 3, 6: 5 }, black: { 24: 2, 13: 5, 8: 3, 7: 1, 6: 4 } },
    [6, 4],
  );
  expect(completions('24/14', turn, WORDS)).toEqual(['24/18*/14', '24/20/14']);
  expect(completions('', turn, WORDS)).toEqual(expect.arrayContaining(['24/18*/14', '24/20/14']));
});

test('no move: the words for it', () => {
  const blocked = turnOfXgid('XGID=------E-C---cF-----bbbbbbA:0:0:1:54:0:0:0:5:10');
  expect(completions('', blocked, WORDS)).toEqual(['Cannot Move']);
});

describe('a cascade of gul bara', () => {
  const cascade = turnIn('gulbara', { white: { 24: 15 }, black: { 12: 15 }, rolls: { white: 3, black: 3 } }, [2, 2]);

  test.each([
    ['', ['24/22']],
    ['24/22', ['24/22', '24/22(2)', '24/20']],
    ['24/22(4)', ['24/22(4)', '24/22(4) 24/21', '24/22(4) 22/19']],
    ['24/22(4) 2', ['24/22(4) 24/21', '24/22(4) 22/19']],
  ])('is offered move by move: %j', (typed, expected) => {
    expect(completions(typed, cascade, WORDS).toSorted()).toEqual(expected.toSorted());
  });
});

describe.each(GAMES)('%s', (game) => {
  const turns = fc.oneof(turnArbitrary(game), scatteredTurnArbitrary(game));

  property.prop([turns], { numRuns: 40 })('every offer is legal, whole plays come first', (turn) => {
    const texts = completions('', turn, WORDS);
    expect(texts.length).toBeGreaterThan(0);
    expect(new Set(texts).size).toBe(texts.length);
    const complete = texts.map((text) => isComplete(text, turn));
    expect(complete).toEqual(complete.toSorted((a, b) => Number(b) - Number(a)));
  });

  property.prop([turns, fc.nat()], { numRuns: 40 })('in mid-turn every offer goes on with it', (turn, which) => {
    const moves = nextMoves(turn);
    const first = moves[which % moves.length];
    if (first === undefined) return;
    const begun = playMove(turn, first);
    if (nextMoves(begun).length === 0) return;
    const texts = completions('', begun, WORDS);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(afterText(text, begun).moves.length, text).toBeGreaterThan(1);
  });

  property.prop([turns, fc.nat(), fc.nat()], { numRuns: 40 })(
    'an offer is still offered while it is typed, letter by letter',
    (turn, which, length) => {
      const offers = completions('', turn, WORDS);
      const offer = offers[which % offers.length] ?? '';
      const typed = offer.slice(0, 1 + (length % offer.length));
      if (nextMoves(turn).length === 0) return;
      const again = completions(typed, turn, WORDS, 1000);
      const result = resultOf(offer, turn);
      expect(again.includes(offer) || again.some((text) => resultOf(text, turn) === result), typed).toBe(true);
    },
  );

  property.prop([turns, fc.string({ unit: 'binary' })], { numRuns: 40 })('no text makes it throw', (turn, text) => {
    expect(completions(text, turn, WORDS).length).toBeLessThanOrEqual(25);
  });

  test('quick enough to answer while somebody types', () => {
    const samples = fc.sample(turns, { numRuns: 60, seed: 5 });
    const times = samples.map((turn) => {
      const started = performance.now();
      for (const typed of ['', '2', '24/', '13/1', '6/']) completions(typed, turn, WORDS);
      return (performance.now() - started) / 5;
    });
    const median = times.toSorted((a, b) => a - b)[30] ?? Infinity;
    expect(median).toBeLessThan(10);
  });
});
