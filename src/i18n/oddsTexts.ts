/** Chances of the next roll. Rolls are of 36; names come ready to be shown. */
export interface OddsTexts {
  /** Whose roll is looked at. */
  readonly rolls: (who: string) => string;
  readonly entering: (checkers: number, one: number, all: number) => string;
  readonly moving: (rolls: number) => string;
  readonly capturing: (what: 'hit' | 'pin', rolls: number) => string;
  /** The lines of a table in a font of equal widths; points are those of the side that rolls. */
  readonly head: string;
  readonly row: (point: number, rolls: number) => string;
  readonly note: () => string;
  readonly you: string;
  readonly opponent: string;
  readonly notAPosition: () => string;
  readonly nothingHere: () => string;
  readonly rated: () => string;
}
