import { choosePlay } from '#engine/choosePlay.ts';
import type { MatchCommand } from '#match/command.ts';
import { decide } from '#match/decide.ts';
import type { MatchEvent } from '#match/event.ts';
import { evolve } from '#match/evolve.ts';
import { sideToAct } from '#match/seats.ts';
import { initialState, isRunning, type MatchState, type RunningState } from '#match/state.ts';
import type { Level, MatchSettings } from '#match/types.ts';
import { nextMoves } from '#rules/turn.ts';
import { DICE, type ByColor, type Roll } from '#rules/types.ts';
import { chanceFrom, type Chance } from './arbitraries.ts';
import { ask, PEOPLE, roll, rollOpening, start } from './commands.ts';

/** The log of a match between two players of the computer's; doubles come by chance, and every other one is taken. */
export function sensibleMatch(settings: MatchSettings, levels: ByColor<Level>, seed: number): readonly MatchEvent[] {
  const chance = chanceFrom(seed);
  const events: MatchEvent[] = [];
  let state: MatchState = initialState;
  for (;;) {
    if (state.phase !== 'notStarted' && !isRunning(state)) return events;
    const command = state.phase === 'notStarted' ? start(settings, PEOPLE) : next(state, levels, chance);
    const decided = decide(command, state);
    if (!decided.ok) continue;
    events.push(...decided.value);
    state = decided.value.reduce(evolve, state);
  }
}

function next(state: RunningState, levels: ByColor<Level>, chance: Chance): MatchCommand {
  const by = sideToAct(state);
  if (by === null) return rollOpening([6, 1]);
  if (state.phase === 'doubleOffered') return ask(chance(2) === 0 ? 'drop' : 'take', by);
  if (state.phase === 'toRoll') return chance(8) === 0 ? ask('offerDouble', by) : roll(by, ...dice(chance));
  if (state.phase !== 'toPlay') throw new Error(`nothing to do in ${state.phase}`);
  const { play } = state;
  if (nextMoves(play).length === 0) return ask('confirm', by);
  return { type: 'move', by, moves: choosePlay({ turn: play, level: levels[by], seed: '' }), at: 0 };
}

const dice = (chance: Chance): Roll => [DICE[chance(6)] ?? 1, DICE[chance(6)] ?? 1];
