import type { Command } from '#discord/command.ts';
import { localized } from '#discord/localized.ts';
import { runTyped } from '#discord/matchCommands.ts';

export default {
  data: {
    ...localized((text) => text.commands.confirm),
  },
  run: (_, asked, chat) => runTyped('confirm', '', asked, chat),
} satisfies Command;
