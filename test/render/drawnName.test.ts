import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { createCanvas } from '#render/canvas.ts';
import { drawnName } from '#render/drawnName.ts';
import { font } from '#render/fonts.ts';
import { hasGlyph } from '#render/glyphCoverage.ts';

const context = createCanvas(1, 1).getContext('2d');
context.font = font(30, 'bold');
const measure = (text: string): number => context.measureText(text).width;
const drawn = (name: string, width = 400): string => drawnName(name, 'Beyaz', width, measure);

test.each([
  ['Ayşe', 'Ayşe'],
  ['İğneci Çağrı', 'İğneci Çağrı'],
  ['Παπαδόπουλος', 'Παπαδόπουλος'],
  ['Щърба Ђорђе', 'Щърба Ђорђе'],
  ['  Ali   Veli\n', 'Ali Veli'],
  ['🔥Ali🔥 👨‍👩‍👧', 'Ali'],
  ['Ali 山田', 'Ali'],
  ['山田太郎', 'Beyaz'],
  ['محمد', 'Beyaz'],
  ['שלום', 'Beyaz'],
  ['🎲🎲', 'Beyaz'],
  ['', 'Beyaz'],
  [' \u200B\u202E ', 'Beyaz'],
  ['...', 'Beyaz'],
  ['\u202Eila\u202C', 'ila'],
  ['Z\u0351\u0302\u0303\u0304\u0305a\u0301lgo', 'Z\u0351álgo'],
  ['I\u0307pek', 'İpek'],
  ['\uD83D', 'Beyaz'],
])('%j is drawn as %j', (name, expected) => {
  expect(drawn(name)).toBe(expected);
});

test('a long name ends in an ellipsis and fits', () => {
  const text = drawn('Константинос Παπαδόπουλος the third of that name', 300);
  expect(text).toMatch(/^Константинос.*…$/u);
  expect(measure(text)).toBeLessThanOrEqual(300);
});

property.prop([fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 60, max: 500 })])(
  'any name fits and has only what the fonts can draw',
  (name, width) => {
    const text = drawn(name, width);
    expect(text).not.toBe('');
    if (text !== 'Beyaz') expect(measure(text)).toBeLessThanOrEqual(width);
    for (const character of text) expect(hasGlyph(character.codePointAt(0) ?? 0)).toBe(true);
  },
);

test.each(['ğĞşŞıİçÇöÖüÜâîû₺', 'ΆλφαΏμέγας', 'ЩъЂђЃЌѝ', '0123456789×…/'])('the fonts have %s', (text) => {
  for (const character of text) expect(hasGlyph(character.codePointAt(0) ?? 0)).toBe(true);
});

test.each(['山', 'م', '🎲'])('the fonts lack %j', (character) => {
  expect(hasGlyph(character.codePointAt(0) ?? 0)).toBe(false);
});
