import { BOARD, bitCount, heldBy, isAmong, longestRun, mirrored, pointBit, pointsBetween } from '#engine/boardBits.ts';
import { type GameModel, havePassed } from '#engine/gameModel.ts';
import { FOUR_MOVE_DOUBLES } from '#engine/race.ts';
import { shotsAt } from '#engine/shots.ts';
import type { Sight } from '#engine/sight.ts';
import { BAR, OFF } from '#rules/types.ts';
import { TAVLA_WEIGHTS } from './tavlaWeights.ts';

const HOME = pointsBetween(1, 6);

function measure({ own, other }: Sight): readonly number[] {
  const onBar = own[BAR] ?? 0;
  const made = heldBy(own, 2) & BOARD;
  const blots = heldBy(own, 1) & BOARD & ~made;
  const otherMade = heldBy(other, 2) & BOARD;
  /** In the own numbering: where the own checkers may not land. */
  const closed = mirrored(otherMade);
  const otherHome = bitCount(otherMade & HOME) / 6;
  const shooters = { points: heldBy(other, 1), onBar: other[BAR] ?? 0, closed: mirrored(made) };
  const shots = shotsAt(mirrored(blots), shooters) / 36;

  let pips = 0;
  let atRisk = 0;
  let stacked = 0;
  let behind = 0;
  let trapped = 0;
  let blockedMoves = 0;
  let hardest = 0;
  for (let point = 1; point <= BAR; point += 1) {
    const count = own[point] ?? 0;
    if (count === 0) continue;
    const blocks = bitCount(closed & pointsBetween(point - 6, point - 1));
    pips += count * point;
    stacked += Math.max(0, count - 3);
    blockedMoves += count * blocks;
    if ((blots & pointBit(point)) !== 0) {
      atRisk += (shotsAt(mirrored(pointBit(point)), shooters) * (25 - point)) / 36;
    }
    if (point < 19) continue;
    behind += count;
    trapped += (count * blocks * blocks) / 36;
    hardest = (blocks * blocks) / 36;
  }
  return [
    pips / 100,
    onBar,
    onBar * otherHome,
    (own[OFF] ?? 0) / 15,
    shots,
    shots * otherHome,
    atRisk / 24,
    isAmong(made, 6),
    isAmong(made, 5),
    isAmong(made, 4),
    isAmong(made, 3),
    isAmong(made, 2),
    isAmong(made, 1),
    isAmong(made, 7),
    isAmong(made, 8),
    bitCount(made & pointsBetween(9, 12)),
    isAmong(made, 13),
    bitCount(made & pointsBetween(14, 18)),
    isAmong(made, 20) + isAmong(made, 21),
    isAmong(made, 22) + isAmong(made, 23) + isAmong(made, 24),
    stacked / 5,
    behind / 5,
    trapped / 4,
    hardest,
    bitCount(blots & HOME),
    ((own[1] ?? 0) + (own[2] ?? 0)) / 5,
    longestRun(made) / 6,
    blockedMoves / 30,
  ];
}

export const TAVLA: GameModel = { model: TAVLA_WEIGHTS, pace: FOUR_MOVE_DOUBLES, measure, isRace: havePassed };
