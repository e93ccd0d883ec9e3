import type { ThemeName } from '#app/preferences.ts';
import type { Theme } from '#render/theme.ts';
import { contrast } from './contrast.ts';
import { night } from './night.ts';
import { patterns } from './patterns.ts';
import { tournament } from './tournament.ts';
import { wood } from './wood.ts';

const THEME_LOOKS: Readonly<Record<ThemeName, Theme>> = { wood, tournament, night, patterns, contrast };

export const themeOf = (name: ThemeName): Theme => THEME_LOOKS[name];
