import type { MatchEnding } from '#app/historyPorts.ts';
import type { Generated } from 'kysely';
import type { Locale } from '#i18n/locale.ts';
import type { ChallengeId, ChallengeStatus, MatchStatus, VacationId } from '#app/ports.ts';
import type { Period } from '#app/ratingPorts.ts';
import type { MatchWonReason } from '#match/event.ts';
import type { Pool, Tempo, UnratedReason } from '#match/rating.ts';
import type { MatchId, UserId } from '#match/types.ts';
import type { Color } from '#rules/types.ts';

/** The tables as Kysely sees them. Discord ids are text; times are milliseconds; JSON is text. */
export interface Schema {
  match: MatchTable;
  match_event: MatchEventTable;
  challenge: ChallengeTable;
  player: PlayerTable;
  vacation: VacationTable;
  settled_match: SettledMatchTable;
  standing: StandingTable;
  period_gain: PeriodGainTable;
  duel: DuelTable;
  guild_member: GuildMemberTable;
  block: BlockTable;
  server: ServerTable;
  barred: BarredTable;
  admin_log: AdminLogTable;
  roll_count: RollCountTable;
  shard: ShardTable;
}

export interface PlaceColumns {
  guild: string | null;
  channel: string;
  thread: string | null;
  answers_only: Generated<0 | 1>;
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
  /** Wall time; this and the rest are null while it is running. */
  ended_at: number | null;
  /** Null too where it was stopped without one. */
  winner: Color | null;
  white_points: number | null;
  black_points: number | null;
  end_reason: MatchEnding['reason'] | null;
  /** 1 from the end of a match until ratings and statistics know of it. */
  to_settle: 0 | 1;
  /** Of the secrets of its dice; never to be told. */
  dice_key: string | null;
  /** The version up to which its rolls are in `roll_count`. */
  rolls_counted: Generated<number>;
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
  /** 0 hides the person from leaderboards. */
  listed: Generated<0 | 1>;
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

/** A match between two persons as it went into the ratings, so that they can be computed anew. */
export interface SettledMatchTable {
  match_id: MatchId;
  /** Wall time. */
  at: number;
  guild: string | null;
  pool: Pool;
  tempo: Tempo;
  length: number;
  white: UserId;
  black: UserId;
  /** Both ids in order. */
  pair: string;
  winner: Color;
  reason: MatchWonReason;
  /** Games won by mars or more. */
  white_mars: number;
  black_mars: number;
  /** Null where it was rated. */
  unrated: UnratedReason | null;
  white_before: number;
  white_after: number;
  black_before: number;
  black_after: number;
  /** The version of the formula. */
  formula: number;
}

export interface StandingTable {
  user_id: UserId;
  pool: Pool;
  tempo: Tempo;
  rating: number;
  experience: number;
  rated_matches: number;
  won: number;
  lost: number;
  mars_won: number;
  mars_lost: number;
  streak: number;
  best_streak: number;
  timed_out: number;
  last_at: number;
}

export interface PeriodGainTable {
  user_id: UserId;
  pool: Pool;
  tempo: Tempo;
  period: Period;
  gained: number;
  matches: number;
}

export interface DuelTable {
  user_id: UserId;
  opponent: UserId;
  won: number;
  lost: number;
}

export interface GuildMemberTable {
  guild: string;
  user_id: UserId;
  /** 1 where Discord said that the person has left. */
  gone: 0 | 1;
}

export interface BlockTable {
  user_id: UserId;
  blocked: UserId;
  /** Wall time. */
  at: number;
}

export interface ServerTable {
  guild: string;
  settings: string;
}

export interface BarredTable {
  guild: string;
  user_id: UserId;
}

export interface AdminLogTable {
  guild: string;
  /** Wall time. */
  at: number;
  by_user: UserId;
  act: string;
  about: string;
}

export interface RollCountTable {
  /** Empty for the rolls of everybody, the computer's too. */
  user_id: string;
  high: number;
  low: number;
  count: number;
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
