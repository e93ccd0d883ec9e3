import { DICE, type Die, type Roll } from './types.ts';

export const isDouble = (roll: Roll): boolean => roll[0] === roll[1];

/** The 21 different rolls, higher number first, each with its chance in 36ths. */
export const ROLLS: readonly { readonly roll: Roll; readonly weight: 1 | 2 }[] = DICE.flatMap((high) =>
  DICE.filter((low) => low <= high).map((low) => ({
    roll: [high, low] as const,
    weight: high === low ? (1 as const) : (2 as const),
  })),
);

/**
 * In which order numbers are to be played.
 * `free`: any order, as many as possible (`rules.md` 2).
 * `cascade`: as listed, each that can be played; the first that cannot stops the turn (`rules.md` 6).
 * `list`: as listed, one that cannot be played is lost; the runs that play most are legal (`rules.md` 6).
 */
export type NumberOrder = 'free' | 'cascade' | 'list';

export interface Numbers {
  readonly order: NumberOrder;
  readonly left: readonly Die[];
}

/** The numbers of a roll: two, or four of a double. */
export const numbersOfRoll = (roll: Roll): Numbers => ({
  order: 'free',
  left: isDouble(roll) ? [roll[0], roll[0], roll[0], roll[0]] : roll,
});

/** Handed-over numbers: two different ones are played like a roll, anything else as an ascending list. */
export const numbersHandedOver = (numbers: readonly Die[]): Numbers => ({
  order: numbers.length === 2 && numbers[0] !== numbers[1] ? 'free' : 'list',
  left: numbers,
});

/** What is left after `die` was played: a list also loses the numbers that stood before it. */
export function numbersAfter({ order, left }: Numbers, die: Die): Numbers {
  const at = left.indexOf(die);
  return { order, left: order === 'free' ? left.toSpliced(at, 1) : left.slice(at + 1) };
}
