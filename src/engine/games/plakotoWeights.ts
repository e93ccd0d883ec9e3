import type { LinearModel } from '#engine/linearModel.ts';

/** Set by hand, then moved a little by temporal differences over 1,500 games against itself. */
export const PLAKOTO_WEIGHTS: LinearModel = {
  onRoll: 0.04,
  mars: -1.09,
  weights: [
    { property: 'pips / 100', win: -0.31, mars: -0.41, marsAgainst: 0.55 },
    { property: 'borne off / 15', win: 1.02, mars: 0.73, marsAgainst: -3 },
    { property: 'pinned checkers', win: 0.02, mars: -0.08, marsAgainst: 0.01 },
    { property: 'points of the pinned checkers / 24', win: -0.77, mars: 0.01, marsAgainst: 0.46 },
    { property: 'pinned on 19-24', win: -0.25, mars: 0.07, marsAgainst: 0.55 },
    { property: 'pinned mother', win: -4.03, mars: 0, marsAgainst: 3.1 },
    { property: 'chance that a blot is pinned', win: 0.01, mars: 0.12, marsAgainst: 0.03 },
    { property: 'points of blots by chance to be pinned / 24', win: -0.13, mars: 0.15, marsAgainst: 0.33 },
    { property: 'chance that the mother is pinned', win: -3.9, mars: 0.01, marsAgainst: 2.02 },
    { property: 'lone mother', win: -0.16, mars: 0.01, marsAgainst: 0.13 },
    { property: 'checkers on 24 / 15', win: 0.31, mars: 0.17, marsAgainst: 0.24 },
    { property: 'points held of 1-6', win: -0.33, mars: -0.25, marsAgainst: 0.04 },
    { property: 'points held of 7-12', win: -0.07, mars: -0.36, marsAgainst: 0.06 },
    { property: 'points held of 13-18', win: 0.03, mars: -0.22, marsAgainst: -0.16 },
    { property: 'points held of 19-24', win: -0.09, mars: 0.07, marsAgainst: 0.01 },
    { property: 'longest prime / 6', win: 0.25, mars: -0.14, marsAgainst: -0.12 },
    { property: 'moves that are closed / 30', win: -0.11, mars: 0.22, marsAgainst: -0.03 },
    { property: 'checkers on 13-24 behind closed points / 4', win: -0.37, mars: 0.17, marsAgainst: -0.02 },
    { property: 'checkers above four on a point / 5', win: -0.66, mars: -0.34, marsAgainst: 0.1 },
    { property: 'blots', win: -0.06, mars: -0.13, marsAgainst: -0.06 },
  ],
};
