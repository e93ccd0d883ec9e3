import { err, ok } from '#core/result.ts';
import type { CommandOf } from '#match/command.ts';
import type { Decision } from '#match/decision.ts';
import type { MatchState } from '#match/state.ts';
import { moveFault, nextMoves, playFault, playMove } from '#rules/turn.ts';
import { ownTurn } from './running.ts';

/** Checker moves in the order named, all or none. */
export function move({ at, by, moves, automatic }: CommandOf<'move'>, state: MatchState): Decision {
  const match = ownTurn(state, by);
  if (!match.ok) return match;
  if (match.value.phase === 'toRoll') return err({ code: 'rollFirst' });
  const { play } = match.value;
  if (moves.length === 0) {
    return err({ code: 'illegalMove', fault: playFault(play) ?? { kind: 'turnComplete' } });
  }
  let after = play;
  for (const wanted of moves) {
    const fault = moveFault(after, wanted);
    if (fault !== null) return err({ code: 'illegalMove', fault });
    after = playMove(after, wanted);
  }
  const played = after.moves.slice(play.moves.length);
  return ok([{ type: 'moved', at, by, moves: played, own: automatic !== true }]);
}

/** Takes back the last checker move of a turn that has not ended. */
export function undo({ at, by }: CommandOf<'undo'>, state: MatchState): Decision {
  const match = ownTurn(state, by);
  if (!match.ok) return match;
  if (match.value.phase === 'toRoll' || match.value.play.moves.length === 0) return err({ code: 'nothingToUndo' });
  return ok([{ type: 'undone', at, by }]);
}

/** Ends a turn in which nothing more can be played. */
export function confirm({ at, by, automatic }: CommandOf<'confirm'>, state: MatchState): Decision {
  const match = ownTurn(state, by);
  if (!match.ok) return match;
  if (match.value.phase === 'toRoll') return err({ code: 'rollFirst' });
  const { play } = match.value;
  if (nextMoves(play).length > 0) return err({ code: 'turnNotComplete', diceLeft: play.diceLeft });
  const how = automatic === undefined ? 'confirmed' : automatic === 'forced' ? 'forced' : 'automatic';
  return ok([{ type: 'turnEnded', at, by, how }]);
}
