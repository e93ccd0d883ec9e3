import { outcomeOf, type Outcome } from '#rules/outcome.ts';
import { isRace } from '#rules/pips.ts';
import type { Position } from '#rules/position.ts';
import { type Color, type GameName, OFF, opponentOf, type RuleOptions } from '#rules/types.ts';
import { firstDoneChance, rollsToBearOff } from './bearOff.ts';
import type { Estimate } from './estimate.ts';
import { FEVGA } from './games/fevga.ts';
import type { GameModel } from './gameModel.ts';
import { GULBARA } from './games/gulbara.ts';
import { PLAKOTO } from './games/plakoto.ts';
import { TAVLA } from './games/tavla.ts';
import { estimateBy } from './linearModel.ts';
import { effectivePips, FOUR_MOVE_DOUBLES, type Pace, pipsToFirstOff, raceChance, raceMarsChance } from './race.ts';

const MODELS: Readonly<Record<GameName, GameModel>> = {
  tavla: TAVLA,
  plakoto: PLAKOTO,
  fevga: FEVGA,
  gulbara: GULBARA,
};

/**
 * How the game is expected to end, for the side about to roll (or to play the numbers handed over to it). Exact where the
 * game is over, and in what can no longer happen.
 */
export function evaluate(game: GameName, options: RuleOptions, position: Position, onRoll: Color): Estimate {
  const outcome = outcomeOf(game, options, position);
  if (outcome !== null) return certain(outcome, onRoll);
  const model = MODELS[game];
  const estimate = isRace(game, position)
    ? estimateRace(model, position, onRoll)
    : estimateBy(
        model.model,
        model.measure(position, onRoll, onRoll),
        model.measure(position, opponentOf(onRoll), onRoll),
      );
  return withFacts(estimate, game, options, position, onRoll);
}

function certain({ winner, points }: Outcome, onRoll: Color): Estimate {
  const won = winner === onRoll;
  const lost = winner !== null && !won;
  return {
    win: won ? 1 : 0,
    winMars: won && points >= 2 ? 1 : 0,
    winTriple: won && points === 3 ? 1 : 0,
    loseMars: lost && points >= 2 ? 1 : 0,
    loseTriple: lost && points === 3 ? 1 : 0,
    draw: winner === null ? 1 : 0,
  };
}

function estimateRace({ pace }: GameModel, position: Position, onRoll: Color): Estimate {
  const own = position.checkers[onRoll];
  const other = position.checkers[opponentOf(onRoll)];
  const owed = position.handedOver.reduce<number>((sum, die) => sum + die, 0);
  const ownPips = Math.max(1, effectivePips(own) - owed);
  const otherPips = effectivePips(other);
  const win = endOfRace(pace, own, other) ?? raceChance(ownPips, otherPips, pace);
  const rolls = (pips: number): number => pips / pace.pipsPerRoll;
  const winMars = raceMarsChance(rolls(ownPips) - 0.5, rolls(pipsToFirstOff(other)));
  const loseMars = raceMarsChance(rolls(otherPips), rolls(pipsToFirstOff(own)) - 0.5);
  return {
    win,
    winMars: Math.min(win, winMars),
    winTriple: 0,
    loseMars: Math.min(1 - win, loseMars),
    loseTriple: 0,
    draw: 0,
  };
}

/** Calculated where few checkers are left on both sides. */
function endOfRace(pace: Pace, own: readonly number[], other: readonly number[]): number | null {
  if (pace !== FOUR_MOVE_DOUBLES) return null;
  const ownRolls = rollsToBearOff(own);
  const otherRolls = rollsToBearOff(other);
  return ownRolls === null || otherRolls === null ? null : firstDoneChance(ownRolls, otherRolls);
}

/** Of the mars that a side suffers, the share that are triple for each of its checkers on the bar or in the winner's home. */
const TRIPLE_SHARE = 0.02;

/** A side that has borne off a checker cannot lose a mars; triple mars needs the option and a checker far behind. */
function withFacts(
  { win, winMars, loseMars, draw }: Estimate,
  game: GameName,
  options: RuleOptions,
  { checkers }: Position,
  onRoll: Color,
): Estimate {
  const own = checkers[onRoll];
  const other = checkers[opponentOf(onRoll)];
  const marsWon = other[OFF] === 0 ? winMars : 0;
  const marsLost = own[OFF] === 0 ? loseMars : 0;
  const triple = game === 'tavla' && options.tripleMars ? TRIPLE_SHARE : 0;
  return {
    win,
    winMars: marsWon,
    winTriple: marsWon * triple * farBehind(other),
    loseMars: marsLost,
    loseTriple: marsLost * triple * farBehind(own),
    draw,
  };
}

const farBehind = (counts: readonly number[]): number => counts.slice(19).reduce((sum, count) => sum + count, 0);
