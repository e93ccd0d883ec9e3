import { describe, expect, test } from 'vitest';
import { automaticStep, type Habits } from '#match/automatic.ts';
import { ask, BACKGAMMON, move, offerResign, roll, start, TURKISH } from '#test/support/commands.ts';
import { given, toRoll } from '#test/support/given.ts';
import { xgidBoard } from '#test/support/position.ts';

const NONE: Habits = { autoRoll: false, autoForced: false, autoConfirm: false, greedyBearOff: false };
const ALL: Habits = { autoRoll: true, autoForced: true, autoConfirm: true, greedyBearOff: false };
const whiteHas = (habits: Partial<Habits>) => ({ white: { ...NONE, ...habits }, black: NONE });

/** White can only play 24/23 with the 1 (bugs.md 5). */
const FORCED = toRoll(TURKISH, { position: xgidBoard('-E-----------bbbbbb-----A-') });
const forcedRolled = given(FORCED).when(roll('white', 6, 1)).state;
const forcedPlayed = given(forcedRolled).when(move('white', '24/23')).state;
const freeRolled = given(toRoll()).when(roll('white', 3, 1)).state;
const freePlayed = given(freeRolled).when(move('white', '8/5', '6/5')).state;
/** White bears off the last three checkers with three of four ones. */
const threeLeft = toRoll(TURKISH, { position: xgidBoard('-C----b-----b---------dca-') });
const won = given(given(threeLeft).when(roll('white', 1, 1)).state).when(
  move('white', '1/off', '1/off', '1/off'),
).state;
/** `5/1 2/off` or `5/3/off`. */
const oneOffEitherWay = given(toRoll(TURKISH, { position: xgidBoard('--A--A------------------b-') })).when(
  roll('white', 4, 2),
).state;
/** `1/off(2)` is two off; every other play is less. */
const greedyOff = given(toRoll(TURKISH, { position: xgidBoard('-BC--A------------------b-') })).when(
  roll('white', 1, 2),
).state;
const doublePossible = toRoll(BACKGAMMON, { rollsMade: 1 });

const ROLL = { type: 'roll', by: 'white', automatic: true };
const FORCED_MOVE = {
  type: 'move',
  by: 'white',
  moves: [{ from: 24, to: 23, die: 1, capture: null }],
  automatic: true,
};

describe('the table by itself', () => {
  test.each([
    ['rolls for who begins, whatever the habits', given().when(start()).state, {}, { type: 'rollOpening' }],
    ['rolls where nothing is to be decided before', toRoll(), { autoRoll: true }, ROLL],
    ['rolls before the first roll, when nobody may double', toRoll(BACKGAMMON), { autoRoll: true }, ROLL],
    ['leaves the roll where a double is possible', doublePossible, ALL, null],
    ['leaves the roll to who wants to roll', toRoll(), { ...ALL, autoRoll: false }, null],
    ['plays what is forced', forcedRolled, { autoForced: true }, FORCED_MOVE],
    ['leaves a forced play to who wants to play', forcedRolled, { ...ALL, autoForced: false }, null],
    ['leaves a free play', freeRolled, ALL, null],
    ['chooses nothing where two plays bear off as many (bugs.md 9)', oneOffEitherWay, ALL, null],
    [
      'bears off most and leaves fewest pips, where that is wanted (bugs.md 9)',
      oneOffEitherWay,
      { greedyBearOff: true },
      {
        type: 'move',
        by: 'white',
        automatic: true,
        moves: [expect.objectContaining({ from: 5, to: 1 }), expect.objectContaining({ from: 2, to: 0 })],
      },
    ],
    ['does so only when asked', greedyOff, { ...ALL }, null],
    ['bears nothing off by itself while there is contact', freeRolled, { greedyBearOff: true }, null],
    ['ends a forced turn', forcedPlayed, { autoForced: true }, { type: 'confirm', by: 'white', automatic: 'forced' }],
    [
      'ends a complete turn by habit',
      freePlayed,
      { autoConfirm: true, greedyBearOff: false },
      { type: 'confirm', by: 'white', automatic: 'habit' },
    ],
    [
      'ends the turn that has won, whatever the habits (bugs.md 3)',
      won,
      {},
      { type: 'confirm', by: 'white', automatic: 'habit' },
    ],
    ['leaves a complete turn open for undo', freePlayed, { ...ALL, autoConfirm: false, greedyBearOff: false }, null],
    ['does not answer a double', given(doublePossible).when(ask('offerDouble', 'white')).state, ALL, null],
    ['does not answer a resignation', given(freeRolled).when(offerResign('black')).state, ALL, null],
  ] as const)('%s', (_, state, habits, step) => {
    expect(automaticStep(state, whiteHas(habits))).toEqual(step);
  });

  test('plays no rest that only the player’s own moves have forced, so that undo stays possible', () => {
    const oneLeft = given(freeRolled).when(move('white', '8/5')).state;
    expect(automaticStep(oneLeft, whiteHas(ALL))).toBeNull();
  });

  test('does nothing before the match and after it', () => {
    const over = given(toRoll({ ...TURKISH, resigning: 'atOnce' })).when(offerResign('black', 'match')).state;
    for (const state of [{ phase: 'notStarted' } as const, over])
      expect(automaticStep(state, whiteHas(ALL))).toBeNull();
  });
});

test('the log tells the table’s acts from the player’s', () => {
  given(FORCED)
    .when({ type: 'roll', by: 'white', roll: [6, 1], source: 'crypto', automatic: true, at: 0 })
    .thenEvents({ type: 'rolled', by: 'white', roll: [6, 1], source: 'crypto', own: false });
  given(forcedRolled)
    .when({ type: 'move', by: 'white', moves: [{ from: 24, to: 23, die: 1 }], automatic: true, at: 0 })
    .thenEvents({ type: 'moved', by: 'white', moves: [{ from: 24, to: 23, die: 1, capture: null }], own: false });
  given(forcedPlayed)
    .when({ type: 'confirm', by: 'white', automatic: 'forced', at: 0 })
    .thenEvents({ type: 'turnEnded', by: 'white', how: 'forced' });
  given(freePlayed)
    .when({ type: 'confirm', by: 'white', automatic: 'habit', at: 0 })
    .thenEvents({ type: 'turnEnded', by: 'white', how: 'automatic' });
});
