import type { Command } from '#discord/command.ts';
import { showLobby } from '#discord/lobby.ts';
import { IN_SERVERS } from '#discord/deploy.ts';
import { localized } from '#discord/localized.ts';

export default {
  data: {
    ...localized((text) => text.commands.lobby),
    ...IN_SERVERS,
  },
  run: (_, asked, chat) => showLobby(asked, chat),
} satisfies Command;
