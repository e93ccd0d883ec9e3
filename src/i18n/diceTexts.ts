/** How well the dice agree with fair ones, in words: from nothing unusual to what fair dice do once in a thousand times. */
export const VERDICTS = ['usual', 'uncommon', 'rare', 'alarming'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** How the dice are made, what fell, and the proof. Names come ready to be shown. */
export interface DiceTexts {
  readonly explain: () => string;
  /** `who` is null for the rolls of everybody. */
  readonly title: (who: string | null, rolls: number) => string;
  readonly none: () => string;
  /** `times` of `dice` dice showed this number. */
  readonly number: (number: number, times: number, dice: number) => string;
  readonly doubles: (doubles: number, rolls: number) => string;
  readonly tooFew: (needed: number) => string;
  readonly test: (chiSquare: number, p: number, verdict: Verdict) => string;
  /** One side's dice in a match. */
  readonly side: (side: {
    readonly who: string;
    readonly rolls: number;
    readonly doubles: number;
    readonly pips: number;
  }) => string;
  readonly openings: (rolls: number) => string;
  readonly allRolls: () => string;
  readonly unknown: () => string;
  readonly notOver: (hash: string) => string;
  readonly neverBound: () => string;
  readonly checked: (check: {
    readonly right: number;
    readonly wrong: number;
    readonly open: number;
    readonly kept: boolean;
  }) => string;
  readonly secret: (secret: string, hash: string) => string;
  readonly howToCheck: () => string;
}
