import { test as property, fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { fold } from '#notation/fold.ts';

test.each([
  ['İIıi', 'iiii'],
  ['KIRIK kırık Kirik', 'kirik kirik kirik'],
  ['ŞEŞBEŞ şeşbeş', 'sesbes sesbes'],
  ['ÇIKAR çıkar', 'cikar cikar'],
  ['ĞğÜüÖöÂâÎîÛû', 'gguuooaaiiuu'],
  // "İ" as JavaScript lowercases it: i with a combining dot.
  ['i\u0307', 'i'],
  ['２４／１８', '24/18'],
  ['24\u00a018', '24 18'],
  ['24\u202f18', '24 18'],
  ['2\u200b4', '24'],
  ['\ufeffbar', 'bar'],
])('%j is read as %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

property.prop([fc.string({ unit: 'binary' })])('folding twice changes nothing more', (text) => {
  expect(fold(fold(text))).toBe(fold(text));
});
