import { automaticStep } from '#match/automatic.ts';
import type { MatchCommand } from '#match/command.ts';
import { decide } from '#match/decide.ts';
import type { MatchEvent } from '#match/event.ts';
import { evolve } from '#match/evolve.ts';
import { sideToAct } from '#match/seats.ts';
import { initialState, isRunning, type MatchState, type StartedState } from '#match/state.ts';
import type { MatchSettings, Seat } from '#match/types.ts';
import { nextMoves } from '#rules/turn.ts';
import { type ByColor, DICE, type Roll } from '#rules/types.ts';
import { type Chance, chanceFrom } from './arbitraries.ts';
import { ask, offerResign, PEOPLE, roll, rollOpening, start } from './commands.ts';

export interface Step {
  readonly before: MatchState;
  readonly events: readonly MatchEvent[];
  readonly after: StartedState;
}

/** A match played at random, with offers and answers, a step for each thing that somebody does or the table does. */
export function* walkedMatch(settings: MatchSettings, seed: number, seats: ByColor<Seat> = PEOPLE): Generator<Step> {
  const chance = chanceFrom(seed);
  let state: MatchState = initialState;
  for (;;) {
    const command = next(state, settings, seats, chance);
    if (command === null) return;
    const decided = decide(command, state);
    if (!decided.ok) continue;
    const before = state;
    state = decided.value.reduce(evolve, state);
    if (state.phase === 'notStarted') throw new Error('not started');
    yield { before, events: decided.value, after: state };
  }
}

const HABITS = { autoRoll: true, autoForced: true, autoConfirm: false, greedyBearOff: false };

function next(state: MatchState, settings: MatchSettings, seats: ByColor<Seat>, chance: Chance): MatchCommand | null {
  if (state.phase === 'notStarted') return start(settings, seats);
  if (!isRunning(state)) return null;
  const by = sideToAct(state);
  if (by === null) return rollOpening(...openingDice(chance));
  if (state.phase === 'resignOffered') return ask(chance(8) === 0 ? 'acceptResign' : 'declineResign', by);
  if (state.phase === 'doubleOffered') return ask(chance(3) === 0 ? 'drop' : 'take', by);
  if (chance(60) === 0) return offerResign(by, chance(4) === 0 ? 'match' : 'game');
  const habits = chance(3) === 0 ? { ...HABITS, autoRoll: false, autoForced: false } : HABITS;
  const step = automaticStep(state, { white: habits, black: habits });
  if (step?.type === 'move' || step?.type === 'confirm') return { ...step, at: 0 };
  if (state.phase === 'toRoll') return chance(4) === 0 ? ask('offerDouble', by) : roll(by, ...dice(chance));
  if (state.phase !== 'toPlay') throw new Error(`nothing to do in ${state.phase}`);
  if (chance(6) === 0) return ask('undo', by);
  const moves = nextMoves(state.play);
  const move = moves[chance(moves.length)];
  return move === undefined ? ask('confirm', by) : { type: 'move', by, moves: [move], at: 0 };
}

const dice = (chance: Chance): Roll => [DICE[chance(6)] ?? 1, DICE[chance(6)] ?? 1];

function openingDice(chance: Chance): readonly Roll[] {
  const pair = dice(chance);
  return pair[0] === pair[1] ? [pair, ...openingDice(chance)] : [pair];
}
