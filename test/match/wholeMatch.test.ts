import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { automaticStep } from '#match/automatic.ts';
import { dueAt, remaining } from '#match/clock.ts';
import type { MatchCommand } from '#match/command.ts';
import { decide } from '#match/decide.ts';
import type { MatchEvent } from '#match/event.ts';
import { evolve } from '#match/evolve.ts';
import { sideToAct } from '#match/seats.ts';
import {
  boardOf,
  initialState,
  isRunning,
  type MatchState,
  type RunningState,
  type StartedState,
} from '#match/state.ts';
import type { MatchSettings } from '#match/types.ts';
import { nextMoves } from '#rules/turn.ts';
import { COLORS, DICE, GAMES, type Color, type Die, type Roll } from '#rules/types.ts';
import { chanceFrom, type Chance } from '#test/support/arbitraries.ts';
import {
  ask,
  BACKGAMMON,
  DAILY,
  flag,
  LIVE,
  MACEDONIAN,
  move,
  offerResign,
  roll,
  rollOpening,
  start,
  TURKISH,
} from '#test/support/commands.ts';
import { totalOf } from '#test/support/position.ts';

const TABLES: readonly MatchSettings[] = [
  { ...TURKISH, pace: LIVE },
  { ...BACKGAMMON, pace: LIVE },
  { ...TURKISH, hands: true, length: 3, closedBoard: 'noRoll' },
  { ...MACEDONIAN, length: 5, pace: DAILY },
  { ...MACEDONIAN, games: ['tavla', 'plakoto', 'fevga'], length: 3, resigning: 'offer', pace: LIVE },
  ...GAMES.map((game): MatchSettings => ({ ...MACEDONIAN, games: [game], length: 2 })),
];

