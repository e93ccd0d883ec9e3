import type { ChatInputCommandInteraction, MessageComponentInteraction, PermissionsBitField } from 'discord.js';
import type { Snowflake } from '#app/ports.ts';

/** Where something is asked, as far as it matters for playing there. */
export interface Whereabouts {
  /** The channel, and where it is a thread, the one that it belongs to. */
  readonly channels: readonly Snowflake[];
  /** What the bot may do there. */
  readonly permissions: Readonly<PermissionsBitField>;
  readonly inThread: boolean;
}

export function whereaboutsOf({
  appPermissions,
  channelId,
  channel,
}: ChatInputCommandInteraction | MessageComponentInteraction): Whereabouts {
  const thread = channel?.isThread() === true ? channel : null;
  return {
    channels: [channelId, thread?.parentId ?? null].filter((id) => id !== null),
    permissions: appPermissions,
    inThread: thread !== null,
  };
}
