import { checkerMove, createBoard, isOver, step, type Board } from './board.ts';
import { positionOnBoard, setBoard } from './boardPosition.ts';
import { numbersAfter, numbersHandedOver, type Numbers } from './dice.ts';
import { legalSteps } from './duty.ts';
import { playFaultOf, stepFault } from './faults.ts';
import { rulesetOf } from './games/index.ts';
import type { MoveFault } from './moveFault.ts';
import type { Position } from './position.ts';
import { findPlays } from './results.ts';
import type { CheckerMove, Color, Die, GameName, Play, RuleOptions, Roll } from './types.ts';

/** A turn half played: what the table holds between the roll and the confirmation. */
export interface Turn {
  readonly game: GameName;
  readonly options: RuleOptions;
  readonly mover: Color;
  /** Null where the numbers that were handed over are played (gul bara). */
  readonly roll: Roll | null;
  /** The position when the turn began. */
  readonly start: Position;
  /** The position after `moves`. */
  readonly position: Position;
  readonly moves: readonly CheckerMove[];
  /** Numbers not played yet, in the order in which they would have to be played where there is one. */
  readonly diceLeft: readonly Die[];
}

/** A checker move as somebody names it, in the mover's numbering. */
type NamedMove = Pick<CheckerMove, 'from' | 'to' | 'die'>;

/**
 * The turn of `mover` from `position`. A null `roll` plays the numbers handed over with the position (`rules.md` 6);
 * while there are such numbers, nothing can be rolled.
 */
export function beginTurn(turn: Pick<Turn, 'game' | 'options' | 'position' | 'mover' | 'roll'>): Turn {
  const { position, roll } = turn;
  const handed = position.handedOver.length > 0;
  if ((roll === null) !== handed) throw new Error('handed-over numbers are played before a roll');
  return { ...turn, start: position, moves: [], diceLeft: numbersAtStart({ ...turn, start: position }).left };
}

const numbersAtStart = ({ game, mover, roll, start }: Pick<Turn, 'game' | 'mover' | 'roll' | 'start'>): Numbers =>
  roll === null ? numbersHandedOver(start.handedOver) : rulesetOf(game).numbers(roll, start.rolls[mover]);

/** What is left to play, and in which order. */
export const numbersLeft = (turn: Turn): Numbers => ({ order: numbersAtStart(turn).order, left: turn.diceLeft });

/** The board of a half-played turn, with the hits of this turn known. */
export function boardOfTurn({ game, options, start, mover, moves }: Turn): Board {
  const board = createBoard(rulesetOf(game), options);
  setBoard(board, start, mover);
  for (const { from, die } of moves) step(board, from, die);
  return board;
}

/** Every checker move that lies on some legal complete play; empty exactly when the turn is complete. From the rear. */
export function nextMoves(turn: Turn): readonly CheckerMove[] {
  const board = boardOfTurn(turn);
  return legalSteps(board, numbersLeft(turn)).map(({ from, die }) => checkerMove(board, from, die));
}

/** Plays one of `nextMoves`; throws at any other. */
export function playMove(turn: Turn, { from, to, die }: NamedMove): Turn {
  const legal = nextMoves(turn).find((move) => move.from === from && move.to === to && move.die === die);
  if (legal === undefined) throw new Error(`illegal move ${from}/${to} by ${die}`);
  return withMove(turn, legal);
}

/** The turn one step on; the move is taken to be legal, as where a log is read. */
export function withMove(turn: Turn, move: CheckerMove): Turn {
  const board = boardOfTurn(turn);
  step(board, move.from, move.die);
  return {
    ...turn,
    position: positionOnBoard(board, turn.start, turn.mover),
    moves: [...turn.moves, move],
    diceLeft: numbersAfter(numbersLeft(turn), move.die).left,
  };
}

/** Takes back the last checker move, with what it hit or pinned; throws where there is none. */
export function undoMove(turn: Turn): Turn {
  if (turn.moves.length === 0) throw new Error('nothing to take back');
  return turn.moves.slice(0, -1).reduce(withMove, beginTurn({ ...turn, position: turn.start }));
}

/** The position that the opponent gets; throws while the turn is not complete. */
export function endTurn(turn: Turn): Position {
  if (nextMoves(turn).length > 0) throw new Error('more must be played');
  return positionHandedOn(turn, boardOfTurn(turn), turn.diceLeft);
}

/**
 * What a turn hands on that ends with this board and these numbers left. Where numbers are handed over, a roll hands
 * over all that it left unplayed; handed-over numbers that were left are lost (`rules.md` 6).
 */
export function positionHandedOn({ game, start, mover, roll }: Turn, board: Board, left: readonly Die[]): Position {
  const position = positionOnBoard(board, start, mover);
  if (!rulesetOf(game).handsOver) return position;
  if (roll === null) return { ...position, handedOver: [] };
  return {
    ...position,
    rolls: { ...position.rolls, [mover]: position.rolls[mover] + 1 },
    handedOver: isOver(board) ? [] : left.toSorted((a, b) => a - b),
  };
}

/** The play from here where all complete plays lead to one result (empty where nothing can be played), else null. */
export function onlyPlay(turn: Turn): Play | null {
  const { plays } = findPlays(boardOfTurn(turn), numbersLeft(turn), 2);
  return plays.length === 1 ? (plays[0] ?? null) : null;
}

/** Why this checker move is not legal now; null where it is. Without `die`, any number that makes the move will do. */
export const moveFault = (
  turn: Turn,
  wish: { readonly from: number; readonly to: number; readonly die?: Die },
): MoveFault | null => stepFault(boardOfTurn(turn), numbersLeft(turn), turn.moves.length, wish);

/** Why the turn cannot end here; null where it is complete. */
export const playFault = (turn: Turn): MoveFault | null =>
  playFaultOf(boardOfTurn(turn), numbersLeft(turn), turn.moves.length);
