import { ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '#discord/command.ts';
import { localized } from '#discord/localized.ts';
import { profileReply } from '#discord/profile.ts';
import type { UserId } from '#match/types.ts';

export default {
  data: {
    ...localized((text) => text.commands.profile),
    options: [
      { type: ApplicationCommandOptionType.User, ...localized((text) => text.commands.profile.player) },
      { type: ApplicationCommandOptionType.Boolean, ...localized((text) => text.commands.profile.share) },
    ],
  },
  run: ({ options }, asked, chat) => profileReply((options.getUser('player')?.id ?? asked.user) as UserId, asked, chat),
} satisfies Command;
