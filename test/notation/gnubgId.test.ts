import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { findGnubgId, parseMatchId, parsePositionId, printMatchId, printPositionId } from '#notation/gnubgId.ts';
import { findXgid } from '#notation/xgid.ts';
import { countAt } from '#rules/position.ts';
import { positionOf } from '#test/support/position.ts';
import { ID_TRIPLES, matchPositionArbitrary } from './matchPositions.ts';

const ofXgid = (xgid: string) => {
  const found = findXgid(xgid);
  if (!found.ok) throw new Error(`${xgid}: ${found.error.code}`);
  return found.value.value;
};
const faultOf = (result: { ok: true } | { ok: false; error: { code: string; field?: string } }): string =>
  result.ok ? 'none' : [result.error.code, result.error.field].join(' ').trim();

describe.each([
  ...ID_TRIPLES,
  ['XGID=-A-Bb-DBB---bBa---bcbbaA-A:0:0:-1:00:4:0:0:0:8', 'GW+DAUi03ZABBg', 'MAEAAAAAIAAE'],
] as const)('%s', (xgid, positionId, matchId) => {
  const { position, moment } = ofXgid(xgid);

  test('printed', () => {
    expect(printPositionId(position, moment.turn)).toBe(positionId);
    expect(printMatchId(moment)).toBe(matchId);
  });

  test('read', () => {
    expect(parsePositionId(positionId, moment.turn)).toEqual({ ok: true, value: position });
    expect(parseMatchId(matchId)).toMatchObject({ ok: true, value: { ...moment, cubeLimit: 10 } });
  });

  test.each([
    `${positionId}:${matchId}`,
    `${positionId} : ${matchId}`,
    `GNU Backgammon  Position ID: ${positionId}\n                 Match ID   : ${matchId}`,
    `\`${positionId}\` / \`${matchId}\``.replaceAll('`', ''),
    `${positionId} ${matchId}`,
  ])('found in %j', (text) => {
    const found = findGnubgId(`bak: ${text} ne dersin?`);
    expect(found).toMatchObject({
      ok: true,
      value: { before: 'bak:', after: 'ne dersin?', value: { position, moment: { ...moment, cubeLimit: 10 } } },
    });
  });
});

test('money play with the Jacoby rule, as newer and older programs end it', () => {
  const { position, moment } = ofXgid('XGID=-aa---EBB---dDa--c-e----B-:0:0:1:16:0:0:3:0:8');
  expect(printPositionId(position, 'white')).toBe('4HPkASjg2+ABMA');
  expect(printMatchId(moment)).toBe('cAkHAAAAAAAA');
  expect(parseMatchId('cAkHAAAAAAAA')).toMatchObject({ ok: true, value: { jacoby: true, roll: [6, 1], length: 0 } });
});

test('the example of the manual: 9 points, 2-4, player 0 owns the cube at 2, player 1 has 5-2', () => {
  expect(parseMatchId('QYkqASAAIAAA')).toMatchObject({
    ok: true,
    value: {
      stage: 'playing',
      turn: 'white',
      decides: 'white',
      roll: [5, 2],
      cube: { value: 2, owner: 'black' },
      score: { black: 2, white: 4 },
      length: 9,
      jacoby: false,
    },
  });
});

test('the first half is the side not on roll', () => {
  const found = parsePositionId('HC/wATDg8+AxAA', 'white');
  if (!found.ok) throw new Error(found.error.code);
  const points = [3, 6, 7, 13, 24, 8, 16].map((point) => [
    countAt(found.value, 'black', point),
    countAt(found.value, 'white', point),
  ]);
  expect(points).toEqual([
    [3, 0],
    [4, 5],
    [1, 0],
    [5, 4],
    [2, 0],
    [0, 4],
    [0, 2],
  ]);
});

test('a double waits for the answer of the other side', () => {
  const { moment } = ofXgid('XGID=-b----E-C---eE---c-e----B-:1:1:1:D:2:3:0:7:10');
  const id = printMatchId(moment) ?? '';
  expect(parseMatchId(id)).toEqual({ ok: true, value: moment });
  expect(printMatchId({ ...moment, offer: 'beaver' })).toBeNull();
  expect(printMatchId({ ...moment, offer: 'raccoon' })).toBeNull();
});

