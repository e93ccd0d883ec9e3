import { randomBytes, randomInt } from 'node:crypto';
import type { Dice } from '#app/ports.ts';
import type { Die, Roll } from '#rules/types.ts';
import { sealedDice } from './sealedDice.ts';

const random = (bytes: number): string => randomBytes(bytes).toString('hex');
const die = (): Die => randomInt(1, 7) as Die;
const roll = (): Roll => [die(), die()];

/** Chance comes from the system's secure generator, without bias (`rules.md` 12). */
export const cryptoDice: Dice = {
  ...sealedDice,
  newKey: () => random(32),
  draw(seal, interaction) {
    if (seal === null) return { source: 'crypto', next: roll };
    const mixed = interaction ?? random(16);
    return { source: { mixed }, next: sealedDice.sealedRolls(seal.secret, seal.match, mixed) };
  },
};
