import { afterAll, expect, test } from 'vitest';
import { openRawBot } from './rawBot.ts';

// Requests that are none, or that name what is not there.

const { discord, request, close } = await openRawBot();
afterAll(close);
const { applicationId: app, channelId: channel, guildId: guild } = discord;

test.each([
  ['GET', '/nothing', 404, 0],
  ['GET', '/users/1', 404, 10_013],
  ['GET', '/guilds/1', 404, 10_004],
  ['GET', '/guilds/1/members/1', 404, 10_004],
  ['GET', `/guilds/${guild}/members/1`, 404, 10_007],
  ['GET', '/applications/1/commands', 404, 10_002],
  ['GET', `/applications/${app}/guilds/1/commands`, 404, 10_004],
  ['GET', '/webhooks/1/x/messages/@original', 404, 10_015],
  ['GET', `/webhooks/${app}/x/messages/@original`, 404, 10_015],
  ['GET', '/channels/1', 404, 10_003],
  ['GET', `/channels/${channel}/thread-members`, 400, 50_024],
])('%s %s: %i and %i', async (method, path, status, code) => {
  expect(await request(method, path)).toMatchObject({ status, code });
});

test.each([
  ['GET', '/users/@me'],
  ['GET', `/users/${discord.people[0]?.id}`],
  ['GET', `/guilds/${guild}`],
  ['GET', `/guilds/${guild}/channels`],
  ['GET', `/guilds/${guild}/members/${discord.botUserId}`],
  ['GET', '/applications/@me'],
  ['GET', `/applications/${app}/commands`],
  ['GET', '/gateway/bot'],
  ['GET', `/channels/${channel}`],
])('%s %s is answered', async (method, path) => {
  expect(await request(method, path)).toMatchObject({ status: 200, code: null });
});

test.each([
  ['no JSON', '{', 400, 50_109],
  ['JSON that is no object', '[]', 400, 50_035],
  ['more than anything may have', `"${'x'.repeat(30_000_000)}"`, 413, 40_005],
])('a body that is %s', async (_, body, status, code) => {
  const response = await fetch(`${discord.apiUrl}/v10/channels/${channel}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
    body,
  });
  expect({ status: response.status, body: await response.json() }).toMatchObject({ status, body: { code } });
});

test.each([
  ['a payload that is no JSON', '{', 'files[0]', 'payload_json'],
  ['a payload that is no object', '1', 'files[0]', 'payload_json'],
  ['a file that has another name', '{}', 'picture', 'picture'],
])('a form with %s', async (_, payload, name, at) => {
  const form = new FormData();
  form.set('payload_json', payload);
  form.set(name, new Blob(['x']), 'x.txt');
  const response = await fetch(`${discord.apiUrl}/v10/channels/${channel}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${discord.token}` },
    body: form,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 50_035, errors: { [at]: {} } });
});

test('the newest messages, those before one, those after one', async () => {
  const quiet = discord.addChannel('quiet');
  const path = `/channels/${quiet}/messages`;
  const ids: string[] = [];
  for (const content of ['a', 'b', 'c', 'd']) ids.push(String((await request('POST', path, { content })).body['id']));
  const contents = async (query: string): Promise<string> => {
    const { body } = await request('GET', `${path}?${query}`);
    return (body as unknown as readonly { readonly content: string }[]).map(({ content }) => content).join('');
  };
  expect(await contents('')).toBe('dcba');
  expect(await contents('limit=2')).toBe('dc');
  expect(await contents(`limit=2&before=${ids[3]}`)).toBe('cb');
  expect(await contents(`limit=2&after=${ids[0]}`)).toBe('cb');
});
