import { createSnowflakes } from './snowflake.ts';
import type { Change, Json, LocalAttachment, LocalChannel, LocalMessage } from './types.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

export type StoredMessage = Mutable<LocalMessage>;
export type StoredAttachment = Mutable<LocalAttachment>;
export interface StoredChannel extends Mutable<LocalChannel> {
  memberIds: string[];
  /** Permissions taken away from the bot here, as bits. */
  denied: bigint;
  /** Oldest first; deleted ones stay, marked. */
  readonly messages: StoredMessage[];
}

export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  /** May use the commands that are left to admins. */
  readonly admin: boolean;
  inGuild: boolean;
  /** Takes direct messages of the bot. */
  takesDirect: boolean;
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
  /** Every message of every channel by its id. */
  readonly messages: Map<string, StoredMessage>;
  /** Channels of direct messages by their person. */
  readonly directChannels: Map<string, StoredChannel>;
  readonly people: Map<string, StoredPerson>;
  /** The attachments whose bytes are still kept, oldest first. */
  readonly attachments: Map<string, StoredAttachment>;
  /** The bytes of so many attachments are kept; addresses of older ones expire, as Discord's do. */
  readonly keptAttachments: number;
  /** As deployed for everywhere. */
  commands: readonly Json[];
  /** As deployed for the guild alone. */
  guildCommands: readonly Json[];
  /** Set once the server listens. */
  origin: string;
  nextId(): string;
  tell(change: Change): void;
  /** Calls back on every change, or on the changes of one channel alone; the answer ends it. */
  listen(listener: Listener, channelId?: string): () => void;
}

type Listener = (change: Change) => void;

export function createWorld(options: Pick<World, 'guildName' | 'guildLocale' | 'keptAttachments'>): World {
  let origin = '';
  const nextId = createSnowflakes(() => origin !== '');
  // Hundreds may wait for their own channel at once, so those are kept apart by channel; '' hears everything.
  const listeners = new Map<string, Set<Listener>>();
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
    messages: new Map(),
    directChannels: new Map(),
    people: new Map(),
    attachments: new Map(),
    commands: [],
    guildCommands: [],
    get origin() {
      return origin;
    },
    set origin(address) {
      origin = address;
    },
    nextId,
    tell(change) {
      for (const listener of listeners.get('') ?? []) listener(change);
      const channelId = channelOf(change);
      if (channelId !== null) for (const listener of listeners.get(channelId) ?? []) listener(change);
    },
    listen(listener, channelId = '') {
      const together = listeners.get(channelId) ?? new Set();
      listeners.set(channelId, together.add(listener));
      return () => {
        together.delete(listener);
        if (together.size === 0 && listeners.get(channelId) === together) listeners.delete(channelId);
      };
    },
  };
}

function channelOf(change: Change): string | null {
  if ('message' in change) return change.message.channelId;
  return 'channel' in change ? change.channel.id : null;
}

export function createChannel(
  world: World,
  card: Pick<LocalChannel, 'kind' | 'name'> &
    Partial<Pick<StoredChannel, 'parentId' | 'personId' | 'memberIds' | 'id'>>,
): StoredChannel {
  const channel: StoredChannel = {
    id: world.nextId(),
    parentId: null,
    personId: null,
    memberIds: [],
    ...card,
    archived: false,
    locked: false,
    deleted: false,
    denied: 0n,
    messages: [],
  };
  world.channels.set(channel.id, channel);
  if (channel.personId !== null) world.directChannels.set(channel.personId, channel);
  world.tell({ kind: 'channelCreated', channel });
  return channel;
}

/** What the bot may not do in a channel; a thread has its parent's permissions. */
export const deniedIn = (world: World, channel: StoredChannel): bigint =>
  channel.denied | (channel.parentId === null ? 0n : (world.channels.get(channel.parentId)?.denied ?? 0n));

export function dmChannelOf(world: World, personId: string): StoredChannel {
  const name = world.people.get(personId)?.name ?? '';
  return world.directChannels.get(personId) ?? createChannel(world, { kind: 'dm', name, personId });
}

export function addMessage(world: World, channel: StoredChannel, message: StoredMessage): void {
  channel.messages.push(message);
  world.messages.set(message.id, message);
  world.tell({ kind: 'messageCreated', message });
}

/** Keeps the bytes, and forgets those of the oldest attachment when there are too many. */
export function keepAttachment(world: World, attachment: StoredAttachment): void {
  world.attachments.set(attachment.id, attachment);
  if (world.attachments.size <= world.keptAttachments) return;
  for (const [id, oldest] of world.attachments) {
    oldest.bytes = Buffer.alloc(0);
    world.attachments.delete(id);
    return;
  }
}
