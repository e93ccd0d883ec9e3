import type { Position } from '#rules/position.ts';
import {
  COLORS,
  type ByColor,
  type Color,
  type Die,
  type GameName,
  type RuleOptions,
  type Roll,
} from '#rules/types.ts';

// An oracle written from rules.md alone, on piles of checkers, without any of the ideas of src/rules. Slow on purpose.

/** What is asked: a whole turn from its beginning. */
export interface Question {
  readonly game: GameName;
  readonly options: RuleOptions;
  readonly mover: Color;
  readonly roll: Roll | null;
  readonly start: Position;
}

interface Checker {
  readonly color: Color;
  /** It hit on its own points 1-6 in this turn and may not move again (only with that option). */
  readonly stays: boolean;
}
type Pile = readonly Checker[];

/** Piles from the bottom up, by White's numbering; a pinned checker lies at the bottom of its pile. */
interface Table {
  readonly piles: readonly Pile[];
  readonly bar: ByColor<number>;
  readonly off: ByColor<number>;
}
interface Stop {
  readonly table: Table;
  /** The step with which the way here began. */
  readonly first: string | null;
  readonly played: readonly Die[];
  readonly left: readonly Die[];
}

const other = (color: Color): Color => (color === 'white' ? 'black' : 'white');
const against = (game: GameName): boolean => game === 'tavla' || game === 'plakoto';

/** White's number of the point that `color` calls `point`. */
function physical(game: GameName, color: Color, point: number): number {
  if (color === 'white') return point;
  if (against(game)) return 25 - point;
  return point > 12 ? point - 12 : point + 12;
}

function lay({ game, start }: Question): Table {
  const piles: Checker[][] = Array.from({ length: 25 }, () => []);
  for (const color of COLORS) {
    for (let point = 1; point <= 24; point++) {
      const pile = piles[physical(game, color, point)] ?? [];
      for (let count = start.checkers[color][point] ?? 0; count > 0; count--) {
        const checker = { color, stays: false };
        if (start.pinned[color].includes(point)) pile.unshift(checker);
        else pile.push(checker);
      }
    }
  }
  const both = (point: number): ByColor<number> => ({
    white: start.checkers.white[point] ?? 0,
    black: start.checkers.black[point] ?? 0,
  });
  return { piles, bar: both(25), off: both(0) };
}

const textOf = ({ piles, bar, off }: Table): string =>
  JSON.stringify([
    piles.map((pile) => pile.map(({ color, stays }) => color[0] + (stays ? '!' : '')).join('')),
    bar,
    off,
  ]);

const pileAt = (table: Table, q: Question, color: Color, point: number): Pile =>
  table.piles[physical(q.game, color, point)] ?? [];
const countOf = (pile: Pile, color: Color): number => pile.filter((checker) => checker.color === color).length;
const freeOf = (pile: Pile, color: Color): Pile =>
  pile.at(-1)?.color === color ? pile.filter((checker) => checker.color === color && !checker.stays) : [];
const holds = (table: Table, q: Question, color: Color, point: number): boolean =>
  countOf(pileAt(table, q, color, point), color) > 0;
const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
const onPoints = (table: Table, q: Question, color: Color, from: number, to: number): number =>
  range(from, to).reduce((sum, point) => sum + countOf(pileAt(table, q, color, point), color), 0);
const isPinned = (pile: Pile, color: Color): boolean => pile[0]?.color === color && pile.at(-1)?.color === other(color);

function mayLand(table: Table, q: Question, color: Color, point: number): boolean {
  const pile = pileAt(table, q, color, point);
  const opposing = countOf(pile, other(color));
  if (q.game === 'gulbara' || q.game === 'fevga') return opposing === 0;
  return opposing < 2 && !isPinned(pile, color);
}

