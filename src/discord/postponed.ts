import type { MatchId } from '#match/types.ts';
import type { Undelivered } from './delivery.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Boards that could not be shown, and when to try them again: soon at first, then once a minute, and at once when the
 * match has gone on. In memory only: after a restart everything is tried once.
 */
export interface Postponed {
  /** The failure that still stands for this version; null where it may be tried (again) now. */
  standing(id: MatchId, version: number): Undelivered | null;
  failed(id: MatchId, version: number, failure: Undelivered): void;
  delivered(id: MatchId): void;
}

export function createPostponed(wallNow: () => number): Postponed {
  const failures = new Map<
    MatchId,
    { readonly version: number; readonly failure: Undelivered; readonly waitMs: number; readonly until: number }
  >();

  return {
    standing(id, version) {
      const last = failures.get(id);
      return last !== undefined && last.version === version && wallNow() < last.until ? last.failure : null;
    },
    failed(id, version, failure) {
      const last = failures.get(id);
      const waitMs = last === undefined ? FIRST_WAIT_MS : Math.min(last.waitMs * 2, LONGEST_WAIT_MS);
      failures.set(id, { version, failure, waitMs, until: wallNow() + waitMs });
    },
    delivered(id) {
      failures.delete(id);
    },
  };
}
