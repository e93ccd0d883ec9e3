import { describe, expect, test } from 'vitest';
import { printMatchFile, type MatchFile } from '#notation/matchFile.ts';
import { readMatchFile } from '#notation/matchFileReader.ts';

/** The sample of notation.md 5.1, which GNU Backgammon wrote. */
const SAMPLE = [
  '; [EventDate "2026.11.30"]',
  '',
  ' 3 point match',
  '',
  ' Game 1',
  ' Ayse : 0                       Mehmet : 0',
  '  1) 31: 8/5 6/5                 64: 24/18 18/14 ',
  '  2)  Doubles => 2                Takes',
  '  3) 55: 8/3 8/3 6/1* 6/1        66: ',
  '  4) 41: 24/20 6/5               ',
  '      Wins 2 points',
  '',
  ' Game 2',
  ' Ayse : 2                       Mehmet : 0',
  '  1) 62: 24/18 13/11             51: 13/8 24/23 ',
  '                                  Wins 1 point',
  '',
  '',
].join('\n');

const read = (text: string): MatchFile => {
  const file = readMatchFile(text);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return file.value;
};

/** The rows of the first game that has these lines. */
const rowsOf = (...lines: readonly string[]) =>
  read([' 3 point match', '', ' Game 1', ' Ayse : 0                       Mehmet : 0', ...lines, ''].join('\n'))
    .games[0]?.rows;

test('49 the sample comes back byte for byte, and so does one in which player 2 begins', () => {
  expect(printMatchFile(read(SAMPLE))).toBe(SAMPLE);
  const second = SAMPLE.replace('  1) 62: 24/18 13/11             51:', `  1)${' '.repeat(29)}51:`);
  expect(second).not.toBe(SAMPLE);
  expect(printMatchFile(read(second))).toBe(second);
  expect(read(second).games[1]?.rows[0]).toEqual({
    type: 'rolled',
    by: 'black',
    roll: [5, 1],
    moves: [
      { from: 13, to: 8, hit: false },
      { from: 24, to: 23, hit: false },
    ],
  });
});

test('all that the sample says is read', () => {
  const { headers, length, games } = read(SAMPLE);
  expect(headers).toEqual([{ tag: 'EventDate', value: '2026.11.30' }]);
  expect(length).toBe(3);
  expect(games.map(({ number, names, score }) => ({ number, names, score }))).toEqual([
    { number: 1, names: { white: 'Ayse', black: 'Mehmet' }, score: { white: 0, black: 0 } },
    { number: 2, names: { white: 'Ayse', black: 'Mehmet' }, score: { white: 2, black: 0 } },
  ]);
  expect(games[0]?.rows.map(({ type, by }) => `${by} ${type}`)).toEqual([
    'white rolled',
    'black rolled',
    'white doubled',
    'black took',
    'white rolled',
    'black rolled',
    'white rolled',
    'white won',
  ]);
});

describe('what real files do differently (notation.md 5.2)', () => {
  test.each([
    ['a byte order mark', `\uFEFF${SAMPLE}`],
    ['other line ends', SAMPLE.replaceAll('\n', '\r\n')],
    ['a double without a value', SAMPLE.replace('Doubles => 2', 'Double     ')],
    ['a count', SAMPLE.replace('8/3 8/3 6/1* 6/1', '8/3(2) 6/1*(2)  ')],
    ['a chain', SAMPLE.replace('24/18 18/14', '24/18/14')],
    ['words for a dance', SAMPLE.replace('66: ', '66: Cannot Move')],
    ['ratings behind the names', SAMPLE.replaceAll('Ayse : ', 'Ayse, 1612.40 : ').replaceAll('Mehmet', 'Mehmet, 1500')],
    ['a comment that is no header', SAMPLE.replace('\n 3 point', '; by hand\n\n 3 point')],
    ['an empty line more', SAMPLE.replace('\n Game 1', '\n\n Game 1')],
  ])('%s', (_, text) => {
    expect(printMatchFile(read(text))).toBe(SAMPLE);
  });

  test('no stars: hits are as the file has them', () => {
    expect(rowsOf('  1) 55: 8/3 8/3 6/1* 6/1')).not.toEqual(rowsOf('  1) 55: 8/3 8/3 6/1 6/1'));
  });

  test.each([
    ['65: ????', null],
    ['65: Illegal play (24/14)', null],
    ['65: ', []],
    ['65: Cannot Move', []],
    [
      '65: bar/20* 6/off',
      [
        { from: 25, to: 20, hit: true },
        { from: 6, to: 0, hit: false },
      ],
    ],
    [
      '65: 25/20 6/0',
      [
        { from: 25, to: 20, hit: false },
        { from: 6, to: 0, hit: false },
      ],
    ],
  ])('%s', (cell, moves) => {
    expect(rowsOf(`  1) ${cell}`)).toEqual([{ type: 'rolled', by: 'white', roll: [6, 5], moves }]);
  });

  test('doubles without a value go on from the last one; beavers and raccoons are known', () => {
    const rows = rowsOf('  1)  Doubles                     Takes', '  2) 31: 8/5 6/5                  Beavers');
    expect(rows).toMatchObject([
      { type: 'doubled', word: 'Doubles', value: 2 },
      { type: 'took' },
      { type: 'rolled' },
      { type: 'doubled', word: 'Beavers', value: 4 },
    ]);
    expect(rowsOf('  1)  Raccoons => 8')).toEqual([{ type: 'doubled', by: 'white', word: 'Raccoons', value: 8 }]);
  });

  test('the winner’s points stand in the cell beside a drop or below', () => {
    const drop = '  1)  Drops                      ';
    const rows = rowsOf(drop, '                                  Wins 2 points');
    expect(rowsOf(`${drop} Wins 2 points `)).toEqual(rows);
    expect(rows).toEqual([
      { type: 'dropped', by: 'white' },
      { type: 'won', by: 'black', points: 2 },
    ]);
  });

  test('names keep colons, blanks and Turkish letters', () => {
    const text = SAMPLE.replaceAll(' Ayse :', ' Ay şe: İĞ :').replaceAll('Mehmet', 'ı : 7 x');
    expect(read(text).games[0]?.names).toEqual({ white: 'Ay şe: İĞ', black: 'ı : 7 x' });
  });
});

test.each([
  ['nothing', '', { code: 'noMatch' }],
  ['prose', 'Dün tavla oynadık.', { code: 'noMatch' }],
  [
    'a line that is no row',
    SAMPLE.replace('  3) 55', '  x) 55'),
    { code: 'badLine', line: 9, text: '  x) 55: 8/3 8/3 6/1* 6/1        66: ' },
  ],
  [
    'a die that there is not',
    SAMPLE.replace('41: 24/20', '71: 24/20'),
    { code: 'badLine', line: 10, text: '  4) 71: 24/20 6/5               ' },
  ],
  [
    'a move that goes back',
    SAMPLE.replace('24/20', '20/24'),
    { code: 'badLine', line: 10, text: '  4) 41: 20/24 6/5               ' },
  ],
  ['a game without names', SAMPLE.replace(' Ayse : 0 ', ' Ayse '), { code: 'badLine', line: 5, text: ' Game 1' }],
])('no match file: %s', (_, text, fault) => {
  expect(readMatchFile(text)).toEqual({ ok: false, error: fault });
});
