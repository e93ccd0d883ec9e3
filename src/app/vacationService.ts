import { err, ok, type Result } from '#core/result.ts';
import { seatOf } from '#match/seats.ts';
import type { UserId } from '#match/types.ts';
import type { MatchService } from './matchService.ts';
import type { MatchStore, Vacation, VacationId, VacationStore } from './ports.ts';

export type VacationRefusal =
  | { readonly code: 'onVacation'; readonly until: number }
  | { readonly code: 'notOnVacation' }
  | { readonly code: 'vacationUsedUp'; readonly daysLeft: number };

/** Time off from all running matches of days, which stops the person's clock in each (`rules.md` 11). */
export interface VacationService {
  /** Takes up to `daysLeft` whole days from now on. */
  begin(user: UserId, days: number): Promise<Result<Vacation, VacationRefusal>>;
  /** What is left of it is given back. */
  end(user: UserId): Promise<Result<null, VacationRefusal>>;
  status(user: UserId): Promise<{ readonly current: Vacation | null; readonly daysLeft: number }>;
  /** Tells the matches what has begun or ended; repeats harmlessly. */
  carry(): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;

/** A person's vacation in a year. */
export const VACATION_DAYS = 30;

export function createVacationService(ports: {
  readonly vacations: VacationStore;
  readonly matches: MatchStore;
  readonly service: MatchService;
  readonly wallNow: () => number;
  readonly newId: () => string;
}): VacationService {
  const { vacations, matches, service, wallNow } = ports;

  /** Whole days that may still be taken; of older vacations only what lies within the last year counts. */
  async function daysLeft(user: UserId): Promise<number> {
    const since = wallNow() - YEAR_MS;
    const taken = await vacations.takenSince(user, since);
    const ms = taken.reduce((sum, { from, until }) => sum + until - Math.max(from, since), 0);
    return Math.max(0, Math.floor(VACATION_DAYS - ms / DAY_MS));
  }

  const vacationService: VacationService = {
    async begin(user, days) {
      const running = await vacations.current(user, wallNow());
      if (running !== null) return err({ code: 'onVacation', until: running.until });
      const left = await daysLeft(user);
      if (days > left) return err({ code: 'vacationUsedUp', daysLeft: left });
      const from = wallNow();
      const vacation: Vacation = { id: ports.newId() as VacationId, user, from, until: from + days * DAY_MS };
      // The last one may have ended a moment ago.
      await vacationService.carry();
      const begun = await vacations.begin(vacation);
      if (begun === 'running') return err({ code: 'onVacation', until: vacation.from });
      await vacationService.carry();
      return ok(vacation);
    },

    async end(user) {
      if (!(await vacations.end(user, wallNow()))) return err({ code: 'notOnVacation' });
      await vacationService.carry();
      return ok(null);
    },

    async status(user) {
      return { current: await vacations.current(user, wallNow()), daysLeft: await daysLeft(user) };
    },

    async carry() {
      for (const { vacation, change } of await vacations.uncarried(wallNow())) {
        for (const { id } of await matches.runningOf(vacation.user)) {
          await service.actForTable(id, (state, at) => {
            const color = seatOf(state, vacation.user);
            if (color === null) return err({ code: 'notSeated' as const });
            return ok({ type: change === 'begin' ? 'beginVacation' : 'endVacation', color, at });
          });
        }
        await vacations.carried(vacation.id, change);
      }
    },
  };
  return vacationService;
}
