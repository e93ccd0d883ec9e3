import { InteractionContextType } from 'discord.js';
import type { Command } from '#discord/command.ts';
import { localized } from '#discord/localized.ts';
import { runTyped } from '#discord/matchCommands.ts';

export default {
  data: {
    ...localized((text) => text.commands.confirm),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  },
  run: (_, asked, chat) => runTyped('confirm', '', asked, chat),
} satisfies Command;
