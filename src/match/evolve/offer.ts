import { settled } from '#match/clock.ts';
import type { EventOf } from '#match/event.ts';
import { tableOf, type DoubleOffered, type ResignOffered, type RunningState, type ToRoll } from '#match/state.ts';
import { opponentOf } from '#rules/types.ts';
import { corrupt } from './corrupt.ts';

export function afterDoubleOffered(state: RunningState, event: EventOf<'doubleOffered'>): DoubleOffered {
  if (state.phase !== 'toRoll' || state.turn !== event.by) return corrupt(state, event);
  return { ...tableOf(state), phase: 'doubleOffered', turn: state.turn };
}

export function afterDoubleTaken(state: RunningState, event: EventOf<'doubleTaken'>): ToRoll {
  if (state.phase !== 'doubleOffered' || state.turn !== opponentOf(event.by)) return corrupt(state, event);
  const cube = { value: state.cube.value * 2, owner: event.by };
  return { ...tableOf(state), phase: 'toRoll', turn: state.turn, cube };
}

/** The result of the game follows in an event of its own. */
export const afterDoubleDropped = (state: RunningState, event: EventOf<'doubleDropped'>): DoubleOffered =>
  state.phase === 'doubleOffered' && state.turn === opponentOf(event.by) ? state : corrupt(state, event);

export function afterResignOffered(state: RunningState, event: EventOf<'resignOffered'>): ResignOffered {
  if (state.phase === 'resignOffered') return corrupt(state, event);
  const { by, scope, points } = event;
  const resume = { ...state, clock: settled(state, event.at) };
  return { ...tableOf(state), phase: 'resignOffered', offer: { by, scope, points }, resume };
}

/** The result of the game or match follows in an event of its own. */
export const afterResignAccepted = (state: RunningState, event: EventOf<'resignAccepted'>): ResignOffered =>
  state.phase === 'resignOffered' && state.offer.by === opponentOf(event.by) ? state : corrupt(state, event);

export function afterResignDeclined(state: RunningState, event: EventOf<'resignDeclined'>): RunningState {
  if (state.phase !== 'resignOffered' || state.offer.by !== opponentOf(event.by)) return corrupt(state, event);
  const { missingSince } = state;
  return { ...state.resume, missingSince, resignDeclined: { ...state.resignDeclined, [state.offer.by]: true } };
}
