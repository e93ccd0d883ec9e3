import { ApplicationCommandOptionType, type RESTPostAPIApplicationCommandsJSONBody } from 'discord.js';

/** One command for each kind of answer and of option that the page has to show. */
export const PAGE_COMMANDS: readonly RESTPostAPIApplicationCommandsJSONBody[] = [
  {
    name: 'move',
    name_localizations: { tr: 'hamle' },
    description: 'Play your turn',
    description_localizations: { tr: 'Sıranı oyna' },
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'play',
        name_localizations: { tr: 'oyun' },
        description: 'For example 24/18 13/11',
        required: true,
        autocomplete: true,
      },
    ],
  },
  {
    name: 'challenge',
    name_localizations: { tr: 'meydan' },
    description: 'Ask somebody for a match',
    description_localizations: { tr: 'Birini maça çağır' },
    options: [
      { type: ApplicationCommandOptionType.User, name: 'opponent', description: 'Empty is open to all' },
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'length',
        description: 'Points to play to',
        choices: [
          { name: '3 points', value: 3 },
          { name: '5 points', value: 5 },
        ],
      },
      { type: ApplicationCommandOptionType.Boolean, name: 'rated', description: 'Counts for the ratings' },
    ],
  },
  { name: 'board', description: 'Show the board' },
  { name: 'panel', description: 'All kinds of components' },
  { name: 'gallery', description: 'Components of the second version' },
  { name: 'secret', description: 'A private answer' },
  { name: 'slow', description: 'An answer that takes its time' },
  { name: 'reply', description: 'A message and an answer to it' },
  { name: 'silent', description: 'No answer at all' },
  { name: 'hostile', description: 'Text that looks like markup' },
  {
    name: 'server',
    description: 'For admins',
    options: [
      { type: ApplicationCommandOptionType.Subcommand, name: 'check', description: 'What the app may do here' },
      { type: ApplicationCommandOptionType.Subcommand, name: 'settings', description: 'Settings of the server' },
    ],
  },
];
