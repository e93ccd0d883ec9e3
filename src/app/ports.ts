import type { MatchEvent } from '#match/event.ts';
import type { DiceSource, Level, MatchId, MatchSettings, UserId } from '#match/types.ts';
import type { Brand } from '#core/brand.ts';
import type { DailyPosition } from '#engine/dailyPosition.ts';
import type { CubeRequest } from '#engine/decideCube.ts';
import type { Play, Roll } from '#rules/types.ts';
import type { Turn } from '#rules/turn.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Preferences } from './preferences.ts';
import type { HistoryStore, MatchEnding } from './historyPorts.ts';
import type { GuildMemberStore, RatingStore } from './ratingPorts.ts';
import type { PrivacyStore } from './privacyPorts.ts';
import type { ServerStore } from './serverSettings.ts';

export type ChallengeId = Brand<string, 'ChallengeId'>;
/** A Discord guild, channel, thread or message id: a snowflake as text. */
export type Snowflake = string;

/** Where a match is played and in which language the table speaks there. */
export interface Place {
  readonly guild: Snowflake | null;
  /** The channel in which the challenge was made. */
  readonly channel: Snowflake;
  /** The match's own thread; null where the match is played in `channel` itself. */
  readonly thread: Snowflake | null;
  /** The bot is not there: it may only answer those who ask it something, as in a group of friends. */
  readonly answersOnly: boolean;
  readonly locale: Locale;
}

