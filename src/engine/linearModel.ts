import type { Estimate } from './estimate.ts';

/** What one property of a side's position says about the game, per unit. */
export interface Weight {
  readonly property: string;
  /** Log-odds of winning that it gives to its owner. */
  readonly win: number;
  /** Log-odds that a win of its owner is a mars. */
  readonly mars: number;
  /** Log-odds that a win of the owner's opponent is a mars. */
  readonly marsAgainst: number;
}

/** Log-odds are linear in the properties of both sides. The weights stand in the order in which the properties are measured. */
export interface LinearModel {
  readonly weights: readonly Weight[];
  /** Log-odds of being on roll. */
  readonly onRoll: number;
  /** Log-odds that a win is a mars, all properties being zero. */
  readonly mars: number;
}

export const logistic = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The estimate for the side on roll, whose properties are `own`. Knows no triple mars and no draw. */
export function estimateBy(model: LinearModel, own: readonly number[], other: readonly number[]): Estimate {
  let win = model.onRoll;
  let mars = model.mars;
  let marsAgainst = model.mars;
  for (const [index, weight] of model.weights.entries()) {
    const mine = own[index] ?? 0;
    const theirs = other[index] ?? 0;
    win += weight.win * (mine - theirs);
    mars += weight.mars * mine + weight.marsAgainst * theirs;
    marsAgainst += weight.mars * theirs + weight.marsAgainst * mine;
  }
  const chance = logistic(win);
  return {
    win: chance,
    winMars: chance * logistic(mars),
    winTriple: 0,
    loseMars: (1 - chance) * logistic(marsAgainst),
    loseTriple: 0,
    draw: 0,
  };
}
