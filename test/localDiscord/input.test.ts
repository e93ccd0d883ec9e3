import { ApplicationCommandOptionType, ButtonStyle, ChannelType, ComponentType, TextInputStyle } from 'discord.js';
import { afterAll, expect, test } from 'vitest';
import type { Answer, Json, Options } from '#localDiscord/types.ts';
import { openEchoBot } from './echoBot.ts';

// What people type and choose, as the client library of the bot reads it; and what Discord's client does not let them send.

const option = <T extends ApplicationCommandOptionType>(type: T, name: string) => ({ type, name, description: 'x' });

const { discord, client, close } = await openEchoBot(
  [
    {
      name: 'all',
      description: 'x',
      options: [
        { ...option(ApplicationCommandOptionType.String, 'text'), autocomplete: true, min_length: 2, max_length: 5 },
        { ...option(ApplicationCommandOptionType.Integer, 'whole'), min_value: -3, max_value: 7 },
        { ...option(ApplicationCommandOptionType.Number, 'number'), max_value: 1.5 },
        option(ApplicationCommandOptionType.Boolean, 'yes'),
        option(ApplicationCommandOptionType.User, 'who'),
        option(ApplicationCommandOptionType.Channel, 'where'),
      ],
    },
    {
      name: 'few',
      description: 'x',
      options: [
        {
          ...option(ApplicationCommandOptionType.Integer, 'whole'),
          required: true,
          choices: [{ name: 'three', value: 3 }],
        },
      ],
    },
    {
      name: 'server',
      description: 'x',
      options: [
        { ...option(ApplicationCommandOptionType.Subcommand, 'check'), options: [] },
        {
          ...option(ApplicationCommandOptionType.SubcommandGroup, 'bar'),
          options: [
            {
              ...option(ApplicationCommandOptionType.Subcommand, 'add'),
              options: [{ ...option(ApplicationCommandOptionType.User, 'who'), required: true }],
            },
          ],
        },
      ],
    },
    { name: 'dialog', description: 'x' },
  ],
  {},
  {
    title: 'x',
    custom_id: 'd',
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          { type: ComponentType.TextInput, custom_id: 'name', label: 'x', style: TextInputStyle.Short, max_length: 5 },
        ],
      },
      { type: ComponentType.TextDisplay, content: 'x' },
      {
        type: ComponentType.Label,
        label: 'x',
        component: {
          type: ComponentType.StringSelect,
          custom_id: 'games',
          max_values: 2,
          options: [
            { label: 'x', value: 'tavla', default: true },
            { label: 'y', value: 'fevga' },
            { label: 'z', value: 'plakoto' },
          ],
        },
      },
    ],
  },
);
afterAll(close);
const ayse = discord.person('Ayşe');
const mehmet = discord.person('Mehmet');
const { channelId } = discord;
const readOut = async (answering: Promise<Answer>): Promise<Json> =>
  JSON.parse((await (await answering).done()).content) as Json;

test.each<[string, Options, Json]>([
  ['nothing', {}, {}],
  ['text', { text: 'İçğ' }, { text: 'İçğ' }],
  ['a number as text', { text: 24 }, { text: '24' }],
  ['whole numbers, typed', { whole: '-3' }, { whole: -3 }],
  ['whole numbers', { whole: 7 }, { whole: 7 }],
  ['numbers', { number: '1.5' }, { number: 1.5 }],
  ['yes', { yes: 'true' }, { yes: true }],
  ['no', { yes: false }, { yes: false }],
  ['a person', { who: mehmet.id }, { who: 'Mehmet' }],
  ['the bot', { who: discord.botUserId }, { who: discord.botName }],
  ['a channel', { where: channelId }, { where: 'tavla' }],
  ['all', { where: channelId, who: ayse.id, whole: 0 }, { whole: 0, who: 'Ayşe', where: 'tavla' }],
])('a command with %s', async (_, options, values) => {
  expect(await readOut(ayse.command(channelId, 'all', options))).toEqual({ group: null, sub: null, values });
});

test.each<[string, string, Options, string]>([
  ['an unknown command', 'nothing', {}, 'no command /nothing'],
  ['an unknown option', 'all', { other: 1 }, 'no option other'],
  ['a missing option', 'few', {}, 'needs whole'],
  ['what is no choice', 'few', { whole: 4 }, 'whole cannot be 4'],
  ['too short a text', 'all', { text: 'a' }, 'text cannot be a'],
  ['too long a text', 'all', { text: 'abcdef' }, 'text cannot be abcdef'],
  ['a fraction for a whole number', 'all', { whole: 1.5 }, 'whole cannot be 1.5'],
  ['letters for a number', 'all', { number: 'two' }, 'number cannot be two'],
  ['too small a number', 'all', { whole: -4 }, 'whole cannot be -4'],
  ['too large a number', 'all', { number: 1.6 }, 'number cannot be 1.6'],
  ['nobody', 'all', { who: '1' }, 'who cannot be 1'],
  ['no channel', 'all', { where: '1' }, 'where cannot be 1'],
  ['a group of subcommands', 'server bar', {}, 'needs a subcommand'],
  ['a command without its subcommand', 'server', {}, 'needs a subcommand'],
  ['an unknown subcommand', 'server bar remove', {}, 'no command'],
])('%s is not sent', async (_, name, options, why) => {
  await expect(ayse.command(channelId, name, options)).rejects.toThrow(why);
});

