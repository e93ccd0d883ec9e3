/**
 * Text in the form in which parsers compare it: ASCII for the Turkish letters (İ, I, ı and i are one), full-width
 * digits and no-break spaces as plain ones, accents and invisible format characters gone. Never depends on a locale:
 * "I" in a Turkish locale would otherwise not be "i" (notation.md 2.5).
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i');
