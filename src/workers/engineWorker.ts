import { choosePlay, type PlayRequest } from '#engine/choosePlay.ts';
import type { Play } from '#rules/types.ts';

/** Runs on a worker thread of the engine pool. */
export default function answer(request: PlayRequest): Play {
  return choosePlay(request);
}
