import type { Locale } from '#i18n/locale.ts';
import type { ChallengeId, ChallengeStatus, MatchStatus, VacationId } from '#app/ports.ts';
import type { MatchId, UserId } from '#match/types.ts';

/** The tables as Kysely sees them. Discord ids are text; times are milliseconds; JSON is text. */
export interface Schema {
  match: MatchTable;
  match_event: MatchEventTable;
  challenge: ChallengeTable;
  player: PlayerTable;
  vacation: VacationTable;
  shard: ShardTable;
}

export interface PlaceColumns {
  guild: string | null;
  channel: string;
  thread: string | null;
  locale: Locale;
}

export interface MatchTable extends PlaceColumns {
  id: MatchId;
  version: number;
  status: MatchStatus;
  /** Table time. */
  due_at: number | null;
  waits_for: UserId | null;
  computer_to_play: 0 | 1;
  white: UserId | null;
  black: UserId | null;
  created_at: number;
  shown_channel: string | null;
  shown_message: string | null;
  /** The version that the newest board message shows; 0 before the first. */
  shown_version: number;
  rematch_of: MatchId | null;
}

export interface MatchEventTable {
  match_id: MatchId;
  /** From 1, without gaps. */
  version: number;
  type: string;
  /** The shape of `body`; `eventCodec.ts` reads every shape there ever was. */
  schema: number;
  body: string;
  /** Table time. */
  at: number;
  /** Wall time. */
  recorded_at: number;
  /** The interaction that asked for this event and those after it in the same transaction. */
  act: string | null;
}

export interface ChallengeTable extends PlaceColumns {
  id: ChallengeId;
  challenger: UserId;
  opponent: UserId | null;
  /** Both ids in order, so that a pair is the same whoever challenges. */
  pair: string;
  settings: string;
  message: string | null;
  status: ChallengeStatus;
  created_at: number;
  expires_at: number;
  rematch_of: MatchId | null;
  match_id: MatchId | null;
}

export interface PlayerTable {
  id: UserId;
  name: string;
  preferences: string;
}

export interface VacationTable {
  id: VacationId;
  user_id: UserId;
  /** Wall time. */
  from_at: number;
  until_at: number;
  /** Have the person's matches been told? */
  begin_carried: 0 | 1;
  end_carried: 0 | 1;
}

export interface ShardTable {
  id: number;
  /** The process that serves it, so that a second one is refused. */
  pid: number;
  host: string;
  /** Wall time at which that process was last known to be up. */
  heartbeat_at: number;
  /** All time that this shard was down. Table time is wall time less this. */
  downtime_ms: number;
}
