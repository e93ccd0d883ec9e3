import { resignKind } from '#match/resign.ts';
import { sideToAct } from '#match/seats.ts';
import { boardOf, type DoubleOffered, type RunningState, type ToPlay, type ToRoll } from '#match/state.ts';
import { printMatchId, printPositionId } from '#notation/gnubgId.ts';
import { RESIGNATIONS, type MatchMoment } from '#notation/matchMoment.ts';
import { printXgid } from '#notation/xgid.ts';

/** Base-2 logarithm of the highest cube, 64 (`rules.md` 5). */
const CUBE_LIMIT = 6;

type Decided = ToRoll | ToPlay | DoubleOffered;

/** The position as an XGID, white at the bottom; null in other games than tavla. */
export function xgidOf(state: Decided): string | null {
  return state.game === 'tavla' ? printXgid({ position: boardOf(state), moment: momentOf(state) }) : null;
}

/**
 * The IDs by which other programs know this situation: XGID, where it can say it, and GNU Backgammon's position and
 * match ID. None in other games than tavla, and before it is known who begins.
 */
export function positionIds(state: RunningState): readonly string[] {
  const decided = state.phase === 'resignOffered' ? state.resume : state;
  if (state.game !== 'tavla' || decided.phase === 'opening') return [];
  const position = boardOf(decided);
  const moment = withResignation(momentOf(decided), state);
  const xgid = printXgid({ position, moment });
  const match = printMatchId(moment);
  return [
    ...(xgid === null ? [] : [xgid]),
    ...(match === null ? [] : [`${printPositionId(position, moment.turn)}:${match}`]),
  ];
}

function momentOf(state: Decided): MatchMoment {
  const { settings, turn, cube, score, crawford } = state;
  return {
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
  };
}

/** No ID knows of a whole match that is given up. */
function withResignation(moment: MatchMoment, state: RunningState): MatchMoment {
  if (state.phase !== 'resignOffered' || state.offer.scope === 'match') return moment;
  const decides = sideToAct(state) ?? moment.decides;
  return { ...moment, decides, resignation: RESIGNATIONS[resignKind(state.resume, state.offer.by)] };
}
