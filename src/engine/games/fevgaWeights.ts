import type { LinearModel } from '#engine/linearModel.ts';

export const FEVGA_WEIGHTS: LinearModel = {
  onRoll: 0.3,
  mars: -1.5,
  weights: [
    { property: 'pips / 100', win: -1.6, mars: -0.5, marsAgainst: 0.5 },
    { property: 'borne off / 15', win: 0.5, mars: 0, marsAgainst: -3 },
    { property: 'checkers on 24 / 15', win: -0.5, mars: 0, marsAgainst: 0.5 },
    { property: 'points held of 1-6', win: 0, mars: 0, marsAgainst: 0 },
    { property: 'points held of 7-12', win: 0.15, mars: 0, marsAgainst: 0 },
    { property: 'points held of 13-18', win: 0.12, mars: 0, marsAgainst: 0 },
    { property: 'points held of 19-24', win: 0.05, mars: 0, marsAgainst: 0 },
    { property: 'longest run of points / 6', win: 0.5, mars: 0, marsAgainst: 0 },
    { property: 'moves that are closed / 30', win: -0.6, mars: 0, marsAgainst: 0.2 },
    { property: 'checkers behind closed points / 4', win: -0.6, mars: 0, marsAgainst: 0.2 },
    { property: 'closed points before the rearmost', win: -0.5, mars: 0, marsAgainst: 0.2 },
    { property: 'numbers that no checker can play / 6', win: -0.5, mars: 0, marsAgainst: 0 },
    { property: 'checkers above three on a point / 5', win: -0.1, mars: 0, marsAgainst: 0 },
    { property: 'rearmost point / 24', win: -0.2, mars: 0, marsAgainst: 0.1 },
    { property: 'a checker past the other start', win: 0.2, mars: 0, marsAgainst: 0 },
    { property: 'pips handed over / 24', win: 0.3, mars: 0, marsAgainst: 0 },
  ],
};
