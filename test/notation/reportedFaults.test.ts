import { describe, expect, test } from 'vitest';
import { findGnubgId } from '#notation/gnubgId.ts';
import { parsePlay } from '#notation/parsePlay.ts';
import { printPlay } from '#notation/printPlay.ts';
import { findXgid } from '#notation/xgid.ts';
import { outcomeOf, resignPoints } from '#rules/outcome.ts';
import { pipCount } from '#rules/pips.ts';
import { playAll } from '#rules/plays.ts';
import { countAt } from '#rules/position.ts';
import { nextMoves, undoMove } from '#rules/turn.ts';
import { COLORS, DEFAULT_RULE_OPTIONS } from '#rules/types.ts';
import { totalOf } from '#test/support/position.ts';
import { turnOfXgid, wholeReading, WORDS } from './reading.ts';

/** What players of such software reported, by the number in the list of reports: a text as a whole turn. */
describe.each<readonly [string, string, readonly (readonly [string, string])[]]>([
  [
    '01 a number of the bar that kills the other',
    'XGID=-bCB-BCa----c----c-f--A-BA:0:0:1:35:0:0:0:5:10',
    [
      ['bar/22', 'illegal: mustPlayMore'],
      ['bar/22 6/1', 'illegal: mustPlayMore'],
      ['bar/20 24/21', 'bar/20 24/21'],
      ['bar/20 6/3', 'bar/20 6/3'],
      ['bar/20 5/2', 'bar/20 5/2'],
    ],
  ],
  [
    '03 all of a double',
    'XGID=-C----b-----b---------dca-:0:0:1:11:0:0:0:5:10',
    [
      ['1/off(2)', 'part: mustPlayMore'],
      ['1/off(3)', '1/off(3)'],
      ['1/off(4)', 'illegal: turnComplete'],
    ],
  ],
  [
    '05 only the smaller number',
    'XGID=-E-----------bbbbbb-----A-:0:0:1:61:0:0:0:5:10',
    [
      ['24/18', 'illegal: pointClosed'],
      ['pas', 'mustPlay: mustPlayMore'],
      ['24/23', '24/23'],
    ],
  ],
  [
    '05 one way only',
    'XGID=-E-----------bbbb-b-----A-:0:0:1:61:0:0:0:5:10',
    [
      ['24/18/17', 'illegal: pointClosed'],
      ['24/17', '24/17'],
      ['24/23/17', '24/17'],
    ],
  ],
  [
    '07 a chain from the bar',
    'XGID=-b----E-C---dD---c-e--a-BA:0:0:1:55:0:0:0:5:10',
    [
      ['bar/20/15/10/5', 'bar/5'],
      ['bar/10 13/8', 'bar/10 13/8'],
      ['bar/5', 'bar/5'],
      ['bar/10', 'part: mustPlayMore'],
    ],
  ],
  [
    '09 the smaller number bears off',
    'XGID=--A--A------------------b-:0:0:1:42:0:0:0:5:10',
    [
      ['5/1 2/off', '5/1 2/off'],
      ['5/off', '5/off'],
      ['5/3/off', '5/off'],
      ['2/off', 'part: mustPlayMore'],
    ],
  ],
  [
    '11 home and off in one turn',
    'XGID=-A-B---A----------------b-:0:0:1:61:0:0:0:5:10',
    [
      ['7/1 1/off', '7/off'],
      ['7/6/off', '7/off'],
      ['7/1 3/2', '7/1 3/2'],
      ['7/6 3/2', 'illegal: noSuchNumber'],
    ],
  ],
  [
    '19 no star typed',
    'XGID=-b---aE-C---eE---c-d----B-:0:0:1:31:0:0:0:5:10',
    [
      ['8/5 6/5', '8/5* 6/5'],
      ['6/5 8/5', '8/5* 6/5'],
      ['8/5* 6/5*', '8/5* 6/5'],
    ],
  ],
])('%s', (_name, xgid, texts) => {
  test.each(texts)('%s: %s', (text, result) => {
    expect(wholeReading(text, turnOfXgid(xgid))).toBe(result);
  });
});

