import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { challengeFrom } from '#discord/challenge.ts';
import type { Command } from '#discord/command.ts';
import { localized, localizedChoice } from '#discord/localized.ts';
import { PRESETS } from '#match/presets.ts';
import { LEVELS, type UserId } from '#match/types.ts';

const PACES = ['live', 'none'] as const;
const OPENINGS = ['reroll', 'play'] as const;
const NEXT_GAMES = ['roll', 'winner'] as const;

const chosen = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((one) => one === value) ?? null;

export default {
  data: {
    ...localized((text) => text.commands.challenge),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    options: [
      { type: ApplicationCommandOptionType.User, ...localized((text) => text.commands.challenge.opponent) },
      {
        type: ApplicationCommandOptionType.Integer,
        ...localized((text) => text.commands.challenge.length),
        choices: PRESETS.turkTavlasi.lengths.map((length) => ({ name: `${length}`, value: length })),
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.challenge.pace),
        choices: PACES.map((pace) => localizedChoice(pace, (text) => text.chat.paceChoices[pace])),
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.challenge.level),
        choices: LEVELS.map((level) => localizedChoice(level, (text) => text.table.levels[level])),
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.challenge.opening),
        choices: OPENINGS.map((opening) => localizedChoice(opening, (text) => text.table.opening[opening])),
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.challenge.nextGame),
        choices: NEXT_GAMES.map((next) => localizedChoice(next, (text) => text.table.nextGame[next])),
      },
    ],
  },
  run: ({ options, appPermissions, channel }, asked, chat) => {
    const opponent = options.getUser('opponent');
    return challengeFrom(
      {
        opponent:
          opponent === null ? null : { id: opponent.id as UserId, name: opponent.displayName, isBot: opponent.bot },
        length: options.getInteger('length'),
        pace: chosen(PACES, options.getString('pace')),
        level: chosen(LEVELS, options.getString('level')),
        opening: chosen(OPENINGS, options.getString('opening')),
        nextGame: chosen(NEXT_GAMES, options.getString('next-game')),
        permissions: appPermissions,
        inThread: channel?.isThread() ?? false,
      },
      asked,
      chat,
    );
  },
} satisfies Command;
