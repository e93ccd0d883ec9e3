import type { Catalog } from './catalog.ts';
import { en } from './en.ts';
import type { Locale } from './locale.ts';
import { tr } from './tr.ts';

const CATALOGS: Readonly<Record<Locale, Catalog>> = { en, tr };

export const catalogOf = (locale: Locale): Catalog => CATALOGS[locale];
