import { hasGlyph } from './glyphCoverage.ts';

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Letters and digits: what makes a name recognisable. */
const WORDLIKE = /[\p{L}\p{N}]/u;
/** Anything that draws nothing or changes the direction of writing. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
/** More marks than this on one letter are decoration that would run out of the strip. */
const MARKS_A_LETTER = 1;
/** Longer names are cut before they are measured; Discord's own limit is 32. */
const LONGEST = 64;

function drawnGrapheme(grapheme: string): string {
  const [letter = '', ...marks] = grapheme;
  const kept = [letter, ...marks.slice(0, MARKS_A_LETTER)];
  return kept.every((character) => hasGlyph(character.codePointAt(0) ?? 0)) ? kept.join('') : '';
}

/**
 * What can be drawn of a player's name: characters that the fonts lack (emoji, CJK, Arabic…) are left out, and where no
 * letter or digit remains `fallback` stands for the name. The result is at most `maxWidth` wide by `measure`; a longer
 * one ends in an ellipsis.
 */
export function drawnName(name: string, fallback: string, maxWidth: number, measure: (text: string) => number): string {
  const clean = name.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '');
  const graphemes = Array.from(GRAPHEMES.segment(clean.slice(0, LONGEST * 4)), ({ segment }) => drawnGrapheme(segment));
  const kept = graphemes.filter((grapheme) => grapheme !== '').slice(0, LONGEST);
  const text = kept.join('').replace(/ +/gu, ' ').trim();
  if (!WORDLIKE.test(text)) return fallback;
  if (measure(text) <= maxWidth) return text;
  for (let length = kept.length - 1; length > 0; length -= 1) {
    const shortened = `${kept.slice(0, length).join('').trim()}…`;
    if (measure(shortened) <= maxWidth) return shortened;
  }
  return '…';
}
