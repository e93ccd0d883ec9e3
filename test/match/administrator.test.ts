import { describe, expect, test } from 'vitest';
import { remaining } from '#match/clock.ts';
import type { MatchCommand } from '#match/command.ts';
import type { MatchState, StartedState } from '#match/state.ts';
import { ask, at, flag, LIVE, move, offerResign, roll, TURKISH } from '#test/support/commands.ts';
import { given, toRoll } from '#test/support/given.ts';

const after = (state: MatchState, ...commands: readonly MatchCommand[]): StartedState =>
  given(state).when(...commands).state;
const half = after(toRoll({ ...TURKISH, pace: LIVE }), roll('white', 3, 1), move('white', '8/5'));
const reopen: MatchCommand = { type: 'reopen', commitment: null, at: 200_000 };

describe('an administrator', () => {
  test('gives the match to one side', () => {
    given(half)
      .when({ type: 'award', winner: 'black', at: 1 })
      .thenEvents({ type: 'matchWon', winner: 'black', reason: 'awarded' });
  });

  test('sets the score, and the game goes on in the middle of a turn', () => {
    const { state } = given(half)
      .when({ type: 'setScore', score: { white: 2, black: 4 }, at: 1 })
      .thenEvents({ type: 'scoreSet', score: { white: 2, black: 4 } });
    expect(state).toEqual({ ...half, at: 1, score: { white: 2, black: 4 } });
  });

  test.each([[{ white: 5, black: 0 }], [{ white: 0, black: -1 }], [{ white: 0.5, black: 0 }]])(
    'cannot set the score to %o in a match to five',
    (score) => {
      given(half).when({ type: 'setScore', score, at: 1 }).thenRefused({ code: 'scoreOutOfRange', length: 5 });
    },
  );

  test.each<readonly [string, readonly MatchCommand[]]>([
    [
      'lost on time',
      [at(200_000, flag(6, 1)), at(400_000, flag(6, 2)), at(600_000, flag(6, 2)), at(800_000, flag(6, 2))],
    ],
    ['resigned', [offerResign('black', 'match'), ask('acceptResign', 'white')]],
    ['stopped', [{ type: 'abort', reason: 'admin', at: 1 }]],
    ['awarded', [{ type: 'award', winner: 'white', at: 1 }]],
  ])('hands back a match that was %s: it goes on where it stood, with a full decision', (_, commands) => {
    let state: StartedState = half;
    for (const command of commands) if (state.phase !== 'matchOver') state = after(state, command);
    expect(['matchOver', 'aborted']).toContain(state.phase);
    const again = after(state, { ...reopen, at: 1_000_000 });
    expect(['toRoll', 'toPlay', 'resignOffered']).toContain(again.phase);
    expect(again.clock?.timeouts).toEqual({ white: 0, black: 0 });
    expect(remaining(again, 1_000_000)?.decisionMs).toBe(30_000);
  });

  test('keeps a half-played turn in a match that is handed back', () => {
    const again = after(half, { type: 'abort', reason: 'admin', at: 1 }, reopen);
    expect(again).toMatchObject({ phase: 'toPlay', play: { moves: [{ from: 8, to: 5 }] } });
    given(again)
      .when(at(200_001, ask('undo', 'white')))
      .thenEvents({ type: 'undone', by: 'white' });
  });

  test('hands nothing back that runs, or that was won in full', () => {
    given(half).when(reopen).thenRefused({ code: 'cannotReopen' });
  });
});
