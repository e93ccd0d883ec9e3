import { impossible } from '#core/assertNever.ts';
import { ROLLS } from '#rules/dice.ts';
import { outcomeOf } from '#rules/outcome.ts';
import type { Position } from '#rules/position.ts';
import { beginTurn, type Turn } from '#rules/turn.ts';
import type { Color, Roll } from '#rules/types.ts';
import { type Candidate, candidates } from './candidates.ts';
import { nextToAct } from './pointsAfter.ts';

/** Replies to 21 rolls are many; a narrow search of the long ones is enough. */
const REPLY_BEAM = 2;

type Table = Pick<Turn, 'game' | 'options'>;

/** What a play is worth to the mover, in points of a game, if the next side plays its best to each of the 21 rolls. */
export function pointsAfterReplies(turn: Turn, { position, points }: Candidate): number {
  if (outcomeOf(turn.game, turn.options, position) !== null) return points;
  const next = nextToAct(turn);
  const replies = pointsBeforeRoll(turn, position, next);
  return next === turn.mover ? replies : -replies;
}

/** For the side about to roll; numbers handed over to it are played first. */
function pointsBeforeRoll(table: Table, position: Position, side: Color): number {
  if (position.handedOver.length > 0) {
    const { position: left, points } = bestReply(table, position, side, null);
    return outcomeOf(table.game, table.options, left) === null ? pointsBeforeRoll(table, left, side) : points;
  }
  return ROLLS.reduce(
    (sum, { roll, weight }) => sum + (weight / 36) * bestReply(table, position, side, roll).points,
    0,
  );
}

function bestReply({ game, options }: Table, position: Position, mover: Color, roll: Roll | null): Candidate {
  const replies = candidates(beginTurn({ game, options, position, mover, roll }), REPLY_BEAM);
  const [first] = replies;
  if (first === undefined) return impossible('a turn has at least one complete play');
  return replies.reduce((best, reply) => (reply.points > best.points ? reply : best), first);
}
