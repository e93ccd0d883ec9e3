import { ButtonStyle, ComponentType, MessageFlags } from 'discord.js';
import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '#localDiscord/types.ts';
import { openRawBot, type RawFile } from './rawBot.ts';

// Each rule for messages with the body that it refuses and the nearest one that it lets pass.

const bot = await openRawBot();
afterAll(() => bot.close());
const messages = `/channels/${bot.discord.channelId}/messages`;

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const row = (...components: readonly Json[]): Json => ({ type: ComponentType.ActionRow, components });
const button = (id: string, about: Json = {}): Json => ({
  type: ComponentType.Button,
  style: ButtonStyle.Primary,
  label: 'x',
  custom_id: id,
  ...about,
});
const bare = (about: Json): Json =>
  row({ type: ComponentType.Button, style: ButtonStyle.Primary, custom_id: 'a', ...about });
const link = (about: Json): Json => row({ type: ComponentType.Button, style: ButtonStyle.Link, label: 'x', ...about });
const menu = (id: string, count = 1): Json => ({
  type: ComponentType.StringSelect,
  custom_id: id,
  options: times(count, (index) => ({ label: 'x', value: `${index}` })),
});
const text = (length: number): Json => ({ type: ComponentType.TextDisplay, content: 'x'.repeat(length) });
const container = (...components: readonly Json[]): Json => ({ type: ComponentType.Container, components });
const v2 = (...components: readonly Json[]): Json => ({ flags: MessageFlags.IsComponentsV2, components });
const embeds = (...sizes: readonly number[]): Json => ({
  embeds: sizes.map((size) => ({ title: 'x', description: 'x'.repeat(size - 1) })),
});
const field = (name: string, value: string): Json => ({ embeds: [{ fields: [{ name, value }] }] });
const alt = (length: number): Json => ({ attachments: [{ id: '0', description: 'x'.repeat(length) }] });
const file = (size: number): readonly RawFile[] => [{ name: 'board.png', bytes: new Uint8Array(size) }];
const MEBIBYTE = 1_048_576;

interface Rule {
  readonly rule: string;
  readonly refused: Json;
  readonly at: string;
  readonly allowed: Json;
}

