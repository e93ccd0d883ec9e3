import { describe, expect, test } from 'vitest';
import { positionIds } from '#discord/views/positionId.ts';
import { isRunning, type StartedState } from '#match/state.ts';
import { settingsFrom } from '#match/presets.ts';
import { findGnubgId } from '#notation/gnubgId.ts';
import { ask, BACKGAMMON, offerResign, roll, start, TURKISH } from '#test/support/commands.ts';
import { given, toRoll } from '#test/support/given.ts';

const idsOf = (state: StartedState): readonly string[] => {
  if (!isRunning(state)) throw new Error('not running');
  return positionIds(state);
};

/** The match ID that is shown, read again. */
const momentOf = (state: StartedState) => {
  const found = findGnubgId(idsOf(state).at(-1) ?? '');
  return found.ok ? found.value.value.moment : null;
};

describe('IDs of a position of backgammon', () => {
  const match = toRoll(BACKGAMMON, { score: { white: 2, black: 3 }, rollsMade: 1 });

  test.each([
    ['before the roll', match, ['XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:3:0:5:6', '4HPwATDgc/ABMA:cAmgADAAEAAE']],
    [
      'with the dice on the table',
      given(match).when(roll('white', 5, 2)).state,
      ['XGID=-b----E-C---eE---c-e----B-:0:0:1:52:2:3:0:5:6', '4HPwATDgc/ABMA:cImqADAAEAAE'],
    ],
    [
      'with a double that waits for its answer',
      given(match).when(ask('offerDouble', 'white')).state,
      ['XGID=-b----E-C---eE---c-e----B-:0:0:1:D:2:3:0:5:6', '4HPwATDgc/ABMA:cBGgADAAEAAE'],
    ],
  ])('%s', (_, state, ids) => {
    expect(idsOf(state)).toEqual(ids);
  });

  test('with a resignation that waits for its answer there is no XGID', () => {
    const { state } = given(match).when(roll('white', 5, 2), offerResign('white'));
    expect(idsOf(state)).toHaveLength(1);
    expect(momentOf(state)).toMatchObject({ turn: 'white', decides: 'black', resignation: 'backgammon', roll: [5, 2] });
  });

  test('the whole match given up is known to no ID', () => {
    const { state } = given(match).when(roll('white', 5, 2), offerResign('white', 'match'));
    expect(idsOf(state)).toEqual(idsOf(given(match).when(roll('white', 5, 2)).state));
  });
});

test('tavla without a cube says so', () => {
  expect(idsOf(toRoll(TURKISH))[0]).toMatch(/:5:0$/u);
  expect(momentOf(toRoll(TURKISH, { score: { white: 4, black: 0 } }))).toMatchObject({ crawford: false });
});

test('none before the opening roll, and none in other games', () => {
  expect(idsOf(given().when(start(TURKISH)).state)).toEqual([]);
  expect(idsOf(toRoll(settingsFrom('plakoto')))).toEqual([]);
});
