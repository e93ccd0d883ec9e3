import { readFileSync } from 'node:fs';
import { ROLLS } from '#rules/dice.ts';
import { outcomeOf } from '#rules/outcome.ts';
import type { Position } from '#rules/position.ts';
import { beginTurn, type Turn } from '#rules/turn.ts';
import { DEFAULT_RULE_OPTIONS, opponentOf, type Color, type GameName } from '#rules/types.ts';
import { parseResultString } from '#src/protocol/vectorPosition.ts';

/**
 * How many ways of different results lead on over `depth` rolls, all 21 rolls tried at each. Handed-over numbers are
 * played before the roll; a game that has ended leads nowhere.
 */
export function perft(
  game: GameName,
  position: Position,
  mover: Color,
  depth: number,
  resultsOf: (turn: Turn) => readonly Position[],
): number {
  if (depth === 0) return 1;
  if (outcomeOf(game, DEFAULT_RULE_OPTIONS, position) !== null) return 0;
  const table = { game, options: DEFAULT_RULE_OPTIONS, position, mover };
  if (position.handedOver.length > 0) {
    return resultsOf(beginTurn({ ...table, roll: null })).reduce(
      (sum, result) => sum + perft(game, result, mover, depth, resultsOf),
      0,
    );
  }
  return ROLLS.reduce(
    (total, { roll }) =>
      resultsOf(beginTurn({ ...table, roll })).reduce(
        (sum, result) => sum + perft(game, result, opponentOf(mover), depth - 1, resultsOf),
        total,
      ),
    0,
  );
}

interface PerftLine {
  readonly text: string;
  readonly position: Position;
  /** Counts by depth, from depth 1. */
  readonly counts: readonly number[];
}

/** Lines of `position; count at depth 1; count at depth 2 …`, White to roll; `#` begins a comment. */
export function readPerft(game: GameName): readonly PerftLine[] {
  const lines = readFileSync(new URL(`../rules/perft/${game}.perft`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [text = '', ...counts] = line.split('; ');
      const position = parseResultString(game, text, { white: 0, black: 0 });
      if (position === null) throw new Error(`unreadable: ${line}`);
      return { text, position, counts: counts.map(Number) };
    });
}
