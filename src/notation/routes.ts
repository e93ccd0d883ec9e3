import type { MoveFault } from '#rules/moveFault.ts';
import { positionKey } from '#rules/position.ts';
import { moveFault, nextMoves, playMove, type Turn } from '#rules/turn.ts';
import { OFF, type CheckerMove, type Die } from '#rules/types.ts';
import type { Segment } from './readPlay.ts';

/** A checker move that was asked for and refused. */
export interface RefusedMove {
  readonly from: number;
  readonly to: number;
  readonly fault: MoveFault;
}

/**
 * `found`: the turns in which every segment is played out, with the fewest numbers that do it, one for each position.
 * Several mean that the ways between differ in what they hit. Where none is found, `refused` tells why, or is null if
 * the search was given up because the text leaves too much open.
 */
export type Routes =
  | { readonly found: readonly [Turn, ...Turn[]] }
  | { readonly found: null; readonly refused: RefusedMove | null };

/** A checker under way: where it stands, and the stops still ahead of it. */
interface Walker {
  readonly at: number;
  readonly stops: readonly number[];
}

interface Step {
  readonly turn: Turn;
  readonly walkers: readonly Walker[];
}

/** Half-played turns looked at before the search is given up; only long cascades with open ways come near. */
const MOST_STEPS = 1500;
/** With more numbers nothing can be hit on the way, so the first way found is as good as any. */
const NUMBERS_OF_DOUBLE = 4;

/**
 * Plays the segments in every order that the rules allow, number by number, the order of the text first. A way between
 * two stops is free; the stops themselves are kept.
 */
export function findRoutes(turn: Turn, segments: readonly Segment[]): Routes {
  const isFirstEnough = turn.diceLeft.length > NUMBERS_OF_DOUBLE;
  const seen = new Set<string>();
  const finished: Turn[] = [];
  let stuck: Step[] = [];

  function goOn(here: Step): void {
    const key = keyOf(here);
    if (seen.has(key) || seen.size === MOST_STEPS || (isFirstEnough && finished.length > 0)) return;
    seen.add(key);
    if (here.walkers.length === 0) {
      finished.push(here.turn);
      return;
    }
    const next = stepsFrom(here);
    const deepest = stuck[0]?.turn.moves.length ?? 0;
    if (next.length === 0 && here.turn.moves.length >= deepest) {
      stuck = here.turn.moves.length > deepest ? [here] : [...stuck, here];
    }
    next.forEach(goOn);
  }

  goOn({ turn, walkers: walkersOf(segments, turn.diceLeft.length) });
  const fewest = Math.min(...finished.map(({ moves }) => moves.length));
  const best = finished.filter(({ moves }) => moves.length === fewest);
  const [first, ...others] = distinct(best, ({ position }) => positionKey(position));
  if (first !== undefined) return { found: [first, ...others] };
  return { found: null, refused: seen.size === MOST_STEPS ? null : mostTelling(stuck.flatMap(refusals)) };
}

/** As many checkers as there are numbers, and one more to be refused if there are too many. */
function walkersOf(segments: readonly Segment[], numbers: number): readonly Walker[] {
  const most = numbers + 1;
  const walkers = segments.slice(0, most).flatMap(({ stops, count }) => {
    const [at = OFF, ...ahead] = stops;
    return Array.from({ length: count }, () => ({ at, stops: ahead }));
  });
  return walkers.slice(0, most);
}

/** One number further, by the checkers in the order in which they were typed, the exact number first. */
function stepsFrom({ turn, walkers }: Step): readonly Step[] {
  const moves = nextMoves(turn).toSorted((a, b) => waste(a) - waste(b));
  return distinct(walkers, walkerKey).flatMap((walker) =>
    moves.flatMap((move) => {
      const moved = walkerAfter(walker, move);
      if (moved === null || !canArrive(moved, turn.diceLeft)) return [];
      const others = walkers.toSpliced(walkers.indexOf(walker), 1, ...(moved.stops.length > 0 ? [moved] : []));
      return [{ turn: playMove(turn, move), walkers: others }];
    }),
  );
}

const waste = ({ from, to, die }: CheckerMove): number => die - (from - to);

/** The walker after a move, null where the move is not of its way. */
function walkerAfter({ at, stops }: Walker, { from, to }: CheckerMove): Walker | null {
  const [target] = stops;
  if (at !== from || target === undefined || to < target) return null;
  return { at: to, stops: to === target ? stops.slice(1) : stops };
}

/** Do some of these numbers add up to the rest of the way to the next stop? Quick, and never a wrong no. */
function canArrive({ at, stops }: Walker, dice: readonly Die[]): boolean {
  const [target] = stops;
  return target === undefined || target === OFF || (sumsOf(dice) & (1 << (at - target))) !== 0;
}

/** Bit n set for each sum n (up to 25) of some of the numbers. */
const sumsOf = (dice: readonly Die[]): number =>
  dice.reduce((sums: number, die) => (sums | (sums << die)) & 0x3ff_ffff, 1);

function distinct<T>(items: readonly T[], key: (item: T) => string): readonly T[] {
  const seen = new Map<string, T>();
  for (const item of items) if (!seen.has(key(item))) seen.set(key(item), item);
  return [...seen.values()];
}

const walkerKey = ({ at, stops }: Walker): string => `${at}/${stops.join('/')}`;

const keyOf = ({ turn, walkers }: Step): string =>
  `${positionKey(turn.position)} ${turn.diceLeft.join('')} ${walkers.map(walkerKey).sort().join(' ')}`;

/** Why none of the checkers under way can go on, in the order in which they were typed. */
const refusals = ({ turn, walkers }: Step): readonly RefusedMove[] =>
  distinct(walkers, walkerKey).flatMap(({ at, stops: [to = OFF] }) =>
    firstHops(at, to, turn.diceLeft).flatMap((hop) => {
      const fault = moveFault(turn, hop);
      return fault === null ? [] : [{ from: hop.from, to: hop.to, fault }];
    }),
  );

/** The whole way where one number makes it or none do; else its first step by each number that can begin it. */
function firstHops(from: number, to: number, dice: readonly Die[]): readonly { from: number; to: number }[] {
  const distance = from - to;
  const whole = [{ from, to }];
  const isOneNumber = dice.some((die) => die === distance || (to === OFF && die > distance));
  if (isOneNumber) return whole;
  const firsts = [...new Set(dice)].filter(
    (die) => die < distance && canArrive({ at: from - die, stops: [to] }, without(dice, die)),
  );
  return firsts.length === 0 ? whole : firsts.map((die) => ({ from, to: from - die }));
}

const without = (dice: readonly Die[], die: Die): readonly Die[] => dice.toSpliced(dice.indexOf(die), 1);

/**
 * Which reason helps the player most, lowest first: what blocks a checker on the board comes before duties of the whole
 * play, and those before what another order of the same moves may have caused.
 */
const RANKS: Readonly<Record<MoveFault['kind'], number>> = {
  pointClosed: 0,
  pinned: 1,
  hitAndRun: 2,
  bearOffWaits: 3,
  firstChecker: 4,
  bannedPrime: 5,
  leaveAMove: 6,
  mustPlayHigher: 7,
  mustPlayMore: 8,
  notAllHome: 9,
  higherChecker: 10,
  noChecker: 11,
  noSuchNumber: 12,
  wrongOrder: 13,
  barFirst: 14,
  turnComplete: 15,
};

const mostTelling = (refused: readonly RefusedMove[]): RefusedMove | null =>
  refused.toSorted((a, b) => RANKS[a.fault.kind] - RANKS[b.fault.kind])[0] ?? null;
