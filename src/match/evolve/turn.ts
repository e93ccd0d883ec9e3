import type { EventOf } from '#match/event.ts';
import { tableOf, type RunningState, type ToPlay, type ToRoll } from '#match/state.ts';
import { beginTurn, boardOfTurn, positionHandedOn, undoMove, withMove } from '#rules/turn.ts';
import { opponentOf, type Color, type Roll } from '#rules/types.ts';
import { corrupt } from './corrupt.ts';

export function afterOpeningRolled(state: RunningState, event: EventOf<'openingRolled'>): ToRoll | ToPlay {
  const { rolls, starter } = event;
  const last = rolls.at(-1);
  if (state.phase !== 'opening' || last === undefined) return corrupt(state, event);
  const toRoll: ToRoll = { ...tableOf(state), phase: 'toRoll', turn: starter, opening: rolls, starter };
  return state.settings.opening === 'play' ? withRoll(toRoll, last) : toRoll;
}

export const afterRolled = (state: RunningState, event: EventOf<'rolled'>): ToPlay =>
  state.phase === 'toRoll' && state.turn === event.by ? withRoll(state, event.roll) : corrupt(state, event);

const withRoll = (state: ToRoll, roll: Roll): ToPlay => ({
  ...tableOf(state),
  phase: 'toPlay',
  turn: state.turn,
  rollsMade: state.rollsMade + 1,
  play: playOf(state, state.turn, roll),
});

const playOf = ({ game, settings, position }: ToRoll | ToPlay, mover: Color, roll: Roll | null) =>
  beginTurn({ game, options: settings.rules, position, mover, roll });

export function afterMoved(state: RunningState, event: EventOf<'moved'>): ToPlay {
  if (state.phase !== 'toPlay' || state.turn !== event.by) return corrupt(state, event);
  return { ...state, play: event.moves.reduce(withMove, state.play) };
}

export function afterUndone(state: RunningState, event: EventOf<'undone'>): ToPlay {
  if (state.phase !== 'toPlay' || state.turn !== event.by || state.play.moves.length === 0) {
    return corrupt(state, event);
  }
  return { ...state, play: undoMove(state.play) };
}

export function afterTurnEnded(state: RunningState, event: EventOf<'turnEnded'>): ToRoll | ToPlay {
  return state.phase === 'toPlay' && state.turn === event.by ? turnOver(state) : corrupt(state, event);
}

export function afterTurnPassed(state: RunningState, event: EventOf<'turnPassed'>): ToRoll | ToPlay {
  if ((state.phase !== 'toPlay' && state.phase !== 'toRoll') || state.turn !== event.by) return corrupt(state, event);
  return turnOver(state);
}

/**
 * The next turn: the opponent's, or the own roll after handed-over numbers. Numbers handed over now are the
 * opponent's first decision (`rules.md` 6, 11).
 */
function turnOver(state: ToRoll | ToPlay): ToRoll | ToPlay {
  const { turn, lastTurn } = state;
  const play = state.phase === 'toPlay' ? state.play : null;
  const position = play === null ? state.position : positionHandedOn(play, boardOfTurn(play), play.diceLeft);
  const ownRollFollows = play !== null && play.roll === null;
  const movesBefore = lastTurn?.by === turn ? lastTurn.moves : [];
  const next: ToRoll = {
    ...tableOf(state),
    phase: 'toRoll',
    turn: ownRollFollows ? turn : opponentOf(turn),
    position,
    lastTurn: { by: turn, roll: play?.roll ?? null, moves: [...movesBefore, ...(play?.moves ?? [])] },
    resignDeclined: ownRollFollows ? state.resignDeclined : { white: false, black: false },
  };
  if (position.handedOver.length === 0) return next;
  return { ...next, phase: 'toPlay', play: playOf(next, next.turn, null) };
}
