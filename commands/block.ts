import { ApplicationCommandOptionType } from 'discord.js';
import { blockPerson } from '#discord/blocking.ts';
import type { Command } from '#discord/command.ts';
import { localized } from '#discord/localized.ts';
import type { UserId } from '#match/types.ts';

export default {
  data: {
    ...localized((text) => text.commands.block),
    options: [{ type: ApplicationCommandOptionType.User, ...localized((text) => text.commands.block.player) }],
  },
  async run({ options }, asked, chat) {
    const player = options.getUser('player');
    if (player !== null && !player.bot) await chat.players.seen(player.id as UserId, player.displayName);
    return blockPerson((player?.id ?? null) as UserId | null, asked, chat);
  },
} satisfies Command;
