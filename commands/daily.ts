import { ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '#discord/command.ts';
import { showDaily } from '#discord/daily.ts';
import { localized } from '#discord/localized.ts';

export default {
  data: {
    ...localized((text) => text.commands.daily),
    options: [{ type: ApplicationCommandOptionType.Boolean, ...localized((text) => text.commands.daily.share) }],
  },
  run: (_, asked, chat) => showDaily(asked, chat),
} satisfies Command;
