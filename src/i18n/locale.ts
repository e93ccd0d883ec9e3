/** Languages in which every text exists. */
export const LOCALES = ['en', 'tr'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language for a locale code of Discord such as `tr` or `en-GB`; English where we have no other. */
export function localeOf(discordLocale: string | null | undefined): Locale {
  return LOCALES.find((locale) => discordLocale?.split('-')[0] === locale) ?? 'en';
}
