import { InteractionContextType } from 'discord.js';
import type { Command } from '#discord/command.ts';
import { showLobby } from '#discord/lobby.ts';
import { localized } from '#discord/localized.ts';

export default {
  data: {
    ...localized((text) => text.commands.lobby),
    contexts: [InteractionContextType.Guild],
  },
  run: (_, asked, chat) => showLobby(asked, chat),
} satisfies Command;
