import { ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '#discord/command.ts';
import { leaderboardReply } from '#discord/leaderboard.ts';
import { localized, localizedChoice } from '#discord/localized.ts';
import { BOARD_SCOPES, BOARD_SPANS } from '#i18n/ratingTexts.ts';
import { POOLS, TEMPOS } from '#match/rating.ts';

export default {
  data: {
    ...localized((text) => text.commands.leaderboard),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.leaderboard.pool),
        choices: POOLS.map((pool) => localizedChoice(pool, (text) => text.rating.pools[pool])),
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.leaderboard.tempo),
        choices: TEMPOS.map((tempo) => localizedChoice(tempo, (text) => text.rating.tempos[tempo])),
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.leaderboard.scope),
        choices: BOARD_SCOPES.map((scope) => localizedChoice(scope, (text) => text.rating.scopes[scope])),
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.leaderboard.span),
        choices: BOARD_SPANS.map((span) => localizedChoice(span, (text) => text.rating.spans[span])),
      },
      { type: ApplicationCommandOptionType.Boolean, ...localized((text) => text.commands.leaderboard.share) },
    ],
  },
  run: ({ options }, asked, chat) =>
    leaderboardReply(
      {
        pool: POOLS.find((name) => name === options.getString('game')) ?? 'tavla',
        tempo: TEMPOS.find((name) => name === options.getString('tempo')) ?? 'live',
        scope: BOARD_SCOPES.find((name) => name === options.getString('where')) ?? 'server',
        span: BOARD_SPANS.find((name) => name === options.getString('when')) ?? 'all',
        page: 1,
      },
      asked,
      chat,
    ),
} satisfies Command;
