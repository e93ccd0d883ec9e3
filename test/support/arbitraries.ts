import fc from 'fast-check';
import { outcomeOf } from '#rules/outcome.ts';
import { facingPoint, startPosition } from '#rules/games/index.ts';
import type { Position } from '#rules/position.ts';
import { beginTurn, endTurn, nextMoves, playMove, type Turn } from '#rules/turn.ts';
import {
  COLORS,
  DEFAULT_RULE_OPTIONS,
  DICE,
  opponentOf,
  type ByColor,
  type Color,
  type Die,
  type GameName,
} from '#rules/types.ts';

/** Numbers below `limit` from a seed, the same for the same seed (a linear congruential generator). */
export type Chance = (limit: number) => number;
export function chanceFrom(seed: number): Chance {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const dieBy = (chance: Chance): Die => DICE[chance(6)] ?? 1;

const optionsArbitrary = fc.record({
  pinnedBearOff: fc.constantFrom('continues' as const, 'waits' as const),
  hitAndRunAtHome: fc.boolean(),
  tripleMars: fc.constant(DEFAULT_RULE_OPTIONS.tripleMars),
});

/** The turn that follows: of the handed-over numbers where there are any, else a roll. */
export const turnAt = (turn: Pick<Turn, 'game' | 'options' | 'mover' | 'position'>, chance: Chance): Turn => {
  const dice = [dieBy(chance), dieBy(chance)] as const;
  return beginTurn({ ...turn, roll: turn.position.handedOver.length > 0 ? null : dice });
};

/** Plays any legal moves until the turn is complete. */
export function playedAtRandom(turn: Turn, chance: Chance): Turn {
  let half = turn;
  for (;;) {
    const moves = nextMoves(half);
    const move = moves[chance(moves.length)];
    if (move === undefined) return half;
    half = playMove(half, move);
  }
}

/** Who acts next: after handed-over numbers the same side rolls. */
export const moverAfter = ({ mover, roll }: Turn): Color => (roll === null ? mover : opponentOf(mover));

/** Turns as they come up in games of random legal plays, not yet begun to be played. */
export const turnArbitrary = (game: GameName): fc.Arbitrary<Turn> =>
  fc.record({ seed: fc.nat(), turns: fc.nat(120), options: optionsArbitrary }).map(({ seed, turns, options }) => {
    const chance = chanceFrom(seed);
    let turn = turnAt({ game, options, mover: 'white', position: startPosition(game) }, chance);
    for (let count = 0; count < turns; count++) {
      const ended = playedAtRandom(turn, chance);
      const position = endTurn(ended);
      if (outcomeOf(game, options, position) !== null) return turn;
      turn = turnAt({ game, options, mover: moverAfter(ended), position }, chance);
    }
    return turn;
  });

/**
 * Turns in positions that games seldom reach: checkers thrown on a few points, so that blocks, pins, mothers at stake,
 * crowded bars and long handed-over lists are frequent. Games that are over do not occur.
 */
export const scatteredTurnArbitrary = (game: GameName): fc.Arbitrary<Turn> =>
  fc
    .record({ seed: fc.nat(), options: optionsArbitrary })
    .map(({ seed, options }) => {
      const chance = chanceFrom(seed);
      const position = scatter(game, chance);
      return turnAt({ game, options, mover: 'white', position }, chance);
    })
    .filter(({ options, position }) => outcomeOf(game, options, position) === null);

function scatter(game: GameName, chance: Chance): Position {
  const checkers: ByColor<number[]> = { white: emptyCounts(), black: emptyCounts() };
  const pinned: ByColor<number[]> = { white: [], black: [] };
  const habits: ByColor<() => number> = { white: habit(chance), black: habit(chance) };
  const kept = { white: keptOnBoard(chance), black: keptOnBoard(chance) };
  for (let tries = 0; tries < 400; tries++) {
    const color = tries % 2 === 0 ? 'white' : 'black';
    const opponent = opponentOf(color);
    const point = habits[color]();
    const facing = facingPoint(game, point);
    const opposing = checkers[opponent][facing] ?? 0;
    if (kept[color] === 0 || pinned[color].includes(point)) continue;
    if (opposing > 0 && (game !== 'plakoto' || (opposing > 1 && !pinned[opponent].includes(facing)))) continue;
    const onTop = opposing > 0 && (checkers[color][point] ?? 0) === 0;
    if (onTop && opposing > 1) continue;
    if (onTop) pinned[opponent].push(facing);
    checkers[color][point] = (checkers[color][point] ?? 0) + 1;
    kept[color]--;
  }
  for (const color of COLORS) {
    const own = checkers[color];
    own[0] = 15 - own.reduce((sum, count) => sum + count, 0);
    if (game === 'tavla' && chance(3) === 0) toBar(own, chance);
  }
  const rolls = game === 'gulbara' ? chance(6) : 0;
  return {
    checkers,
    pinned: { white: pinned.white.toSorted((a, b) => a - b), black: pinned.black.toSorted((a, b) => a - b) },
    rolls: { white: rolls, black: rolls },
    handedOver: game === 'gulbara' && chance(2) === 0 ? numbersToHandOver(chance) : [],
  };
}

/**
 * Draws points of one side: half of them from a few favourites, the others from the whole board or one part of it, often
 * one of the six points that Fevga's ban on blocks is about.
 */
function habit(chance: Chance): () => number {
  const favourites = [chance(24) + 1, chance(24) + 1, chance(4) === 0 ? 24 : chance(24) + 1];
  const parts: readonly (readonly [number, number])[] = [
    [1, 24],
    [1 + chance(18), 7],
    [19, 6],
    [6, 6],
  ];
  const [low, width] = parts[chance(parts.length)] ?? [1, 24];
  return () => (chance(2) === 0 ? (favourites[chance(3)] ?? 24) : Math.min(24, low + chance(width)));
}

const keptOnBoard = (chance: Chance): number => (chance(3) === 0 ? 1 + chance(14) : 15);

const emptyCounts = (): number[] => Array.from({ length: 26 }, () => 0);

function toBar(own: number[], chance: Chance): void {
  const point = own.findLastIndex((count, index) => index > 0 && index < 25 && count > 0);
  const moved = Math.min(own[point] ?? 0, 1 + chance(3));
  own[point] = (own[point] ?? 0) - moved;
  own[25] = (own[25] ?? 0) + moved;
}

const numbersToHandOver = (chance: Chance): readonly Die[] =>
  Array.from({ length: 1 + chance(6) }, () => dieBy(chance)).toSorted((a, b) => a - b);
