import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { findXgid, printXgid } from '#notation/xgid.ts';
import { startPosition } from '#rules/games/index.ts';
import { ID_TRIPLES, matchPositionArbitrary } from './matchPositions.ts';

const read = (text: string) => {
  const found = findXgid(text);
  if (!found.ok) throw new Error(`${text}: ${found.error.code}`);
  return found.value;
};
const START = '-b----E-C---eE---c-e----B-';

test.each(ID_TRIPLES)('%s is printed as it was read', (xgid) => {
  expect(printXgid(read(xgid).value)).toBe(xgid);
});

test('the start of the game', () => {
  expect(read(`XGID=${START}:0:0:1:00:0:0:0:7:10`).value).toEqual({
    position: startPosition('tavla'),
    moment: {
      stage: 'playing',
      turn: 'white',
      decides: 'white',
      roll: null,
      cube: { value: 1, owner: null },
      offer: null,
      resignation: 'none',
      score: { white: 0, black: 0 },
      length: 7,
      crawford: false,
      jacoby: false,
      beavers: false,
      cubeLimit: 10,
    },
  });
});

test.each([
  [':1:-1:-1:D:2:3:0:7:10', { turn: 'black', decides: 'white', offer: 'double', roll: null }],
  [':1:1:1:D:2:3:0:7:10', { turn: 'white', decides: 'black', cube: { value: 2, owner: 'white' } }],
  [':1:0:1:B:0:0:3:0:10', { turn: 'white', decides: 'white', offer: 'beaver', jacoby: true, beavers: true }],
  [':1:0:1:R:0:0:2:0:10', { turn: 'white', decides: 'black', offer: 'raccoon', jacoby: false, beavers: true }],
  [':0:0:1:31:4:2:1:5:10', { crawford: true, roll: [3, 1], score: { white: 4, black: 2 } }],
  // A match to one point has no Crawford game.
  [':0:0:1:00:0:0:1:1:10', { crawford: false, length: 1 }],
  [':6:-1:1:00:24:0:0:25:6', { cube: { value: 64, owner: 'black' }, length: 25, cubeLimit: 6 }],
  [':0:0:1:00:0:0:1:0:0', { length: 0, jacoby: true, crawford: false, cubeLimit: 0 }],
])('fields %s', (fields, expected) => {
  expect(read(`XGID=${START}${fields}`).value.moment).toMatchObject(expected);
});

describe('in the middle of a text', () => {
  const id = `XGID=${START}:0:0:1:52:2:3:0:7:10`;
  test.each([
    [id, '', ''],
    [`bak: ${id} ne dersin?`, 'bak:', 'ne dersin?'],
    [`a:b: ${id}\nXG: 1.2`, 'a:b:', 'XG: 1.2'],
    [`önce ${id.replace('XGID=', 'xgid = ')}, sonra`, 'önce', ', sonra'],
    [`prefix missing ${id.slice(5)}.`, 'prefix missing', '.'],
    [`(${id})`, '(', ')'],
    [`---- ${id}`, '----', ''],
    [`${id} ${id.replace('52', '61')}`, '', id.replace('52', '61')],
  ])('%j', (text, before, after) => {
    const found = read(text);
    expect([found.before, found.after]).toEqual([before, after]);
    expect(found.value.moment.roll).toEqual([5, 2]);
  });
});

describe('refused', () => {
  test.each([
    ['', 'noId'],
    ['no id here', 'noId'],
    [`XGID=${START}`, 'noId'],
    [`XGID=${START.slice(1)}:0:0:1:00:0:0:0:7:10`, 'noId'],
    // 16 checkers of a side, in one pile or several.
    ['XGID=-b----P-----eE---c-e------:0:0:1:00:0:0:0:7:10', 'tooManyCheckers'],
    ['XGID=-b----E-C---eE---c-e----C-:0:0:1:00:0:0:0:7:10', 'tooManyCheckers'],
    ['XGID=-c----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10', 'tooManyCheckers'],
    // Each bar belongs to one side.
    ['XGID=Ab----E-C---eE---c-e----A-:0:0:1:00:0:0:0:7:10', 'badField checkers'],
    ['XGID=-a----E-C---eE---c-e----Ba:0:0:1:00:0:0:0:7:10', 'badField checkers'],
    // Both on the bar, all twelve home points made.
    ['XGID=aBBBBBB------------bbbbbbA:0:0:1:00:0:0:0:7:10', 'bothClosedOut'],
    [`XGID=${START}:11:0:1:00:0:0:0:7:10`, 'badField cube'],
    [`XGID=${START}:-1:0:1:00:0:0:0:7:10`, 'badField cube'],
    [`XGID=${START}:0:2:1:00:0:0:0:7:10`, 'badField cubeOwner'],
    [`XGID=${START}:0:0:0:00:0:0:0:7:10`, 'badField turn'],
    [`XGID=${START}:0:0:1:6:0:0:0:7:10`, 'badField dice'],
    [`XGID=${START}:0:0:1:70:0:0:0:7:10`, 'badField dice'],
    [`XGID=${START}:0:0:1:05:0:0:0:7:10`, 'badField dice'],
    [`XGID=${START}:0:0:1:d:0:0:0:7:10`, 'badField dice'],
    [`XGID=${START}:0:0:1:duse:0:0:0:7:10`, 'badField dice'],
    [`XGID=${START}:0:0:1:00:-1:0:0:7:10`, 'badField score'],
    [`XGID=${START}:0:0:1:00:0:x:0:7:10`, 'badField score'],
    [`XGID=${START}:0:0:1:00:0:0:2:7:10`, 'badField flag'],
    [`XGID=${START}:0:0:1:00:0:0:4:0:10`, 'badField flag'],
    [`XGID=${START}:0:0:1:00:0:0:0:99999:10`, 'badField length'],
    [`XGID=${START}:0:0:1:00:0:0:0:7:x`, 'badField cubeLimit'],
    [`XGID=${START}:0:0:1:00:7:0:0:7:10`, 'scoreBeyondLength'],
    [`XGID=${START}:0:0:1:00:0:9:0:7:10`, 'scoreBeyondLength'],
    [`XGID=${START}:0:0:1:00:3:3:1:5:10`, 'noCrawfordGame'],
  ])('%s: %s', (text, code) => {
    const found = findXgid(text);
    const fault = found.ok ? null : found.error;
    expect(fault?.code === 'badField' ? `${fault.code} ${fault.field}` : fault?.code).toBe(code);
  });
});

test('a resignation or a finished game cannot be said', () => {
  const { value } = read(`XGID=${START}:0:0:1:00:0:0:0:7:10`);
  expect(printXgid({ ...value, moment: { ...value.moment, resignation: 'gammon' } })).toBeNull();
  expect(printXgid({ ...value, moment: { ...value.moment, stage: 'over' } })).toBeNull();
});

property.prop([matchPositionArbitrary], { numRuns: 100 })('any position is read as it was printed', (value) => {
  expect(read(printXgid(value) ?? '').value).toEqual(value);
});

property.prop([fc.string({ unit: 'binary' }), fc.array(fc.string({ maxLength: 3 }), { maxLength: 11 })])(
  'no text makes it throw',
  (text, fields) => {
    expect(typeof findXgid(text).ok).toBe('boolean');
    expect(typeof findXgid(`XGID=${START}:${fields.join(':')}`).ok).toBe('boolean');
  },
);
