import { dailyPosition } from '#engine/dailyPosition.ts';
import { expect, test } from 'vitest';
import { computerAct } from '#app/computerAct.ts';
import type { ComputerPlayer } from '#app/ports.ts';
import { choosePlay } from '#engine/choosePlay.ts';
import { decideCube } from '#engine/decideCube.ts';
import { AGAINST_COMPUTER, ask, BACKGAMMON } from '#test/support/commands.ts';
import { given, toRoll } from '#test/support/given.ts';

const computer: ComputerPlayer = {
  choosePlay: (request) => Promise.resolve(choosePlay(request)),
  decideCube: (request) => Promise.resolve(decideCube(request)),
  dailyPosition: (day) => Promise.resolve(dailyPosition(day)),
  close: () => Promise.resolve(),
};

const counts = (points: Readonly<Record<number, number>>): readonly number[] =>
  Array.from({ length: 26 }, (_, point) => points[point] ?? 0);

const AHEAD = { 6: 3, 5: 4, 4: 4, 3: 4 };
const CLOSE = { 8: 3, 6: 4, 5: 4, 4: 4 };
const BEHIND = { 13: 5, 8: 5, 6: 5 };

/** A race of a person (white) against the computer (black), with the cube in the middle. */
const race = (
  white: Readonly<Record<number, number>>,
  black: Readonly<Record<number, number>>,
  turn: 'white' | 'black',
) => {
  const state = toRoll(BACKGAMMON);
  const checkers = { white: counts(white), black: counts(black) };
  const position = { ...state.position, checkers };
  return { ...state, rollsMade: 20, seats: AGAINST_COMPUTER, turn, position } as const;
};

const wishIn = async (state: Parameters<typeof computerAct>[0]) => (await computerAct(state, 'seed', computer))?.wish;

test('ahead it doubles, far behind it rolls', async () => {
  expect(await wishIn(race(CLOSE, AHEAD, 'black'))).toEqual({ type: 'offerDouble' });
  expect(await wishIn(race(AHEAD, BEHIND, 'black'))).toEqual({ type: 'roll' });
});

test('it rolls where it may not double, however good its game', async () => {
  const state = race(CLOSE, AHEAD, 'black');
  expect(await wishIn({ ...state, crawford: true })).toEqual({ type: 'roll' });
  expect(await wishIn({ ...state, cube: { value: 2, owner: 'white' } })).toEqual({ type: 'roll' });
});

test('it takes with a good game and drops with a lost one', async () => {
  const offered = (state: ReturnType<typeof race>) => given(state).when(ask('offerDouble', 'white')).state;
  expect(await wishIn(offered(race(BEHIND, AHEAD, 'white')))).toEqual({ type: 'take' });
  expect(await wishIn(offered(race(AHEAD, BEHIND, 'white')))).toEqual({ type: 'drop' });
});

test('it has nothing to say on the turn of a person', async () => {
  expect(await computerAct(race(AHEAD, BEHIND, 'white'), 'seed', computer)).toBeNull();
});
