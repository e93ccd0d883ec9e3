import { areInLastHalf, type GameModel } from '#engine/gameModel.ts';
import { CASCADES } from '#engine/race.ts';
import { GULBARA_WEIGHTS } from './gulbaraWeights.ts';
import { measureParallelRun } from './parallelRun.ts';

export const GULBARA: GameModel = {
  model: GULBARA_WEIGHTS,
  pace: CASCADES,
  measure: measureParallelRun,
  isRace: areInLastHalf,
};
