import { ComponentType, MessageFlags, MessageReferenceType } from 'discord.js';
import { afterAll, expect, test } from 'vitest';
import type { Json } from '#localDiscord/types.ts';
import { openRawBot } from './rawBot.ts';

// Who is notified of a message.

const { discord, request, close } = await openRawBot();
afterAll(close);
const [a, b] = [discord.person('Ayşe'), discord.person('Mehmet')];
const [A, B] = [`<@${a.id}>`, `<@!${b.id}>`];
const path = `/channels/${discord.channelId}/messages`;
const said = a.say(discord.channelId, 'Ayşe says');
const reply = { message_reference: { type: MessageReferenceType.Default, message_id: said.id } };
const v2 = (content: string): Json => ({
  flags: MessageFlags.IsComponentsV2,
  components: [{ type: ComponentType.Container, components: [{ type: ComponentType.TextDisplay, content }] }],
});

test.each<[string, Json, readonly string[]]>([
  ['everybody named', { content: `${A} ${B} ${A}` }, [a.id, b.id]],
  ['nobody named', { content: 'x' }, []],
  ['strangers', { content: '<@1>' }, []],
  ['the bot itself', { content: `<@${discord.botUserId}>` }, []],
  ['those allowed', { content: `${A} ${B}`, allowed_mentions: { parse: [], users: [b.id] } }, [b.id]],
  ['those allowed but not named', { content: A, allowed_mentions: { users: [b.id] } }, []],
  ['all allowed', { content: `${A} ${B}`, allowed_mentions: { parse: ['users'] } }, [a.id, b.id]],
  ['none allowed', { content: `${A} ${B}`, allowed_mentions: { parse: [] } }, []],
  ['only everyone allowed', { content: A, allowed_mentions: { parse: ['everyone'] } }, []],
  ['named in code', { content: `\`${A}\` \`\`\`\n${B}\n\`\`\`` }, []],
  ['named in an embed', { embeds: [{ description: A }] }, []],
  ['named in a V2 text', v2(A), [a.id]],
  ['answered', { content: B, ...reply }, [b.id, a.id]],
  ['answered, not allowed', { content: B, ...reply, allowed_mentions: { parse: ['users'] } }, [b.id]],
  ['answered, allowed', { content: B, ...reply, allowed_mentions: { replied_user: true } }, [a.id]],
])('%s', async (_, body, pings) => {
  const { status, body: sent } = await request('POST', path, body);
  expect(status).toBe(200);
  expect(sent['mentions']).toEqual(pings.map((id) => expect.objectContaining({ id }) as unknown));
  expect(discord.messages(discord.channelId).find(({ id }) => id === sent['id'])?.pings).toEqual(pings);
});

test('an edit notifies nobody', async () => {
  const { body } = await request('POST', path, { content: 'x' });
  await request('PATCH', `${path}/${String(body['id'])}`, { content: A });
  expect(discord.messages(discord.channelId).at(-1)).toMatchObject({ content: A, pings: [] });
});

test('a list of people excludes all people', async () => {
  const allowed = { parse: ['users'], users: [a.id] };
  const refused = await request('POST', path, { content: A, allowed_mentions: allowed });
  expect(refused).toMatchObject({ status: 400, code: 50_035, at: 'allowed_mentions' });
});
