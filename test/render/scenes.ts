import type { BoardPicture } from '#app/boardPicture.ts';
import { boardLabels } from '#i18n/boardLabels.ts';
import { startPosition } from '#rules/games/index.ts';
import type { CheckerMove, Die, GameName } from '#rules/types.ts';
import { positionOf } from '#test/support/position.ts';

const move = (from: number, to: number, capture: CheckerMove['capture'] = null): CheckerMove => ({
  from,
  to,
  die: (from - to) as Die,
  capture,
});

const start = (game: GameName): BoardPicture => ({
  game,
  position: startPosition(game),
  viewer: 'white',
  mirrored: false,
  names: { white: 'Ayşe', black: 'Şükrü Ağabey' },
  score: { white: 0, black: 0 },
  matchLength: 5,
  turn: 'white',
  dice: [],
  diceOf: null,
  handedOver: [],
  opening: null,
  cube: null,
  crawford: false,
  lastMoves: null,
  labels: boardLabels('tr'),
  theme: 'wood',
  pips: true,
});

/** Boards that together show everything a picture can show. */
export const SCENES = {
  startWhite: { ...start('tavla'), opening: [6, 3] },
  startBlack: {
    ...start('tavla'),
    viewer: 'black',
    turn: 'black',
    dice: [
      { die: 5, used: false },
      { die: 5, used: false },
      { die: 5, used: false },
      { die: 5, used: false },
    ],
    diceOf: 'black',
    score: { white: 3, black: 4 },
  },
  midTurn: {
    ...start('tavla'),
    position: positionOf({ white: { 24: 2, 13: 4, 8: 2, 6: 5, 5: 2 }, black: { 25: 1, 24: 2, 13: 5, 8: 3, 6: 4 } }),
    dice: [
      { die: 3, used: true },
      { die: 1, used: false },
    ],
    diceOf: 'white',
    lastMoves: { by: 'white', moves: [move(13, 8), move(8, 5, 'hit')] },
    score: { white: 1, black: 2 },
  },
  afterDouble: {
    ...start('tavla'),
    position: positionOf({ white: { 24: 2, 13: 5, 8: 3, 6: 5 }, black: { 24: 2, 18: 2, 13: 1, 8: 3, 7: 2, 6: 5 } }),
    dice: [
      { die: 6, used: false },
      { die: 4, used: false },
    ],
    diceOf: 'white',
    lastMoves: { by: 'black', moves: [move(13, 7), move(13, 7), move(24, 18), move(24, 18)] },
    cube: { value: 2, owner: 'black' },
    names: { white: '𝓔𝓶𝓻𝓮 🔥🎲', black: 'Константинос Παπαδόπουλος the third' },
    labels: boardLabels('en'),
  },
  onTheBar: {
    ...start('tavla'),
    position: positionOf({
      white: { 25: 3, 13: 2, 8: 3, 6: 4, 4: 2, 3: 1 },
      black: { 25: 6, 20: 1, 12: 3, 5: 2, 4: 2, 3: 1 },
    }),
    dice: [
      { die: 6, used: false },
      { die: 2, used: false },
    ],
    diceOf: 'white',
    cube: { value: 1, owner: null },
  },
  bearOff: {
    ...start('tavla'),
    position: positionOf({ white: { 5: 2, 4: 3, 2: 2, 1: 2 }, black: { 3: 1, 1: 3 } }),
    turn: 'black',
    dice: [
      { die: 6, used: true },
      { die: 4, used: true },
    ],
    diceOf: 'white',
    lastMoves: {
      by: 'white',
      moves: [
        { from: 6, to: 0, die: 6, capture: null },
        { from: 4, to: 0, die: 4, capture: null },
      ],
    },
    crawford: true,
    cube: { value: 1, owner: null },
    score: { white: 4, black: 2 },
  },
  tallStacks: {
    ...start('tavla'),
    position: positionOf({ white: { 13: 7, 6: 8 }, black: { 24: 6, 13: 9 } }),
    cube: { value: 64, owner: 'white' },
    turn: null,
  },
  plakotoPins: {
    ...start('plakoto'),
    position: positionOf({
      white: { 24: 4, 20: 1, 14: 1, 9: 3, 8: 1, 4: 5 },
      black: { 24: 2, 18: 6, 21: 1, 11: 2, 16: 1, 8: 1, 3: 2 },
      pinned: { white: [14], black: [21, 16] },
    }),
    dice: [
      { die: 4, used: true },
      { die: 2, used: false },
    ],
    diceOf: 'white',
    lastMoves: { by: 'white', moves: [move(13, 9)] },
  },
  fevga: {
    ...start('fevga'),
    position: positionOf({ white: { 24: 9, 18: 2, 13: 1, 10: 2 }, black: { 24: 10, 20: 2, 15: 1, 7: 1 } }),
    viewer: 'black',
    turn: 'black',
    lastMoves: { by: 'white', moves: [move(24, 18), move(18, 13)] },
    dice: [
      { die: 2, used: false },
      { die: 1, used: false },
    ],
    diceOf: 'black',
  },
  cascade: {
    ...start('gulbara'),
    position: positionOf({
      white: { 24: 7, 20: 3, 16: 2, 11: 3 },
      black: { 24: 6, 22: 4, 18: 3, 3: 2 },
      rolls: { white: 4, black: 4 },
    }),
    dice: ([2, 3, 4, 5, 6] as const).flatMap((die) =>
      [0, 1, 2, 3].map((index) => ({ die, used: die === 2 || (die === 3 && index < 1) })),
    ),
    diceOf: 'white',
    handedOver: [3, 5],
  },
  handedOver: {
    ...start('gulbara'),
    position: positionOf({
      white: { 24: 7, 20: 3, 16: 2, 11: 3 },
      black: { 24: 6, 22: 4, 18: 3, 3: 2 },
      rolls: { white: 4, black: 4 },
      handedOver: [4, 5, 5, 5, 5, 6, 6, 6, 6],
    }),
    handedOver: [4, 5, 5, 5, 5, 6, 6, 6, 6],
    names: { white: '山田太郎', black: 'محمد' },
  },
} satisfies Readonly<Record<string, BoardPicture>>;
