import type { Command } from '#discord/command.ts';
import { localized } from '#discord/localized.ts';
import { listMatches } from '#discord/listMatches.ts';

export default {
  data: {
    ...localized((text) => text.commands.matches),
  },
  run: (_, asked, chat) => listMatches(asked, chat),
} satisfies Command;
