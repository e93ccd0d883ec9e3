/** Bits in a row, each 0 or 1; numbers stand in them with the lowest bit first. */
export type Bits = readonly number[];

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bits packed to bytes, first bit lowest, and those written in base 64 without padding. */
export function bitsToBase64(bits: Bits): string {
  const characters = Math.ceil(bits.length / 6);
  return Array.from({ length: characters }, (_, character) =>
    ALPHABET.charAt(
      Array.from({ length: 6 }, (_unused, index) => bits[bitAt(character * 6 + index)] ?? 0).reduce(
        (value, bit) => value * 2 + bit,
        0,
      ),
    ),
  ).join('');
}

/** The first `length` bits of a base 64 text; null where it has another character, fewer bits, or ones after them. */
export function base64ToBits(text: string, length: number): Bits | null {
  const values = Array.from(text, (character) => ALPHABET.indexOf(character));
  if (values.includes(-1)) return null;
  const capacity = Math.ceil((values.length * 6) / 8) * 8;
  const bits = Array.from({ length: capacity }, () => 0);
  for (const [character, value] of values.entries()) {
    for (let index = 0; index < 6; index++) bits[bitAt(character * 6 + index)] = (value >> (5 - index)) & 1;
  }
  return capacity < length || bits.slice(length).includes(1) ? null : bits.slice(0, length);
}

/** Base 64 takes a byte from its highest bit, the IDs count from the lowest. */
const bitAt = (position: number): number => position - (position % 8) + 7 - (position % 8);

/** `width` bits of `value`, lowest first. */
export const numberToBits = (value: number, width: number): Bits =>
  Array.from({ length: width }, (_, index) => (value >> index) & 1);

export const bitsToNumber = (bits: Bits): number => bits.reduceRight((value, bit) => value * 2 + bit, 0);
