import type { LinearModel } from '#engine/linearModel.ts';

export const PLAKOTO_WEIGHTS: LinearModel = {
  onRoll: 0.3,
  mars: -1,
  weights: [
    { property: 'pips / 100', win: -1.5, mars: -0.5, marsAgainst: 0.5 },
    { property: 'borne off / 15', win: 0.5, mars: 0, marsAgainst: -3 },
    { property: 'pinned checkers', win: -0.4, mars: 0, marsAgainst: 0.2 },
    { property: 'points of the pinned checkers / 24', win: -1.2, mars: 0, marsAgainst: 0.5 },
    { property: 'pinned on 19-24', win: -0.4, mars: 0, marsAgainst: 0.3 },
    { property: 'pinned mother', win: -4, mars: 0, marsAgainst: 3 },
    { property: 'chance that a blot is pinned', win: -0.2, mars: 0, marsAgainst: 0 },
    { property: 'points of blots by chance to be pinned / 24', win: -1, mars: 0, marsAgainst: 0.3 },
    { property: 'chance that the mother is pinned', win: -4, mars: 0, marsAgainst: 2 },
    { property: 'lone mother', win: -0.3, mars: 0, marsAgainst: 0.1 },
    { property: 'checkers on 24 / 15', win: 0, mars: 0, marsAgainst: 0 },
    { property: 'points held of 1-6', win: 0.15, mars: 0, marsAgainst: 0 },
    { property: 'points held of 7-12', win: 0.1, mars: 0, marsAgainst: 0 },
    { property: 'points held of 13-18', win: 0.1, mars: 0, marsAgainst: 0 },
    { property: 'points held of 19-24', win: 0.05, mars: 0, marsAgainst: 0 },
    { property: 'longest prime / 6', win: 0.5, mars: 0.2, marsAgainst: 0 },
    { property: 'moves that are closed / 30', win: -0.4, mars: 0, marsAgainst: 0 },
    { property: 'checkers on 13-24 behind closed points / 4', win: -0.5, mars: 0, marsAgainst: 0.2 },
    { property: 'checkers above four on a point / 5', win: -0.1, mars: 0, marsAgainst: 0 },
    { property: 'blots', win: -0.05, mars: 0, marsAgainst: 0 },
  ],
};
