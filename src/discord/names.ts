import type { PlayerStore } from '#app/ports.ts';
import type { TableTexts } from '#i18n/tableTexts.ts';
import type { Seat, UserId } from '#match/types.ts';
import type { ByColor } from '#rules/types.ts';
import { escapeName, plainName } from './escape.ts';

/** What a side is called: `raw` for the picture, `plain` for labels, `shown` for message text. */
export interface SideName {
  readonly raw: string;
  readonly plain: string;
  readonly shown: string;
}

export function nameOf(raw: string | null, table: TableTexts): SideName {
  const fallback = table.unknownPlayer();
  const name = raw ?? fallback;
  return { raw: name, plain: plainName(name) ?? fallback, shown: `**${escapeName(name) ?? fallback}**` };
}

/** The name under which a person was last seen. */
export const personName = async (players: PlayerStore, user: UserId, table: TableTexts): Promise<SideName> =>
  nameOf((await players.get(user))?.name ?? null, table);

export async function sideNames(
  players: PlayerStore,
  seats: ByColor<Seat>,
  table: TableTexts,
): Promise<ByColor<SideName>> {
  const name = (seat: Seat): Promise<SideName> | SideName =>
    seat.kind === 'computer' ? nameOf(table.computer(seat.level), table) : personName(players, seat.user, table);
  return { white: await name(seats.white), black: await name(seats.black) };
}
