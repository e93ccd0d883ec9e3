import { numbersAfter } from '#rules/dice.ts';
import type { Position } from '#rules/position.ts';
import { boardOfTurn, numbersLeft, positionHandedOn, type Turn } from '#rules/turn.ts';
import type { Play } from '#rules/types.ts';

/** What a whole legal play from here on hands to the next side. The play is not checked. */
export function positionAfter(turn: Turn, play: Play): Position {
  const { left } = play.reduce((numbers, { die }) => numbersAfter(numbers, die), numbersLeft(turn));
  return positionHandedOn(turn, boardOfTurn({ ...turn, moves: [...turn.moves, ...play] }), left);
}
