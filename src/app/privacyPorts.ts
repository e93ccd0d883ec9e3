import type { MatchId, UserId } from '#match/types.ts';

/** What is kept of one person, as plain data; of others it holds nothing that names them. */
export interface PersonalData {
  readonly player: unknown;
  readonly standings: readonly unknown[];
  readonly matches: readonly {
    readonly match: MatchId;
    readonly side: 'white' | 'black';
    readonly createdAt: number;
    /** The person's own acts: type, time, and what was done. */
    readonly acts: readonly unknown[];
  }[];
  readonly challenges: readonly unknown[];
  readonly vacations: readonly unknown[];
  readonly servers: readonly string[];
  /** How many people are on the block list; who they are is their own business. */
  readonly blocked: number;
  /** How often the person's dice fell how. */
  readonly rolls: readonly unknown[];
}

export interface PrivacyStore {
  /** Null where nothing is kept of the person. */
  dataOf(user: UserId): Promise<PersonalData | null>;
  /**
   * Forgets a person in one transaction: what is only theirs is deleted, and in what belongs to others, too, a name that
   * means nothing stands for them. Returns the matches in which that is so.
   */
  forget(user: UserId, pseudonym: UserId): Promise<readonly MatchId[]>;
}
