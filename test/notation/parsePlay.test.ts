import { describe, expect, test } from 'vitest';
import { parsePlay } from '#notation/parsePlay.ts';
import { playAll } from '#rules/plays.ts';
import { openingTurn, reading, turnIn, turnOfXgid } from './reading.ts';

const START_65 = openingTurn('tavla', [6, 5]);
const START_64 = openingTurn('tavla', [6, 4]);
const START_31 = openingTurn('tavla', [3, 1]);
const START_11 = openingTurn('tavla', [1, 1]);
/** 5-3 from the start with one checker on the bar and a blot on the mover's 20. */
const ON_BAR_53 = turnIn(
  'tavla',
  { white: { 25: 1, 24: 1, 13: 5, 8: 3, 6: 5 }, black: { 24: 2, 13: 5, 8: 3, 6: 4, 5: 1 } },
  [5, 3],
);
/** Two on the 6, two on the 5, one on the 4; all others off; 6-5. */
const HOME_65 = turnOfXgid('XGID=----ABB-----------------b-:0:0:1:65:0:0:0:5:10');

describe('forms that GNU Backgammon reads', () => {
  test.each([
    '24/13',
    '24/18/13',
    '24/18 18/13',
    '24/18, 18/13',
    '18/13 24/18',
    '24 13',
    '24 18 18 13',
    '24 / 13',
    '24/18*/13',
  ])('6-5 %s', (text) => {
    expect(reading(text, START_65)).toBe('24/13');
  });

  test.each([
    ['8/7(2) 6/5(2)', '8/7(2) 6/5(2)'],
    ['8/7 (2) 6/5 (2)', '8/7(2) 6/5(2)'],
    ['8/7(2)6/5(2)', '8/7(2) 6/5(2)'],
    ['8/7(2), 6/5(2)', '8/7(2) 6/5(2)'],
    ['6/5(2) 8/7(2)', '8/7(2) 6/5(2)'],
    ['8/7(2) 6/4', '8/7(2) 6/4'],
    ['24/22 6/5(2)', '24/22 6/5(2)'],
  ])('1-1 %s', (text, canonical) => {
    expect(reading(text, START_11)).toBe(canonical);
  });

  test.each(['bar/20* 13/10', 'bar/20 13/10', 'b/20 13/10', 'BAR/20* 13/10', '25/20 13/10', 'bar 20 13 10'])(
    '5-3 from the bar %s',
    (text) => {
      expect(reading(text, ON_BAR_53)).toBe('bar/20* 13/10');
    },
  );

  test.each(['6/off 5/off', '6/0 5/0', '6/o 5/o', '6/of 5/of', '6/- 5/-', '6off 5off', '6 off 5 off', '6/OFF 5/OFF'])(
    '6-5 at home %s',
    (text) => {
      expect(reading(text, HOME_65)).toBe('6/off 5/off');
    },
  );
});

describe('forms that only we read', () => {
  test.each([
    // Other slashes, and dashes as clients of FIBS write them.
    '24-18 18-13',
    '24>13',
    '24\\13',
    '24–18–13',
    '24—13',
    '24→18→13',
    '24->18->13',
    '24 - 13',
    '24− 13',
    '24 -> 13',
    // Separators.
    '24/18;18/13',
    '24/18\n18/13',
    '24/18,18/13',
    '24/18 ve 18/13',
    '24/18. 18/13.',
    // What surrounds a play in match records and messages.
    '65: 24/13',
    '6-5: 24/13',
    '56: 24/13',
    '5 6: 24/13',
    '6,5: 24/13',
    'şeşbeş: 24/13',
    'ŞEŞ BEŞ: 24/13',
    ' 12) 65: 24/13',
    '3. 24/13',
    '12) 24/13',
    // Full-width digits, no-break and zero-width spaces.
    '２４／１３',
    '24\u00a013',
    '24/18\u202f18/13',
    '\u200b24/13',
    '\ufeff24/13',
    // Marks that the board contradicts.
    '24/18x/13x',
    '24*/13',
    '24/18+/13!',
    '24x18 18x13',
    '24/x13',
    '24/*13',
    '024/013',
  ])('6-5 %j', (text) => {
    expect(reading(text, START_65)).toBe('24/13');
  });

  test.each([
    '8/7*2 6/5*2',
    '8/7x2 6/5x2',
    '8/7×2 6/5×2',
    '8/7X2, 6/5X2',
    '8-7(2) 6-5(2)',
    '8 7(2) 6 5(2)',
    '8/7( 2 )6/5( 2 )',
    '8/7 8/7 6/5 6/5',
    '6/5 8/7 6/5 8/7',
    '8/7*(2) 6/5*(2)',
    '8/7* 8/7* 6/5*6/5',
    '8/7x8/7x6/5x2',
  ])('1-1 %s', (text) => {
    expect(reading(text, START_11)).toBe('8/7(2) 6/5(2)');
  });

  test.each([
    '6/topla 5/topla',
    '6/TOPLA 5/çıkar',
    '6/ÇIKAR 5/dışarı',
    '6/DIŞARI 5/disari',
    '6-off 5-off',
    '6- 5-',
    '6-,5-',
    '6/off, 5-',

    '５／０　６／０',
  ])('6-5 at home %j', (text) => {
    expect(reading(text, HOME_65)).toBe('6/off 5/off');
  });

  test.each([
    'kırık/20 13/10',
    'KIRIK/20 13/10',
    'kirik-20 13-10',
    'köprü/20 13/10',
    'Köprü 20 13 10',
    'KÖPRÜ/20* 13/10',
  ])('5-3 from the bar %s', (text) => {
    expect(reading(text, ON_BAR_53)).toBe('bar/20* 13/10');
  });

  test.each([
    ['24/18', '24/18'],
    ['8/7', '8/7'],
  ])('a part of a turn: %s', (text, canonical) => {
    expect(reading(text, text === '8/7' ? START_11 : START_65)).toBe(canonical);
  });

  test('the rest of a half-played turn', () => {
    const first = parsePlay('24/18', START_65);
    const half = playAll(START_65, first.ok ? first.value : []);
    expect(reading('18/13', half)).toBe('18/13');
    expect(reading('13/8', half)).toBe('13/8');
    expect(reading('24/18', half)).toBe('illegal: noSuchNumber');
  });
});

