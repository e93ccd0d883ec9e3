import { ApplicationCommandOptionType } from 'discord.js';
import { challengeFrom } from '#discord/challenge.ts';
import type { Command } from '#discord/command.ts';
import { whereaboutsOf } from '#discord/whereabouts.ts';
import { localized, localizedChoice } from '#discord/localized.ts';
import { PACE_NAMES } from '#match/presets.ts';
import { LEVELS, PRESET_NAMES, type UserId } from '#match/types.ts';

const OPENINGS = ['reroll', 'play'] as const;
const NEXT_GAMES = ['roll', 'winner'] as const;
const CLOSED_BOARDS = ['roll', 'noRoll'] as const;
const RESIGNINGS = ['offer', 'atOnce'] as const;
const PINNED_BEAR_OFFS = ['continues', 'waits'] as const;

/** Of the lengths that any preset offers; which ones fit the preset is judged with everything else. */
const LENGTHS = { min: 1, max: 25 } as const;

const chosen = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((one) => one === value) ?? null;

export default {
  data: {
    ...localized((text) => text.commands.challenge),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.challenge.preset),
        choices: PRESET_NAMES.map((preset) => localizedChoice(preset, (text) => text.table.presets[preset])),
      },
      { type: ApplicationCommandOptionType.User, ...localized((text) => text.commands.challenge.opponent) },
      {
        type: ApplicationCommandOptionType.Integer,
        ...localized((text) => text.commands.challenge.length),
        min_value: LENGTHS.min,
        max_value: LENGTHS.max,
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.challenge.pace),
        choices: PACE_NAMES.map((pace) => localizedChoice(pace, (text) => text.chat.paceChoices[pace])),
      },
      { type: ApplicationCommandOptionType.Boolean, ...localized((text) => text.commands.challenge.rated) },
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
      { type: ApplicationCommandOptionType.Boolean, ...localized((text) => text.commands.challenge.hands) },
      { type: ApplicationCommandOptionType.Boolean, ...localized((text) => text.commands.challenge.cube) },
      { type: ApplicationCommandOptionType.Boolean, ...localized((text) => text.commands.challenge.tripleMars) },
      { type: ApplicationCommandOptionType.Boolean, ...localized((text) => text.commands.challenge.hitAndRun) },
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.challenge.closedBoard),
        choices: CLOSED_BOARDS.map((closed) => localizedChoice(closed, (text) => text.table.closedBoard[closed])),
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.challenge.resigning),
        choices: RESIGNINGS.map((resigning) => localizedChoice(resigning, (text) => text.table.resigning[resigning])),
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localized((text) => text.commands.challenge.pinnedBearOff),
        choices: PINNED_BEAR_OFFS.map((how) => localizedChoice(how, (text) => text.table.pinnedBearOff[how])),
      },
      { type: ApplicationCommandOptionType.Boolean, ...localized((text) => text.commands.challenge.pips) },
    ],
  },
  run: (interaction, asked, chat) => {
    const { options } = interaction;
    const opponent = options.getUser('opponent');
    return challengeFrom(
      {
        opponent:
          opponent === null ? null : { id: opponent.id as UserId, name: opponent.displayName, isBot: opponent.bot },
        preset: chosen(PRESET_NAMES, options.getString('preset')),
        pace: chosen(PACE_NAMES, options.getString('pace')),
        level: chosen(LEVELS, options.getString('level')),
        options: {
          length: options.getInteger('length'),
          hands: options.getBoolean('hands'),
          opening: chosen(OPENINGS, options.getString('opening')),
          nextGame: chosen(NEXT_GAMES, options.getString('next-game')),
          closedBoard: chosen(CLOSED_BOARDS, options.getString('closed-board')),
          resigning: chosen(RESIGNINGS, options.getString('resigning')),
          cube: options.getBoolean('cube'),
          pips: options.getBoolean('pip-count'),
        },
        rules: {
          tripleMars: options.getBoolean('triple-mars'),
          hitAndRunAtHome: options.getBoolean('hit-and-run'),
          pinnedBearOff: chosen(PINNED_BEAR_OFFS, options.getString('pinned-bear-off')),
        },
        rated: options.getBoolean('rated'),
        ...whereaboutsOf(interaction),
      },
      asked,
      chat,
    );
  },
} satisfies Command;
