import type { RecordedGame } from '#match/record.ts';
import type { MatchSettings } from '#match/types.ts';
import { startPosition } from '#rules/games/index.ts';
import type { Position } from '#rules/position.ts';
import { beginTurn, endTurn, playMove } from '#rules/turn.ts';

/** The position after the last whole turn that is written down; throws where a play is not legal. */
export const positionAfter = ({ game, acts }: RecordedGame, { rules }: MatchSettings): Position =>
  acts.reduce((position, act) => {
    if (act.type !== 'played') return position;
    const turn = beginTurn({ game, options: rules, position, mover: act.by, roll: act.roll });
    return endTurn(act.play.reduce(playMove, turn));
  }, startPosition(game));
