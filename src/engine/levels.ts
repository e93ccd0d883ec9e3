import type { Level } from '#match/types.ts';

/** How a level chooses. All levels know the same rules and see the same dice. */
export interface Strength {
  /** Standard deviation of the error made in judging each play, in points of a game. */
  readonly noise: number;
  /** How many of the best plays are judged again by the opponent's best answers to all 21 rolls; 0 looks no further. */
  readonly lookAhead: number;
}

export const STRENGTHS: Readonly<Record<Level, Strength>> = {
  beginner: { noise: 0.4, lookAhead: 0 },
  casual: { noise: 0.2, lookAhead: 0 },
  club: { noise: 0.1, lookAhead: 0 },
  expert: { noise: 0, lookAhead: 0 },
  master: { noise: 0, lookAhead: 6 },
};
