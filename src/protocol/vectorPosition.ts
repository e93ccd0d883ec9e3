import { z } from 'zod';
import type { Position } from '#rules/position.ts';
import {
  BAR,
  type ByColor,
  type Color,
  DEFAULT_RULE_OPTIONS,
  DICE,
  type Die,
  GAMES,
  type GameName,
  type RuleOptions,
} from '#rules/types.ts';

// Positions and results in the form in which test vectors are written: A is white, B is black, counts in the owner's numbering.

const counts = z.array(z.int().min(0).max(15)).length(BAR + 1);
const pinnedPoints = z.array(z.int().min(1).max(24)).max(15);
const rollCount = z.int().min(0).max(100_000);
export const dieSchema = z.literal(DICE);

export const vectorPositionSchema = z
  .object({
    game: z.enum(GAMES),
    mover: z.enum(['A', 'B']),
    A: counts,
    B: counts,
    A_pinned: pinnedPoints.exactOptional(),
    B_pinned: pinnedPoints.exactOptional(),
    roll_number: z.object({ A: rollCount, B: rollCount }).exactOptional(),
    pending: z.array(dieSchema).max(24).exactOptional(),
  })
  .refine(({ game, roll_number: rolls }) => game !== 'gulbara' || rolls !== undefined, {
    path: ['roll_number'],
    error: 'gulbara needs the rolls made so far',
  });
export type VectorPosition = z.infer<typeof vectorPositionSchema>;

export const vectorOptionsSchema = z.strictObject({
  bearoff: z.enum(['waits', 'continues']).exactOptional(),
  hitAndRunHome: z.boolean().exactOptional(),
  triple: z.boolean().exactOptional(),
});
export type VectorOptions = z.infer<typeof vectorOptionsSchema>;

export const colorOf = (side: VectorPosition['mover']): Color => (side === 'A' ? 'white' : 'black');

const ascending = <T extends number>(numbers: readonly T[]): readonly T[] => numbers.toSorted((a, b) => a - b);

/** Lists that a game does not use may be missing. Says nothing about sense. */
export const fromVectorPosition = (vector: VectorPosition): Position => ({
  checkers: { white: vector.A, black: vector.B },
  pinned: { white: ascending(vector.A_pinned ?? []), black: ascending(vector.B_pinned ?? []) },
  rolls: { white: vector.roll_number?.A ?? 0, black: vector.roll_number?.B ?? 0 },
  handedOver: ascending(vector.pending ?? []),
});

export const fromVectorOptions = (options: VectorOptions): RuleOptions => ({
  pinnedBearOff: options.bearoff ?? DEFAULT_RULE_OPTIONS.pinnedBearOff,
  hitAndRunAtHome: options.hitAndRunHome ?? DEFAULT_RULE_OPTIONS.hitAndRunAtHome,
  tripleMars: options.triple ?? DEFAULT_RULE_OPTIONS.tripleMars,
});

const hexDigits = (checkers: readonly number[]): string => {
  let digits = '';
  for (const count of checkers) digits += count.toString(16);
  return digits;
};

/** `A:` and `B:` with a hex digit for each count; plakoto adds the pinned points, gul bara the numbers handed over. */
export function resultString(game: GameName, { checkers, pinned, handedOver }: Position): string {
  const board = `A:${hexDigits(checkers.white)} B:${hexDigits(checkers.black)}`;
  if (game === 'plakoto') return `${board} PA:${pinned.white.join(',')} PB:${pinned.black.join(',')}`;
  if (game === 'gulbara') return `${board} H:${handedOver.join(',')}`;
  return board;
}

const RESULT = /^A:([0-9a-f]{26}) B:([0-9a-f]{26})(?: PA:([0-9,]*) PB:([0-9,]*))?(?: H:([1-6,]*))?$/;

const parseCounts = (digits: string): readonly number[] => Array.from(digits, (digit) => Number.parseInt(digit, 16));

const parseList = (text: string): readonly number[] => (text === '' ? [] : text.split(',').map(Number));

/**
 * Reads a result string of a game. The string says nothing about rolls made: they are passed in. Null where it is not
 * exactly as `resultString` writes it.
 */
export function parseResultString(game: GameName, text: string, rolls: ByColor<number>): Position | null {
  const found = RESULT.exec(text);
  if (found === null) return null;
  const [, white = '', black = '', pinnedWhite = '', pinnedBlack = '', handedOver = ''] = found;
  const position: Position = {
    checkers: { white: parseCounts(white), black: parseCounts(black) },
    pinned: { white: parseList(pinnedWhite), black: parseList(pinnedBlack) },
    rolls,
    handedOver: parseList(handedOver) as readonly Die[],
  };
  return resultString(game, position) === text ? position : null;
}
