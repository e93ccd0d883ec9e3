import { impossible } from '#core/assertNever.ts';
import { err, ok } from '#core/result.ts';
import type { CommandOf } from '#match/command.ts';
import type { Decision } from '#match/decision.ts';
import type { MatchState } from '#match/state.ts';
import { isDouble } from '#rules/dice.ts';
import type { Color, Roll } from '#rules/types.ts';
import { ownTurn, uninterrupted } from './running.ts';

/** One die a side, equal ones again; the higher begins (`rules.md` 4). Throws at dice that settle nothing. */
export function rollOpening({ at, rolls, source }: CommandOf<'rollOpening'>, state: MatchState): Decision {
  const match = uninterrupted(state);
  if (!match.ok) return match;
  if (match.value.phase !== 'opening') return err({ code: 'openingOver' });
  return ok([{ type: 'openingRolled', at, rolls, starter: starterOf(rolls), source }]);
}

function starterOf(rolls: readonly Roll[]): Color {
  const last = rolls.at(-1);
  if (last === undefined || rolls.findIndex((pair) => !isDouble(pair)) !== rolls.length - 1) {
    return impossible('opening dice that differ before the last pair, or not at all');
  }
  return last[0] > last[1] ? 'white' : 'black';
}

/** Rolls for the turn, once. */
export function roll({ at, by, roll: dice, source, automatic }: CommandOf<'roll'>, state: MatchState): Decision {
  const match = ownTurn(state, by);
  if (!match.ok) return match;
  if (match.value.phase === 'toRoll') {
    return ok([{ type: 'rolled', at, by, roll: dice, source, own: automatic !== true }]);
  }
  const { play } = match.value;
  return err(play.roll === null ? { code: 'handedOverFirst', numbers: play.diceLeft } : { code: 'alreadyRolled' });
}
