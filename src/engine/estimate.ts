/**
 * How a game is expected to end, seen by one side. Each chance includes the dearer ones of its kind:
 * 0 ≤ winTriple ≤ winMars ≤ win, 0 ≤ loseTriple ≤ loseMars ≤ 1 − win − draw.
 */
export interface Estimate {
  readonly win: number;
  readonly winMars: number;
  readonly winTriple: number;
  readonly loseMars: number;
  readonly loseTriple: number;
  /** Plakoto's pinned mothers; 0 in the other games. */
  readonly draw: number;
}

export const loseChance = (estimate: Estimate): number => Math.max(0, 1 - estimate.win - estimate.draw);

/** The same game seen by the other side. */
export const otherSide = (estimate: Estimate): Estimate => ({
  win: loseChance(estimate),
  winMars: estimate.loseMars,
  winTriple: estimate.loseTriple,
  loseMars: estimate.winMars,
  loseTriple: estimate.winTriple,
  draw: estimate.draw,
});

/** Expected points without a cube: 1, 2 or 3 for each way to win or lose, 0 for a draw. */
export const cubelessPoints = (estimate: Estimate): number =>
  estimate.win - loseChance(estimate) + estimate.winMars - estimate.loseMars + estimate.winTriple - estimate.loseTriple;
