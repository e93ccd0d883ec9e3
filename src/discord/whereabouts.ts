import {
  ApplicationIntegrationType,
  type BaseInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
  type MessageComponentInteraction,
  type PermissionsBitField,
  PermissionsBitField as Bits,
} from 'discord.js';
import type { Snowflake } from '#app/ports.ts';

/** Where something is asked, as far as it matters for playing there. */
export interface Whereabouts {
  /** The channel, and where it is a thread, the one that it belongs to. */
  readonly channels: readonly Snowflake[];
  /** What the bot may do there. */
  readonly permissions: Readonly<PermissionsBitField>;
  readonly inThread: boolean;
  /** Does Discord show everybody there what an application says that only the asking person has? */
  readonly seenByAll: boolean;
}

/** The bot is not there, only somebody who has it for themselves: in groups, and in servers that have not added it. */
export const isAnswersOnly = ({ context, guildId, authorizingIntegrationOwners: owners }: BaseInteraction): boolean =>
  context === InteractionContextType.PrivateChannel ||
  (guildId !== null && owners[ApplicationIntegrationType.GuildInstall] === undefined);

export function whereaboutsOf({
  appPermissions,
  channelId,
  channel,
  memberPermissions,
}: ChatInputCommandInteraction | MessageComponentInteraction): Whereabouts {
  const thread = channel?.isThread() === true ? channel : null;
  return {
    channels: [channelId, thread?.parentId ?? null].filter((id) => id !== null),
    permissions: appPermissions,
    inThread: thread !== null,
    seenByAll: memberPermissions?.has(Bits.Flags.UseExternalApps) ?? true,
  };
}
