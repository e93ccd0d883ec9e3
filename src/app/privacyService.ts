import { err, ok, type Result } from '#core/result.ts';
import type { UserId } from '#match/types.ts';
import type { MatchService } from './matchService.ts';
import type { MatchStore } from './ports.ts';
import type { PersonalData, PrivacyStore } from './privacyPorts.ts';

export interface PrivacyService {
  dataOf(user: UserId): Promise<PersonalData | null>;
  /** Refused while matches run: they would have lost a player. */
  forget(user: UserId): Promise<Result<null, { readonly code: 'matchesRunning'; readonly count: number }>>;
}

export function createPrivacyService(ports: {
  readonly privacy: PrivacyStore;
  readonly matches: MatchStore;
  readonly service: MatchService;
  readonly newId: () => string;
}): PrivacyService {
  const { privacy, matches, service, newId } = ports;
  return {
    dataOf: (user) => privacy.dataOf(user),
    async forget(user) {
      const { length: count } = await matches.runningOf(user);
      if (count > 0) return err({ code: 'matchesRunning', count });
      service.forget(await privacy.forget(user, `forgotten-${newId()}` as UserId));
      return ok(null);
    },
  };
}
