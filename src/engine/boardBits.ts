// Points as bits: bit p is point p of the owner's numbering, bit 25 the bar. Bit 0 (borne off) is never set.

/** The 24 points without the bar. */
export const BOARD = 0x1ff_fffe;

export const pointBit = (point: number): number => 1 << point;

export const bitsOf = (points: readonly number[]): number => points.reduce((all, point) => all | pointBit(point), 0);

/** The points from `low` to `high`, both included, cut at 1 and at the bar. */
export function pointsBetween(low: number, high: number): number {
  const from = Math.max(1, low);
  const upTo = Math.min(25, high);
  return upTo < from ? 0 : (1 << (upTo + 1)) - (1 << from);
}

/** The points of the board and the bar that have at least so many checkers. */
export function heldBy(counts: ArrayLike<number>, least: number): number {
  let bits = 0;
  for (let point = 1; point < counts.length; point += 1) if ((counts[point] ?? 0) >= least) bits |= 1 << point;
  return bits;
}

/** 1 where the point is among the bits, else 0. */
export const isAmong = (bits: number, point: number): number => (bits >>> point) & 1;

/** The same physical points in the other side's numbering where both travel against each other: point p is 25 − p. */
export function mirrored(bits: number): number {
  let other = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) other |= 1 << (25 - (31 - Math.clz32(rest & -rest)));
  return other;
}

/** The same where both travel the same way from opposite corners: point p is p − 12 or p + 12. */
export const turnedHalf = (bits: number): number => ((bits << 12) | (bits >> 12)) & pointsBetween(1, 24);

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Length of the longest run of neighbouring points. */
export function longestRun(bits: number): number {
  let length = 0;
  for (let rest = bits; rest !== 0; rest &= rest << 1) length += 1;
  return length;
}
