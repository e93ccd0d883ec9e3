import { ComponentType, MessageFlags } from 'discord.js';
import { afterAll, expect, test } from 'vitest';
import type { Json } from '#localDiscord/types.ts';
import { openRawBot } from './rawBot.ts';

// Rules for menus and media with the message that they refuse and the nearest one that they let pass.

const bot = await openRawBot();
afterAll(() => bot.close());
const path = `/channels/${bot.discord.channelId}/messages`;

const menu = (values: readonly string[], about: Json = {}): Json => ({
  components: [
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.StringSelect,
          custom_id: 'a',
          options: values.map((value) => ({ label: 'x', value })),
          ...about,
        },
      ],
    },
  ],
});

test.each<[string, Json, string, Json]>([
  ['one value twice', menu(['a', 'a']), 'options.1.value', menu(['a', 'b'])],
  ['more choices than options', menu(['a'], { max_values: 2 }), 'max_values', menu(['a', 'b'], { max_values: 2 })],
  [
    'least over most',
    menu(['a', 'b'], { min_values: 2, max_values: 1 }),
    'min_values',
    menu(['a', 'b'], { min_values: 2, max_values: 2 }),
  ],
])('a menu with %s', async (_, refused, at, allowed) => {
  expect(await bot.request('POST', path, refused)).toMatchObject({
    status: 400,
    code: 50_035,
    at: `components.0.components.0.${at}`,
  });
  expect(await bot.request('POST', path, allowed)).toMatchObject({ status: 200 });
});

const files = [{ name: 'board.png', bytes: new Uint8Array(1) }];
const v2 = (...components: readonly Json[]): Json => ({ flags: MessageFlags.IsComponentsV2, components });
const gallery = (url: string): Json => ({ type: ComponentType.MediaGallery, items: [{ media: { url } }] });
const file = (url: string): Json => ({ type: ComponentType.File, file: { url } });
const section = (url: string): Json => ({
  type: ComponentType.Section,
  components: [{ type: ComponentType.TextDisplay, content: 'x' }],
  accessory: { type: ComponentType.Thumbnail, media: { url } },
});

test.each([
  ['a gallery', gallery, 'components.0'],
  ['a file', file, 'components.0'],
  ['a thumbnail', section, 'components.0.accessory'],
])('%s of what the message does not have', async (_, show, at) => {
  const other = v2(show('attachment://other.png'));
  expect(await bot.request('POST', path, other, { files })).toMatchObject({ status: 400, code: 50_035, at });
  const sent = await bot.request('POST', path, v2(show('attachment://board.png')), { files });
  expect(sent).toMatchObject({ status: 200 });
  const message = `${path}/${String(sent.body['id'])}`;
  // An edit may show a file that is there already, and not one that it takes away.
  const shown = { components: [gallery('attachment://board.png')] };
  expect(await bot.request('PATCH', message, shown)).toMatchObject({ status: 200 });
  expect(await bot.request('PATCH', message, { ...shown, attachments: [] })).toMatchObject({ code: 50_035 });
});
