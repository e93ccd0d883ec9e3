import { randomInt } from 'node:crypto';

/** No letters that are read as digits or form words. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxyz';

/** Ten letters, about 48 bits: short in a custom id, and not to be guessed. */
export const newId = (): string => Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
