import { Client, Events, GatewayIntentBits, REST, Routes } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { openRawBot } from './rawBot.ts';

// Each way in which the local Discord can fail, as the bot meets it.

async function setUp() {
  const bot = await openRawBot();
  onTestFinished(bot.close);
  const path = `/channels/${bot.discord.channelId}/messages`;
  const send = (content = 'x') => bot.request('POST', path, { content });
  const contents = () => bot.discord.messages(bot.discord.channelId).map(({ content }) => content);
  const rest = new REST({ api: bot.discord.apiUrl, retries: 2 }).setToken(bot.discord.token);
  return { ...bot, path, send, contents, rest };
}
const MESSAGES = { path: /\/messages$/, method: 'POST' } as const;

test.each([
  ['before', []],
  ['after', ['x']],
] as const)('a request that fails %s it is carried out leaves %j', async (when, left) => {
  const { discord, send, contents } = await setUp();
  discord.faults.failNext(1, { ...MESSAGES, when, status: 503, code: 130_000 });
  expect(await send()).toMatchObject({ status: 503, code: 130_000 });
  expect(contents()).toEqual(left);
  expect(await send('y')).toMatchObject({ status: 200 });
  expect(contents()).toEqual([...left, 'y']);
});

test.each([
  ['before', []],
  ['after', ['x']],
] as const)('a connection cut %s the act leaves %j', async (when, left) => {
  const { discord, send, contents } = await setUp();
  discord.faults.failNext(1, { ...MESSAGES, when, status: 'cut' });
  await expect(send()).rejects.toThrow('fetch failed');
  expect(contents()).toEqual(left);
  expect(await send('y')).toMatchObject({ status: 200 });
});

test('an answer without body can be lost too', async () => {
  const { discord, request, path, send } = await setUp();
  const message = `${path}/${String((await send()).body['id'])}`;
  discord.faults.failNext(1, { path: /\/messages\//, method: 'DELETE', when: 'after', status: 500 });
  expect(await request('DELETE', message)).toMatchObject({ status: 500 });
  expect(await request('GET', message)).toMatchObject({ status: 404, code: 10_008 });
});

test('a client that tries again after a lost answer sends one message where it gave a nonce, else two', async () => {
  const { discord, rest, contents } = await setUp();
  const route = Routes.channelMessages(discord.channelId);
  const lose = () => discord.faults.failNext(1, { ...MESSAGES, when: 'after', status: 502 });
  lose();
  await rest.post(route, { body: { content: 'once', nonce: '1', enforce_nonce: true } });
  expect(contents()).toEqual(['once']);
  lose();
  await rest.post(route, { body: { content: 'twice' } });
  expect(contents()).toEqual(['once', 'twice', 'twice']);
});

test('only the requests that are meant fail, and only so many', async () => {
  const { discord, request, path, send } = await setUp();
  discord.faults.failNext(2, { ...MESSAGES, status: 500 });
  expect(await request('GET', path)).toMatchObject({ status: 200 });
  expect([await send(), await send(), await send()].map(({ status }) => status)).toEqual([500, 500, 200]);
  discord.faults.failNext(1000, { ...MESSAGES, status: 500 });
  discord.faults.failNext(0, { ...MESSAGES, status: 500 });
  expect(await send()).toMatchObject({ status: 200 });
});

test.each([
  ['before', 0],
  ['after', 1],
] as const)('a request that is slow %s the act has left %i messages by half time', async (when, count) => {
  const { discord, send, contents, request, path } = await setUp();
  discord.faults.slow({ ...MESSAGES, when, ms: 400 });
  const started = performance.now();
  const sending = send();
  expect(await request('GET', path)).toMatchObject({ status: 200 });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(contents()).toHaveLength(count);
  await sending;
  expect(performance.now() - started).toBeGreaterThan(390);
  expect(contents()).toHaveLength(1);
  discord.faults.slow(null);
  const again = performance.now();
  await send();
  expect(performance.now() - again).toBeLessThan(390);
});

test('an interaction is delivered as often as asked; the second answer is refused', async () => {
  const { discord, request } = await setUp();
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: discord.apiUrl } });
  onTestFinished(() => client.destroy());
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.token);
  await ready;
  await request('PUT', Routes.applicationCommands(discord.applicationId), [{ name: 'go', description: 'x' }]);
  const answers: Promise<unknown>[] = [];
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isChatInputCommand()) answers.push(interaction.reply('x'));
  });
  discord.faults.deliverTimes(2);
  await discord.person('Ayşe').command(discord.channelId, 'go');
  await expect.poll(() => answers.length).toBe(2);
  const outcomes = await Promise.allSettled(answers);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 40_060 } });
});

test('a rate limit refuses what is over it until its time is over', async () => {
  const { discord, send, contents } = await setUp();
  discord.faults.rateLimit({ limit: 2, perMs: 300 });
  const replies = [await send(), await send(), await send()];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
  const seconds = Number(replies[2]?.body['retry_after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(0.3);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000 + 10));
  expect(await send()).toMatchObject({ status: 200 });
  discord.faults.rateLimit(null);
  await Promise.all([send(), send(), send()]);
  expect(contents()).toHaveLength(6);
});
