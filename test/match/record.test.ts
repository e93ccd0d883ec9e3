import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { MatchCommand } from '#match/command.ts';
import type { MatchEvent } from '#match/event.ts';
import { recordOf } from '#match/record.ts';
import { initialState, type MatchState, type StartedState } from '#match/state.ts';
import type { MatchSettings } from '#match/types.ts';
import {
  ask,
  BACKGAMMON,
  MACEDONIAN,
  move,
  offerResign,
  roll,
  rollOpening,
  start,
  TURKISH,
} from '#test/support/commands.ts';
import { given } from '#test/support/given.ts';
import { positionAfter } from '#test/support/recordedPosition.ts';
import { walkedMatch } from '#test/support/walkedMatch.ts';

const walked = (settings: MatchSettings, seed: number) => {
  const events: MatchEvent[] = [];
  let state: StartedState | null = null;
  for (const step of walkedMatch(settings, seed)) {
    events.push(...step.events);
    state = step.after;
  }
  if (state === null) throw new Error('nothing was played');
  return { events, state };
};

describe.each([
  ['Turkish tavla', TURKISH],
  ['backgammon', BACKGAMMON],
  ['the Macedonian set', { ...MACEDONIAN, length: 3 }],
])('%s', (_, settings) => {
  property.prop([fc.nat()], { numRuns: 12 })('what is written down is what was played', (seed) => {
    const { events, state } = walked(settings, seed);
    const record = recordOf(events);
    expect(record.score).toEqual(state.score);
    expect(record.games.map(({ result }) => result).filter((result) => result !== null)).toEqual(state.results);
    expect(record.games.map(({ number }) => number)).toEqual(record.games.map((_game, index) => index + 1));
    const last = record.games.at(-1);
    if (last === undefined) throw new Error('no game');
    for (const game of record.games) positionAfter(game, settings);
    if (last.acts.every(({ type }) => type !== 'notPlayed' && type !== 'resigned')) {
      expect(positionAfter(last, settings).checkers).toEqual(
        state.phase === 'matchOver' ? state.position.checkers : null,
      );
    }
    expect(record.end).toEqual(
      state.phase === 'matchOver' ? { kind: 'won', winner: state.winner, reason: state.reason } : null,
    );
  });
});

const opened = [start(TURKISH), rollOpening([2, 2], [6, 1]), roll('white', 3, 1)];
const record = (...commands: readonly MatchCommand[]) => {
  const events: MatchEvent[] = [];
  let state: MatchState = initialState;
  for (const command of commands) {
    const done = given(state).when(command);
    events.push(...done.events);
    state = done.state;
  }
  return recordOf(events);
};

test('undone moves and a declined resignation leave no trace', () => {
  const { games } = record(
    ...opened,
    move('white', '24/21'),
    ask('undo', 'white'),
    offerResign('white'),
    ask('declineResign', 'black'),
    move('white', '8/5', '6/5'),
    ask('confirm', 'white'),
  );
  expect(games).toEqual([
    {
      number: 1,
      game: 'tavla',
      crawford: false,
      score: { white: 0, black: 0 },
      opening: [
        [2, 2],
        [6, 1],
      ],
      starter: 'white',
      acts: [
        {
          type: 'played',
          by: 'white',
          roll: [3, 1],
          play: [
            { from: 8, to: 5, die: 3, capture: null },
            { from: 6, to: 5, die: 1, capture: null },
          ],
          left: [],
        },
      ],
      result: null,
    },
  ]);
});

test.each([
  ['a game', 'game', 2, { games: 2, end: null }],
  ['the match', 'match', 0, { games: 1, end: { kind: 'won', winner: 'black', reason: 'resigned' } }],
] as const)('who resigns %s in mid-turn has not played the roll', (_, scope, points, { games, end }) => {
  const written = record(...opened, move('white', '24/21'), offerResign('white', scope), ask('acceptResign', 'black'));
  expect(written.games).toHaveLength(games);
  expect(written.end).toEqual(end);
  expect(written.games[0]?.acts).toEqual([
    { type: 'notPlayed', by: 'white', roll: [3, 1], forced: false },
    { type: 'resigned', by: 'white', scope, points },
  ]);
});

test('a match that is stopped keeps the roll on the table', () => {
  const { games, end } = record(...opened, { type: 'abort', reason: 'admin', at: 0 });
  expect(end).toEqual({ kind: 'aborted', reason: 'admin' });
  expect(games[0]?.acts).toEqual([{ type: 'notPlayed', by: 'white', roll: [3, 1], forced: false }]);
});

test('what is no log is refused', () => {
  expect(() => recordOf([])).toThrow('without a start');
});