test('03 the game is over with three checkers off, nothing more is owed', () => {
  const turn = turnOfXgid('XGID=-C----b-----b---------dca-:0:0:1:11:0:0:0:5:10');
  const parsed = parsePlay('1/off(3)', turn);
  const after = playAll(turn, parsed.ok ? parsed.value : []);
  expect(nextMoves(after)).toEqual([]);
  expect(outcomeOf('tavla', DEFAULT_RULE_OPTIONS, after.position)).toMatchObject({ winner: 'white' });
});

test('13 a hit is taken back and made again', () => {
  const turn = turnOfXgid('XGID=-b---aE-C---eE---c-d----B-:0:0:1:31:0:0:0:5:10');
  const hit = parsePlay('8/5*', turn);
  const half = playAll(turn, hit.ok ? hit.value : []);
  expect(countAt(half.position, 'black', 25)).toBe(1);
  const undone = undoMove(half);
  expect(countAt(undone.position, 'black', 20)).toBe(1);
  expect(countAt(undone.position, 'black', 25)).toBe(0);
  const both = parsePlay('8/5* 6/5', undone);
  const after = playAll(undone, both.ok ? both.value : []);
  expect(countAt(after.position, 'white', 5)).toBe(2);
  expect(countAt(after.position, 'black', 25)).toBe(1);
  for (const { position } of [turn, half, undone, after]) {
    expect(COLORS.map((color) => totalOf(position, color))).toEqual([15, 15]);
  }
  expect(printPlay(after.moves, 'tavla', WORDS)).toBe('8/5* 6/5');
});

test.each([
  ['XGID=-b----E-C---cE-----bbbbbAA:0:0:1:54:0:0:0:5:10', '54: pas'],
  ['XGID=------E-C---cF-----bbbbbbA:0:0:1:54:0:0:0:5:10', 'oynayamıyor'],
])('15 nothing enters: %s', (xgid, text) => {
  const turn = turnOfXgid(xgid);
  expect(nextMoves(turn)).toEqual([]);
  expect(wholeReading(text, turn)).toBe('Cannot Move');
});

test('19 the record says which move hit', () => {
  const parsed = parsePlay('8/5 6/5', turnOfXgid('XGID=-b---aE-C---eE---c-d----B-:0:0:1:31:0:0:0:5:10'));
  expect(parsed.ok && parsed.value.map(({ capture }) => capture)).toEqual(['hit', null]);
});

test('41 the words around an ID are kept', () => {
  const found = findXgid('bak: XGID=-b----E-C---eE---c-e----B-:0:0:1:52:2:3:0:7:10 ne dersin?');
  expect(found).toMatchObject({
    ok: true,
    value: {
      before: 'bak:',
      after: 'ne dersin?',
      value: { moment: { turn: 'white', roll: [5, 2], score: { white: 2, black: 3 }, length: 7 } },
    },
  });
});

test('43 money play with a running score', () => {
  const found = findXgid('XGID=-A-Bb-DBB---bBa---bcbbaA-A:0:0:-1:00:4:0:0:0:8');
  if (!found.ok) throw new Error(found.error.code);
  const { position, moment } = found.value.value;
  expect(moment).toMatchObject({ turn: 'black', roll: null, length: 0, score: { white: 4, black: 0 }, jacoby: false });
  expect(pipCount(position, 'white')).toBe(135);
  expect(pipCount(position, 'black')).toBe(132);
});

test('45 colours and sides', () => {
  const found = findXgid('XGID=-aa---EBB---dDa--c-e----B-:0:0:1:16:0:0:3:0:8');
  if (!found.ok) throw new Error(found.error.code);
  const { position, moment } = found.value.value;
  expect([24, 13, 8, 7, 6].map((point) => countAt(position, 'white', point))).toEqual([2, 4, 2, 2, 5]);
  expect(COLORS.map((color) => pipCount(position, color))).toEqual([160, 164]);
  expect(moment).toMatchObject({ turn: 'white', roll: [1, 6], length: 0, jacoby: true, beavers: true });
});

test('47 who has one off loses a single game at most', () => {
  const found = findGnubgId('mxmAQ4PbAQAAAAA');
  if (!found.ok) throw new Error(found.error.code);
  const { position } = found.value.value;
  expect(countAt(position, 'black', 0)).toBe(1);
  expect(resignPoints('tavla', { ...DEFAULT_RULE_OPTIONS, tripleMars: true }, position, 'black')).toBe(1);
});
