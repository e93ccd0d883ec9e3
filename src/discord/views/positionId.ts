import { sideToAct } from '#match/seats.ts';
import { boardOf, type DoubleOffered, type ToPlay, type ToRoll } from '#match/state.ts';
import { printXgid } from '#notation/xgid.ts';

/** Base-2 logarithm of the highest cube, 64 (`rules.md` 5). */
const CUBE_LIMIT = 6;

/** The position as an XGID, white at the bottom; null in other games than tavla. */
export function xgidOf(state: ToRoll | ToPlay | DoubleOffered): string | null {
  const { game, settings, turn, cube, score, crawford } = state;
  if (game !== 'tavla') return null;
  return printXgid({
    position: boardOf(state),
    moment: {
      stage: 'playing',
      turn,
      decides: sideToAct(state) ?? turn,
      roll: state.phase === 'toPlay' ? state.play.roll : null,
      cube,
      offer: state.phase === 'doubleOffered' ? 'double' : null,
      resignation: 'none',
      score,
      length: settings.length,
      crawford,
      jacoby: false,
      beavers: false,
      cubeLimit: settings.cube ? CUBE_LIMIT : 0,
    },
  });
}
