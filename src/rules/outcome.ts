import { rulesetOf } from './games/index.ts';
import { countAt, type Position } from './position.ts';
import { BAR, CHECKERS_A_SIDE, COLORS, OFF, opponentOf, type Color, type GameName, type RuleOptions } from './types.ts';

export type Points = 1 | 2 | 3;

/** How a game ended. `points` are before any cube; a draw counts nothing for anybody. */
export type Outcome =
  | { readonly winner: Color; readonly points: Points; readonly reason: 'borneOff' | 'motherPinned' }
  | { readonly winner: null; readonly points: 0; readonly reason: 'mothersPinned' };

/** The result of the game that has ended in this position, null while it goes on (`rules.md` 2, 5, 7). */
export function outcomeOf(game: GameName, options: RuleOptions, position: Position): Outcome | null {
  const winner = COLORS.find((color) => countAt(position, color, OFF) === CHECKERS_A_SIDE);
  if (winner !== undefined) {
    return { winner, points: pointsLost(game, options, position, opponentOf(winner)), reason: 'borneOff' };
  }
  const { decidedBy } = rulesetOf(game);
  return decidedBy === null ? null : decidedBy(position);
}

/** What `resigner` gives by resigning this game, before any cube (`rules.md` 5). */
export const resignPoints = (game: GameName, options: RuleOptions, position: Position, resigner: Color): Points =>
  pointsLost(game, options, position, resigner);

function pointsLost(game: GameName, options: RuleOptions, position: Position, loser: Color): Points {
  if (countAt(position, loser, OFF) > 0) return 1;
  if (!options.tripleMars || !rulesetOf(game).hasTripleMars) return 2;
  const behind = position.checkers[loser].slice(WINNERS_HOME).some((count) => count > 0);
  return behind ? 3 : 2;
}

/** In tavla the winner's home is the loser's 19-24; the bar stands behind it at 25. */
const WINNERS_HOME = BAR - 6;
