import { createHash, createHmac } from 'node:crypto';
import type { SealedDice } from '#app/ports.ts';
import type { Die, Roll } from '#rules/types.ts';

/** 252 is the largest multiple of six in a byte: what lies above would favour the low numbers. */
const FAIR_BYTES = 252;

const hmac = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * Secrets are HMAC-SHA256 of the match's key, commitments SHA-256 of the secret. Rolls are bytes of HMAC-SHA256 with the
 * secret over `match/value/block`, blocks numbered from 0: each byte below 252 is a die (its rest by six, plus one), two
 * dice a roll. All texts go in as they are shown, hexadecimal in small letters.
 */
export const sealedDice: SealedDice = {
  secretOf: (key, number) => hmac(key, `secret ${number}`).toString('hex'),

  commitmentOf: (secret) => createHash('sha256').update(secret).digest('hex'),

  sealedRolls(secret, match, mixed) {
    const dice: Die[] = [];
    let block = 0;
    return function next(): Roll {
      const [first, second] = dice;
      if (first !== undefined && second !== undefined) {
        dice.splice(0, 2);
        return [first, second];
      }
      for (const byte of hmac(secret, `${match}/${mixed}/${block}`)) {
        if (byte < FAIR_BYTES) dice.push(((byte % 6) + 1) as Die);
      }
      block += 1;
      return next();
    };
  },
};
