import { type Client, type PermissionsBitField, PermissionsBitField as Bits } from 'discord.js';
import type { Snowflake } from '#app/ports.ts';
import type { NeededPermission } from '#i18n/chatTexts.ts';
import type { Asked, Chat } from './chat.ts';
import { privately, type Reply } from './reply.ts';

const TO_POST = ['ViewChannel', 'SendMessages', 'AttachFiles'] as const satisfies readonly NeededPermission[];
const TO_POST_IN_THREAD = [
  'ViewChannel',
  'SendMessagesInThreads',
  'AttachFiles',
] as const satisfies readonly NeededPermission[];
const FOR_THREADS = ['CreatePublicThreads', 'SendMessagesInThreads'] as const satisfies readonly NeededPermission[];

const missingOf = (
  granted: Readonly<PermissionsBitField>,
  needed: readonly NeededPermission[],
): readonly NeededPermission[] => needed.filter((name) => !granted.has(Bits.Flags[name]));

/** Null where all are there. */
const firstMissing = (
  granted: Readonly<PermissionsBitField>,
  needed: readonly NeededPermission[],
): NeededPermission | null => missingOf(granted, needed)[0] ?? null;

/** What the bot lacks to run a match where an interaction comes from; the interaction tells its permissions. */
export const missingToPlay = (granted: Readonly<PermissionsBitField>, inThread: boolean): NeededPermission | null =>
  firstMissing(granted, inThread ? TO_POST_IN_THREAD : TO_POST);

export interface ChannelPermissions {
  readonly isThread: boolean;
  /** Null where nothing is missing. */
  readonly missingToPost: NeededPermission | null;
  readonly missingForThreads: NeededPermission | null;
  /** All that are missing there, for matches in the channel and in threads. */
  readonly missing: readonly NeededPermission[];
}

/** Tells an administrator what the bot lacks in a channel. */
export async function checkChannel(channel: Snowflake, { text }: Asked, { permissionsIn }: Chat): Promise<Reply> {
  const permissions = permissionsIn(channel);
  const name = `<#${channel}>`;
  if (permissions === null) return privately(text.server.unseen(name));
  const missing = permissions.missing.map((one) => text.chat.permissions[one]);
  return Promise.resolve(
    privately(missing.length === 0 ? text.server.allThere(name) : text.server.missing(name, missing)),
  );
}

/** What the gateway has told about a channel; null where it told nothing, as for direct messages. */
export function channelPermissions(client: Client<true>, id: Snowflake): ChannelPermissions | null {
  const channel = client.channels.cache.get(id);
  if (channel === undefined || channel.isDMBased()) return null;
  const granted = channel.permissionsFor(client.user.id);
  if (granted === null) return null;
  const isThread = channel.isThread();
  return {
    isThread,
    missingToPost: missingToPlay(granted, isThread),
    missingForThreads: firstMissing(granted, FOR_THREADS),
    missing: missingOf(granted, isThread ? TO_POST_IN_THREAD : [...TO_POST, ...FOR_THREADS]),
  };
}
