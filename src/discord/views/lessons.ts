import type { BoardView, ShownDie } from '#i18n/boardView.ts';
import type { LessonName } from '#i18n/rulesTexts.ts';
import { startPosition } from '#rules/games/index.ts';
import type { Position } from '#rules/position.ts';
import { beginTurn, playMove, type Turn } from '#rules/turn.ts';
import { type CheckerMove, CHECKERS_A_SIDE, type Die, type GameName, type Roll } from '#rules/types.ts';
import type { MatchSettings } from '#match/types.ts';

/** What the picture of a lesson shows; the moves are played by the rules themselves. */
export type LessonBoard = Pick<BoardView, 'game' | 'position' | 'dice' | 'handedOver' | 'lastMoves' | 'cube'>;

const GAME_LESSONS: Readonly<Record<GameName, readonly LessonName[]>> = {
  tavla: ['hitting', 'entering'],
  plakoto: ['pin', 'mother'],
  fevga: ['firstChecker', 'primes'],
  gulbara: ['blocking', 'cascade', 'handedOver'],
};

/** The pages after the first of the course for a kind of match. */
export const lessonsOf = ({ games, cube }: MatchSettings): readonly LessonName[] => [
  'turn',
  ...games.flatMap((game) => GAME_LESSONS[game]),
  'bearOff',
  'scoring',
  ...(cube ? (['cube'] as const) : []),
];

/** The board of a page, seen by white, who is on turn; null where a page has none. */
export function lessonBoard(name: LessonName, settings: MatchSettings): LessonBoard | null {
  if (name === 'scoring') return null;
  if (name === 'cube') return { ...startBoard('tavla'), cube: { value: 2, owner: 'black' } };
  if (name === 'primes') return { ...startBoard('fevga'), position: PRIME };
  return played(TURNS[name], settings);
}

/** The start of a game, before anybody has rolled. */
export const startBoard = (game: GameName): LessonBoard => ({
  game,
  position: startPosition(game),
  dice: [],
  handedOver: [],
  lastMoves: null,
  cube: null,
});

type Played = readonly [from: number, to: number, die: Die];

interface LessonTurn {
  /** The first game of the match where it is left out. */
  readonly game?: GameName;
  /** The start position where it is left out. */
  readonly position?: Position;
  /** Null where numbers handed over are played. */
  readonly roll: Roll | null;
  readonly moves: readonly Played[];
}

function played(lesson: LessonTurn, { games, rules: options }: MatchSettings): LessonBoard {
  const { game = games[0] ?? 'tavla', roll, moves } = lesson;
  const { position: start = startPosition(game) } = lesson;
  const begun = beginTurn({ game, options, position: start, mover: 'white', roll });
  const turn = moves.reduce<Turn>((before, [from, to, die]) => playMove(before, { from, to, die }), begun);
  return {
    game,
    position: turn.position,
    dice: roll === null ? [] : diceOf(turn.moves, turn.diceLeft),
    handedOver: roll === null ? turn.diceLeft : [],
    lastMoves: turn.moves.length === 0 ? null : { by: 'white', moves: turn.moves },
    cube: null,
  };
}

const diceOf = (moves: readonly CheckerMove[], left: readonly Die[]): readonly ShownDie[] => [
  ...moves.map(({ die }) => ({ die, used: true })),
  ...left.map((die) => ({ die, used: false })),
];

type Checkers = Readonly<Record<number, number>>;

/** Checkers by point, in their owner's numbering, 25 for the bar; the rest of the 15 are borne off. */
const position = (white: Checkers, black: Checkers, more: Partial<Position> = {}): Position => ({
  checkers: { white: counts(white), black: counts(black) },
  pinned: { white: [], black: [] },
  rolls: { white: 0, black: 0 },
  handedOver: [],
  ...more,
});

function counts(checkers: Checkers): readonly number[] {
  const onBoard = Object.values(checkers).reduce((sum, count) => sum + count, 0);
  return Array.from({ length: 26 }, (_, point) => (point === 0 ? CHECKERS_A_SIDE - onBoard : (checkers[point] ?? 0)));
}

const PRIME = position({ 24: 4, 23: 2, 22: 2, 21: 2, 20: 2, 19: 1, 11: 1, 10: 1 }, { 24: 9, 20: 2, 18: 2, 16: 2 });

const TURNS: Readonly<Record<Exclude<LessonName, 'cube' | 'scoring' | 'primes'>, LessonTurn>> = {
  turn: {
    roll: [6, 4],
    moves: [
      [24, 18, 6],
      [18, 14, 4],
    ],
  },
  bearOff: {
    position: position({ 6: 3, 5: 3, 3: 2, 1: 1 }, { 6: 4, 5: 3, 4: 3, 3: 3, 2: 2 }),
    roll: [6, 4],
    moves: [
      [6, 0, 6],
      [6, 2, 4],
    ],
  },
  hitting: {
    game: 'tavla',
    position: position({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 24: 1, 20: 1, 13: 5, 8: 3, 6: 5 }),
    roll: [3, 1],
    moves: [
      [8, 5, 3],
      [6, 5, 1],
    ],
  },
  entering: {
    game: 'tavla',
    position: position({ 25: 1, 24: 1, 13: 5, 8: 3, 6: 5 }, { 24: 2, 13: 4, 8: 3, 6: 4, 4: 2 }),
    roll: [6, 2],
    moves: [[25, 23, 2]],
  },
  pin: {
    game: 'plakoto',
    position: position({ 24: 15 }, { 24: 14, 11: 1 }),
    roll: [6, 4],
    moves: [
      [24, 18, 6],
      [18, 14, 4],
    ],
  },
  mother: {
    game: 'plakoto',
    position: position({ 10: 2, 8: 3, 7: 1, 6: 4, 5: 3, 3: 2 }, { 24: 1, 12: 4, 9: 3, 6: 4, 3: 3 }),
    roll: [6, 2],
    moves: [[7, 1, 6]],
  },
  firstChecker: {
    game: 'fevga',
    position: position({ 24: 14, 16: 1 }, { 24: 14, 15: 1 }),
    roll: [5, 3],
    moves: [
      [16, 11, 5],
      [24, 21, 3],
    ],
  },
  blocking: {
    game: 'gulbara',
    position: position({ 24: 12, 18: 1, 15: 1, 8: 1 }, { 24: 12, 17: 1, 14: 1, 9: 1 }),
    roll: [6, 3],
    moves: [],
  },
  cascade: {
    game: 'gulbara',
    position: position(
      { 24: 7, 20: 3, 16: 2, 11: 3 },
      { 24: 6, 22: 4, 18: 3, 3: 2 },
      { rolls: { white: 3, black: 3 } },
    ),
    roll: [3, 3],
    moves: [],
  },
  handedOver: {
    game: 'gulbara',
    position: position(
      { 24: 7, 20: 3, 16: 2, 11: 3 },
      { 24: 6, 22: 4, 18: 3, 3: 2 },
      { rolls: { white: 3, black: 3 }, handedOver: [2, 5] },
    ),
    roll: null,
    moves: [],
  },
};
