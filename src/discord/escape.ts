/** Code points that turn text around, hide it, or break the line. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u061C\u180E]/gu;
const COMBINING = /\p{M}{3,}/gu;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const MAX_CODE_POINTS = 32;

/**
 * A player's name as plain text for buttons, menus and thread names: one line, no turning around of what stands beside
 * it. Null where nothing visible is left.
 */
export function plainName(name: string): string | null {
  const seen = name
    .normalize('NFC')
    .replace(UNSEEN, ' ')
    .replace(COMBINING, (marks) => marks.slice(0, 2))
    .replace(/\s+/gu, ' ')
    .trim();
  const short = Array.from(seen).slice(0, MAX_CODE_POINTS).join('').trimEnd();
  return short === '' ? null : short;
}

/** The same for message text: neither markdown, mention, emoji, timestamp nor link can come out of it. */
export function escapeName(name: string): string | null {
  const plain = plainName(name);
  if (plain === null) return null;
  const escaped = plain
    .replace(/[\\*_~`|<>[\]]/g, String.raw`\$&`)
    // A zero-width space behind the sign: `@everyone` and `https://` stay words.
    .replace(/@|:(?=\/\/)/g, (sign) => `${sign}\u200B`);
  return RIGHT_TO_LEFT.test(escaped) ? `\u2068${escaped}\u2069` : escaped;
}
