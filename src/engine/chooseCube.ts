import { type Estimate, loseChance } from './estimate.ts';
import { matchChance } from './matchChance.ts';

/** A match as the side about to roll sees it, in a game of tavla. */
export interface CubeSituation {
  /** Points that the side on roll and its opponent still need. */
  readonly ownAway: number;
  readonly otherAway: number;
  /** Value of the cube now, and who owns it; null is the middle. */
  readonly cube: number;
  readonly owner: 'own' | 'other' | null;
  /** The Crawford game has been played or is being played. */
  readonly afterCrawford: boolean;
}

/** How much of the cube's full use comes true in play; Janowski ("Take-points in money games") found about two thirds. */
const CUBE_EFFICIENCY = 0.68;
const HIGHEST_CUBE = 64;
/** Differences in match chances below this are no reason to turn the cube. */
const INDIFFERENT = 1e-6;

/** Should the side on roll offer a double? The table's rules must allow it (`rules.md` 5). */
export function shouldDouble(estimate: Estimate, situation: CubeSituation): boolean {
  const chances = cubeChances(estimate, situation);
  return Math.min(chances.taken, chances.dropped) > chances.notDoubled + INDIFFERENT;
}

/** Should the opponent of the side on roll, to whom the double is offered, take it? `estimate` is the doubler's. */
export function shouldTake(estimate: Estimate, situation: CubeSituation): boolean {
  const { taken, dropped } = cubeChances(estimate, situation);
  return taken <= dropped;
}

/** Match chances of the side on roll. */
function cubeChances(estimate: Estimate, situation: CubeSituation) {
  const { cube, owner } = situation;
  return {
    notDoubled: cubeful(estimate, situation, cube, owner),
    taken: cubeful(estimate, situation, 2 * cube, 'other'),
    dropped: endsAt(estimate, situation, cube).otherDrops,
  };
}

/** Between a cube that nobody turns any more and one that is turned at the exact moment (Janowski). */
function cubeful(estimate: Estimate, situation: CubeSituation, cube: number, owner: CubeSituation['owner']): number {
  const live = heightAt(liveLine(estimate, situation, cube, owner), estimate.win);
  return CUBE_EFFICIENCY * live + (1 - CUBE_EFFICIENCY) * playedOut(estimate, situation, cube);
}

function playedOut(estimate: Estimate, situation: CubeSituation, cube: number): number {
  const { won, lost, drawn } = endsAt(estimate, situation, cube);
  return estimate.win * won + loseChance(estimate) * lost + estimate.draw * drawn;
}

/** Match chance over the chance to win the game, as corners of a line of straight pieces, from left to right. */
type Line = readonly (readonly [win: number, chance: number])[];

/** With a cube turned at the exact moment: each side that may turn it does so where the other just drops. */
function liveLine(estimate: Estimate, situation: CubeSituation, cube: number, owner: CubeSituation['owner']): Line {
  const { lost, won, ownDrops, otherDrops } = endsAt(estimate, situation, cube);
  const line: (readonly [number, number])[] = [[0, lost]];
  if (owner !== 'own' && cube < situation.otherAway && cube < HIGHEST_CUBE) {
    line.push([winAt(liveLine(estimate, situation, 2 * cube, 'own'), ownDrops), ownDrops]);
  }
  if (owner !== 'other' && cube < situation.ownAway && cube < HIGHEST_CUBE) {
    line.push([winAt(liveLine(estimate, situation, 2 * cube, 'other'), otherDrops), otherDrops]);
  }
  return [...line, [1, won]];
}

/** Match chances at the ends of the game; a win or loss is averaged over its kinds. */
function endsAt(estimate: Estimate, { ownAway, otherAway, afterCrawford }: CubeSituation, cube: number) {
  const won = (points: number): number => matchChance(ownAway - points, otherAway, afterCrawford);
  const lost = (points: number): number => matchChance(ownAway, otherAway - points, afterCrawford);
  const average = (all: number, mars: number, triple: number, after: (points: number) => number): number => {
    if (all <= 0) return after(cube);
    return ((all - mars) * after(cube) + (mars - triple) * after(2 * cube) + triple * after(3 * cube)) / all;
  };
  return {
    won: average(estimate.win, estimate.winMars, estimate.winTriple, won),
    lost: average(loseChance(estimate), estimate.loseMars, estimate.loseTriple, lost),
    drawn: matchChance(ownAway, otherAway, afterCrawford),
    otherDrops: won(cube),
    ownDrops: lost(cube),
  };
}

function heightAt(line: Line, win: number): number {
  let [left] = line;
  for (const corner of line) {
    if (left !== undefined && corner[0] > left[0] && win <= corner[0]) {
      return left[1] + ((corner[1] - left[1]) * (win - left[0])) / (corner[0] - left[0]);
    }
    left = corner;
  }
  return left?.[1] ?? 0;
}

/** Where the rising line reaches a height; 0 or 1 where it never does. */
function winAt(line: Line, chance: number): number {
  let [left] = line;
  if (left === undefined || chance <= left[1]) return 0;
  for (const corner of line) {
    if (corner[1] > left[1] && chance <= corner[1]) {
      return left[0] + ((corner[0] - left[0]) * (chance - left[1])) / (corner[1] - left[1]);
    }
    left = corner;
  }
  return 1;
}
