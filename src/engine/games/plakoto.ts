import { bitCount, heldBy, longestRun, mirrored, pointBit, pointsBetween } from '#engine/boardBits.ts';
import { type GameModel, havePassed } from '#engine/gameModel.ts';
import { FOUR_MOVE_DOUBLES } from '#engine/race.ts';
import { shotsAt } from '#engine/shots.ts';
import type { Sight } from '#engine/sight.ts';
import { OFF } from '#rules/types.ts';
import { PLAKOTO_WEIGHTS } from './plakotoWeights.ts';

const START = 24;

function measure({ own, other, ownPinned, otherPinned }: Sight): readonly number[] {
  const holdsPin = mirrored(otherPinned);
  const made = heldBy(own, 2) | holdsPin;
  /** In the own numbering: where the own checkers may not land. */
  const closed = mirrored(heldBy(other, 2)) | ownPinned;
  const blots = heldBy(own, 1) & ~heldBy(own, 2) & ~ownPinned & ~holdsPin;
  const shooters = { points: heldBy(other, 1) & ~otherPinned, onBar: 0, closed: mirrored(made) };

  let pips = 0;
  let atRisk = 0;
  let pinnedDepth = 0;
  let stacked = 0;
  let trapped = 0;
  let blockedMoves = 0;
  for (let point = 1; point <= START; point += 1) {
    const count = own[point] ?? 0;
    if (count === 0) continue;
    pips += count * point;
    stacked += Math.max(0, count - 4);
    if ((ownPinned & pointBit(point)) !== 0) {
      pinnedDepth += point;
      continue;
    }
    const blocks = bitCount(closed & pointsBetween(point - 6, point - 1));
    blockedMoves += count * blocks;
    if (point >= 13) trapped += (count * blocks * blocks) / 36;
    if ((blots & pointBit(point)) !== 0) atRisk += (shotsAt(mirrored(pointBit(point)), shooters) * point) / 36;
  }
  const mother = blots & pointBit(START);
  return [
    pips / 100,
    (own[OFF] ?? 0) / 15,
    bitCount(ownPinned),
    pinnedDepth / 24,
    bitCount(ownPinned & pointsBetween(19, 24)),
    bitCount(ownPinned & pointBit(START)),
    shotsAt(mirrored(blots), shooters) / 36,
    atRisk / 24,
    shotsAt(mirrored(mother), shooters) / 36,
    bitCount(mother),
    (own[START] ?? 0) / 15,
    bitCount(made & pointsBetween(1, 6)),
    bitCount(made & pointsBetween(7, 12)),
    bitCount(made & pointsBetween(13, 18)),
    bitCount(made & pointsBetween(19, 24)),
    longestRun(made) / 6,
    blockedMoves / 30,
    trapped / 4,
    stacked / 5,
    bitCount(blots),
  ];
}

export const PLAKOTO: GameModel = { model: PLAKOTO_WEIGHTS, pace: FOUR_MOVE_DOUBLES, measure, isRace: havePassed };
