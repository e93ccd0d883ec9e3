import { highestPoint, isOver, landing, movablePoints, packedStep, step, unstep, type Board } from './board.ts';
import { rankHere, UNLAWFUL } from './duty.ts';
import { effectOfEqual, effectOfStep, effectOfTwo } from './effect.ts';
import type { Die } from './types.ts';

/**
 * One play, packed, for each result of free numbers, by every order of steps and with every way to stop. Slow; for the
 * turns in which a step may end the game, in which one step allows another, or in which the longest plays may not end.
 */
export function playsInEveryOrder(board: Board, left: readonly Die[]): readonly number[] {
  const [first, second] = left;
  const areEqual = first === second || second === undefined;
  const seen = new Set<number>();
  const endings: number[] = [];
  let found: number[] = [];
  let best = UNLAWFUL;

  function goOn(played: number, firstDie: Die | null, play: number, effect: number): void {
    if (seen.has(effect)) return;
    seen.add(effect);
    const over = isOver(board);
    if (over) endings.push(play);
    else if (areEqual && first !== undefined && played < left.length) playNext(first, played, firstDie, play, effect);
    else if (!areEqual && played < 2)
      for (const die of left) if (die !== firstDie) playNext(die, played, firstDie, play, effect);
    const rank = rankHere(board, played, firstDie, best - 1);
    if (rank < best || rank === UNLAWFUL) return;
    if (rank > best) found = [];
    best = rank;
    if (!over) found.push(play);
  }

  function playNext(die: Die, played: number, firstDie: Die | null, play: number, effect: number): void {
    const { hit } = board;
    for (let rest = movablePoints(board, die); rest !== 0;) {
      const from = highestPoint(rest);
      rest ^= 1 << from;
      const packed = packedStep(from, die);
      step(board, from, die);
      goOn(played + 1, firstDie ?? die, play | (packed << (8 * played)), effectAfter(play, effect, packed, hit));
      unstep(board, from, die, hit);
    }
  }

  function effectAfter(play: number, effect: number, packed: number, hit: number): number {
    if (areEqual) return effectOfEqual(effect, packed);
    if (play === 0) return effectOfStep(packed);
    const from = play >>> 3;
    const then = packed >>> 3;
    return effectOfTwo(from, landing(from, play & 7), then, landing(then, packed & 7), hit);
  }

  goOn(0, null, 0, 0);
  // Where every way to stop is banned, standing still included, nothing is played.
  return found.length + endings.length > 0 ? [...found, ...endings] : [0];
}
