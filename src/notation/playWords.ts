import { BAR, OFF } from '#rules/types.ts';

/** The words of a printed play in somebody's language. The parser reads those of `BAR_WORDS`, `OFF_WORDS`, `PASSES`. */
export interface PlayWords {
  readonly bar: string;
  readonly off: string;
  /** Stands for the play of no move. */
  readonly cannotMove: string;
}

/** All folded (notation.md 2.1). */
export const BAR_WORDS: readonly string[] = ['bar', 'b', 'kirik', 'kopru'];
export const OFF_WORDS: readonly string[] = ['off', 'of', 'o', 'topla', 'disari', 'cikar'];

/** Whole texts, folded and without spaces, that say that nothing is moved; a lone dash does too. */
const PASSES: readonly string[] = [
  'pass',
  'pas',
  'yok',
  'oynayamiyor',
  'oynayamiyorum',
  'oynayamadi',
  'oynayamadim',
  'cannotmove',
  'nomove',
];

/** The point that a folded word names; null where it names none. */
export function pointOfWord(word: string): number | null {
  if (BAR_WORDS.includes(word)) return BAR;
  return OFF_WORDS.includes(word) ? OFF : null;
}

/** Does the folded text say that nothing is moved? */
export const saysPass = (folded: string): boolean => {
  const joined = folded.replaceAll(/\s+/gu, '');
  return PASSES.includes(joined) || /^[\p{Pd}−]$/u.test(joined);
};
