/** The two sides. The first seat of a match (the challenger) is white. */
export const COLORS = ['white', 'black'] as const;
export type Color = (typeof COLORS)[number];
export type ByColor<T> = Readonly<Record<Color, T>>;

export const opponentOf = (color: Color): Color => (color === 'white' ? 'black' : 'white');

/** Backgammon is tavla with other match settings; Portes, Prava and Birinci are tavla's local names. */
export const GAMES = ['tavla', 'plakoto', 'fevga', 'gulbara'] as const;
export type GameName = (typeof GAMES)[number];

export const DICE = [1, 2, 3, 4, 5, 6] as const;
export type Die = (typeof DICE)[number];
/** Two dice in the order in which they fell; the order has no meaning in the rules. */
export type Roll = readonly [Die, Die];

/** A point in the numbering of the side that owns the checker: 24 down to 1, then off. */
export const OFF = 0;
export const BAR = 25;
export const CHECKERS_A_SIDE = 15;

/** What a checker does to an opposing one where it lands. A mother is the last checker on its own start point. */
export type Capture = 'hit' | 'pin' | 'pinMother';

/** One checker moved by one die, both ends in the mover's own numbering; `from` > `to`. */
export interface CheckerMove {
  readonly from: number;
  readonly to: number;
  /** The number played; larger than `from - to` where a checker is borne off with a larger number. */
  readonly die: Die;
  readonly capture: Capture | null;
}

/** The checker moves of a whole turn in the order played; empty is a pass. */
export type Play = readonly CheckerMove[];

/** Table options that change which plays are legal or what a game counts (`rules.md` 3, 5, 7). */
export interface RuleOptions {
  /** Plakoto: may one bear off while one of the own checkers is pinned? */
  readonly pinnedBearOff: 'continues' | 'waits';
  /** Tavla: may a checker that hits on its own points 1-6 move on in the same turn? */
  readonly hitAndRunAtHome: boolean;
  /** Tavla: 3 points where the loser has none off and a checker on the bar or in the winner's home. */
  readonly tripleMars: boolean;
}

export const DEFAULT_RULE_OPTIONS: RuleOptions = {
  pinnedBearOff: 'continues',
  hitAndRunAtHome: true,
  tripleMars: false,
};
