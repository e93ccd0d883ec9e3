import type { ByColor } from '#rules/types.ts';
import type { Locale } from './locale.ts';

/** The few words that stand in the picture itself. */
export interface BoardLabels {
  readonly pips: string;
  readonly turn: string;
  readonly crawford: string;
  readonly handedOver: string;
  /** Shown for a player whose name has no letter that the fonts can draw. */
  readonly colors: ByColor<string>;
}

const LABELS: Readonly<Record<Locale, BoardLabels>> = {
  en: {
    pips: 'pips',
    turn: 'TO PLAY',
    crawford: 'Crawford',
    handedOver: 'handed over',
    colors: { white: 'White', black: 'Black' },
  },
  tr: {
    pips: 'pip',
    turn: 'SIRA',
    crawford: 'Crawford',
    handedOver: 'devreden',
    colors: { white: 'Beyaz', black: 'Siyah' },
  },
};

export const boardLabels = (locale: Locale): BoardLabels => LABELS[locale];
