import { ALL_PERMISSIONS } from './permissions.ts';
import { timeOf } from './snowflake.ts';
import type { Json } from './types.ts';
import { deniedIn, type StoredChannel, type StoredMessage, type StoredPerson, type World } from './world.ts';

// What the local Discord knows, in the shapes of Discord's API.

const iso = (ms: number): string => new Date(ms).toISOString();

export const botUser = (world: World): Json => ({
  id: world.botUserId,
  username: world.botName,
  discriminator: '0',
  global_name: null,
  avatar: null,
  bot: true,
});

export const apiUser = (person: Pick<StoredPerson, 'id' | 'name'>): Json => ({
  id: person.id,
  username: person.name,
  discriminator: '0',
  global_name: person.name,
  avatar: null,
});

export const userById = (world: World, id: string): Json => {
  const person = world.people.get(id);
  return person === undefined ? botUser(world) : apiUser(person);
};

export const apiMember = (world: World, id: string): Json => ({
  user: userById(world, id),
  nick: null,
  avatar: null,
  roles: [],
  joined_at: iso(timeOf(world.guildId)),
  premium_since: null,
  deaf: false,
  mute: false,
  pending: false,
  flags: 0,
  communication_disabled_until: null,
});

export const botPermissions = (world: World, channel: StoredChannel): bigint =>
  ALL_PERMISSIONS & ~deniedIn(world, channel);

export function apiChannel(world: World, channel: StoredChannel): Json {
  if (channel.kind === 'group') {
    const recipients = channel.memberIds.map((id) => userById(world, id));
    return { id: channel.id, type: 3, name: channel.name, icon: null, last_message_id: null, recipients, flags: 0 };
  }
  if (channel.kind === 'dm') {
    const recipients = channel.personId === null ? [] : [userById(world, channel.personId)];
    return { id: channel.id, type: 1, last_message_id: null, recipients, flags: 0 };
  }
  const shared = {
    id: channel.id,
    guild_id: world.guildId,
    name: channel.name,
    parent_id: channel.parentId,
    last_message_id: channel.messages.at(-1)?.id ?? null,
    rate_limit_per_user: 0,
    flags: 0,
  };
  if (channel.kind === 'thread') {
    return {
      ...shared,
      type: 11,
      owner_id: world.botUserId,
      message_count: channel.messages.length,
      member_count: channel.memberIds.length,
      thread_metadata: {
        archived: channel.archived,
        locked: channel.locked,
        auto_archive_duration: 1440,
        archive_timestamp: iso(timeOf(channel.id)),
      },
    };
  }
  const overwrites =
    channel.denied === 0n ? [] : [{ id: world.botUserId, type: 1, allow: '0', deny: String(channel.denied) }];
  return { ...shared, type: 0, position: 0, nsfw: false, topic: null, permission_overwrites: overwrites };
}

export const threadMember = (thread: StoredChannel, userId: string): Json => ({
  id: thread.id,
  user_id: userId,
  join_timestamp: iso(timeOf(thread.id)),
  flags: 0,
});

export const apiGuild = (world: World): Json => ({
  id: world.guildId,
  name: world.guildName,
  icon: null,
  splash: null,
  discovery_splash: null,
  owner_id: [...world.people.keys()][0] ?? world.botUserId,
  afk_channel_id: null,
  afk_timeout: 300,
  verification_level: 0,
  default_message_notifications: 0,
  explicit_content_filter: 0,
  roles: [
    {
      id: world.guildId,
      name: '@everyone',
      color: 0,
      colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
      hoist: false,
      position: 0,
      permissions: String(ALL_PERMISSIONS),
      managed: false,
      mentionable: false,
      flags: 0,
    },
  ],
  emojis: [],
  stickers: [],
  features: [],
  mfa_level: 0,
  application_id: null,
  system_channel_id: null,
  system_channel_flags: 0,
  rules_channel_id: null,
  vanity_url_code: null,
  description: null,
  banner: null,
  premium_tier: 0,
  preferred_locale: world.guildLocale,
  public_updates_channel_id: null,
  nsfw_level: 0,
  premium_progress_bar_enabled: false,
});

/** The guild as it comes over the gateway, with its channels. */
export function apiGuildCreate(world: World): Json {
  const channels = [...world.channels.values()].filter((channel) => !channel.deleted);
  return {
    ...apiGuild(world),
    joined_at: iso(timeOf(world.guildId)),
    large: false,
    unavailable: false,
    member_count: world.people.size + 1,
    members: [apiMember(world, world.botUserId)],
    channels: channels.filter(({ kind }) => kind === 'channel').map((channel) => apiChannel(world, channel)),
    threads: channels
      .filter(({ kind, archived }) => kind === 'thread' && !archived)
      .map((channel) => apiChannel(world, channel)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

export function apiMessage(world: World, message: StoredMessage): Json {
  const { interaction } = message;
  return {
    id: message.id,
    channel_id: message.channelId,
    type: message.replyTo !== null ? 19 : interaction?.name == null ? 0 : 20,
    author: userById(world, message.author.id),
    content: message.content,
    timestamp: iso(message.createdAt),
    edited_timestamp: message.editedAt === null ? null : iso(message.editedAt),
    tts: false,
    mention_everyone: false,
    mentions: message.pings.map((id) => userById(world, id)),
    mention_roles: [],
    attachments: message.attachments.map((attachment) => ({
      id: attachment.id,
      filename: attachment.filename,
      ...(attachment.description === null ? {} : { description: attachment.description }),
      content_type: attachment.contentType,
      size: attachment.size,
      url: attachment.url,
      proxy_url: attachment.url,
    })),
    embeds: message.embeds.map((embed) => ({ type: 'rich', ...embed })),
    components: message.components,
    pinned: false,
    flags: message.flags,
    ...(message.replyTo === null
      ? {}
      : { message_reference: { message_id: message.replyTo, channel_id: message.channelId, guild_id: world.guildId } }),
  };
}
