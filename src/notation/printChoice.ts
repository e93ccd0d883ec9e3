import { playAll } from '#rules/plays.ts';
import { samePosition } from '#rules/position.ts';
import type { Turn } from '#rules/turn.ts';
import type { CheckerMove } from '#rules/types.ts';
import { parsePlay } from './parsePlay.ts';
import { printPlay, printRoute } from './printPlay.ts';
import type { PlayWords } from './playWords.ts';

/**
 * A text that is read as just these moves when it is played in `turn`: the canonical one, or where that could mean
 * another way (one that hits something else, or bears off by a single number), the one with every stop named.
 */
export function printChoice(moves: readonly CheckerMove[], turn: Turn, words: PlayWords): string {
  const text = printPlay(moves, turn.game, words);
  const route = printRoute(moves, turn.game, words);
  return text === route || !hasTwoWays(moves) || isReadAs(moves, text, turn) ? text : route;
}

/** By equal numbers there is one way only. */
const hasTwoWays = ([first, second, ...more]: readonly CheckerMove[]): boolean =>
  more.length === 0 && first?.die !== second?.die;

function isReadAs(moves: readonly CheckerMove[], text: string, turn: Turn): boolean {
  const read = parsePlay(text, turn);
  if (!read.ok || read.value.length !== moves.length) return false;
  return samePosition(playAll(turn, read.value).position, playAll(turn, moves).position);
}
