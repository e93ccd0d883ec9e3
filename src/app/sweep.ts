import type { Announcer, ChallengeStore, MatchStore, TableTime } from './ports.ts';
import type { MatchService } from './matchService.ts';

/** Rows taken in one pass of each kind; what is left comes with the next pass. */
const BATCH = 100;

/**
 * One pass over everything that has fallen due: clocks, invitations, boards that are not shown yet, computer turns that
 * failed. Whatever it does is an ordinary act, checked again, so a pass too many changes nothing.
 */
export async function sweep(ports: {
  readonly matches: MatchStore;
  readonly challenges: ChallengeStore;
  readonly service: MatchService;
  readonly announcer: Announcer;
  readonly time: TableTime;
  readonly wallNow: () => number;
}): Promise<void> {
  const { matches, challenges, service, announcer } = ports;
  for (const id of await matches.due(ports.time.now(), BATCH)) await service.flag(id);
  for (const challenge of await challenges.expired(ports.wallNow(), BATCH)) {
    if (await challenges.close(challenge.id, 'expired')) announcer.challengeExpired(challenge);
  }
  for (const id of await matches.behind(BATCH)) announcer.matchChanged(id);
  await service.resume();
}
