import { ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '#discord/command.ts';
import { localized } from '#discord/localized.ts';
import { completePlay, runTyped } from '#discord/matchCommands.ts';

/** A custom id of 100 characters has to hold it where it is first asked which match is meant. */
const LONGEST_PLAY = 80;

export default {
  data: {
    ...localized((text) => text.commands.move),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.move.play),
        required: true,
        autocomplete: true,
        max_length: LONGEST_PLAY,
      },
    ],
  },
  run: (interaction, asked, chat) => runTyped('move', interaction.options.getString('play', true), asked, chat),
  complete: (interaction, asked, chat) => completePlay(interaction.options.getFocused(), asked, chat),
} satisfies Command;
