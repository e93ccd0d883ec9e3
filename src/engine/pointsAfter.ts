import { outcomeOf } from '#rules/outcome.ts';
import type { Position } from '#rules/position.ts';
import type { Turn } from '#rules/turn.ts';
import { type Color, opponentOf } from '#rules/types.ts';
import { cubelessPoints } from './estimate.ts';
import { evaluate } from './evaluate.ts';

/** Who acts when the turn is over: handed-over numbers (no roll) are followed by the same side's own roll. */
export const nextToAct = ({ roll, mover }: Turn): Color => (roll === null ? mover : opponentOf(mover));

/** What a position that a turn leads to is worth to the turn's mover, in points of a game, judged as it stands. */
export function pointsAfter(turn: Turn, position: Position): number {
  const { game, options, mover } = turn;
  const outcome = outcomeOf(game, options, position);
  if (outcome !== null) {
    if (outcome.winner === null) return 0;
    return outcome.winner === mover ? outcome.points : -outcome.points;
  }
  const onRoll = nextToAct(turn);
  const points = cubelessPoints(evaluate(game, options, position, onRoll));
  return onRoll === mover ? points : -points;
}