/** The table after one checker of `color` has played `die` from `from`, or null where it may not. */
function moved(table: Table, q: Question, color: Color, from: number, die: Die): Table | null {
  if (table.bar[color] > 0 && from !== 25) return null;
  const free = freeOf(pileAt(table, q, color, from), color);
  if (from === 25 ? table.bar[color] === 0 : free.length === 0) return null;
  if (q.game === 'fevga' && from === 24) {
    const passed = table.off[color] > 0 || onPoints(table, q, color, 1, 11) > 0;
    if (!passed && onPoints(table, q, color, 24, 24) < 15) return null;
  }
  const to = from - die;
  const piles = table.piles.map((pile) => [...pile]);
  const source = piles[physical(q.game, color, from)];
  const bar = { ...table.bar };
  if (from === 25) bar[color]--;
  else
    source?.splice(
      source.findLastIndex((checker) => checker.color === color && !checker.stays),
      1,
    );

  if (to < 1) {
    const home = onPoints(table, q, color, 1, 6) + table.off[color] === 15;
    const higher = onPoints(table, q, color, from + 1, 6) > 0;
    const pinned = range(1, 24).some((point) => isPinned(pileAt(table, q, color, point), color));
    if (!home || (to < 0 && higher) || (pinned && q.options.pinnedBearOff === 'waits')) return null;
    return { piles, bar, off: { ...table.off, [color]: table.off[color] + 1 } };
  }
  if (!mayLand(table, q, color, to)) return null;
  const target = piles[physical(q.game, color, to)] ?? [];
  const hits = q.game === 'tavla' && countOf(target, other(color)) === 1;
  if (hits) {
    target.pop();
    bar[other(color)]++;
  }
  target.push({ color, stays: hits && to <= 6 && !q.options.hitAndRunAtHome });
  return { piles, bar, off: table.off };
}

const isMotherPinned = (table: Table, q: Question, color: Color): boolean =>
  isPinned(pileAt(table, q, color, 24), color);

function isEnd(table: Table, q: Question): boolean {
  if (COLORS.some((color) => table.off[color] === 15)) return true;
  if (q.game !== 'plakoto') return false;
  const lost = COLORS.filter((color) => isMotherPinned(table, q, color));
  return lost.length === 2 || lost.some((color) => !holds(table, q, other(color), 24));
}

const movesWith = (table: Table, q: Question, color: Color, die: Die): readonly { table: Table; name: string }[] =>
  range(1, 25).flatMap((from) => {
    const next = moved(table, q, color, from, die);
    return next === null ? [] : { table: next, name: `${from} by ${die}` };
  });

/** Fevga: a block of six with which `color` may not end its turn. */
function isBanned(table: Table, q: Question, color: Color): boolean {
  if (q.game !== 'fevga') return false;
  const all = (from: number, to: number): boolean => range(from, to).every((point) => holds(table, q, color, point));
  const behind = onPoints(table, q, other(color), 13, 24) > 0;
  return (all(19, 24) && behind) || (all(6, 11) && holds(table, q, other(color), 24));
}

/** All stops on the ways through free numbers, each state once. */
function stops(table: Table, q: Question, color: Color, dice: readonly Die[]): readonly Stop[] {
  const seen = new Map<string, Stop>();
  const visit = (stop: Stop): void => {
    const key = `${textOf(stop.table)}${stop.left.join('')}/${stop.played.length}/${stop.first}`;
    if (seen.has(key)) return;
    seen.set(key, stop);
    if (isEnd(stop.table, q)) return;
    for (const die of new Set(stop.left)) {
      const left = stop.left.toSpliced(stop.left.indexOf(die), 1);
      for (const next of movesWith(stop.table, q, color, die)) {
        visit({ table: next.table, first: stop.first ?? next.name, played: [...stop.played, die], left });
      }
    }
  };
  visit({ table, first: null, played: [], left: dice });
  return [...seen.values()];
}

function longest(list: readonly Stop[]): readonly Stop[] {
  const most = Math.max(...list.map(({ played }) => played.length));
  return list.filter(({ played }) => played.length === most);
}

function freePlays(table: Table, q: Question, dice: readonly Die[]): readonly Stop[] {
  const all = stops(table, q, q.mover, dice);
  const ending = q.game === 'tavla' ? [] : all.filter((stop) => isEnd(stop.table, q));
  const lawful = all.filter((stop) => !isBanned(stop.table, q, q.mover));
  if (lawful.length === 0) return all.filter(({ played }) => played.length === 0);
  const most = longest(lawful);
  const higher = most.filter(({ played }) => played.length === 1 && played[0] === Math.max(...dice));
  const kept = higher.length > 0 ? higher : most;
  const leaving = q.game === 'fevga' ? leavingMove(kept, q) : kept;
  return [...ending, ...(leaving.length > 0 ? leaving : kept)];
}

