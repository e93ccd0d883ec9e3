import { outcomeOf } from '#rules/outcome.ts';
import { nextMoves, onlyPlay, beginTurn, type Turn } from '#rules/turn.ts';
import type { ByColor } from '#rules/types.ts';
import type { CommandOf } from './command.ts';
import { cubeFault } from './cube.ts';
import type { MatchState, ToPlay } from './state.ts';

/** What a player lets the table do. */
export interface Habits {
  /** Roll where nothing is to be decided before the roll. */
  readonly autoRoll: boolean;
  /** Play a turn that can only have one result, and end it. */
  readonly autoForced: boolean;
  /** End every turn as soon as nothing more can be played. */
  readonly autoConfirm: boolean;
}

/** A command of the table's own, without the dice and the time. */
export type AutomaticStep =
  | Pick<CommandOf<'rollOpening'>, 'type'>
  | Required<Pick<CommandOf<'roll'>, 'type' | 'by' | 'automatic'>>
  | Required<Pick<CommandOf<'move'>, 'type' | 'by' | 'moves' | 'automatic'>>
  | Required<Pick<CommandOf<'confirm'>, 'type' | 'by' | 'automatic'>>;

/**
 * What the table does by itself now; null where somebody has to decide. A turn without a legal move needs no step: its
 * pass follows from the roll. Computer seats have every habit; their plays are asked for elsewhere.
 */
export function automaticStep(state: MatchState, habits: ByColor<Habits>): AutomaticStep | null {
  if (state.phase === 'opening') return { type: 'rollOpening' };
  if (state.phase === 'toPlay') return stepInTurn(state, habits[state.turn]);
  if (state.phase !== 'toRoll') return null;
  const { turn: by } = state;
  return habits[by].autoRoll && cubeFault(state, by) !== null ? { type: 'roll', by, automatic: true } : null;
}

function stepInTurn({ play, turn: by }: ToPlay, { autoForced, autoConfirm }: Habits): AutomaticStep | null {
  if (nextMoves(play).length === 0) {
    if (autoForced && onlyPlay(fromStart(play)) !== null) return { type: 'confirm', by, automatic: 'forced' };
    // A game that is decided needs no further word from anybody.
    const decided = outcomeOf(play.game, play.options, play.position) !== null;
    return autoConfirm || decided ? { type: 'confirm', by, automatic: 'habit' } : null;
  }
  // Only from the start of the turn: a rest that is forced by one's own moves can still be undone with them.
  const moves = autoForced && play.moves.length === 0 ? onlyPlay(play) : null;
  return moves === null ? null : { type: 'move', by, moves, automatic: true };
}

const fromStart = (play: Turn): Turn => beginTurn({ ...play, position: play.start });
