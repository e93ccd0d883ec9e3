import type { CheckerMove } from '#rules/types.ts';

/** Where a checker went in a turn, in the numbering of its side; `count` checkers went the same way. */
export interface Way extends Pick<CheckerMove, 'from' | 'to' | 'capture'> {
  readonly count: number;
}

/** The moves of one checker joined, except at a place where it captured something. */
function joined(moves: readonly CheckerMove[]): readonly Omit<Way, 'count'>[] {
  const legs: Omit<Way, 'count'>[] = [];
  for (const { from, to, capture } of moves) {
    const at = legs.findLastIndex((leg) => leg.to === from && leg.capture === null);
    const leg = legs[at];
    if (leg === undefined) legs.push({ from, to, capture });
    else legs.splice(at, 1, { from: leg.from, to, capture });
  }
  return legs;
}

/** What a turn looks like to somebody who sees only how it ends: each checker's way, equal ways counted. */
export function waysOf(moves: readonly CheckerMove[]): readonly Way[] {
  const ways: Way[] = [];
  for (const leg of joined(moves)) {
    const at = ways.findIndex(({ from, to, capture }) => from === leg.from && to === leg.to && capture === leg.capture);
    const way = ways[at];
    if (way === undefined) ways.push({ ...leg, count: 1 });
    else ways.splice(at, 1, { ...way, count: way.count + 1 });
  }
  return ways;
}
