import type { Dice } from '#app/ports.ts';
import { cryptoDice } from '#operations/cryptoDice.ts';
import type { Roll } from '#rules/types.ts';

/** Dice that fall as told, the last roll again and again; the first roll of a match is its opening, [white, black]. */
export function scriptedDice(...rolls: readonly [Roll, ...Roll[]]): Dice {
  const left = [...rolls];
  let now: Roll = rolls[0];
  return {
    ...cryptoDice,
    draw: () => ({
      source: 'crypto',
      next() {
        now = left.shift() ?? now;
        return now;
      },
    }),
  };
}
