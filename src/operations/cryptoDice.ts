import { randomInt } from 'node:crypto';
import type { Dice } from '#app/ports.ts';
import type { Die } from '#rules/types.ts';

/** Each die is a fresh draw of the system's secure generator, without bias (`rules.md` 12). */
export const cryptoDice: Dice = { roll: () => [die(), die()] };

const die = (): Die => randomInt(1, 7) as Die;
