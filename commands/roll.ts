import type { Command } from '#discord/command.ts';
import { localized } from '#discord/localized.ts';
import { runTyped } from '#discord/matchCommands.ts';

export default {
  data: {
    ...localized((text) => text.commands.roll),
  },
  run: (_, asked, chat) => runTyped('roll', '', asked, chat),
} satisfies Command;
