import type { AdminAct } from '#i18n/adminActs.ts';
import type { Locale } from '#i18n/locale.ts';
import type { PaceName } from '#match/presets.ts';
import type { PresetName, UserId } from '#match/types.ts';
import type { Snowflake } from './ports.ts';

/** What the administrators of a server have chosen for it. */
export interface ServerSettings {
  /** Of boards and invitations; null follows Discord's setting for the server. */
  readonly language: Locale | null;
  /** Channels in which may be played; none is everywhere. */
  readonly channels: readonly Snowflake[];
  /** Does each match get a thread of its own? */
  readonly threads: boolean;
  /** What a challenge means that leaves it open. */
  readonly preset: PresetName;
  readonly pace: PaceName;
  readonly rated: boolean;
  /** Seconds between two challenges of the same person. */
  readonly cooldownS: number;
}

export const DEFAULT_SERVER_SETTINGS: ServerSettings = {
  language: null,
  channels: [],
  threads: true,
  preset: 'turkTavlasi',
  pace: 'live',
  rated: true,
  cooldownS: 0,
};

/** A day: more would be a ban. */
export const LONGEST_COOLDOWN_S = 24 * 60 * 60;

/** What an administrator has done; `about` holds ids and values. */
export interface AdminEntry {
  /** Wall time, ms. */
  readonly at: number;
  readonly by: UserId;
  readonly act: AdminAct;
  readonly about: string;
}

export interface ServerStore {
  settings(guild: Snowflake): Promise<ServerSettings>;
  setSettings(guild: Snowflake, settings: ServerSettings): Promise<void>;
  /** A barred person starts no match in this server. */
  bar(guild: Snowflake, user: UserId, barred: boolean): Promise<void>;
  isBarred(guild: Snowflake, user: UserId): Promise<boolean>;
  barred(guild: Snowflake): Promise<readonly UserId[]>;
  note(guild: Snowflake, entry: AdminEntry): Promise<void>;
  /** The newest first. */
  log(guild: Snowflake, limit: number): Promise<readonly AdminEntry[]>;
}
