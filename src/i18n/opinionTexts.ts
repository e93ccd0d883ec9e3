/** What the computer thinks of plays, and the position of the day. Plays come as they are typed. */
export interface OpinionTexts {
  /** `side` is the mover's colour. */
  readonly question: (day: string, game: string, side: string, roll: string) => string;
  readonly reveal: string;
  readonly heading: () => string;
  readonly line: (opinion: {
    readonly place: number;
    readonly play: string;
    readonly points: number;
    /** Between 0 and 1. */
    readonly win: number;
    readonly mars: number;
    readonly loseMars: number;
  }) => string;
  readonly note: () => string;
  readonly notToday: () => string;
}
