import type { MatchEvent } from '#match/event.ts';
import { poolOf, ratedLength, tempoOf, type UnratedReason } from '#match/rating.ts';
import type { MatchOver } from '#match/state.ts';
import type { MatchId, UserId } from '#match/types.ts';
import { COLORS, type ByColor, type Color } from '#rules/types.ts';
import type { LoadedMatch } from './matchLog.ts';
import { periodsOf } from './periods.ts';
import type { MatchStore } from './ports.ts';
import type { FinishedMatch, RatingStore } from './ratingPorts.ts';

/** Rated matches that the same two may play in 24 hours: more would be farming (`rating.md` 6). */
const SHARE_A_DAY = 5;

/** Brings ratings and statistics up to date with matches that are over. */
export interface RatingService {
  /** Repeats harmlessly; matches that are not over, or not between two persons, change nothing. */
  settle(loaded: LoadedMatch): Promise<void>;
}

export function createRatingService(ports: {
  readonly ratings: RatingStore;
  readonly matches: MatchStore;
  readonly wallNow: () => number;
}): RatingService {
  const { ratings, matches, wallNow } = ports;
  return {
    async settle({ row, state }) {
      if (state.phase !== 'matchOver') return;
      const users = personsOf(state);
      if (users === null) return ratings.skip(row.id);
      const events = await matches.events(row.id);
      await ratings.settle(finished(row.id, state, users, events, row.place.guild, wallNow()), SHARE_A_DAY, periodsOf);
    },
  };
}

const personsOf = ({ seats: { white, black } }: MatchOver): ByColor<UserId> | null =>
  white.kind === 'person' && black.kind === 'person' ? { white: white.user, black: black.user } : null;

function finished(
  match: MatchId,
  state: MatchOver,
  users: ByColor<UserId>,
  events: readonly MatchEvent[],
  guild: FinishedMatch['guild'],
  at: number,
): FinishedMatch {
  const { settings, winner, reason, results } = state;
  const marsOf = (color: Color): number =>
    results.filter((result) => result.winner === color && result.kind > 1).length;
  return {
    match,
    at,
    periods: periodsOf(at),
    guild,
    pool: poolOf(settings),
    tempo: tempoOf(settings),
    length: ratedLength(settings),
    users,
    winner,
    reason,
    mars: { white: marsOf('white'), black: marsOf('black') },
    unrated: unratedReason(settings.rated, events),
  };
}

/** A match counts where both wanted it and both have played at least one turn themselves. */
function unratedReason(wanted: boolean, events: readonly MatchEvent[]): UnratedReason | null {
  if (!wanted) return 'agreed';
  const played = (color: Color): boolean =>
    events.some((event) => event.type === 'moved' && event.own && event.by === color);
  return COLORS.every(played) ? null : 'notPlayed';
}