test('subcommands, within a group and without', async () => {
  expect(await readOut(ayse.command(channelId, 'server check'))).toEqual({ group: null, sub: 'check', values: {} });
  expect(await readOut(ayse.command(channelId, 'server bar add', { who: mehmet.id }))).toEqual({
    group: 'bar',
    sub: 'add',
    values: { who: 'Mehmet' },
  });
});

test('suggestions are asked for what is typed so far, whatever the rest is', async () => {
  const type = ApplicationCommandOptionType.String;
  for (const typed of ['', 'a', 'much too long']) {
    const [choice] = await ayse.autocomplete(channelId, 'all', { text: typed, whole: '99' }, 'text');
    expect(JSON.parse(choice?.name ?? '')).toEqual(['text', typed, type]);
  }
  await expect(ayse.autocomplete(channelId, 'all', {}, 'whole')).rejects.toThrow('no suggestions');
});

async function postMenus() {
  const channel = await client.channels.fetch(channelId);
  if (channel?.type !== ChannelType.GuildText) throw new Error('no channel');
  const { id } = await channel.send({
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          { type: ComponentType.Button, style: ButtonStyle.Primary, custom_id: 'on', label: 'On' },
          { type: ComponentType.Button, style: ButtonStyle.Primary, custom_id: 'off', label: 'Off', disabled: true },
          { type: ComponentType.Button, style: ButtonStyle.Link, label: 'Rules', url: 'https://example.org' },
        ],
      },
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.StringSelect,
            custom_id: 'text',
            min_values: 1,
            max_values: 2,
            options: ['a', 'b', 'c'].map((value) => ({ label: value, value })),
          },
        ],
      },
      { type: ComponentType.ActionRow, components: [{ type: ComponentType.UserSelect, custom_id: 'who' }] },
      { type: ComponentType.ActionRow, components: [{ type: ComponentType.ChannelSelect, custom_id: 'where' }] },
    ],
  });
  return discord.waitForMessage((message) => message.id === id);
}

test('menus of texts, people and channels', async () => {
  const message = await postMenus();
  expect(await readOut(ayse.select(message, 'text', ['b', 'a']))).toEqual(['b', 'a']);
  expect(await readOut(ayse.select(message, 'who', [mehmet.id]))).toEqual(['Mehmet']);
  expect(await readOut(ayse.select(message, 'where', [channelId]))).toEqual([channelId]);
});

test.each([
  ['what is not on the menu', 'text', ['d'], 'not on the menu'],
  ['nothing', 'text', [], 'takes 1 to 2'],
  ['too much', 'text', ['a', 'b', 'c'], 'takes 1 to 2'],
  ['the same twice', 'text', ['a', 'a'], 'twice the same'],
  ['nobody', 'who', ['1'], 'not on the menu'],
  ['no channel', 'where', ['1'], 'not on the menu'],
  ['from a button', 'on', ['a'], 'no such component'],
] as const)('%s cannot be chosen', async (_, menu, values, why) => {
  await expect(ayse.select(await postMenus(), menu, values)).rejects.toThrow(why);
});

test.each([
  ['switched off', 'Off', 'disabled'],
  ['a link', 'Rules', 'a link'],
  ['not there', 'text', 'no such component'],
])('a button that is %s cannot be pressed', async (_, button, why) => {
  await expect(ayse.click(await postMenus(), button)).rejects.toThrow(why);
});

test('a button of a message that is gone, or of somebody else’s private one, cannot be pressed', async () => {
  const message = await postMenus();
  discord.deleteMessage(message);
  await expect(ayse.click(message, 'On')).rejects.toThrow('the message is gone');
  const answer = await ayse.command(channelId, 'all');
  if (answer.message === null) throw new Error('no answer');
  await expect(mehmet.click(answer.message, 'On')).rejects.toThrow('not visible');
});

test('a dialog with what was typed and chosen, or with what it held from the start', async () => {
  const open = () => ayse.command(channelId, 'dialog');
  expect(await readOut(ayse.submitModal(await open(), { name: 'Ali', games: 'fevga,plakoto' }))).toEqual({
    name: 'Ali',
    games: ['fevga', 'plakoto'],
  });
  expect(await readOut(ayse.submitModal(await open(), { name: 'Ali' }))).toEqual({ name: 'Ali', games: ['tavla'] });
});

test.each<[Readonly<Record<string, string>>, string]>([
  [{}, 'name is required'],
  [{ name: 'Ali Rıza' }, 'too long'],
  [{ name: 'Ali', other: 'x' }, 'no other'],
  [{ name: 'Ali', games: 'chess' }, 'not on the menu'],
  [{ name: 'Ali', games: 'tavla,fevga,plakoto' }, 'takes 1 to 2'],
])('a dialog with %j is not sent', async (fields, why) => {
  await expect(ayse.submitModal(await ayse.command(channelId, 'dialog'), fields)).rejects.toThrow(why);
});
