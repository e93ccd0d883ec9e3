import { err, ok, type Result } from '#core/result.ts';
import type { CommandOf } from '#match/command.ts';
import { cubeFault } from '#match/cube.ts';
import type { Decision } from '#match/decision.ts';
import type { MatchEvent } from '#match/event.ts';
import type { Refusal } from '#match/refusal.ts';
import type { DoubleOffered, MatchState } from '#match/state.ts';
import { opponentOf, type Color } from '#rules/types.ts';
import { ownTurn, uninterrupted } from './running.ts';

/** Before the roll, on the own turn (`rules.md` 5). */
export function offerDouble({ at, by }: CommandOf<'offerDouble'>, state: MatchState): Decision {
  const match = ownTurn(state, by);
  if (!match.ok) return match;
  const table = match.value;
  const fault = cubeFault(table, by);
  if (fault !== null) return err(fault);
  if (table.phase === 'toPlay') return err({ code: 'alreadyRolled' });
  return ok([{ type: 'doubleOffered', at, by, value: table.cube.value * 2 }]);
}

export function take({ at, by }: CommandOf<'take'>, state: MatchState): Decision {
  const match = doubleFor(state, by);
  return match.ok ? ok([{ type: 'doubleTaken', at, by }]) : match;
}

export function drop({ at, by }: CommandOf<'drop'>, state: MatchState): Decision {
  const match = doubleFor(state, by);
  return match.ok ? ok(dropped(match.value, at, true)) : match;
}

/** The double that `by` has to answer. */
export function doubleFor(state: MatchState, by: Color): Result<DoubleOffered, Refusal> {
  const match = uninterrupted(state);
  if (!match.ok) return match;
  if (match.value.phase !== 'doubleOffered') return err({ code: 'noOffer' });
  return match.value.turn === by ? err({ code: 'notYourAnswer' }) : ok(match.value);
}

/** The answerer drops, or the table for it (`own` false): the doubler wins the value before the double. */
export function dropped(state: DoubleOffered, at: number, own: boolean): readonly MatchEvent[] {
  const { turn, cube } = state;
  return [
    { type: 'doubleDropped', at, by: opponentOf(turn), own },
    { type: 'gameWon', at, winner: turn, points: cube.value, kind: 1, reason: 'dropped' },
  ];
}
