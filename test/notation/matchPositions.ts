import fc from 'fast-check';
import type { MatchMoment, MatchPosition } from '#notation/matchMoment.ts';
import { COLORS, opponentOf } from '#rules/types.ts';
import { turnArbitrary } from '#test/support/arbitraries.ts';

/** XGID, position ID and match ID of one situation, as GNU Backgammon prints them (notation.md 4.3). */
export const ID_TRIPLES: readonly (readonly [xgid: string, position: string, match: string])[] = [
  ['XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10', '4HPwATDgc/ABMA', 'cAngAAAAAAAE'],
  ['XGID=-b----E-C---eE---c-e----B-:0:0:1:52:2:3:0:7:10', '4HPwATDgc/ABMA', 'cInqADAAEAAE'],
  ['XGID=-b----E-C---eE---c-e----B-:0:0:1:31:4:2:1:5:10', '4HPwATDgc/ABMA', '8ImlACAAIAAE'],
  ['XGID=-b----E-C---eE---c-e----B-:0:0:1:00:4:3:0:5:10', '4HPwATDgc/ABMA', 'cAmgADAAIAAE'],
  ['XGID=-b----E-C---eE---c-e----B-:0:0:1:66:0:0:0:1:10', '4HPwATDgc/ABMA', 'cAk7AAAAAAAE'],
  ['XGID=-b----E-C---eE---c-da---AA:1:1:1:53:1:0:0:5:10', '0HPwATDgc/ABUA', 'UYmuAAAACAAE'],
  ['XGID=----b-M-A-------b-cdd---A-:0:0:1:62:0:0:0:5:10', '8N4ZAAbg/xMAIA', 'cAmrAAAAAAAE'],
  ['XGID=-bCB-BCa----c----c-f--A-BA:1:1:1:53:0:0:0:5:10', '4OfgIDBudgCALA', 'UYmuAAAAAAAE'],
  ['XGID=-C----b-----b---------dca-:2:-1:1:11:0:0:0:3:10', '3QMwMOAAAAAAAA', 'QolkAAAAAAAE'],
  ['XGID=----ABB-----------------b-:3:-1:1:65:10:7:0:11:10', 'AwAAQBsAAAAAAA', 'Qwl3AXAAUAAE'],
  ['XGID=-BDB-------------a------e-:1:-1:-1:42:0:0:0:5:8', 'ewMAAD4gAAAAAA', 'AQGqAAAAAAAE'],
];

const rollArbitrary = fc.constantFrom(
  ...([
    [6, 5],
    [1, 4],
    [3, 3],
    [2, 1],
    [5, 5],
    [2, 6],
  ] as const),
);

const cubeArbitrary = fc.oneof(
  fc.constant({ value: 1, owner: null }),
  fc.record({ value: fc.constantFrom(2, 4, 16, 64), owner: fc.constantFrom(...COLORS) }),
);

/** Everything that XGID can say but beavers; dice as they fell. */
const momentArbitrary: fc.Arbitrary<MatchMoment> = fc
  .record({
    turn: fc.constantFrom(...COLORS),
    roll: fc.option(rollArbitrary),
    cube: cubeArbitrary,
    isDoubled: fc.boolean(),
    length: fc.integer({ min: 0, max: 25 }),
    white: fc.nat(24),
    black: fc.nat(24),
    flags: fc.tuple(fc.boolean(), fc.boolean()),
  })
  .map(({ turn, roll, cube, isDoubled, length, white, black, flags }) => {
    const score = length === 0 ? { white, black } : { white: white % length, black: black % length };
    const isDouble = isDoubled && roll === null;
    return {
      stage: 'playing',
      turn,
      decides: isDouble ? opponentOf(turn) : turn,
      roll,
      cube,
      offer: isDouble ? 'double' : null,
      resignation: 'none',
      score,
      length,
      crawford: length > 1 && cube.owner === null && flags[0] && COLORS.some((color) => score[color] === length - 1),
      jacoby: length === 0 && flags[0],
      beavers: length === 0 && flags[1],
      cubeLimit: 10,
    };
  });

/** Positions as they come up in games of tavla, with any match around them. */
export const matchPositionArbitrary: fc.Arbitrary<MatchPosition> = fc.record({
  position: turnArbitrary('tavla').map(({ position }) => position),
  moment: momentArbitrary,
});
