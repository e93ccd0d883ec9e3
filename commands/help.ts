import type { Command } from '#discord/command.ts';
import { localized } from '#discord/localized.ts';
import { privately } from '#discord/reply.ts';

export default {
  data: {
    ...localized((text) => text.commands.help),
  },
  run: (_, { text }) => Promise.resolve(privately(text.chat.help((command) => `\`/${text.commands[command].name}\``))),
} satisfies Command;
