import type { Command } from '#discord/command.ts';
import { localized } from '#discord/localized.ts';
import { runTyped } from '#discord/matchCommands.ts';

export default {
  data: {
    ...localized((text) => text.commands.double),
  },
  run: (_, asked, chat) => runTyped('double', '', asked, chat),
} satisfies Command;
