import { ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '#discord/command.ts';
import { localized, localizedChoice } from '#discord/localized.ts';
import { runTyped } from '#discord/matchCommands.ts';
import { PAUSE_ACTS } from '#match/types.ts';

export default {
  data: {
    ...localized((text) => text.commands.pause),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.pause.what),
        choices: PAUSE_ACTS.map((act) => localizedChoice(act, (text) => text.chat.pauseChoices[act])),
      },
    ],
  },
  run: ({ options }, asked, chat) => runTyped('pause', options.getString('what') ?? '', asked, chat),
} satisfies Command;
