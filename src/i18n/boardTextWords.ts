import type { ByColor, CheckerMove, GameName } from '#rules/types.ts';
import type { Locale } from './locale.ts';

/** The words of a board told as text. Each is short: the whole has 1,024 characters at most. */
export interface BoardWords {
  readonly games: Readonly<Record<GameName, string>>;
  readonly colors: ByColor<string>;
  readonly matchTo: (length: number) => string;
  readonly crawford: string;
  readonly toPlay: string;
  readonly dice: string;
  readonly diceLeft: string;
  readonly diceUsed: string;
  readonly opening: string;
  readonly handedOver: string;
  readonly cube: string;
  readonly cubeInMiddle: string;
  readonly cubeOf: ByColor<string>;
  readonly lastMove: string;
  readonly captures: Readonly<Record<NonNullable<CheckerMove['capture']>, string>>;
  readonly numbering: ByColor<string>;
  readonly pips: (count: number) => string;
  readonly point: string;
  readonly pinned: string;
  readonly bar: string;
  readonly off: string;
  /** The end of a move that takes a checker off. */
  readonly borneOff: string;
  readonly rolls: string;
}

const WORDS: Readonly<Record<Locale, BoardWords>> = {
  en: {
    games: { tavla: 'Tavla', plakoto: 'Plakoto', fevga: 'Fevga', gulbara: 'Gul Bara' },
    colors: { white: 'white', black: 'black' },
    matchTo: (length) => `match to ${length}`,
    crawford: 'Crawford game',
    toPlay: 'To play',
    dice: 'Dice',
    diceLeft: 'left',
    diceUsed: 'played',
    opening: 'Opening dice',
    handedOver: 'Numbers handed over',
    cube: 'Cube',
    cubeInMiddle: 'in the middle',
    cubeOf: { white: 'owned by white', black: 'owned by black' },
    lastMove: 'Last move',
    captures: { hit: 'hits', pin: 'pins', pinMother: 'pins the mother' },
    numbering: { white: 'Points numbered for white', black: 'Points numbered for black' },
    pips: (count) => `${count} pips`,
    point: 'point',
    pinned: 'pinned',
    bar: 'bar',
    off: 'off',
    borneOff: 'off',
    rolls: 'rolls made',
  },
  tr: {
    games: { tavla: 'Tavla', plakoto: 'Plakoto', fevga: 'Fevga', gulbara: 'Gül Bara' },
    colors: { white: 'beyaz', black: 'siyah' },
    matchTo: (length) => `maç ${length} sayı`,
    crawford: 'Crawford eli',
    toPlay: 'Sıra',
    dice: 'Zar',
    diceLeft: 'kalan',
    diceUsed: 'oynanan',
    opening: 'Açılış zarı',
    handedOver: 'Devreden zarlar',
    cube: 'Küp',
    cubeInMiddle: 'ortada',
    cubeOf: { white: 'beyaz tarafta', black: 'siyah tarafta' },
    lastMove: 'Son hamle',
    captures: { hit: 'kırdı', pin: 'hapsetti', pinMother: 'anayı hapsetti' },
    numbering: { white: 'Haneler beyaza göre', black: 'Haneler siyaha göre' },
    pips: (count) => `${count} pip`,
    point: 'hane',
    pinned: 'hapis',
    bar: 'kırık',
    off: 'toplanan',
    borneOff: 'toplandı',
    rolls: 'atış sayısı',
  },
};

export const boardWords = (locale: Locale): BoardWords => WORDS[locale];
