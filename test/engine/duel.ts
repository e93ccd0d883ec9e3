import { choosePlay } from '#engine/choosePlay.ts';
import type { Level } from '#match/types.ts';
import { startPosition } from '#rules/games/index.ts';
import { outcomeOf } from '#rules/outcome.ts';
import { resultOf } from '#rules/plays.ts';
import { type ByColor, DEFAULT_RULE_OPTIONS, type GameName } from '#rules/types.ts';
import { chanceFrom, moverAfter, turnAt } from '#test/support/arbitraries.ts';

/** Points that White wins in one game; the dice hang on the seed alone. */
function playGame(game: GameName, levels: ByColor<Level>, seed: number): number {
  const chance = chanceFrom(seed);
  const options = DEFAULT_RULE_OPTIONS;
  const mover = chance(2) === 0 ? 'white' : 'black';
  let turn = turnAt({ game, options, mover, position: startPosition(game) }, chance);
  for (let number = 0; ; number += 1) {
    const position = resultOf(turn, choosePlay({ turn, level: levels[turn.mover], seed: `${seed} ${number}` }));
    const outcome = outcomeOf(game, options, position);
    if (outcome !== null) return outcome.winner === 'white' ? outcome.points : -outcome.points;
    turn = turnAt({ ...turn, mover: moverAfter(turn), position }, chance);
  }
}

/** Mean points a game for `level`, each seed's dice being played from both sides. */
export function pointsAgainst(game: GameName, level: Level, other: Level, pairs: number): number {
  let points = 0;
  for (let seed = 1; seed <= pairs; seed += 1) {
    points += playGame(game, { white: level, black: other }, seed);
    points -= playGame(game, { white: other, black: level }, seed);
  }
  return points / (2 * pairs);
}