const ALL_ROLLS = range(1, 6).flatMap((a) => range(a, 6).map((b) => (a === b ? [a, a, a, a] : [a, b]) as Die[]));

function leavingMove(list: readonly Stop[], q: Question): readonly Stop[] {
  const known = new Map<string, boolean>();
  return list.filter(({ table }) => {
    const key = textOf(table);
    const leaves = known.get(key) ?? (isEnd(table, q) || leavesMove(table, q));
    known.set(key, leaves);
    return leaves;
  });
}

const leavesMove = (table: Table, q: Question): boolean =>
  ALL_ROLLS.some((dice) =>
    stops(table, q, other(q.mover), dice).some(
      (stop) => stop.played.length > 0 && !isBanned(stop.table, q, other(q.mover)),
    ),
  );

/** Numbers one after the other; `whenStuck` says what becomes of one that cannot be played. */
function orderedPlays(table: Table, q: Question, dice: readonly Die[], whenStuck: 'stop' | 'next'): readonly Stop[] {
  const seen = new Set<string>();
  const found: Stop[] = [];
  const visit = ({ table: here, first, played, left }: Stop): void => {
    const key = `${textOf(here)}${left.length}/${first}${whenStuck === 'next' ? `/${played.length}` : ''}`;
    if (seen.has(key)) return;
    seen.add(key);
    const [die, ...rest] = left;
    const next = die === undefined || isEnd(here, q) ? [] : movesWith(here, q, q.mover, die);
    if (die !== undefined && next.length > 0) {
      for (const after of next) {
        visit({ table: after.table, first: first ?? after.name, played: [...played, die], left: rest });
      }
    } else if (rest.length > 0 && whenStuck === 'next' && !isEnd(here, q))
      visit({ table: here, first, played, left: rest });
    else found.push({ table: here, first, played, left });
  };
  visit({ table, first: null, played: [], left: dice });
  return found;
}

function plays(q: Question): readonly Stop[] {
  const table = lay(q);
  if (q.roll === null) {
    const handed = q.start.handedOver;
    if (handed.length === 2 && handed[0] !== handed[1]) return freePlays(table, q, handed);
    const runs = orderedPlays(table, q, handed, 'next');
    return [...longest(runs), ...runs.filter((stop) => isEnd(stop.table, q))];
  }
  const [a, b] = q.roll;
  if (a !== b) return freePlays(table, q, q.roll);
  if (q.game !== 'gulbara' || q.start.rolls[q.mover] < 3) return freePlays(table, q, [a, a, a, a]);
  const cascade = range(a, 6).flatMap((die) => [die, die, die, die]) as Die[];
  return orderedPlays(table, q, cascade, 'stop');
}

function readOff(q: Question, { table, left }: Stop): Position {
  const counts = (color: Color): readonly number[] => [
    table.off[color],
    ...range(1, 24).map((point) => countOf(pileAt(table, q, color, point), color)),
    table.bar[color],
  ];
  const pins = (color: Color): readonly number[] =>
    range(1, 24).filter((point) => isPinned(pileAt(table, q, color, point), color));
  const rolled = q.game === 'gulbara' && q.roll !== null;
  return {
    checkers: { white: counts('white'), black: counts('black') },
    pinned: { white: pins('white'), black: pins('black') },
    rolls: rolled ? { ...q.start.rolls, [q.mover]: q.start.rolls[q.mover] + 1 } : q.start.rolls,
    handedOver: rolled && !isEnd(table, q) ? left.toSorted((x, y) => x - y) : [],
  };
}

/** Every position with which the turn may end; some may stand in the list twice. */
export const bruteForceResults = (question: Question): readonly Position[] =>
  plays(question).map((stop) => readOff(question, stop));

/** The first steps of all legal plays, as `from by die`. */
export const bruteForceFirstSteps = (question: Question): ReadonlySet<string> =>
  new Set(plays(question).flatMap(({ first }) => first ?? []));
