import { highestPoint, isOver, landing, mayBearOff, movablePoints, stayingHitters, type Board } from './board.ts';
import { numbersAfter, type Numbers } from './dice.ts';
import { dutyOf, legalSteps, numbersInRank, onlyNumber } from './duty.ts';
import { nextNumbers, possibleSteps, withStep, type Step } from './steps.ts';
import type { MoveFault } from './moveFault.ts';
import type { Block } from './ruleset.ts';
import { BAR, OFF, type Die } from './types.ts';

/** A checker move as somebody names it; without `die`, any number that makes it will do. */
interface Wish {
  readonly from: number;
  readonly to: number;
  readonly die?: Die;
}

const HOME_TOP = 6;

/** Why `wish` is not legal now, `played` numbers after the turn began; null where it is legal. */
export function stepFault(board: Board, numbers: Numbers, played: number, wish: Wish): MoveFault | null {
  const { from, to } = wish;
  const steps = legalSteps(board, numbers);
  if (steps.some((legal) => makes(wish, legal.from, legal.die))) return null;
  if (numbers.left.length === 0 || isOver(board)) return { kind: 'turnComplete' };
  if (from < 1 || from > BAR || board.own[from] === 0) return { kind: 'noChecker', from };
  if (board.own[BAR] !== 0 && from !== BAR) return { kind: 'barFirst' };

  const making = [...new Set(numbers.left)].filter((die) => makes(wish, from, die));
  const [now] = nextNumbers(board, numbers);
  const inTurn = numbers.order === 'free' || now === undefined ? making : making.filter((die) => die === now);
  const die = inTurn.find((number) => isPossible(board, from, number)) ?? inTurn[0];
  if (die !== undefined) {
    const next = { from, die };
    return isPossible(board, from, die) ? dutyFault(board, numbers, played, next) : blockedFault(board, next);
  }
  if (now === undefined || making.length === 0) return { kind: 'noSuchNumber', from, to, diceLeft: numbers.left };
  return steps.length === 0 ? { kind: 'turnComplete' } : { kind: 'wrongOrder', die: now };
}

const makes = (wish: Wish, from: number, die: Die): boolean =>
  wish.from === from && wish.to === landing(from, die) && (wish.die === undefined || wish.die === die);

const isPossible = (board: Board, from: number, die: Die): boolean => (movablePoints(board, die) & (1 << from)) !== 0;

/** Why this checker cannot move by this number, whatever the rest of the play. */
function blockedFault(board: Board, { from, die }: Step): MoveFault {
  const to = landing(from, die);
  if ((board.pinned & (1 << from)) !== 0) return { kind: 'pinned', point: from };
  if (to !== OFF && (board.closed & (1 << to)) !== 0) return { kind: 'pointClosed', point: to };
  if ((stayingHitters(board) & (1 << from)) !== 0) return { kind: 'hitAndRun', point: from };
  const { restriction } = board.rules;
  if (restriction !== null && restriction.among(board, 1 << from) === 0) return restriction.fault;
  const outside = board.own.reduce((sum, count, point) => (point > HOME_TOP ? sum + count : sum), 0);
  if (outside > 0) return { kind: 'notAllHome', outside };
  return mayBearOff(board) ? { kind: 'higherChecker', point: highestPoint(board.occupied) } : { kind: 'bearOffWaits' };
}

/** Why a step that could be made is not on a legal play. */
function dutyFault(board: Board, numbers: Numbers, played: number, next: Step): MoveFault {
  const duty = dutyOf(board, numbers);
  const best = numbersInRank(duty.best);
  const rank = duty.after(next);
  const would = numbersInRank(rank);
  if (would < Math.max(best, 1)) {
    const block = withStep(board, next, () => blockAhead(board, numbersAfter(numbers, next.die)));
    if (block !== null && numbersInRank(dutyOf(withoutBans(board), numbers).after(next)) >= best) {
      return { kind: 'bannedPrime', ...block };
    }
    return { kind: 'mustPlayMore', canPlay: played + best, would: played + Math.max(would, 1) };
  }
  const higher = onlyNumber(duty.best);
  return higher !== null && higher !== onlyNumber(rank)
    ? { kind: 'mustPlayHigher', die: higher }
    : { kind: 'leaveAMove' };
}

const withoutBans = (board: Board): Board => ({
  ...board,
  rules: { ...board.rules, bannedBlock: null, leavesMove: null },
});

/** The first block met on the ways on from here with which the turn may not end. */
function blockAhead(board: Board, numbers: Numbers): Block | null {
  const here = board.rules.bannedBlock === null ? null : board.rules.bannedBlock(board);
  if (here !== null || board.rules.bannedBlock === null) return here;
  for (const next of possibleSteps(board, numbers)) {
    const ahead = withStep(board, next, () => blockAhead(board, numbersAfter(numbers, next.die)));
    if (ahead !== null) return ahead;
  }
  return null;
}

/** Why the turn cannot end here, `played` numbers after it began; null where it is complete. */
export function playFaultOf(board: Board, numbers: Numbers, played: number): MoveFault | null {
  if (legalSteps(board, numbers).length === 0) return null;
  const more = Math.max(numbersInRank(dutyOf(board, numbers).best), 1);
  return { kind: 'mustPlayMore', canPlay: played + more, would: played };
}
