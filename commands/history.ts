import { ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '#discord/command.ts';
import { showHistory } from '#discord/history.ts';
import { localized } from '#discord/localized.ts';
import type { UserId } from '#match/types.ts';

export default {
  data: {
    ...localized((text) => text.commands.history),
    options: [{ type: ApplicationCommandOptionType.User, ...localized((text) => text.commands.history.opponent) }],
  },
  run: ({ options }, asked, chat) =>
    showHistory((options.getUser('opponent')?.id ?? null) as UserId | null, asked, chat),
} satisfies Command;
