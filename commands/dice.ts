import { ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '#discord/command.ts';
import { diceOfMatch, diceStatistics, explainDice, verifyDice } from '#discord/dice.ts';
import { localized } from '#discord/localized.ts';
import type { UserId } from '#match/types.ts';

/** No match id is longer. */
const MAX_ID = 20;

const match = {
  type: ApplicationCommandOptionType.String as const,
  ...localized((text) => text.commands.dice.match.match),
  max_length: MAX_ID,
};

export default {
  data: {
    ...localized((text) => text.commands.dice),
    options: [
      { type: ApplicationCommandOptionType.Subcommand, ...localized((text) => text.commands.dice.explain) },
      {
        type: ApplicationCommandOptionType.Subcommand,
        ...localized((text) => text.commands.dice.statistics),
        options: [
          { type: ApplicationCommandOptionType.User, ...localized((text) => text.commands.dice.statistics.player) },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        ...localized((text) => text.commands.dice.match),
        options: [match],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        ...localized((text) => text.commands.dice.verify),
        options: [match],
      },
    ],
  },
  run({ options }, asked, chat) {
    switch (options.getSubcommand()) {
      case 'statistics':
        return diceStatistics((options.getUser('player')?.id ?? null) as UserId | null, asked, chat);
      case 'match':
        return diceOfMatch(options.getString('match'), asked, chat);
      case 'verify':
        return verifyDice(options.getString('match'), asked, chat);
      default:
        return Promise.resolve(explainDice(asked));
    }
  },
} satisfies Command;
