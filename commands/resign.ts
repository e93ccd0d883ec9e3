import type { Command } from '#discord/command.ts';
import { localized } from '#discord/localized.ts';
import { runTyped } from '#discord/matchCommands.ts';

export default {
  data: {
    ...localized((text) => text.commands.resign),
  },
  run: (_, asked, chat) => runTyped('resign', '', asked, chat),
} satisfies Command;
