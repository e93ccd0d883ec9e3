import type { Command } from '#discord/command.ts';
import { localized } from '#discord/localized.ts';
import { settingsView } from '#discord/views/settingsView.ts';

export default {
  data: {
    ...localized((text) => text.commands.settings),
  },
  run: (_, { preferences, text }) => Promise.resolve({ kind: 'private', view: settingsView(preferences, text) }),
} satisfies Command;
