import { fold } from './fold.ts';

/**
 * The smallest pieces of a typed play. `times` is a hit mark or begins a count (`*`, `x`, `×`), `mark` is any other
 * mark of a capture. Everything that no pattern knows is `other`.
 */
const PATTERNS = [
  ['number', /\d+/uy],
  ['times', /[*×x∗]/uy],
  ['mark', /[+!#]+/uy],
  ['slash', /[-=\p{Pd}−]*[>→⇒➔➜➝⟶›»]|[/\\⁄∕]/uy],
  ['dash', /[\p{Pd}−]/uy],
  ['open', /\(/uy],
  ['close', /\)/uy],
  ['separator', /[,;.&]|(?:ve|and)(?!\p{L})/uy],
  ['colon', /:/uy],
  ['word', /(?:(?!x)\p{L})+/uy],
  ['other', /./uy],
] as const;

export type TokenKind = (typeof PATTERNS)[number][0];

export interface PlayToken {
  readonly kind: TokenKind;
  /** Folded. */
  readonly text: string;
  /** The word it stands in, as typed. */
  readonly word: string;
  /** Does a space stand before it? */
  readonly spaced: boolean;
}

export function playTokens(text: string): readonly PlayToken[] {
  const words = text.match(/[\r\n]+|\S+/gu) ?? [];
  return words.flatMap((word) =>
    /[\r\n]/u.test(word) ? [{ kind: 'separator', text: '\n', word, spaced: true } as const] : tokensOfWord(word),
  );
}

function tokensOfWord(word: string): readonly PlayToken[] {
  const folded = fold(word);
  const tokens: PlayToken[] = [];
  for (let at = 0; at < folded.length;) {
    const [kind, text] = tokenAt(folded, at);
    if (text.trim() !== '') tokens.push({ kind, text, word, spaced: tokens.length === 0 });
    at += text.length;
  }
  return tokens;
}

function tokenAt(text: string, at: number): readonly [TokenKind, string] {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return [kind, found];
  }
  return ['other', text.slice(at, at + 1)];
}
