import { bitCount, bitsWhere, longestRun, mirrored, pointBit, pointsBetween } from '#engine/boardBits.ts';
import { type GameModel, havePassed } from '#engine/gameModel.ts';
import { FOUR_MOVE_DOUBLES } from '#engine/race.ts';
import { shotsAt } from '#engine/shots.ts';
import type { Sight } from '#engine/sight.ts';
import { BAR, OFF } from '#rules/types.ts';
import { TAVLA_WEIGHTS } from './tavlaWeights.ts';

const HOME = pointsBetween(1, 6);

function measure({ own, other }: Sight): readonly number[] {
  const onBar = own[BAR] ?? 0;
  const made = bitsWhere(own, (count, point) => count >= 2 && point !== BAR);
  const blots = bitsWhere(own, (count, point) => count === 1 && point !== BAR);
  const otherMade = bitsWhere(other, (count, point) => count >= 2 && point !== BAR);
  /** In the own numbering: where the own checkers may not land. */
  const closed = mirrored(otherMade);
  const otherHome = bitCount(otherMade & HOME) / 6;
  const shooters = { points: bitsWhere(other, (count) => count > 0), onBar: other[BAR] ?? 0, closed: mirrored(made) };
  const shots = shotsAt(mirrored(blots), shooters) / 36;
  const has = (point: number): number => ((made & pointBit(point)) === 0 ? 0 : 1);

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
    has(6),
    has(5),
    has(4),
    has(3),
    has(2),
    has(1),
    has(7),
    has(8),
    bitCount(made & pointsBetween(9, 12)),
    has(13),
    bitCount(made & pointsBetween(14, 18)),
    has(20) + has(21),
    has(22) + has(23) + has(24),
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
