import type { LoadedMatch } from '#app/matchLog.ts';
import type { PlayerStore, TableTime } from '#app/ports.ts';
import { DEFAULT_PREFERENCES } from '#app/preferences.ts';
import type { RatingStore } from '#app/ratingPorts.ts';
import { seatEnd } from '#match/absence.ts';
import { dueAt } from '#match/clock.ts';
import type { ByColor } from '#rules/types.ts';
import type { SideName } from './names.ts';
import { viewerOf } from './views/boardPicture.ts';
import type { TableView } from './views/matchView.ts';

/** Everything that a board message shows, without the news. */
export async function tableViewOf(
  { row, state }: LoadedMatch,
  names: ByColor<SideName>,
  {
    players,
    ratings,
    time,
  }: { readonly players: PlayerStore; readonly ratings: RatingStore; readonly time: TableTime },
): Promise<Omit<TableView, 'news'>> {
  const viewer = state.seats[viewerOf(state)];
  const player = viewer.kind === 'person' ? await players.get(viewer.user) : null;
  const due = dueAt(state);
  const seat = seatEnd(state);
  return {
    id: row.id,
    version: row.version,
    state,
    locale: row.place.locale,
    names,
    look: player?.preferences ?? DEFAULT_PREFERENCES,
    settlement: state.phase === 'matchOver' ? await ratings.settlement(row.id) : null,
    dueWallMs: due === null ? null : time.wallTime(due),
    seatEnd: seat === null ? null : { color: seat.color, wallMs: time.wallTime(seat.at) },
  };
}
