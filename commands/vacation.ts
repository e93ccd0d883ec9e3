import { ApplicationCommandOptionType } from 'discord.js';
import { VACATION_DAYS } from '#app/vacationService.ts';
import type { Command } from '#discord/command.ts';
import { localized } from '#discord/localized.ts';
import { takeVacation } from '#discord/vacation.ts';

export default {
  data: {
    ...localized((text) => text.commands.vacation),
    options: [
      {
        type: ApplicationCommandOptionType.Integer,
        ...localized((text) => text.commands.vacation.days),
        min_value: 1,
        max_value: VACATION_DAYS,
      },
    ],
  },
  run: ({ options }, asked, chat) => takeVacation(options.getInteger('days'), asked, chat),
} satisfies Command;
