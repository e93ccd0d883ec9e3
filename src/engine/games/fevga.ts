import { areInLastHalf, type GameModel } from '#engine/gameModel.ts';
import { FOUR_MOVE_DOUBLES } from '#engine/race.ts';
import { FEVGA_WEIGHTS } from './fevgaWeights.ts';
import { measureParallelRun } from './parallelRun.ts';

export const FEVGA: GameModel = {
  model: FEVGA_WEIGHTS,
  pace: FOUR_MOVE_DOUBLES,
  measure: measureParallelRun,
  isRace: areInLastHalf,
};
