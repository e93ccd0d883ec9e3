import { dailyPosition, type DailyPosition } from '#engine/dailyPosition.ts';
import { choosePlay, type PlayRequest } from '#engine/choosePlay.ts';
import { type CubeRequest, decideCube } from '#engine/decideCube.ts';
import type { Play } from '#rules/types.ts';

/** Runs on a worker thread of the engine pool. */
export default function answer(
  request: PlayRequest | CubeRequest | { readonly day: string },
): Play | boolean | DailyPosition {
  if ('day' in request) return dailyPosition(request.day);
  return 'turn' in request ? choosePlay(request) : decideCube(request);
}
