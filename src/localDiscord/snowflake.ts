/** Discord's first second, in milliseconds since 1970. */
const EPOCH = 1_420_070_400_000n;

const WORKER_BITS = 22n;
/** Before everything that happens: 2020-01-01. */
const FIRST = (1_577_836_800_000n - EPOCH) << WORKER_BITS;

/**
 * Ids that grow with time, as Discord's do. Until `isOpen`, they count up from a fixed one, so that what a local Discord
 * begins with has the same ids at every start.
 */
export function createSnowflakes(isOpen: () => boolean): () => string {
  let last = FIRST;
  return () => {
    const now = isOpen() ? (BigInt(Date.now()) - EPOCH) << WORKER_BITS : FIRST;
    last = now > last ? now : last + 1n;
    return last.toString();
  };
}

/** When an id was made, in milliseconds since 1970. */
export const timeOf = (id: string): number => Number((BigInt(id) >> WORKER_BITS) + EPOCH);
