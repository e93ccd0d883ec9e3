import { ApplicationCommandOptionType, ChannelType, PermissionFlagsBits } from 'discord.js';
import { barPlayer, listServerMatches, serverLog } from '#discord/administration.ts';
import type { Command } from '#discord/command.ts';
import { IN_SERVERS } from '#discord/deploy.ts';
import { localized } from '#discord/localized.ts';
import { checkChannel } from '#discord/permissions.ts';
import { serverSettingsView } from '#discord/views/serverView.ts';
import type { UserId } from '#match/types.ts';

/** Only in a server; who else than its managers may use it is set in Discord's own settings. */
export default {
  data: {
    ...localized((text) => text.commands.server),
    ...IN_SERVERS,
    default_member_permissions: String(PermissionFlagsBits.ManageGuild),
    options: [
      { type: ApplicationCommandOptionType.Subcommand, ...localized((text) => text.commands.server.settings) },
      {
        type: ApplicationCommandOptionType.Subcommand,
        ...localized((text) => text.commands.server.check),
        options: [
          {
            type: ApplicationCommandOptionType.Channel,
            ...localized((text) => text.commands.server.check.channel),
            channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.PublicThread],
          },
        ],
      },
      { type: ApplicationCommandOptionType.Subcommand, ...localized((text) => text.commands.server.match) },
      {
        type: ApplicationCommandOptionType.Subcommand,
        ...localized((text) => text.commands.server.bar),
        options: [
          {
            type: ApplicationCommandOptionType.User,
            ...localized((text) => text.commands.server.bar.player),
            required: true,
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        ...localized((text) => text.commands.server.unbar),
        options: [
          {
            type: ApplicationCommandOptionType.User,
            ...localized((text) => text.commands.server.unbar.player),
            required: true,
          },
        ],
      },
      { type: ApplicationCommandOptionType.Subcommand, ...localized((text) => text.commands.server.log) },
    ],
  },
  async run({ options }, asked, chat) {
    switch (options.getSubcommand()) {
      case 'settings':
        return { kind: 'private', view: serverSettingsView(asked.server, asked.text) };
      case 'check':
        return checkChannel(options.getChannel('channel')?.id ?? asked.channel, asked, chat);
      case 'match':
        return listServerMatches(asked, chat);
      case 'bar':
        return barPlayer(options.getUser('player', true).id as UserId, true, asked, chat);
      case 'unbar':
        return barPlayer(options.getUser('player', true).id as UserId, false, asked, chat);
      default:
        return serverLog(asked, chat);
    }
  },
} satisfies Command;
