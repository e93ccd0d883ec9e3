import { outcomeOf, type Outcome } from '#rules/outcome.ts';
import type { Position } from '#rules/position.ts';
import { type Color, type GameName, OFF, type RuleOptions } from '#rules/types.ts';
import { firstDoneChance, rollsToBearOff } from './bearOff.ts';
import type { Estimate } from './estimate.ts';
import { FEVGA } from './games/fevga.ts';
import type { GameModel } from './gameModel.ts';
import { GULBARA } from './games/gulbara.ts';
import { PLAKOTO } from './games/plakoto.ts';
import { TAVLA } from './games/tavla.ts';
import { estimateBy } from './linearModel.ts';
import { effectivePips, FOUR_MOVE_DOUBLES, type Pace, pipsToFirstOff, raceChance, raceMarsChance } from './race.ts';
import { otherSight, type Sight, sightOf } from './sight.ts';

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
  return outcome === null ? evaluateSight(game, options, sightOf(position, onRoll)) : certain(outcome, onRoll);
}

/** The same for the side about to roll where the game is known to go on. */
export function evaluateSight(game: GameName, options: RuleOptions, sight: Sight): Estimate {
  const { model, measure, pace, isRace } = MODELS[game];
  const estimate = isRace(rearmost(sight.own), rearmost(sight.other))
    ? estimateRace(pace, sight)
    : estimateBy(model, measure(sight), measure(otherSight(sight)));
  return withFacts(estimate, game, options, sight);
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

function rearmost(counts: ArrayLike<number>): number {
  let point = counts.length - 1;
  while (point > 0 && counts[point] === 0) point -= 1;
  return point;
}

function estimateRace(pace: Pace, { own, other, ownOwed }: Sight): Estimate {
  const ownPips = Math.max(1, effectivePips(own) - ownOwed);
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
function endOfRace(pace: Pace, own: ArrayLike<number>, other: ArrayLike<number>): number | null {
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
  { own, other }: Sight,
): Estimate {
  const marsWon = other[OFF] === 0 ? winMars : 0;
  const marsLost = own[OFF] === 0 ? loseMars : 0;
  const triple = game === 'tavla' && options.tripleMars ? TRIPLE_SHARE : 0;
  return {
    win,
    winMars: marsWon,
    winTriple: triple === 0 ? 0 : marsWon * triple * farBehind(other),
    loseMars: marsLost,
    loseTriple: triple === 0 ? 0 : marsLost * triple * farBehind(own),
    draw,
  };
}

function farBehind(counts: ArrayLike<number>): number {
  let checkers = 0;
  for (let point = 19; point < counts.length; point += 1) checkers += counts[point] ?? 0;
  return checkers;
}
