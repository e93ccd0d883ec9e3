/** Discord's first second, in milliseconds since 1970. */
const EPOCH = 1_420_070_400_000n;

/** Ids that grow with time, as Discord's do. */
export function createSnowflakes(): () => string {
  let last = 0n;
  return () => {
    const now = (BigInt(Date.now()) - EPOCH) << 22n;
    last = now > last ? now : last + 1n;
    return last.toString();
  };
}

/** When an id was made, in milliseconds since 1970. */
export const timeOf = (id: string): number => Number((BigInt(id) >> 22n) + EPOCH);
