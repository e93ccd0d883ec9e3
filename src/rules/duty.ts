import { boardKey, highestPoint, isOver, movablePoints, step, unstep, type Board } from './board.ts';
import { numbersAfter, type Numbers } from './dice.ts';
import { longestRun, type Runs } from './runs.ts';
import { possibleSteps, nextNumbers, withStep, type Step } from './steps.ts';
import { CHECKERS_A_SIDE, DICE, OFF, type Die } from './types.ts';

/** A play that may not end where it does, because of a banned block. */
export const UNLAWFUL = -1;
const PER_NUMBER = 16;

/** How many numbers a play of this rank uses. */
export const numbersInRank = (rank: number): number => Math.floor(rank / PER_NUMBER);

/** The number of a play of this rank that uses only one; null where it uses none or more. */
export const onlyNumber = (rank: number): Die | null =>
  numbersInRank(rank) === 1 ? (DICE.find((die) => die === (rank % PER_NUMBER) >> 1) ?? null) : null;

const rankOf = (played: number, first: Die | null, leavesMove: boolean): number =>
  played * PER_NUMBER + (played === 1 && first !== null ? first * 2 : 0) + (leavesMove ? 1 : 0);

/** The rank that no play with these numbers can pass. */
const fullRank = (left: readonly Die[]): number => rankOf(left.length, left[0] ?? null, true);

/** Can the order in which these free numbers are played change what the turn may come to? */
export const orderMatters = (board: Board, left: readonly Die[]): boolean =>
  board.rules.orderMatters !== null && board.rules.orderMatters(board, left);

/**
 * How a play that ends here compares with others, `played` numbers after the search began with number `first`: more
 * numbers before fewer, the higher number where only one is played, and leaving the opponent a move before not.
 * `than` is a rank already found: what cannot pass it need not be found out.
 */
export function rankHere(board: Board, played: number, first: Die | null, than: number): number {
  if (rankOf(played, first, true) <= than || endsInBlock(board)) return UNLAWFUL;
  const { leavesMove } = board.rules;
  return rankOf(played, first, leavesMove === null || isOver(board) || leavesMove(board));
}

/**
 * The best rank of all plays with free numbers that go on from here; the search stops at `goal`.
 * `below` keeps equal numbers in one order, from the rear, where their order cannot matter.
 */
function bestRank(
  board: Board,
  left: readonly Die[],
  goal: number,
  played = 0,
  first: Die | null = null,
  below = -1,
): number {
  let best = UNLAWFUL;
  if (!isOver(board)) {
    const numbers: Numbers = { order: 'free', left };
    const oneOrder = left[0] === left[1] && !orderMatters(board, left);
    for (const die of nextNumbers(board, numbers)) {
      const after = numbersAfter(numbers, die).left;
      for (let rest = movablePoints(board, die) & below; rest !== 0;) {
        const from = highestPoint(rest);
        rest ^= 1 << from;
        const { hit } = board;
        step(board, from, die);
        best = Math.max(best, bestRank(board, after, goal, played + 1, first ?? die, oneOrder ? (2 << from) - 1 : -1));
        unstep(board, from, die, hit);
        if (best >= goal) return best;
      }
    }
  }
  return Math.max(best, rankHere(board, played, first, best));
}

/** Does some play with these free numbers, of one number at least, end lawfully? */
export const canPlayAny = (board: Board, numbers: Numbers): boolean =>
  possibleSteps(board, numbers).some((next) =>
    withStep(
      board,
      next,
      () => isOver(board) || !endsInBlock(board) || canPlayAny(board, numbersAfter(numbers, next.die)),
    ),
  );

const endsInBlock = (board: Board): boolean =>
  board.rules.bannedBlock !== null && board.rules.bannedBlock(board) !== null;

/** Can the game end within these numbers? A quick no for the many positions where it cannot. */
const mayEnd = (board: Board, { left }: Numbers): boolean =>
  (board.own[OFF] ?? 0) + left.length >= CHECKERS_A_SIDE || (board.rules.decided !== null && orderMatters(board, left));

/** Does some way to go on from here end the game? `dead` collects boards from which none does. */
function reachesEnd(board: Board, numbers: Numbers, dead: Set<string>): boolean {
  if (isOver(board)) return true;
  if (!mayEnd(board, numbers)) return false;
  const key = `${boardKey(board)}${numbers.left.join('')}`;
  if (dead.has(key)) return false;
  const reached = possibleSteps(board, numbers).some((next) =>
    withStep(board, next, () => reachesEnd(board, numbersAfter(numbers, next.die), dead)),
  );
  if (!reached) dead.add(key);
  return reached;
}

/**
 * How good the best play from here is, and how good the best one is that begins with a given step. A larger number is
 * better; plays are legal that are as good as the best (`rules.md` 2, 6, 8).
 */
export interface Duty {
  readonly best: number;
  readonly after: (next: Step) => number;
}

/** What the numbers oblige the mover to; `known` may be shared by all questions about one turn. */
export function dutyOf(board: Board, numbers: Numbers, known: Runs = new Map()): Duty {
  const { order, left } = numbers;
  if (order === 'free') {
    const best = bestRank(board, left, fullRank(left));
    return {
      best,
      after: (next) =>
        withStep(board, next, () => bestRank(board, numbersAfter(numbers, next.die).left, best, 1, next.die)),
    };
  }
  if (order === 'cascade') {
    // Whatever can be played now must be; nothing is to be looked for ahead.
    return { best: possibleSteps(board, numbers).length === 0 ? 0 : PER_NUMBER, after: () => PER_NUMBER };
  }
  return {
    best: longestRun(board, numbers, known) * PER_NUMBER,
    after: (next) =>
      withStep(board, next, () => (1 + longestRun(board, numbersAfter(numbers, next.die), known)) * PER_NUMBER),
  };
}

/** The steps that lie on some legal complete play; none exactly when the turn is complete. */
export function legalSteps(board: Board, numbers: Numbers, known: Runs = new Map()): readonly Step[] {
  if (isOver(board)) return [];
  const steps = possibleSteps(board, numbers);
  if (steps.length === 0) return steps;
  const duty = dutyOf(board, numbers, known);
  const dead = new Set<string>();
  return steps.filter(
    (next) =>
      duty.after(next) >= Math.max(duty.best, PER_NUMBER) ||
      (board.rules.endingIsEnough &&
        withStep(board, next, () => reachesEnd(board, numbersAfter(numbers, next.die), dead))),
  );
}
