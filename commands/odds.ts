import { ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '#discord/command.ts';
import { localized } from '#discord/localized.ts';
import { showOdds } from '#discord/odds.ts';

/** An XGID with a label before it, or both IDs of GNU Backgammon. */
const LONGEST_ID = 120;

export default {
  data: {
    ...localized((text) => text.commands.odds),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.odds.position),
        max_length: LONGEST_ID,
      },
    ],
  },
  run: ({ options }, asked, chat) => showOdds(options.getString('position'), asked, chat),
} satisfies Command;