test.each<Rule>([
  {
    rule: 'more than five rows',
    refused: { components: times(6, (n) => row(button(`${n}`))) },
    at: 'components',
    allowed: { components: times(5, (n) => row(button(`${n}`))) },
  },
  {
    rule: 'one custom id twice',
    refused: { components: [row(button('a')), row(button('a'))] },
    at: 'components.1.components.0.custom_id',
    allowed: { components: [row(button('a')), row(button('b'))] },
  },
  {
    rule: 'a custom id of 101 characters',
    refused: { components: [row(button('x'.repeat(101)))] },
    at: 'components.0.components.0.custom_id',
    allowed: { components: [row(button('x'.repeat(100)))] },
  },
  {
    rule: 'a button with neither label nor emoji',
    refused: { components: [bare({})] },
    at: 'components.0.components.0.label',
    allowed: { components: [bare({ emoji: { name: '🎲' } })] },
  },
  {
    rule: 'a link button without address',
    refused: { components: [link({})] },
    at: 'components.0.components.0.url',
    allowed: { components: [link({ url: 'https://example.org' })] },
  },
  {
    rule: 'a link button with a custom id',
    refused: { components: [link({ url: 'https://example.org', custom_id: 'a' })] },
    at: 'components.0.components.0.custom_id',
    allowed: { components: [link({ url: 'https://example.org' })] },
  },
  {
    rule: 'a button and a menu in one row',
    refused: { components: [row(button('a'), menu('b'))] },
    at: 'components.0.components',
    allowed: { components: [row(button('a')), row(menu('b'))] },
  },
  {
    rule: 'two menus in one row',
    refused: { components: [row(menu('a'), menu('b'))] },
    at: 'components.0.components',
    allowed: { components: [row(menu('a')), row(menu('b'))] },
  },
  {
    rule: 'six buttons in a row',
    refused: { components: [row(...times(6, (n) => button(`${n}`)))] },
    at: 'components.0',
    allowed: { components: [row(...times(5, (n) => button(`${n}`)))] },
  },
  {
    rule: 'a menu of 26 options',
    refused: { components: [row(menu('a', 26))] },
    at: 'components.0',
    allowed: { components: [row(menu('a', 25))] },
  },
  {
    rule: 'a new component without the V2 flag',
    refused: { components: [text(1)] },
    at: 'components.0.type',
    allowed: v2(text(1)),
  },
  { rule: 'a nameless embed field', refused: field(' ', 'x'), at: 'embeds.0.fields.0', allowed: field('x', 'x') },
  { rule: 'an empty embed field', refused: field('x', ''), at: 'embeds.0.fields.0', allowed: field('x', '-') },
  { rule: 'embeds over 6,000', refused: embeds(3000, 3001), at: 'embeds', allowed: embeds(3000, 3000) },
  {
    rule: 'eleven embeds',
    refused: embeds(...times(11, () => 1)),
    at: 'embeds',
    allowed: embeds(...times(10, () => 1)),
  },
  {
    rule: 'text over 2,000',
    refused: { content: 'x'.repeat(2001) },
    at: 'content',
    allowed: { content: 'x'.repeat(2000) },
  },
  {
    rule: 'V2 with text',
    refused: { ...v2(text(1)), content: 'x' },
    at: 'content',
    allowed: { ...v2(text(1)), content: '' },
  },
  {
    rule: 'V2 with embeds',
    refused: { ...v2(text(1)), ...embeds(1) },
    at: 'embeds',
    allowed: { ...v2(text(1)), embeds: [] },
  },
  {
    rule: 'V2 of 41 parts, nested ones counted',
    refused: v2(container(...times(20, () => text(1))), container(...times(19, () => text(1)))),
    at: 'components',
    allowed: v2(container(...times(20, () => text(1))), container(...times(18, () => text(1)))),
  },
  {
    rule: 'V2 with 4,001 characters',
    refused: v2(text(4000), text(1)),
    at: 'components',
    allowed: v2(text(3999), text(1)),
  },
  // These three are in Discord's published schema.
  {
    rule: 'a colour below zero',
    refused: { embeds: [{ title: 'x', color: -1 }] },
    at: 'embeds.0.color',
    allowed: { embeds: [{ title: 'x', color: 0 }] },
  },
  { rule: 'text that is a number', refused: { content: 1 }, at: 'content', allowed: { content: '1' } },
  {
    rule: 'a title of 257 characters',
    refused: { embeds: [{ title: 'x'.repeat(257) }] },
    at: 'embeds.0.title',
    allowed: { embeds: [{ title: 'x'.repeat(256) }] },
  },
])('$rule: refused at $at', async ({ refused, at, allowed }) => {
  const before = bot.discord.messages(bot.discord.channelId).length;
  expect(await bot.request('POST', messages, refused)).toMatchObject({ status: 400, code: 50_035, at });
  expect(bot.discord.messages(bot.discord.channelId)).toHaveLength(before);
  expect(await bot.request('POST', messages, allowed)).toMatchObject({ status: 200, code: null });
});

test.each([
  ['nothing at all', {}, { content: 'x' }],
  ['spaces alone', { content: ' \n' }, { content: ' . ' }],
])('an empty message, %s, is refused', async (_, refused, allowed) => {
  expect(await bot.request('POST', messages, refused)).toMatchObject({ status: 400, code: 50_006 });
  expect(await bot.request('POST', messages, allowed)).toMatchObject({ status: 200 });
});

const upload = (body: Json, files: readonly RawFile[]) => bot.request('POST', messages, body, { files });

describe('files', () => {
  test('over 10 MiB', async () => {
    expect(await upload({}, file(10 * MEBIBYTE + 1))).toMatchObject({ status: 413, code: 40_005 });
    expect(await upload({}, file(10 * MEBIBYTE))).toMatchObject({
      status: 200,
      body: { attachments: [{ size: 10 * MEBIBYTE }] },
    });
  });

  test('more than ten', async () => {
    expect(await upload({}, times(11, () => file(1)).flat())).toMatchObject({
      status: 400,
      code: 50_035,
      at: 'attachments',
    });
    expect(await upload({}, times(10, () => file(1)).flat())).toMatchObject({ status: 200 });
  });

  test('alt text over 1,024', async () => {
    expect(await upload(alt(1025), file(1))).toMatchObject({
      status: 400,
      code: 50_035,
      at: 'attachments.0.description',
    });
    const { body } = await upload(alt(1024), file(1));
    expect(body).toMatchObject({ attachments: [{ description: 'x'.repeat(1024) }] });
  });
});

/** The path of a new message. */
const sent = async (body: Json): Promise<string> =>
  `${messages}/${String((await bot.request('POST', messages, body)).body['id'])}`;

