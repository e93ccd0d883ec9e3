import { outcomeOf } from '#rules/outcome.ts';
import { isRace, pipCount } from '#rules/pips.ts';
import { legalPlays, playAll } from '#rules/plays.ts';
import { countAt } from '#rules/position.ts';
import { beginTurn, nextMoves, numbersLeft, onlyPlay, type Turn } from '#rules/turn.ts';
import { OFF, type ByColor, type Play } from '#rules/types.ts';
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
  /**
   * Bear off as many as possible once all own checkers are home and nothing of the opponent's can come in the way; of
   * such plays the one that leaves fewest pips.
   */
  readonly greedyBearOff: boolean;
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

function stepInTurn(
  { play, turn: by }: ToPlay,
  { autoForced, autoConfirm, greedyBearOff }: Habits,
): AutomaticStep | null {
  if (nextMoves(play).length === 0) {
    if (autoForced && onlyPlay(fromStart(play)) !== null) return { type: 'confirm', by, automatic: 'forced' };
    // A game that is decided needs no further word from anybody.
    const decided = outcomeOf(play.game, play.options, play.position) !== null;
    const greedy = greedyBearOff && greedyPlay(fromStart(play)) !== null;
    return autoConfirm || decided || greedy ? { type: 'confirm', by, automatic: 'habit' } : null;
  }
  // Only from the start of the turn: a rest that is forced by one's own moves can still be undone with them.
  if (play.moves.length > 0) return null;
  const moves = (autoForced ? onlyPlay(play) : null) ?? (greedyBearOff ? greedyPlay(play) : null);
  return moves === null ? null : { type: 'move', by, moves, automatic: true };
}

/** Bearing off begins when all checkers are on these or off. */
const HOME_POINTS = 6;

/** The play that bears off most and leaves fewest pips; null where it is not yet time for that, or two are as good. */
function greedyPlay(play: Turn): Play | null {
  const { game, position, mover } = play;
  const isHome = position.checkers[mover].every((count, point) => count === 0 || point <= HOME_POINTS);
  if (!isHome || !isRace(game, position) || numbersLeft(play).order !== 'free') return null;
  const plays = legalPlays(play).map((moves) => {
    const after = playAll(play, moves).position;
    return { moves, off: countAt(after, mover, OFF), pips: pipCount(after, mover) };
  });
  const [best, next] = plays.toSorted((a, b) => b.off - a.off || a.pips - b.pips);
  const isTied = best !== undefined && next !== undefined && next.off === best.off && next.pips === best.pips;
  return best === undefined || best.moves.length === 0 || isTied ? null : best.moves;
}

const fromStart = (play: Turn): Turn => beginTurn({ ...play, position: play.start });
