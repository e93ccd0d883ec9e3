import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { answerLine } from '#protocol/answer.ts';
import { runEngine } from './engineProcess.ts';

const position = {
  game: 'tavla',
  mover: 'A',
  A: [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0],
  B: [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0],
};
const good = { id: 7, op: 'choose', position, dice: [6, 5], level: 'expert' };
const plakoto = { ...position, game: 'plakoto', A_pinned: [], B_pinned: [] };
const atStart = [...Array.from({ length: 24 }, () => 0), 15, 0];
const gulbara = { game: 'gulbara', mover: 'A', A: atStart, B: atStart, roll_number: { A: 0, B: 0 }, pending: [] };
const at = (points: Record<number, number>) => Array.from({ length: 26 }, (_, point) => points[point] ?? 0);

const errorOf = (request: unknown): unknown => {
  const { id, error } = JSON.parse(answerLine(JSON.stringify(request))) as { id: unknown; error?: string };
  return { id, error };
};

test('the request that the others are spoilt copies of is answered', () => {
  expect(errorOf(good)).toEqual({ id: 7, error: undefined });
  expect(errorOf({ ...good, position: plakoto })).toEqual({ id: 7, error: undefined });
  expect(errorOf({ ...good, position: gulbara })).toEqual({ id: 7, error: undefined });
});

test.each([
  ['an unknown op', { op: 'cube' }, /op/],
  ['no position', { position: null }, /position/],
  ['an unknown game', { position: { ...position, game: 'chess' } }, /game/],
  ['no dice', { dice: null }, /dice/],
  ['a seven', { dice: [7, 1] }, /dice/],
  ['one die', { dice: [6] }, /dice/],
  ['an unknown level', { level: 'god' }, /level/],
  ['an unknown option', { options: { jacoby: true } }, /options/],
  ['25 counts', { position: { ...position, A: position.A.slice(1) } }, /position\.A/],
  ['half a checker', { position: { ...position, A: position.A.with(6, 4.5).with(7, 0.5) } }, /position\.A/],
  ['14 checkers', { position: { ...position, A: position.A.with(6, 4) } }, /white has 14/],
  ['16 checkers', { position: { ...position, B: position.B.with(6, 6) } }, /black has 16/],
  ['both sides on a point', { position: { ...position, A: position.A.with(13, 4).with(1, 1) } }, /both sides/],
  ['a pin in tavla', { position: { ...position, A_pinned: [24] } }, /no pins/],
  ['a bar in plakoto', { position: { ...plakoto, A: plakoto.A.with(6, 4).with(25, 1) } }, /no bar/],
  ['a pin on nothing', { position: { ...plakoto, A_pinned: [6] } }, /no pin on point 6/],
  [
    'a pin named twice',
    { position: { ...plakoto, A: at({ 1: 1, 24: 14 }), B: at({ 24: 15 }), A_pinned: [1, 1] } },
    /twice/,
  ],
  [
    'a shared point without a pin',
    { position: { ...plakoto, A: at({ 1: 1, 23: 14 }), B: at({ 24: 15 }) } },
    /both sides/,
  ],
  ['handed-over numbers in tavla', { dice: null, position: { ...position, pending: [6] } }, /handed over/],
  ['dice before handed-over numbers', { position: { ...gulbara, pending: [6] } }, /pending/],
  ['gul bara without roll numbers', { position: { ...gulbara, roll_number: undefined } }, /roll_number/],
  ['a game that is over', { position: { ...position, A: at({ 0: 15 }) } }, /over/],
  [
    'a pinned mother',
    { position: { ...plakoto, A: at({ 1: 1, 5: 14 }), B: at({ 24: 1, 5: 14 }), B_pinned: [24] } },
    /over/,
  ],
])('%s is refused', (_, spoilt, message) => {
  expect(errorOf({ ...good, ...spoilt })).toEqual({ id: 7, error: expect.stringMatching(message) });
});

test.each([[''], ['nonsense'], ['[1]'], ['null'], ['{"op":"legal"}'], ['{"id":{},"op":"legal"}'], ['{"id":1']])(
  'the id of %j is null',
  (line) => {
    expect(JSON.parse(answerLine(line))).toEqual({ id: null, error: expect.any(String) });
  },
);

/** Any value in the place of a part of a good request. */
const spoiltRequest = fc
  .tuple(fc.constantFrom('legal', 'choose', 'evaluate', 'check'), fc.jsonValue({ maxDepth: 2 }), fc.nat())
  .map(([op, value, which]) => {
    const request: Record<string, unknown> = { ...good, op, result: 'A: B:', options: {}, position: { ...position } };
    const parts = ['position', 'dice', 'level', 'options', 'result', 'op', 'game', 'mover', 'A', 'B', 'pending'];
    const part = parts[which % parts.length] ?? 'position';
    if (part in request) request[part] = value;
    else (request['position'] as Record<string, unknown>)[part] = value;
    return JSON.stringify(request);
  });

propertyTest.prop([fc.oneof(spoiltRequest, fc.json(), fc.string())])('any line gets one line', (line) => {
  const answer = answerLine(line);
  expect(answer).not.toContain('\n');
  expect(JSON.parse(answer)).toHaveProperty('id');
  expect(answer).not.toContain('internal');
});

const hasError = { error: expect.any(String) };

test('the process answers every line, good or bad, in order, and ends with the input', async () => {
  const lines = [
    '',
    '{',
    JSON.stringify({ ...good, id: 'a' }),
    '\u0000\ufffd',
    'x'.repeat(1_500_000),
    '[[[[',
    JSON.stringify(good),
  ];
  const { code, errors, unended, answers } = await runEngine(lines.join('\n'));
  expect({ code, errors, unended }).toEqual({ code: 0, errors: '', unended: '' });
  const choice = { play: expect.any(String), result: expect.any(String) };
  expect(answers).toEqual([
    { id: null, ...hasError },
    { id: null, ...hasError },
    { id: 'a', ...choice },
    { id: null, ...hasError },
    { id: null, ...hasError },
    { id: null, ...hasError },
    { id: 7, ...choice },
  ]);
});

test('no input, no answer', async () => {
  expect(await runEngine('')).toEqual({ code: 0, errors: '', unended: '', answers: [] });
});

test('more results than are listed', async () => {
  const cascade = {
    ...gulbara,
    A: at({ 24: 3, 20: 3, 15: 3, 10: 3, 8: 3 }),
    roll_number: { A: 8, B: 8 },
  };
  const { answers } = await runEngine(JSON.stringify({ id: 1, op: 'legal', position: cascade, dice: [1, 1] }));
  const [answer] = answers as { results: string[]; truncated: boolean }[];
  expect(answer?.results).toHaveLength(20_000);
  expect(answer?.truncated).toBe(true);
});