describe('edits', () => {
  test.each([
    ['text', { content: 'x', flags: 0 }, 'content'],
    ['embeds', { ...embeds(1), flags: 0 }, 'embeds'],
  ])('take the V2 flag back from no message: %s', async (_, edit, at) => {
    const path = await sent(v2(text(1)));
    expect(await bot.request('PATCH', path, edit)).toMatchObject({ status: 400, code: 50_035, at });
    const { body } = await bot.request('PATCH', path, { ...v2(text(2)), flags: 0, components: [row(button('a'))] });
    expect(body).toMatchObject({ flags: MessageFlags.IsComponentsV2 });
  });

  test('set the V2 flag only where the old text goes', async () => {
    const path = await sent({ content: 'x' });
    expect(await bot.request('PATCH', path, v2(text(1)))).toMatchObject({ status: 400, code: 50_035, at: 'content' });
    expect(await bot.request('PATCH', path, { ...v2(text(1)), content: null })).toMatchObject({ status: 200 });
  });

  test('leave no message empty', async () => {
    const path = await sent({ content: 'x' });
    expect(await bot.request('PATCH', path, { content: '' })).toMatchObject({ status: 400, code: 50_006 });
    expect(await bot.request('PATCH', path, { content: '', ...embeds(1) })).toMatchObject({ status: 200 });
  });
});

describe('what the bot may not do or does not find', () => {
  const { discord } = bot;
  const post = (channel: string, body: Json = { content: 'x' }, files: readonly RawFile[] = []) =>
    bot.request('POST', `/channels/${channel}/messages`, body, { files });

  test.each([
    ['VIEW_CHANNEL', 50_001, { content: 'x' }, []],
    ['SEND_MESSAGES', 50_013, { content: 'x' }, []],
    ['EMBED_LINKS', 50_013, embeds(1), []],
    ['ATTACH_FILES', 50_013, {}, file(1)],
  ] as const)('without %s: 403 and %i', async (permission, code, body, files) => {
    const channel = discord.addChannel(permission.toLowerCase());
    discord.denyPermission(channel, permission);
    expect(await post(channel, body, files)).toMatchObject({ status: 403, code });
    discord.allowPermission(channel, permission);
    expect(await post(channel, body, files)).toMatchObject({ status: 200 });
  });

  test('threads', async () => {
    const channel = discord.addChannel('threads');
    const open = () => bot.request('POST', `/channels/${channel}/threads`, { name: 'match', type: 11 });
    discord.denyPermission(channel, 'CREATE_PUBLIC_THREADS', 'SEND_MESSAGES_IN_THREADS');
    expect(await open()).toMatchObject({ status: 403, code: 50_013 });
    discord.allowPermission(channel, 'CREATE_PUBLIC_THREADS');
    const thread = String((await open()).body['id']);
    expect(await post(thread)).toMatchObject({ status: 403, code: 50_013 });
    discord.allowPermission(channel, 'SEND_MESSAGES_IN_THREADS');
    expect(await post(thread)).toMatchObject({ status: 200 });
    discord.archiveThread(thread, { locked: true });
    expect(await post(thread)).toMatchObject({ status: 400, code: 50_083 });
  });

  test('unknown channels and messages', async () => {
    const channel = discord.addChannel('gone');
    const message = String((await post(channel)).body['id']);
    const read = (id: string) => bot.request('GET', `/channels/${channel}/messages/${id}`);
    expect(await read(message)).toMatchObject({ status: 200 });
    expect(await read('1')).toMatchObject({ status: 404, code: 10_008 });
    expect(await bot.request('GET', `${messages}/${message}`)).toMatchObject({ status: 404, code: 10_008 });
    expect(await bot.request('DELETE', `/channels/${channel}/messages/${message}`)).toMatchObject({ status: 204 });
    expect(await read(message)).toMatchObject({ status: 404, code: 10_008 });
    discord.deleteChannel(channel);
    expect(await post(channel)).toMatchObject({ status: 404, code: 10_003 });
  });

  test('unknown members', async () => {
    const [person] = discord.people;
    const read = () => bot.request('GET', `/guilds/${discord.guildId}/members/${person?.id}`);
    expect(await read()).toMatchObject({ status: 200 });
    person?.leave();
    expect(await read()).toMatchObject({ status: 404, code: 10_007 });
    person?.rejoin();
  });

  test('a wrong token', async () => {
    expect(await bot.request('GET', '/users/@me', undefined, { token: 'wrong' })).toMatchObject({ status: 401 });
    expect(await bot.request('GET', '/users/@me')).toMatchObject({ status: 200, body: { id: discord.botUserId } });
  });
});
