import { normalCdf } from './race.ts';

/** Share of wins that are a mars between equal players of backgammon; usual in published match equity tables. */
const MARS_SHARE = 0.26;

/** What a free drop is worth to the leader of a post-Crawford match whose opponent needs two points. */
const FREE_DROP = 0.012;

/** Variance of the points by which the rest of a match is decided, for each point that a side still needs. */
const SPREAD = 3.1;

/**
 * Chance to win a match of tavla with cube from between two games, needing `own` points against `other` (0 or fewer: has
 * won). At match point by recursion over games of equal chances; before, the lead is set against the usual spread. Within
 * 2 % of the published tables. `afterCrawford`: the game without cube has been played, so the trailer doubles at once.
 */
export function matchChance(own: number, other: number, afterCrawford: boolean): number {
  if (own <= 0) return 1;
  if (other <= 0) return 0;
  if (own > other) return 1 - matchChance(other, own, afterCrawford);
  if (own === other) return 0.5;
  if (own > 1) return normalCdf((other - own) / Math.sqrt(SPREAD * (own + other)));
  return 1 - (afterCrawford ? trailerAfterCrawford(other) : trailerInCrawford(other));
}

function trailerInCrawford(away: number): number {
  return 0.5 * ((1 - MARS_SHARE) * trailerAfterCrawford(away - 1) + MARS_SHARE * trailerAfterCrawford(away - 2));
}

function trailerAfterCrawford(away: number): number {
  if (away <= 0) return 1;
  if (away === 1) return 0.5;
  if (away === 2) return 0.5 - FREE_DROP;
  return 0.5 * ((1 - MARS_SHARE) * trailerAfterCrawford(away - 2) + MARS_SHARE * trailerAfterCrawford(away - 4));
}
