import { impossible } from '#core/assertNever.ts';
import { automaticStep, type Habits } from '#match/automatic.ts';
import type { MatchCommand } from '#match/command.ts';
import { decide } from '#match/decide.ts';
import type { MatchEvent } from '#match/event.ts';
import { evolve } from '#match/evolve.ts';
import type { MatchState, StartedState } from '#match/state.ts';
import type { ByColor } from '#rules/types.ts';
import type { MatchDice } from './matchDice.ts';
import type { Draw } from './ports.ts';

/**
 * All that the table does by itself from this state on: opening rolls, rolls with nothing to decide before them, forced
 * plays, passes. Each roll is a fresh draw. The events belong to the transaction of the act that led here.
 */
export function automaticSteps(
  state: StartedState,
  habits: ByColor<Habits>,
  dice: MatchDice,
  at: number,
): readonly MatchEvent[] {
  const events: MatchEvent[] = [];
  let now: MatchState = state;
  for (;;) {
    const command = commandFor(now, habits, dice, at);
    if (command === null) return events;
    const decided = decide(command, now);
    if (!decided.ok) return impossible(`automatic ${command.type} refused: ${decided.error.code}`);
    events.push(...decided.value);
    now = decided.value.reduce(evolve, now);
  }
}

function commandFor(state: MatchState, habits: ByColor<Habits>, dice: MatchDice, at: number): MatchCommand | null {
  if (state.phase === 'notStarted') return null;
  const step = automaticStep(state, habits);
  if (step === null) return null;
  if (step.type !== 'rollOpening' && step.type !== 'roll') return { ...step, at };
  const draw = dice.draw(null);
  return step.type === 'rollOpening'
    ? { type: 'rollOpening', rolls: openingRolls(draw), source: draw.source, at }
    : { ...step, roll: draw.next(), source: draw.source, at };
}

/** One die a side, again while they are equal. */
function openingRolls(draw: Draw) {
  const rolls = [draw.next()];
  for (let last = rolls[0]; last !== undefined && last[0] === last[1]; last = rolls.at(-1)) rolls.push(draw.next());
  return rolls;
}