test('a resignation, and the end of a match', () => {
  const { moment } = ofXgid('XGID=-b----E-C---eE---c-e----B-:0:0:1:52:2:3:0:7:10');
  const resigned = { ...moment, resignation: 'gammon', decides: 'black' } as const;
  expect(parseMatchId(printMatchId(resigned) ?? '')).toEqual({ ok: true, value: resigned });
  const over = { ...moment, stage: 'over', score: { white: 7, black: 3 } } as const;
  expect(parseMatchId(printMatchId(over) ?? '')).toEqual({ ok: true, value: over });
});

describe('position IDs refused', () => {
  test.each([
    ['', 'badField checkers'],
    ['4HPwATDgc/AB', 'badField checkers'],
    ['4HPwATDgc/ABM!', 'badField checkers'],
    ['//////////////', 'badField checkers'],
    // Ones after the second bar.
    ['4HPwATDgc/ABMD', 'badField checkers'],
    // 16 checkers on one point.
    ['//8AAAAAAAAAAA', 'tooManyCheckers'],
    // White's 24 is black's 1.
    [printPositionId(positionOf({ white: { 24: 1 }, black: { 1: 1 } }), 'white'), 'sharedPoint'],
    [
      printPositionId(
        positionOf({
          white: { 25: 1, 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 },
          black: { 25: 1, 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 },
        }),
        'white',
      ),
      'bothClosedOut',
    ],
  ])('%s: %s', (id, code) => {
    expect(faultOf(parsePositionId(id, 'white'))).toBe(code);
  });
});

describe('match IDs refused', () => {
  test.each([
    ['', 'badField spare'],
    ['cAngAAAAAAA!', 'badField spare'],
    // Bit 71 set; owner 2; stage 5; dice 7-0; 5-0.
    ['cAngAAAAAACE', 'badField spare'],
    ['YAngAAAAAAAE', 'badField cubeOwner'],
    ['cA3gAAAAAAAE', 'badField stage'],
    ['cIngAwAAAAAE', 'badField dice'],
    ['8AngAAAAAAAE', 'noCrawfordGame'],
    ['cAlgAEAAAAAE', 'scoreBeyondLength'],
  ])('%s: %s', (id, code) => {
    expect(faultOf(parseMatchId(id))).toBe(code);
  });
});

describe('in the middle of a text', () => {
  test.each([
    ['4HPwATDgc/ABMA', '', ''],
    ['ne dersiniz 4HPwATDgc/ABMA arkadaşlar', 'ne dersiniz', 'arkadaşlar'],
    // Words of 14 or 12 letters are no IDs.
    ['congratulation 4HPwATDgc/ABMA thanksgivings', 'congratulation', 'thanksgivings'],
    ['Position ID: 4HPwATDgc/ABMA==', '', ''],
  ])('%j', (text, before, after) => {
    expect(findGnubgId(text)).toMatchObject({ ok: true, value: { before, after, value: { moment: null } } });
  });

  test.each([
    ['no id', 'noId'],
    ['congratulation', 'noId'],
    ['//////////////', 'badField checkers'],
    ['4HPwATDgc/ABMA:thanksgiving', 'badField'],
  ])('%j: %s', (text, code) => {
    expect(faultOf(findGnubgId(text))).toContain(code);
  });
});

property.prop([matchPositionArbitrary], { numRuns: 100 })(
  'what is printed is read, all but beavers, with the dice from high to low',
  ({ position, moment }) => {
    const found = findGnubgId(`${printPositionId(position, moment.turn)}:${printMatchId(moment)}`);
    const roll = moment.roll === null ? null : moment.roll.toSorted((a, b) => b - a);
    expect(found).toEqual({
      ok: true,
      value: { before: '', after: '', value: { position, moment: { ...moment, roll, beavers: false } } },
    });
  },
);

property.prop([fc.string({ unit: 'binary' }), fc.base64String({ minLength: 8, maxLength: 20 })])(
  'no text makes it throw',
  (text, id) => {
    for (const any of [text, id, `4HPwATDgc/ABMA:${id}`, `${id}:${id}`]) {
      expect(typeof findGnubgId(any).ok).toBe('boolean');
      expect(typeof parsePositionId(any, 'black').ok).toBe('boolean');
      expect(typeof parseMatchId(any).ok).toBe('boolean');
    }
  },
);
