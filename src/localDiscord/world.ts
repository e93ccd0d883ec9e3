import { createSnowflakes } from './snowflake.ts';
import type { Change, Json, LocalAttachment, LocalChannel, LocalMessage } from './types.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

export type StoredMessage = Mutable<LocalMessage>;
export type StoredAttachment = Mutable<LocalAttachment>;
export interface StoredChannel extends Mutable<LocalChannel> {
  /** Permissions taken away from the bot here, as bits. */
  denied: bigint;
  readonly messages: StoredMessage[];
}

export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  inGuild: boolean;
}

/** Everything that the local Discord knows. It lives in memory alone and outlives the bot's sessions. */
export interface World {
  readonly token: string;
  readonly applicationId: string;
  readonly botUserId: string;
  readonly botName: string;
  readonly guildId: string;
  readonly guildName: string;
  readonly guildLocale: string;
  readonly channels: Map<string, StoredChannel>;
  readonly people: Map<string, StoredPerson>;
  readonly attachments: Map<string, StoredAttachment>;
  commands: readonly Json[];
  /** Set once the server listens. */
  origin: string;
  nextId(): string;
  tell(change: Change): void;
  listen(listener: (change: Change) => void): () => void;
}

export function createWorld(options: { readonly guildName: string; readonly guildLocale: string }): World {
  const nextId = createSnowflakes();
  const listeners = new Set<(change: Change) => void>();
  const applicationId = nextId();
  return {
    ...options,
    // The first part is the application's id, which clients read from it.
    token: `${Buffer.from(applicationId).toString('base64url')}.local.discord`,
    applicationId,
    botUserId: applicationId,
    botName: 'Tavla',
    guildId: nextId(),
    channels: new Map(),
    people: new Map(),
    attachments: new Map(),
    commands: [],
    origin: '',
    nextId,
    tell(change) {
      for (const listener of listeners) listener(change);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function createChannel(
  world: World,
  card: Pick<LocalChannel, 'kind' | 'name'> & Partial<Pick<LocalChannel, 'parentId' | 'personId' | 'id'>>,
): StoredChannel {
  const channel: StoredChannel = {
    id: world.nextId(),
    parentId: null,
    personId: null,
    ...card,
    archived: false,
    locked: false,
    deleted: false,
    denied: 0n,
    messages: [],
  };
  world.channels.set(channel.id, channel);
  world.tell({ kind: 'channelCreated', channel });
  return channel;
}

/** What the bot may not do in a channel; a thread has its parent's permissions. */
export const deniedIn = (world: World, channel: StoredChannel): bigint =>
  channel.denied | (channel.parentId === null ? 0n : (world.channels.get(channel.parentId)?.denied ?? 0n));

export function dmChannelOf(world: World, personId: string): StoredChannel {
  for (const channel of world.channels.values()) if (channel.personId === personId) return channel;
  return createChannel(world, { kind: 'dm', name: world.people.get(personId)?.name ?? '', personId });
}
