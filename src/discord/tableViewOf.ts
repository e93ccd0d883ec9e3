import type { LoadedMatch } from '#app/matchLog.ts';
import type { PlayerStore, SealedDice, TableTime } from '#app/ports.ts';
import { DEFAULT_PREFERENCES } from '#app/preferences.ts';
import type { RatingStore } from '#app/ratingPorts.ts';
import { seatEnd } from '#match/absence.ts';
import { dueAt } from '#match/clock.ts';
import type { ByColor } from '#rules/types.ts';
import { told } from './dice.ts';
import type { SideName } from './names.ts';
import { viewerOf } from './views/boardPicture.ts';
import type { TableView } from './views/matchView.ts';

/** Everything that a board message shows, without the news. */
export async function tableViewOf(
  loaded: LoadedMatch,
  names: ByColor<SideName>,
  {
    players,
    ratings,
    time,
    dice,
  }: {
    readonly players: PlayerStore;
    readonly ratings: RatingStore;
    readonly time: TableTime;
    readonly dice: SealedDice;
  },
): Promise<Omit<TableView, 'news'>> {
  const { row, state } = loaded;
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
    secrets: told(loaded, dice),
    dueWallMs: due === null ? null : time.wallTime(due),
    seatEnd: seat === null ? null : { color: seat.color, wallMs: time.wallTime(seat.at) },
  };
}