const pick = <T>(items: readonly T[], chance: Chance): T => {
  const item = items[chance(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};
const die = (chance: Chance): Die => pick(DICE, chance);
const dice = (chance: Chance): Roll => [die(chance), die(chance)];

function openingDice(chance: Chance): readonly Roll[] {
  const pair = dice(chance);
  return pair[0] === pair[1] ? [pair, ...openingDice(chance)] : [pair];
}

/** What a player with some sense does next, any legal way. */
function sensible(state: RunningState, chance: Chance): MatchCommand {
  const by = sideToAct(state);
  if (by === null) return rollOpening(...openingDice(chance));
  if (state.phase === 'doubleOffered') return ask(pick(['take', 'drop'], chance), by);
  if (state.phase === 'resignOffered') return ask(pick(['acceptResign', 'declineResign', 'declineResign'], chance), by);
  if (state.phase !== 'toPlay') return roll(by, ...dice(chance));
  const moves = nextMoves(state.play);
  return moves.length === 0 ? ask('confirm', by) : { type: 'move', by, moves: [pick(moves, chance)], at: 0 };
}

/** What nobody expects: most of it is refused. */
function anything(chance: Chance): MatchCommand {
  const by: Color = pick(COLORS, chance);
  const from = 1 + chance(25);
  const number = die(chance);
  return pick<MatchCommand>(
    [
      start(),
      rollOpening(...openingDice(chance)),
      roll(by, ...dice(chance)),
      move(by),
      { type: 'move', by, moves: [{ from, to: Math.max(0, from - number), die: number }], at: 0 },
      ask('undo', by),
      ask('undo', by),
      ask('confirm', by),
      ask('offerDouble', by),
      ask('offerDouble', by),
      ask('take', by),
      ask('drop', by),
      chance(10) === 0 ? offerResign(by, pick(['game', 'game', 'match'], chance)) : ask('acceptResign', by),
      ask('declineResign', by),
      flag(...dice(chance)),
      { type: 'holdClock', at: 0 },
      { type: 'releaseClock', at: 0 },
      chance(200) === 0 ? { type: 'abort', reason: 'admin', at: 0 } : ask('undo', by),
      chance(20) === 0 ? { type: pick(['noteMissing', 'noteReturned'], chance), color: by, at: 0 } : ask('undo', by),
      { type: 'forfeit', color: by, at: 0 },
      { type: pick(['offerPause', 'acceptPause', 'declinePause', 'resume'], chance), by, at: 0 },
      { type: pick(['beginVacation', 'endVacation'], chance), color: by, at: 0 },
      { type: 'remind', at: 0 },
    ],
    chance,
  );
}

/** What the table does where it does something, with habits that change from turn to turn. */
function automatic(state: StartedState, chance: Chance): MatchCommand | null {
  const habits = { autoRoll: chance(2) === 0, autoForced: true, autoConfirm: chance(2) === 0, greedyBearOff: false };
  const step = automaticStep(state, { white: habits, black: habits });
  if (step === null) return null;
  if (step.type === 'rollOpening') return rollOpening(...openingDice(chance));
  return step.type === 'roll' ? { ...step, roll: dice(chance), source: 'crypto', at: 0 } : { ...step, at: 0 };
}

/** Nothing in it can be changed any more: who tries fails the test. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

function checkState(before: MatchState, state: StartedState): void {
  for (const color of COLORS) {
    expect(totalOf(boardOf(state), color)).toBe(15);
    if (before.phase !== 'notStarted') expect(state.score[color]).toBeGreaterThanOrEqual(before.score[color]);
    const points = state.results.map((result) => (result.winner === color ? result.points : 0));
    expect(state.score[color]).toBe(points.reduce((sum, won) => sum + won, 0));
  }
  expect(sideToAct(state) !== null).toBe(isRunning(state) && state.phase !== 'opening');
  const left = remaining(state, state.at);
  if (left !== null) expect(Math.min(left.decisionMs, left.reserveMs)).toBeGreaterThanOrEqual(0);
  if (isRunning(state)) expect(state.results.length).toBe(state.gameNumber - 1);
}

/** More commands than the longest of these matches has needed; reaching it fails the test. */
const MANY = 20_000;

/** Plays one whole match with senseless commands between, and checks every step. */
function playedOut(
  settings: MatchSettings,
  chance: Chance,
): { readonly log: readonly MatchEvent[]; readonly state: StartedState } {
  const log: MatchEvent[] = [];
  let state: MatchState = initialState;
  let now = 0;
  for (let count = 0; count < MANY; count++) {
    if (state.phase === 'matchOver' || state.phase === 'aborted') return { log, state };
    const running = isRunning(state) ? state : null;
    const kind = chance(10);
    now += chance(100) === 0 ? 100_000 : chance(8_000);
    const due = dueAt(state);
    const late = due !== null && due <= now;
    const wanted =
      running === null
        ? start(settings)
        : late
          ? flag(...dice(chance))
          : kind < 3
            ? anything(chance)
            : ((kind < 6 ? automatic(running, chance) : null) ?? sensible(running, chance));
    const decided = decide(frozen({ ...wanted, at: now }), frozen(state));
    if (!decided.ok) {
      expect(running === null || kind < 3).toBe(true);
      continue;
    }
    expect(decided.value.length).toBeGreaterThan(0);
    const next: MatchState = decided.value.reduce(evolve, state);
    if (next.phase === 'notStarted') throw new Error('a match does not go back before its start');
    checkState(state, next);
    log.push(...decided.value);
    state = next;
  }
  throw new Error(`not over after ${MANY} commands`);
}

describe.each(TABLES)('a match of $games to $length ($pace.kind, cube $cube, hands $hands)', (settings) => {
  test.prop([fc.nat()], { numRuns: 8 })(
    'keeps its rules whatever is asked of it, ends, and replays from its log',
    (seed) => {
      const { log, state } = playedOut(settings, chanceFrom(seed));
      const stored = JSON.parse(JSON.stringify(log)) as readonly MatchEvent[];
      expect(stored.reduce<MatchState>(evolve, initialState)).toEqual(state);
      if (state.phase === 'matchOver' && state.reason === 'length') {
        expect(state.score[state.winner]).toBeGreaterThanOrEqual(settings.length);
      }
    },
  );
});
