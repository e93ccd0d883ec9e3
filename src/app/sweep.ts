import type { MatchId } from '#match/types.ts';
import type { MatchService } from './matchService.ts';
import type { Announcer, ChallengeId, ChallengeStore, MatchStore, TableTime } from './ports.ts';

/** Rows taken in one pass of each kind; what is left comes with the next pass. */
const BATCH = 100;

/**
 * A sweep does one pass over everything that has fallen due: clocks, invitations, boards that are not shown yet, computer
 * turns that failed. Whatever it does is an ordinary act, checked again, so a pass too many changes nothing. A match that
 * fails does not hold up the others: its failure goes to `onFailure`.
 */
export function createSweep(ports: {
  readonly matches: MatchStore;
  readonly challenges: ChallengeStore;
  readonly service: MatchService;
  readonly announcer: Announcer;
  readonly time: TableTime;
  readonly wallNow: () => number;
  readonly onFailure: (subject: MatchId | ChallengeId, error: unknown) => void;
}): () => Promise<void> {
  const { matches, challenges, service, announcer, onFailure } = ports;
  /** Goes round, so that boards which can never be shown do not keep the newer ones from their turn. */
  let behindFrom = 0;

  return async () => {
    for (const id of await matches.due(ports.time.now(), BATCH)) {
      await service.flag(id).catch((error: unknown) => onFailure(id, error));
    }
    for (const challenge of await challenges.expired(ports.wallNow(), BATCH)) {
      if (await challenges.close(challenge.id, 'expired')) announcer.challengeExpired(challenge);
    }
    const behind = await matches.behind(BATCH, behindFrom);
    behindFrom = behind.length < BATCH ? 0 : behindFrom + BATCH;
    for (const id of behind) announcer.matchChanged(id);
    await service.resume();
  };
}
