import { BAR } from '#rules/types.ts';

/** Points as bits, in the numbering of the side that shoots: bit 25 is its bar, bits 1-24 the board. */
interface Shooters {
  readonly points: number;
  readonly onBar: number;
  /** Where the shooter may not land. */
  readonly closed: number;
}

const BAR_BIT = 1 << BAR;

/**
 * In how many of the 36 rolls can one of `blots` be reached? `blots` and everything else in the shooter's numbering.
 * Checkers on the bar enter first; a combined shot needs a free stop on the way.
 */
export function shotsAt(blots: number, shooters: Shooters): number {
  if (blots === 0) return 0;
  let rolls = 0;
  for (let high = 1; high <= 6; high += 1) {
    if (doubleReaches(blots, shooters, high)) rolls += 1;
    for (let low = 1; low < high; low += 1) {
      if (orderReaches(blots, shooters, high, low) || orderReaches(blots, shooters, low, high)) rolls += 2;
    }
  }
  return rolls;
}

function orderReaches(blots: number, { points, onBar, closed }: Shooters, first: number, second: number): boolean {
  if (onBar === 0) {
    const direct = points >> first;
    return (direct & blots) !== 0 || (((direct & ~closed) >> second) & blots) !== 0;
  }
  const entered = (BAR_BIT >> first) & ~closed;
  if (entered === 0) return false;
  if ((entered & blots) !== 0) return true;
  const nextFrom = onBar === 1 ? (points & ~BAR_BIT) | entered : BAR_BIT;
  return ((nextFrom >> second) & blots) !== 0;
}

function doubleReaches(blots: number, { points, onBar, closed }: Shooters, die: number): boolean {
  let steps = 4;
  let reach = points;
  if (onBar > 0) {
    const entered = (BAR_BIT >> die) & ~closed;
    if (entered === 0) return false;
    if ((entered & blots) !== 0) return true;
    steps -= onBar;
    reach = (points & ~BAR_BIT) | entered;
  }
  for (; steps > 0; steps -= 1) {
    reach >>= die;
    if ((reach & blots) !== 0) return true;
    reach &= ~closed;
  }
  return false;
}