export const MATCH_STATUSES = ['running', 'over', 'aborted'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** What is kept beside the log so that matches can be found without folding them. */
export interface MatchSummary {
  readonly status: MatchStatus;
  /** Table time at which something falls due though nobody acts (`wakeAt`). */
  readonly dueAt: number | null;
  /** The person whose act the match waits for. */
  readonly waitsFor: UserId | null;
  /** The computer is to play: taken up again after a restart. */
  readonly computerToPlay: boolean;
  /** Null while it is running. */
  readonly ending: MatchEnding | null;
}

/** The newest board message of a match. `version` is that of the log which it shows. */
export interface ShownBoard {
  readonly channel: Snowflake;
  readonly message: Snowflake;
  readonly version: number;
}

export interface MatchRow extends MatchSummary {
  readonly id: MatchId;
  readonly version: number;
  readonly place: Place;
  /** The persons at the table; null is the computer. */
  readonly white: UserId | null;
  readonly black: UserId | null;
  /** Wall time, milliseconds since 1970. */
  readonly createdAt: number;
  readonly shown: ShownBoard | null;
  /** Of the secrets of its dice (`sealedDice.ts`); never to be told. Null for matches of before there were any. */
  readonly diceKey: string | null;
}

export interface NewMatch {
  readonly id: MatchId;
  readonly place: Place;
  readonly white: UserId | null;
  readonly black: UserId | null;
  readonly events: readonly MatchEvent[];
  readonly summary: MatchSummary;
  readonly createdAt: number;
  readonly diceKey: string;
  /** The challenge that this match answers; it is accepted in the same transaction. */
  readonly challenge: ChallengeId | null;
  /** The finished match of which this is the rematch; a match has one at the most. */
  readonly rematchOf: MatchId | null;
  /** The interaction that asked for it, where one alone did. */
  readonly act: string | null;
}

export interface MatchStore {
  /** `taken`: the challenge is no longer open, the rematch exists already, or the act was stored before. */
  create(match: NewMatch): Promise<'created' | 'taken'>;
  /** The match in which an act is stored. */
  matchOfAct(act: string): Promise<MatchId | null>;
  row(id: MatchId): Promise<MatchRow | null>;
  events(id: MatchId, afterVersion?: number): Promise<readonly MatchEvent[]>;
  /**
   * One transaction: events, match row and the act's id. `conflict`: the match is not at `expectedVersion`.
   * `duplicate`: the act was stored before; nothing is changed.
   */
  append(change: {
    readonly id: MatchId;
    readonly expectedVersion: number;
    readonly events: readonly MatchEvent[];
    readonly summary: MatchSummary;
    /** The interaction that asked for it; null for acts of the table itself. */
    readonly act: string | null;
  }): Promise<'appended' | 'conflict' | 'duplicate'>;
  /** Matches in which something falls due at or before `at` (table time), the earliest first, without the first `skipped`. */
  due(at: number, limit: number, skipped: number): Promise<readonly MatchId[]>;
  /** Matches in which something will fall due, the earliest first. */
  clocked(): Promise<readonly MatchId[]>;
  /** Running matches in which the computer is to play. */
  computerToPlay(): Promise<readonly MatchId[]>;
  /** Matches whose newest board message is older than their log, the oldest match first, without the first `skipped`. */
  behind(limit: number, skipped: number): Promise<readonly MatchId[]>;
  runningOf(user: UserId): Promise<readonly MatchRow[]>;
  runningIn(channel: Snowflake): Promise<readonly MatchRow[]>;
  /** Matches of a server, the newest first. */
  newestIn(guild: Snowflake, limit: number): Promise<readonly MatchRow[]>;
  rematchOf(id: MatchId): Promise<MatchId | null>;
  setThread(id: MatchId, thread: Snowflake | null): Promise<void>;
  setShown(id: MatchId, shown: ShownBoard): Promise<void>;
}

/** `countered`: whoever was invited has suggested something else. */
export const CHALLENGE_STATUSES = ['open', 'accepted', 'declined', 'withdrawn', 'countered', 'expired'] as const;
export type ChallengeStatus = (typeof CHALLENGE_STATUSES)[number];

export interface Challenge {
  readonly id: ChallengeId;
  readonly challenger: UserId;
  /** Null is open to all. */
  readonly opponent: UserId | null;
  readonly settings: MatchSettings;
  readonly place: Place;
  readonly message: Snowflake | null;
  readonly status: ChallengeStatus;
  /** Wall time, milliseconds since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly rematchOf: MatchId | null;
  readonly match: MatchId | null;
}

export interface ChallengeStore {
  /** `pending`: this pair has an open challenge, or the match a rematch offer already. */
  create(challenge: Challenge): Promise<'created' | 'pending'>;
  get(id: ChallengeId): Promise<Challenge | null>;
  setMessage(id: ChallengeId, message: Snowflake): Promise<void>;
  /** Closes an open challenge; false where it was not open any more. */
  close(id: ChallengeId, status: Exclude<ChallengeStatus, 'open' | 'accepted'>): Promise<boolean>;
  /** Open to all in a server, the newest first. */
  openIn(guild: Snowflake, limit: number): Promise<readonly Challenge[]>;
  expired(at: number, limit: number): Promise<readonly Challenge[]>;
  /** Open ones whose message is not known, the oldest first. */
  unposted(): Promise<readonly Challenge[]>;
  /** Challenges made by this person since `at`, whatever became of them. */
  countSince(challenger: UserId, at: number): Promise<number>;
  rematchOffer(match: MatchId): Promise<Challenge | null>;
  /** The invitation that this match answers; null where there was none. */
  ofMatch(match: MatchId): Promise<Challenge | null>;
}

export interface Player {
  readonly id: UserId;
  /** As last seen in Discord; hostile text. */
  readonly name: string;
  readonly preferences: Preferences;
}

export interface PlayerStore {
  get(id: UserId): Promise<Player | null>;
  /** Keeps the name up to date; makes the player with default preferences where there is none. */
  seen(id: UserId, name: string): Promise<Player>;
  setPreferences(id: UserId, preferences: Preferences): Promise<void>;
}

/** Time off that a person takes from all matches of days; `from` and `until` are wall time (ms). */
export interface Vacation {
  readonly id: VacationId;
  readonly user: UserId;
  readonly from: number;
  readonly until: number;
}
export type VacationId = Brand<string, 'VacationId'>;

export interface VacationStore {
  /** `running`: the person is on vacation already, or the end of the last one is not carried to the matches yet. */
  begin(vacation: Vacation): Promise<'begun' | 'running'>;
  current(user: UserId, at: number): Promise<Vacation | null>;
  /** All that reach beyond `since`. */
  takenSince(user: UserId, since: number): Promise<readonly Vacation[]>;
  /** Brings the end forward to `at`; false where none runs. */
  end(user: UserId, at: number): Promise<boolean>;
  /** Vacations whose beginning, or whose end at `at`, has not been carried to the person's matches. */
  uncarried(at: number): Promise<readonly { readonly vacation: Vacation; readonly change: 'begin' | 'end' }[]>;
  carried(id: VacationId, change: 'begin' | 'end'): Promise<void>;
}

/** All that is kept. */
export interface Stores {
  readonly matches: MatchStore;
  readonly history: HistoryStore;
  readonly challenges: ChallengeStore;
  readonly players: PlayerStore;
  readonly vacations: VacationStore;
  readonly ratings: RatingStore;
  readonly guildMembers: GuildMemberStore;
  readonly blocks: BlockStore;
  readonly servers: ServerStore;
  readonly privacy: PrivacyStore;
  readonly rolls: RollStore;
}

/** How often two dice fell together in matches that are over, the higher number first; opening rolls do not count. */
export interface RollCount {
  readonly roll: Roll;
  readonly count: number;
}

export interface RollStore {
  /** Of everybody and the computer, or of one person. */
  counts(user: UserId | null): Promise<readonly RollCount[]>;
}

/** Who does not want to play whom. */
export interface BlockStore {
  block(user: UserId, blocked: UserId, at: number): Promise<void>;
  unblock(user: UserId, blocked: UserId): Promise<void>;
  /** The newest first. */
  blockedBy(user: UserId): Promise<readonly UserId[]>;
  /** Has one of the two blocked the other? */
  areApart(one: UserId, other: UserId): Promise<boolean>;
}

/** Who is in which server, as far as Discord tells. */
export interface Members {
  /** Null where it cannot be told. An answer of at most this age (ms) will do. */
  isMember(guild: Snowflake, user: UserId, maxAgeMs: number): Promise<boolean | null>;
}

/** Asked on a worker thread; never on the event loop. */
export interface ComputerPlayer {
  choosePlay(request: { readonly turn: Turn; readonly level: Level; readonly seed: string }): Promise<Play>;
  decideCube(request: CubeRequest): Promise<boolean>;
  /** The position of a day, for example `2026-12-07`. */
  dailyPosition(day: string): Promise<DailyPosition>;
  close(): Promise<void>;
}

/**
 * Rolls that can be checked afterwards. A match has a secret, and the secret's hash is told before the first roll. Each
 * roll is made of that secret, the match and a value that nobody could know before: the id of the interaction that asked
 * for it, or a fresh random one. When the match is over the secret is told, and everybody can make every roll again.
 */
export interface SealedDice {
  /** The secret number `number` (from 0) of a match with this key; another one each time the match was handed back. */
  secretOf(key: string, number: number): string;
  /** The hash that is told at the start. */
  commitmentOf(secret: string): string;
  /** The rolls that secret, match and value give, one after the other. */
  sealedRolls(secret: string, match: MatchId, mixed: string): () => Roll;
}

/** The rolls of one event. */
export interface Draw {
  readonly source: DiceSource;
  readonly next: () => Roll;
}

/** Each number is equally likely, and no roll is known to anybody before it is drawn. */
export interface Dice extends SealedDice {
  /** A key for the secrets of a new match; never to be told. */
  newKey(): string;
  /**
   * `seal`: null where the rolls need not be made again by others. `interaction`: null where nobody asked for them; a
   * fresh random value takes its place.
   */
  draw(seal: { readonly match: MatchId; readonly secret: string } | null, interaction: string | null): Draw;
}

export interface TableTime {
  /** Milliseconds; like wall time, but stands still while the bot is down. */
  now(): number;
  /** The wall time that a table time will have if the bot stays up. */
  wallTime(tableTime: number): number;
}

/** Told after a change is on disk; brings the messages in the chat up to date. Never throws. */
export interface Announcer {
  /** Also called again and again for a match whose newest board is not shown yet (`MatchStore.behind`). */
  matchChanged(id: MatchId): void;
  challengeExpired(challenge: Challenge): void;
}
