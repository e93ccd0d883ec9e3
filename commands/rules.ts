import { ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '#discord/command.ts';
import { localized, localizedChoice } from '#discord/localized.ts';
import { showRules } from '#discord/rules.ts';
import { PRESET_NAMES } from '#match/types.ts';

export default {
  data: {
    ...localized((text) => text.commands.rules),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.rules.preset),
        choices: PRESET_NAMES.map((preset) => localizedChoice(preset, (text) => text.table.presets[preset])),
      },
    ],
  },
  run: ({ options }, asked) =>
    Promise.resolve(showRules(PRESET_NAMES.find((name) => name === options.getString('game')) ?? null, asked)),
} satisfies Command;
