import type { LocalizationMap } from 'discord.js';
import type { Catalog } from '#i18n/catalog.ts';
import type { NamedText } from '#i18n/commandTexts.ts';
import { catalogOf } from '#i18n/index.ts';

/** A name and description with its translations, as Discord's commands and options take them. */
export function localized(pick: (text: Catalog) => NamedText): {
  readonly name: string;
  readonly name_localizations: LocalizationMap;
  readonly description: string;
  readonly description_localizations: LocalizationMap;
} {
  const en = pick(catalogOf('en'));
  const tr = pick(catalogOf('tr'));
  return {
    name: en.name,
    name_localizations: { tr: tr.name },
    description: en.description,
    description_localizations: { tr: tr.description },
  };
}

/** A choice of an option with its translation. */
export const localizedChoice = <Value extends string>(value: Value, pick: (text: Catalog) => string) => ({
  name: pick(catalogOf('en')),
  name_localizations: { tr: pick(catalogOf('tr')) },
  value,
});
