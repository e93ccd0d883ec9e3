import { err, ok, type Result } from '#core/result.ts';
import { seatEnd, wakeAt } from '#match/absence.ts';
import { dueAt, remindAt } from '#match/clock.ts';
import type { MatchCommand } from '#match/command.ts';
import { sideToAct } from '#match/seats.ts';
import { isRunning, type StartedState } from '#match/state.ts';
import type { MatchId } from '#match/types.ts';
import { COLORS, type ByColor, type Color } from '#rules/types.ts';
import type { LoadedMatch } from './matchLog.ts';
import type { MatchDice } from './matchDice.ts';
import type { MatchService } from './matchService.ts';
import type { Members, TableTime } from './ports.ts';

/** Does what nobody does by an act: reminds, acts for who is late, and finds out who has left the server. */
export interface Attendance {
  /** One thing at a time; what else is due comes with the next call. Nothing happens where nothing is due. */
  attend(id: MatchId): Promise<void>;
}

/** How old an answer about a member may be: when something is decided by it, and when only a board was sent. */
const FRESH_MS = 20_000;
const USUAL_MS = 10 * 60_000;

export function createAttendance(ports: {
  readonly service: MatchService;
  readonly members: Members;
  readonly time: TableTime;
}): Attendance {
  const { service, members, time } = ports;

  /** Whether the sides that matter now are in the server; null where that is not known or not asked. */
  async function presence({ state, row }: LoadedMatch): Promise<ByColor<boolean | null>> {
    const { guild } = row.place;
    const wakes = wakeAt(state);
    const maxAge = wakes !== null && wakes <= time.now() ? FRESH_MS : USUAL_MS;
    const ask = async (color: Color): Promise<boolean | null> => {
      const seat = state.seats[color];
      const missing = state.missingSince[color] !== null;
      if (guild === null || seat.kind === 'computer' || (!missing && sideToAct(state) !== color)) return null;
      return members.isMember(guild, seat.user, missing ? 0 : maxAge);
    };
    return { white: await ask('white'), black: await ask('black') };
  }

  return {
    async attend(id) {
      const loaded = await service.load(id);
      if (loaded === null || !isRunning(loaded.state)) return;
      const present = await presence(loaded);
      await service.actForTable(id, (state, at, dice) => commandDue(state, at, present, dice));
    },
  };
}

function commandDue(
  state: StartedState,
  at: number,
  present: ByColor<boolean | null>,
  dice: MatchDice,
): Result<MatchCommand, { readonly code: 'notDue' }> {
  for (const color of COLORS) {
    const missing = state.missingSince[color] !== null;
    if (!missing && present[color] === false) return ok({ type: 'noteMissing', color, at });
    if (missing && present[color] === true) return ok({ type: 'noteReturned', color, at });
  }
  const seat = seatEnd(state);
  if (isReached(seat?.at ?? null, at) && seat !== null && present[seat.color] === false) {
    return ok({ type: 'forfeit', color: seat.color, at });
  }
  if (isReached(dueAt(state), at)) {
    const { source, next } = dice.draw(null);
    return ok({ type: 'flag', roll: next(), source, at });
  }
  if (isReached(remindAt(state), at)) return ok({ type: 'remind', at });
  return err({ code: 'notDue' });
}

const isReached = (due: number | null, at: number): boolean => due !== null && due <= at;