describe('refused', () => {
  test.each([
    ['', 'empty'],
    [' , ', 'empty'],
    ['merhaba', 'unreadable'],
    ['24/1z', 'unreadable'],
    ['24', 'unreadable'],
    ['24/18 13', 'unreadable'],
    ['24/', 'unreadable'],
    ['24/30', 'unreadable'],
    ['2418', 'unreadable'],
    ['24/18(', 'unreadable'],
    ['24/18(0)', 'unreadable'],
    ['(2)', 'unreadable'],
    ['br/20', 'unreadable'],
    ['24//18', 'unreadable'],
    ['zar: 24/18', 'unreadable'],
    ['31: 24/18', 'wrongDice'],
    ['dubara: 24/18', 'wrongDice'],
    ['18/24', 'backwards'],
    ['0/20', 'backwards'],
    ['13/13', 'backwards'],
    ['24/18/20', 'backwards'],
    ['pas', 'mustPlay: mustPlayMore'],
    ['24/20', 'illegal: noSuchNumber'],
    ['23/17', 'illegal: noChecker'],
    ['bar/20', 'illegal: noChecker'],
    ['24/19', 'illegal: pointClosed'],
    ['24/19/13', 'illegal: pointClosed'],
    ['13/7 13/7', 'illegal: noSuchNumber'],
    ['24/18 13/8 6/5', 'illegal: turnComplete'],
    ['6/off', 'illegal: notAllHome'],
  ])('6-5 %j: %s', (text, code) => {
    expect(reading(text, START_65)).toBe(code);
  });

  test('an unreadable word is named as it was typed', () => {
    expect(parsePlay('24/18 Koşar', START_65)).toMatchObject({ ok: false, error: { word: 'Koşar' } });
    expect(parsePlay('24/18 13', START_65)).toMatchObject({ ok: false, error: { word: '13' } });
  });

  test('wrong dice are named with those on the table', () => {
    expect(parsePlay('31: 8/5 6/5', START_64)).toEqual({
      ok: false,
      error: { code: 'wrongDice', named: [3, 1], roll: [6, 4] },
    });
  });

  test('the name of two rolls is right if either is on the table', () => {
    expect(reading('dü yek: 8/7(2) 6/5(2)', START_11)).toBe('8/7(2) 6/5(2)');
    expect(reading('dü yek: 13/11 6/5', openingTurn('tavla', [2, 1]))).toBe('13/11 6/5');
    expect(reading('dü yek: 8/5 6/5', START_31)).toBe('wrongDice');
  });

  test('a refused move comes with its points', () => {
    expect(parsePlay('8/5 24/19', openingTurn('tavla', [5, 3]))).toEqual({
      ok: false,
      error: { code: 'illegal', from: 24, to: 19, fault: { kind: 'pointClosed', point: 19 } },
    });
  });
});

describe('two ways that hit differently', () => {
  /** 6-4 from the start, with a black blot on white's 18. */
  const turn = turnIn(
    'tavla',
    { white: { 24: 2, 13: 5, 8: 3, 6: 5 }, black: { 24: 2, 13: 5, 8: 3, 7: 1, 6: 4 } },
    [6, 4],
  );

  test('are asked for', () => {
    const parsed = parsePlay('24/14', turn);
    expect(parsed).toMatchObject({ ok: false, error: { code: 'ambiguous' } });
    const routes = !parsed.ok && parsed.error.code === 'ambiguous' ? parsed.error.routes : [];
    expect(routes.map((moves) => moves.map(({ from, to, capture }) => [from, to, capture]))).toEqual([
      [
        [24, 18, 'hit'],
        [18, 14, null],
      ],
      [
        [24, 20, null],
        [20, 14, null],
      ],
    ]);
  });

  test.each([
    ['24/18*/14', '24/18*/14'],
    ['24/18/14', '24/18*/14'],
    ['24/18 18/14', '24/18*/14'],
    ['24/20/14', '24/14'],
  ])('%s names one', (text, canonical) => {
    expect(reading(text, turn)).toBe(canonical);
  });
});

describe('pass', () => {
  const blocked = turnOfXgid('XGID=------E-C---cF-----bbbbbbA:0:0:1:54:0:0:0:5:10');

  test.each([
    'pas',
    'PASS',
    'pass',
    '-',
    '–',
    'yok',
    'oynayamıyor',
    'OYNAYAMIYOR',
    'oynayamadı',
    'Cannot Move',
    '54: pas',
  ])('%s where nothing can be played', (text) => {
    expect(parsePlay(text, blocked)).toEqual({ ok: true, value: [] });
  });

  test('a move where nothing can be played names what blocks it', () => {
    expect(reading('bar/20', blocked)).toBe('illegal: pointClosed');
    expect(reading('13/8', blocked)).toBe('illegal: barFirst');
  });
});
