import type { LoadedMatch } from '#app/matchLog.ts';
import type { MatchService } from '#app/matchService.ts';
import type { TableTime } from '#app/ports.ts';
import { ok } from '#core/result.ts';
import type { MatchEvent } from '#match/event.ts';
import { isRunning } from '#match/state.ts';
import type { MatchId, Pace } from '#match/types.ts';

/** The clock of a decision starts after this time even if its board could not be shown (`rules.md` 11). */
const GRACE_MS: Readonly<Record<Exclude<Pace['kind'], 'none'>, number>> = {
  live: 10 * 60_000,
  daily: 24 * 60 * 60_000,
};

/** Keeps a decision's clock from running while nobody can see the board that asks for it. */
export interface HeldClock {
  /**
   * A board with a new decision was not delivered; `unseen` is what has happened since the one that is shown. A clock
   * that was released after its grace is not held again.
   */
  hold(loaded: LoadedMatch, unseen: readonly MatchEvent[]): Promise<void>;
  /** The board was delivered. */
  release(loaded: LoadedMatch): Promise<void>;
  /** It is still not delivered: the clock starts where the grace is over. */
  releaseAfterGrace(loaded: LoadedMatch): Promise<void>;
}

export function createHeldClock(service: MatchService, time: TableTime): HeldClock {
  const hold = (id: MatchId) => service.actForTable(id, (_, at) => ok({ type: 'holdClock', at }));
  const release = (id: MatchId) => service.actForTable(id, (_, at) => ok({ type: 'releaseClock', at }));

  return {
    async hold({ row, state }, unseen) {
      const running = isRunning(state) && state.clock !== null && !state.clock.held;
      if (running && unseen.at(-1)?.type !== 'clockReleased') await hold(row.id);
    },

    async release(loaded) {
      if (isHeld(loaded)) await release(loaded.row.id);
    },

    async releaseAfterGrace(loaded) {
      const { clock, settings } = loaded.state;
      if (!isHeld(loaded) || clock === null || settings.pace.kind === 'none') return;
      if (time.now() - clock.sinceMs > GRACE_MS[settings.pace.kind]) await release(loaded.row.id);
    },
  };
}

const isHeld = ({ state }: LoadedMatch): boolean => isRunning(state) && state.clock?.held === true;
