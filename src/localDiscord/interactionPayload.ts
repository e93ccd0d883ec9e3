import { apiChannel, apiMember, apiMessage, botPermissions, userById } from './apiObjects.ts';
import { CONTEXT, contextOf, memberPermissions } from './offeredCommands.ts';
import { ALL_PERMISSIONS } from './permissions.ts';
import type { Json } from './types.ts';
import type { StoredChannel, StoredMessage, StoredPerson, World } from './world.ts';

/** The most that a file attached to an answer may have, in bytes. */
const ATTACHMENT_LIMIT = 10_485_760;

export interface InteractionFacts {
  readonly id: string;
  readonly token: string;
  readonly type: number;
  readonly data: Json;
  readonly channel: StoredChannel;
  readonly person: StoredPerson;
  /** The message on which the component stands. */
  readonly source: StoredMessage | null;
}

/** An interaction in the form in which the bot hears of it. */
export function interactionPayload(world: World, facts: InteractionFacts): Json {
  const { id, token, type, data, channel, person, source } = facts;
  const context = contextOf(channel);
  const permissions = context === CONTEXT.guild ? botPermissions(world, channel) : ALL_PERMISSIONS;
  return {
    id,
    application_id: world.applicationId,
    type,
    token,
    version: 1,
    data,
    channel_id: channel.id,
    channel: { ...apiChannel(world, channel), permissions: String(memberPermissions(person)) },
    locale: person.locale,
    entitlements: [],
    authorizing_integration_owners: ownersOf(world, context, person),
    context,
    attachment_size_limit: ATTACHMENT_LIMIT,
    app_permissions: String(permissions),
    ...(source === null ? {} : { message: apiMessage(world, source) }),
    ...(context === CONTEXT.guild
      ? {
          guild_id: world.guildId,
          guild: { id: world.guildId, locale: world.guildLocale, features: [] },
          guild_locale: world.guildLocale,
          member: { ...apiMember(world, person.id), permissions: String(memberPermissions(person)) },
        }
      : { user: userById(world, person.id) }),
  };
}

/** For whom the bot was installed where the interaction comes from: the guild ("0" in direct messages), or the person. */
function ownersOf(world: World, context: number, person: StoredPerson): Json {
  if (context === CONTEXT.privateChannel) return { '1': person.id };
  return { '0': context === CONTEXT.guild ? world.guildId : '0' };
}
