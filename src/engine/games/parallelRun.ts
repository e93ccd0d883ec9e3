import { bitCount, heldBy, longestRun, pointBit, pointsBetween, turnedHalf } from '#engine/boardBits.ts';
import type { Sight } from '#engine/sight.ts';
import { OFF } from '#rules/types.ts';

const START = 24;
/** Past the opponent's start point, which is the own 12. */
const PAST = pointsBetween(1, 11);

/** Properties of a side where both travel the same way and one checker closes a point (fevga, gul bara). */
export function measureParallelRun({ own, other, ownOwed }: Sight): readonly number[] {
  const held = heldBy(own, 1);
  const otherHeld = heldBy(other, 1);
  /** In the own numbering: where the own checkers may not land. */
  const closed = turnedHalf(otherHeld);

  let pips = 0;
  let stacked = 0;
  let trapped = 0;
  let blockedMoves = 0;
  let rearmost = 0;
  let hardest = 0;
  for (let point = 1; point <= START; point += 1) {
    const count = own[point] ?? 0;
    if (count === 0) continue;
    const blocks = bitCount(closed & pointsBetween(point - 6, point - 1));
    pips += count * point;
    stacked += Math.max(0, count - 3);
    blockedMoves += count * blocks;
    trapped += (count * blocks * blocks) / 36;
    rearmost = point;
    hardest = (blocks * blocks) / 36;
  }
  let deadNumbers = 0;
  for (let die = 1; die <= 6; die += 1) if (((held >> die) & ~closed & ~pointBit(OFF)) === 0) deadNumbers += 1;
  const off = own[OFF] ?? 0;
  return [
    pips / 100,
    off / 15,
    (own[START] ?? 0) / 15,
    bitCount(held & pointsBetween(1, 6)),
    bitCount(held & pointsBetween(7, 12)),
    bitCount(held & pointsBetween(13, 18)),
    bitCount(held & pointsBetween(19, 24)),
    longestRun(held) / 6,
    blockedMoves / 30,
    trapped / 4,
    hardest,
    deadNumbers / 6,
    stacked / 5,
    rearmost / 24,
    off > 0 || (held & PAST) !== 0 ? 1 : 0,
    ownOwed / 24,
  ];
}
