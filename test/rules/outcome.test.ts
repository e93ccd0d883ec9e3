import { expect, test } from 'vitest';
import { resignPoints } from '#rules/outcome.ts';
import { DEFAULT_RULE_OPTIONS } from '#rules/types.ts';
import { positionOf } from '#test/support/position.ts';

test.each([
  { what: 'one off', white: { 1: 14 }, tavla: 1, triple: 1, plakoto: 1 },
  { what: 'none off', white: { 6: 15 }, tavla: 2, triple: 2, plakoto: 2 },
  { what: 'none off, one in the opponent’s home', white: { 24: 1, 6: 14 }, tavla: 2, triple: 3, plakoto: 2 },
  { what: 'none off, one on the bar', white: { 25: 1, 6: 14 }, tavla: 2, triple: 3, plakoto: 2 },
  { what: 'one off, one on the bar', white: { 25: 1, 6: 13 }, tavla: 1, triple: 1, plakoto: 1 },
])('what resigning gives: $what', ({ white, tavla, triple, plakoto }) => {
  const position = positionOf({ white, black: { 3: 15 } });
  const withTriple = { ...DEFAULT_RULE_OPTIONS, tripleMars: true };
  expect(resignPoints('tavla', DEFAULT_RULE_OPTIONS, position, 'white')).toBe(tavla);
  expect(resignPoints('tavla', withTriple, position, 'white')).toBe(triple);
  expect(resignPoints('plakoto', withTriple, position, 'white')).toBe(plakoto);
});

test('a pinned mother changes nothing in what resigning gives', () => {
  const pinned = positionOf({ white: { 24: 1, 6: 14 }, black: { 1: 1, 3: 14 }, pinned: { white: [24] } });
  expect(resignPoints('plakoto', DEFAULT_RULE_OPTIONS, pinned, 'black')).toBe(2);
  expect(resignPoints('plakoto', DEFAULT_RULE_OPTIONS, pinned, 'white')).toBe(2);
});
