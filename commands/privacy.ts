import { ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '#discord/command.ts';
import { localized } from '#discord/localized.ts';
import { askDeletion, exportData } from '#discord/privacy.ts';

export default {
  data: {
    ...localized((text) => text.commands.privacy),
    options: [
      { type: ApplicationCommandOptionType.Subcommand, ...localized((text) => text.commands.privacy.export) },
      { type: ApplicationCommandOptionType.Subcommand, ...localized((text) => text.commands.privacy.delete) },
    ],
  },
  run: ({ options }, asked, chat) =>
    options.getSubcommand() === 'export' ? exportData(asked, chat) : Promise.resolve(askDeletion(asked)),
} satisfies Command;
