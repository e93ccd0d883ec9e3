import type { MatchId } from '#match/types.ts';
import type { Announcer, ChallengeId, Stores, TableTime } from './ports.ts';
import type { Services } from './services.ts';

/** Rows taken in one pass of each kind; what is left comes with the next pass. */
const BATCH = 100;

/**
 * A sweep does one pass over everything that has fallen due: clocks, invitations, boards that are not shown yet, computer
 * turns that failed. Whatever it does is an ordinary act, checked again, so a pass too many changes nothing. A match that
 * fails does not hold up the others: its failure goes to `onFailure`.
 */
export function createSweep(ports: {
  readonly stores: Pick<Stores, 'matches' | 'challenges' | 'ratings'>;
  readonly services: Services;
  readonly announcer: Announcer;
  readonly time: TableTime;
  readonly wallNow: () => number;
  readonly onFailure: (subject: MatchId | ChallengeId, error: unknown) => void;
}): () => Promise<void> {
  const { announcer, onFailure } = ports;
  const { matches, challenges } = ports.stores;
  const { service, attendance, vacations, ratings } = ports.services;
  /** Both go round, so that what can never be done does not keep what is newer from its turn. */
  let behindFrom = 0;
  let dueFrom = 0;

  return async () => {
    await vacations.carry();
    const due = await matches.due(ports.time.now(), BATCH, dueFrom);
    dueFrom = due.length < BATCH ? 0 : dueFrom + BATCH;
    for (const id of due) await attendance.attend(id).catch((error: unknown) => onFailure(id, error));
    for (const challenge of await challenges.expired(ports.wallNow(), BATCH)) {
      if (await challenges.close(challenge.id, 'expired')) announcer.challengeExpired(challenge);
    }
    for (const id of await ports.stores.ratings.unsettled(BATCH)) {
      const over = await service.load(id);
      if (over !== null) await ratings.settle(over).catch((error: unknown) => onFailure(id, error));
    }
    const behind = await matches.behind(BATCH, behindFrom);
    behindFrom = behind.length < BATCH ? 0 : behindFrom + BATCH;
    for (const id of behind) announcer.matchChanged(id);
    await service.resume();
  };
}
