import type { Command } from '#discord/command.ts';
import { localized } from '#discord/localized.ts';
import { runTyped } from '#discord/matchCommands.ts';

export default {
  data: {
    ...localized((text) => text.commands.drop),
  },
  run: (_, asked, chat) => runTyped('drop', '', asked, chat),
} satisfies Command;
