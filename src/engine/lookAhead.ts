import { type Board, createBoard, isOver } from '#rules/board.ts';
import { setBoard, turnBoard } from '#rules/boardPosition.ts';
import { type Numbers, ROLLS } from '#rules/dice.ts';
import { rulesetOf } from '#rules/games/index.ts';
import { outcomeOf } from '#rules/outcome.ts';
import type { Position } from '#rules/position.ts';
import { createSearch, makeResult, type Search, searchFree, takeBack } from '#rules/search.ts';
import { beginTurn, numbersLeft, positionHandedOn, type Turn } from '#rules/turn.ts';
import { type Color, type Roll } from '#rules/types.ts';
import { type Candidate, candidates } from './candidates.ts';
import { cubelessPoints } from './estimate.ts';
import { evaluateSight } from './evaluate.ts';
import { nextToAct, pointsAfter } from './pointsAfter.ts';
import { sightOnBoard } from './sight.ts';

/** Replies to 21 rolls are many; a narrow search of the long ones is enough. */
const REPLY_BEAM = 2;

/** Boards that are used again for every reply. */
interface Desk {
  readonly search: Search;
  /** The board of `search` as the next side sees it. */
  readonly next: Board;
}

/** What a play is worth to the mover, in points of a game, if the next side plays its best to each of the 21 rolls. */
export function pointsAfterReplies(turn: Turn, { position, points }: Candidate): number {
  const { game, options, mover } = turn;
  if (outcomeOf(game, options, position) !== null) return points;
  const rules = rulesetOf(game);
  const desk: Desk = { search: createSearch(createBoard(rules, options)), next: createBoard(rules, options) };
  const side = nextToAct(turn);
  const replies = pointsBeforeRoll(desk, turn, position, side);
  return side === mover ? replies : -replies;
}

/** For the side about to roll; numbers handed over to it are played first. */
function pointsBeforeRoll(desk: Desk, table: Turn, position: Position, side: Color): number {
  const begin = (roll: Roll | null): Turn => beginTurn({ ...table, position, mover: side, roll });
  if (position.handedOver.length > 0) {
    const { position: left, points } = bestCandidate(begin(null));
    const isDecided = outcomeOf(table.game, table.options, left) !== null;
    return isDecided ? points : pointsBeforeRoll(desk, table, left, side);
  }
  setBoard(desk.search.board, position, side);
  return ROLLS.reduce((sum, { roll, weight }) => sum + (weight / 36) * bestReply(desk, begin(roll)), 0);
}

function bestReply(desk: Desk, turn: Turn): number {
  const numbers = numbersLeft(turn);
  return numbers.order === 'free' ? bestOfFree(desk, turn, numbers) : bestCandidate(turn).points;
}

function bestOfFree({ search, next }: Desk, turn: Turn, { left }: Numbers): number {
  const { board } = search;
  const { handsOver } = board.rules;
  const pips = handsOver ? left.reduce<number>((sum, die) => sum + die, 0) : 0;
  const count = searchFree(search, left);
  let best = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index += 1) {
    const hit = makeResult(search, index);
    let points: number;
    if (isOver(board)) {
      points = pointsAfter(turn, positionHandedOn(turn, board, []));
    } else {
      turnBoard(board, next);
      const owed = handsOver ? pips - pipsOf(search.plays[index] ?? 0) : 0;
      points = -cubelessPoints(evaluateSight(turn.game, turn.options, sightOnBoard(next, owed)));
    }
    if (points > best) best = points;
    takeBack(search, index, hit);
  }
  return best;
}

/** The numbers used by a packed play of the search, added up. */
function pipsOf(play: number): number {
  let pips = 0;
  for (let rest = play; rest !== 0; rest >>>= 8) pips += rest & 7;
  return pips;
}

function bestCandidate(turn: Turn): Candidate {
  return candidates(turn, REPLY_BEAM).reduce((best, reply) => (reply.points > best.points ? reply : best));
}
