import {
  checkerMove,
  highestPoint,
  isOver,
  landing,
  movablePoints,
  packedStep,
  step,
  unstep,
  type Board,
} from './board.ts';
import { effectOfStep, effectOfTwo } from './effect.ts';
import { playsInEveryOrder } from './everyOrder.ts';
import { orderMatters } from './duty.ts';
import type { Step } from './steps.ts';
import type { Die, Play } from './types.ts';

/**
 * All different results of free numbers (`rules.md` 2), found into buffers that are used again and again: the same
 * search serves the table and the computer, which looks at millions of results.
 */
export interface Search {
  /** The board searched from; it is as before when a search is over. */
  readonly board: Board;
  /** Results found by the last search; one at least, which is a pass where nothing can be played. */
  count: number;
  /** One play for each result: a byte a step, the first step in the lowest. Zero is a pass. */
  plays: Int32Array;
  /** For two different numbers: what the two steps come to, equal for equal results. */
  effects: Int32Array;
  /** The most numbers played by any play met in this search, lawful or not. */
  longest: number;
  /** Has a result been found that leaves the opponent a move? Then only such results count. */
  leavesMove: boolean;
}

const FIRST_ROOM = 512;
const NO_LIMIT = -1;

export const createSearch = (board: Board): Search => ({
  board,
  count: 0,
  plays: new Int32Array(FIRST_ROOM),
  effects: new Int32Array(FIRST_ROOM),
  longest: 0,
  leavesMove: false,
});

/**
 * Finds one play for each result of these numbers, which are equal or two different ones; returns how many there are.
 * Rules about the end of the turn and of the game are kept.
 */
export function searchFree(search: Search, left: readonly Die[]): number {
  const { board } = search;
  const [first = 0, second = first] = left;
  const anyOrder = !orderMatters(board, left);
  restart(search, 0);
  if (isOver(board)) keep(search, 0, 0);
  else if (first !== second) searchPair(search, Math.max(first, second), Math.min(first, second), anyOrder);
  else if (anyOrder) searchEqual(search, first, left.length, 0, NO_LIMIT, 0);
  // Where the order of equal numbers decides, or no longest play may end the turn, every way has to be looked at.
  if (search.count === 0) for (const play of playsInEveryOrder(board, left)) keep(search, play, 0);
  return search.count;
}

/** The steps of a result of the last search. */
export function stepsOf(search: Search, index: number): readonly Step[] {
  const steps: Step[] = [];
  for (let rest = search.plays[index] ?? 0; rest !== 0; rest >>>= 8) {
    steps.push({ from: (rest & 0xff) >>> 3, die: (rest & 7) as Die });
  }
  return steps;
}

/** The play of a result of the last search, with what it captures. */
export function movesOf(search: Search, index: number): Play {
  const { board } = search;
  const before = board.hit;
  const moves = stepsOf(search, index).map(({ from, die }) => {
    const move = checkerMove(board, from, die);
    step(board, from, die);
    return move;
  });
  takeBack(search, index, before);
  return moves;
}

/** Plays a result of the last search on the board; `takeBack` with what this returns undoes it. */
export function makeResult(search: Search, index: number): number {
  const { board } = search;
  const { hit } = board;
  for (let rest = search.plays[index] ?? 0; rest !== 0; rest >>>= 8) step(board, (rest & 0xff) >>> 3, rest & 7);
  return hit;
}

export function takeBack(search: Search, index: number, hitBefore: number): void {
  const play = search.plays[index] ?? 0;
  for (let shift = 24; shift >= 0; shift -= 8) {
    const packed = (play >>> shift) & 0xff;
    if (packed !== 0) unstep(search.board, packed >>> 3, packed & 7, hitBefore);
  }
}

/** Forgets the results found so far, because a play of `longest` numbers or a better kind of result was met. */
function restart(search: Search, longest: number): void {
  search.count = 0;
  search.longest = longest;
  search.leavesMove = false;
}

