import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord.js';
import { afterAll, expect, test } from 'vitest';
import type { Json } from '#localDiscord/types.ts';
import { openRawBot } from './rawBot.ts';

// Each rule for command definitions with those that it refuses and the nearest ones that it lets pass.

const bot = await openRawBot();
afterAll(() => bot.close());
const deploy = (commands: readonly Json[]) =>
  bot.request('PUT', `/applications/${bot.discord.applicationId}/commands`, commands);

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const command = (about: Json = {}): Json => ({ name: 'go', description: 'x', ...about });
const option = (name: string, about: Json = {}): Json => ({
  type: ApplicationCommandOptionType.String,
  name,
  description: 'x',
  ...about,
});
const withOptions = (...options: readonly Json[]): readonly Json[] => [command({ options })];
const choices = (count: number) => times(count, (index) => ({ name: `${index}`, value: `${index}` }));
/** One command whose names, descriptions and choices come to 8,000 characters and `more`. */
const sized = (more: number): readonly Json[] => {
  // The command's own name and description are 3, an option's are 2, two choices of 99 + 100 are 398.
  const options = times(19, (index) =>
    option(String.fromCodePoint(97 + index), {
      choices: ['1', '2'].map((id) => ({ name: 'x'.repeat(99), value: id + 'x'.repeat(99) })),
    }),
  );
  const rest = 8000 + more - 3 - 19 * (2 + 2 * 199);
  const last = option('z', {
    choices: [
      { name: 'x'.repeat(100), value: 'x'.repeat(100) },
      { name: 'y', value: 'y'.repeat(95) },
    ],
  });
  const filler = option('y', { description: 'x'.repeat(rest - (2 + 200 + 96) - 1) });
  return [command({ options: [...options, last, filler] })];
};

interface Rule {
  readonly rule: string;
  readonly refused: readonly Json[];
  readonly at: string;
  readonly allowed: readonly Json[];
}

test.each<Rule>([
  { rule: 'upper case', refused: [command({ name: 'Go' })], at: '0.name', allowed: [command({ name: 'go' })] },
  { rule: 'a space', refused: [command({ name: 'go on' })], at: '0.name', allowed: [command({ name: 'go-on' })] },
  {
    rule: 'a name of 33 characters',
    refused: [command({ name: 'x'.repeat(33) })],
    at: '0.name',
    allowed: [command({ name: 'x'.repeat(32) })],
  },
  {
    rule: 'upper case in a translated name',
    refused: [command({ name_localizations: { tr: 'Git' } })],
    at: '0.name',
    allowed: [command({ name_localizations: { tr: 'ığü' } })],
  },
  {
    rule: 'a chat command without description',
    refused: [{ name: 'go' }],
    at: '0.description',
    allowed: [{ name: 'Go on', type: ApplicationCommandType.Message }],
  },
  {
    rule: 'a description of 101 characters',
    refused: [command({ description: 'x'.repeat(101) })],
    at: '0.description',
    allowed: [command({ description: 'x'.repeat(100) })],
  },
  {
    rule: 'required after optional',
    refused: withOptions(option('a'), option('b', { required: true })),
    at: '0.options.1.required',
    allowed: withOptions(option('b', { required: true }), option('a')),
  },
  {
    rule: 'choices together with autocomplete',
    refused: withOptions(option('a', { autocomplete: true, choices: choices(1) })),
    at: '0.options.0.autocomplete',
    allowed: withOptions(option('a', { choices: choices(1) }), option('b', { autocomplete: true })),
  },
  {
    rule: '26 choices',
    refused: withOptions(option('a', { choices: choices(26) })),
    at: '0.options.0',
    allowed: withOptions(option('a', { choices: choices(25) })),
  },
  {
    rule: '26 options',
    refused: withOptions(...times(26, (index) => option(`a${index}`))),
    at: '0.options',
    allowed: withOptions(...times(25, (index) => option(`a${index}`))),
  },
  {
    rule: 'an unknown locale',
    refused: [command({ description_localizations: { mk: 'x' } })],
    at: '0.description_localizations.mk',
    allowed: [command({ description_localizations: { bg: 'x' } })],
  },
  {
    rule: 'an unknown locale of a choice',
    refused: withOptions(option('a', { choices: [{ name: 'a', value: 'a', name_localizations: { mk: 'x' } }] })),
    at: '0.options.0.choices.0.name_localizations.mk',
    allowed: withOptions(option('a', { choices: [{ name: 'a', value: 'a', name_localizations: { el: 'x' } }] })),
  },
  {
    rule: 'one name twice',
    refused: [command(), command()],
    at: '1.name',
    allowed: [command(), { name: 'go', type: ApplicationCommandType.User }],
  },
  {
    rule: 'one option name twice',
    refused: withOptions(option('a'), option('a')),
    at: '0.options.1.name',
    allowed: withOptions(option('a'), option('b')),
  },
  { rule: '8,001 characters', refused: sized(1), at: '0', allowed: sized(0) },
  // Discord's published schema has this one.
  {
    rule: 'an unknown kind of option',
    refused: withOptions(option('a', { type: 99 })),
    at: '0.options.0',
    allowed: withOptions(option('a', { type: ApplicationCommandOptionType.Number })),
  },
])('$rule: refused at $at', async ({ refused, at, allowed }) => {
  expect(await deploy(refused)).toMatchObject({ status: 400, code: 50_035, at });
  expect(await deploy(allowed)).toMatchObject({ status: 200 });
  expect(bot.discord.commands()).toMatchObject(allowed);
  await deploy(refused);
  expect(bot.discord.commands()).toMatchObject(allowed);
});

const many = (count: number) => times(count, (index) => command({ name: `go${index}` }));

test('over 100 chat commands', async () => {
  expect(await deploy(many(101))).toMatchObject({ status: 400, code: 30_032 });
  expect(await deploy([...many(100), { name: 'go', type: ApplicationCommandType.User }])).toMatchObject({
    status: 200,
  });
});