/** Adds the play that has led to this board, if the turn may end like this. */
function add(search: Search, play: number, effect: number): void {
  const { bannedBlock, leavesMove } = search.board.rules;
  if (bannedBlock !== null && bannedBlock(search.board) !== null) return;
  if (leavesMove !== null) {
    if (leavesMove(search.board)) {
      if (!search.leavesMove) search.count = 0;
      search.leavesMove = true;
    } else if (search.leavesMove) return;
  }
  keep(search, play, effect);
}

/** Puts a play into the buffers. */
function keep(search: Search, play: number, effect: number): void {
  if (search.count === search.plays.length) makeRoom(search);
  search.plays[search.count] = play;
  search.effects[search.count] = effect;
  search.count++;
}

function makeRoom(search: Search): void {
  for (const name of ['plays', 'effects'] as const) {
    const wider = new Int32Array(search.count * 2);
    wider.set(search[name]);
    search[name] = wider;
  }
}

/**
 * Equal numbers, each set of steps once: in the order from the rear, in which any set can be played that can be played
 * at all (nothing closes or opens during a turn, and who moves first from the rear bears off no later). Different sets
 * have different results.
 */
function searchEqual(search: Search, die: number, times: number, depth: number, below: number, play: number): void {
  const { board } = search;
  let rest = depth === times ? 0 : movablePoints(board, die) & below;
  if (rest === 0) {
    if (depth < search.longest) return;
    if (depth > search.longest) restart(search, depth);
    add(search, play, 0);
    return;
  }
  const { hit } = board;
  while (rest !== 0) {
    const from = highestPoint(rest);
    rest ^= 1 << from;
    step(board, from, die);
    searchEqual(search, die, times, depth + 1, (2 << from) - 1, play | (packedStep(from, die) << (8 * depth)));
    unstep(board, from, die, hit);
  }
}

/** Two different numbers: both in either order, else the higher one, else the lower. */
function searchPair(search: Search, high: number, low: number, anyOrder: boolean): void {
  const byHigh = movablePoints(search.board, high);
  const byLow = movablePoints(search.board, low);
  searchBoth(search, byHigh, high, low, 0);
  // In any order: what the higher number can play at once, it can play first.
  searchBoth(search, byLow, low, high, anyOrder ? byHigh : 0);
  if (search.longest === 2) return;
  if (byHigh !== 0) searchOne(search, byHigh, high);
  else if (byLow !== 0) searchOne(search, byLow, low);
  else add(search, 0, 0);
}

/** Plays `die` from the `points`, then `nextDie` from anywhere but `except`. */
function searchBoth(search: Search, points: number, die: number, nextDie: number, except: number): void {
  const { board } = search;
  const { hit } = board;
  const { decided } = board.rules;
  for (let rest = points; rest !== 0;) {
    const from = highestPoint(rest);
    rest ^= 1 << from;
    step(board, from, die);
    if (decided !== null && decided(board)) addNew(search, packedStep(from, die), effectOfStep(packedStep(from, die)));
    else searchSecond(search, from, die, nextDie, except);
    unstep(board, from, die, hit);
  }
}

function searchSecond(search: Search, from: number, die: number, nextDie: number, except: number): void {
  const { board } = search;
  const { hit } = board;
  for (let rest = movablePoints(board, nextDie) & ~except; rest !== 0;) {
    const then = highestPoint(rest);
    rest ^= 1 << then;
    search.longest = 2;
    step(board, then, nextDie);
    const effect = effectOfTwo(from, landing(from, die), then, landing(then, nextDie), hit);
    addNew(search, packedStep(from, die) | (packedStep(then, nextDie) << 8), effect);
    unstep(board, then, nextDie, hit);
  }
}

function searchOne(search: Search, points: number, die: number): void {
  const { board } = search;
  const { hit } = board;
  search.longest = 1;
  for (let rest = points; rest !== 0;) {
    const from = highestPoint(rest);
    rest ^= 1 << from;
    step(board, from, die);
    addNew(search, packedStep(from, die), effectOfStep(packedStep(from, die)));
    unstep(board, from, die, hit);
  }
}

function addNew(search: Search, play: number, effect: number): void {
  if (!isKnown(search, effect)) add(search, play, effect);
}

function isKnown({ effects, count }: Search, effect: number): boolean {
  for (let index = 0; index < count; index++) if (effects[index] === effect) return true;
  return false;
}
