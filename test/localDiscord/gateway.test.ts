import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startLocalDiscord } from '#localDiscord/localDiscord.ts';
import type { Json, LocalDiscord, LocalDiscordOptions } from '#localDiscord/types.ts';

// The gateway, spoken by hand.

interface Event {
  readonly op: number;
  readonly t: string | null;
  readonly s: number | null;
  readonly d: Json;
}

async function open(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const discord = await startLocalDiscord({ firstAnswerMs: 1000, ...options });
  onTestFinished(() => discord.close());
  await fetch(`${discord.apiUrl}/v10/applications/${discord.applicationId}/commands`, {
    method: 'PUT',
    headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
    body: JSON.stringify([{ name: 'go', description: 'x' }]),
  });
  return discord;
}

/** A connection that has got its greeting. */
async function connect(discord: LocalDiscord) {
  const socket = new WebSocket(`ws://127.0.0.1:${discord.port}/gateway`);
  const events: Event[] = [];
  socket.on('message', (raw) => events.push(JSON.parse((raw as Buffer).toString('utf8')) as Event));
  const closed = once(socket, 'close');
  await vi.waitUntil(() => events[0]?.op === 10, { interval: 2 });
  return {
    socket,
    events,
    closed,
    send: (op: number, d: unknown) => socket.send(JSON.stringify({ op, d })),
    named: (name: string) => events.filter(({ t }) => t === name),
    until: (name: string) => vi.waitUntil(() => events.find(({ t }) => t === name), { interval: 2 }),
  };
}

async function identified(discord: LocalDiscord) {
  const connection = await connect(discord);
  connection.send(2, { token: discord.token, intents: 1 });
  const ready = await connection.until('READY');
  await connection.until('GUILD_CREATE');
  return { ...connection, sessionId: String(ready.d['session_id']) };
}

const answer = (discord: LocalDiscord, { d }: Event) =>
  fetch(`${discord.apiUrl}/v10/interactions/${String(d['id'])}/${String(d['token'])}/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 4, data: { content: 'x' } }),
  });

test('greeting, READY, the guild with its channels, heartbeats', async () => {
  const discord = await open();
  expect(discord.botOnline).toBe(false);
  const { events, send, named } = await identified(discord);
  expect(discord.botOnline).toBe(true);
  expect(events[0]?.d).toEqual({ heartbeat_interval: expect.any(Number) as number });
  expect(named('READY')[0]?.d).toMatchObject({
    user: { id: discord.botUserId, bot: true },
    guilds: [{ id: discord.guildId, unavailable: true }],
    application: { id: discord.applicationId },
  });
  expect(named('GUILD_CREATE')[0]?.d).toMatchObject({
    id: discord.guildId,
    preferred_locale: 'tr',
    channels: [{ id: discord.channelId, name: 'tavla' }],
  });
  send(1, null);
  await vi.waitUntil(() => events.at(-1)?.op === 11, { interval: 2 });
});

test.each([
  ['a wrong token', 2, { token: 'x', intents: 1 }, 4004],
  ['intents that need Discord’s approval', 2, { intents: 1 | (1 << 15) }, 4014],
  ['no identification', 3, {}, 4003],
  ['an unknown operation', 77, {}, 4001],
])('%s closes the connection', async (_, op, d, code) => {
  const discord = await open();
  const { send, closed } = await connect(discord);
  send(op, { token: discord.token, ...d });
  expect((await closed)[0]).toBe(code);
  expect(discord.botOnline).toBe(false);
});

test('what is no JSON closes the connection', async () => {
  const { socket, closed } = await connect(await open());
  socket.send('{');
  expect((await closed)[0]).toBe(4002);
});

test('a session that resumes gets what it missed, and only that, in order', async () => {
  const discord = await open();
  const first = await identified(discord);
  discord.addChannel('heard');
  const { s: heard } = await first.until('CHANNEL_CREATE');
  discord.faults.dropGateway();
  await first.closed;
  discord.addChannel('missed');
  const acting = discord.person('Ayşe').command(discord.channelId, 'go');

  const second = await connect(discord);
  second.send(6, { token: discord.token, session_id: first.sessionId, seq: heard });
  await second.until('RESUMED');
  expect(second.events.slice(1).map(({ t }) => t)).toEqual(['CHANNEL_CREATE', 'INTERACTION_CREATE', 'RESUMED']);
  expect(second.events[1]?.d['name']).toBe('missed');
  expect(second.events.slice(1).map(({ s }) => s)).toEqual([1, 2, 3].map((later) => Number(heard) + later));
  await answer(discord, await second.until('INTERACTION_CREATE'));
  expect((await acting).message?.content).toBe('x');
});

test('a new session gets nothing of what was missed, and the person is told at once', async () => {
  const discord = await open({ firstAnswerMs: 60_000 });
  const first = await identified(discord);
  discord.faults.dropGateway();
  await first.closed;
  const acting = expect(discord.person('Ayşe').command(discord.channelId, 'go')).rejects.toThrow('did not respond');
  const second = await identified(discord);
  await acting;
  expect(second.named('INTERACTION_CREATE')).toEqual([]);
});

test.each([
  ['an unknown session', 'x'],
  ['a session of which the bot took leave', null],
])('%s cannot be resumed', async (_, id) => {
  const discord = await open();
  const { socket, sessionId, closed } = await identified(discord);
  socket.close(1000);
  await closed;
  await expect(discord.person('Ayşe').command(discord.channelId, 'go')).rejects.toThrow('did not respond');
  const { send, events } = await connect(discord);
  send(6, { token: discord.token, session_id: id ?? sessionId, seq: 1 });
  await vi.waitUntil(() => events.at(-1)?.op === 9, { interval: 2 });
  expect(events.at(-1)?.d).toBe(false);
});

test('two sessions hear the same interaction; the second answer is refused', async () => {
  const discord = await open();
  const [one, other] = [await identified(discord), await identified(discord)];
  const acting = discord.person('Ayşe').command(discord.channelId, 'go');
  const heard = [await one.until('INTERACTION_CREATE'), await other.until('INTERACTION_CREATE')] as const;
  expect(heard[0].d).toEqual(heard[1].d);
  expect([(await answer(discord, heard[0])).status, (await answer(discord, heard[1])).status]).toEqual([204, 400]);
  expect((await acting).message?.content).toBe('x');
});

test('asked to reconnect, and told that the session is over', async () => {
  const discord = await open();
  const { events, sessionId } = await identified(discord);
  discord.faults.reconnectGateway();
  await vi.waitUntil(() => events.at(-1)?.op === 7, { interval: 2 });
  discord.faults.endSession();
  await vi.waitUntil(() => events.at(-1)?.op === 9, { interval: 2 });
  const second = await connect(discord);
  second.send(6, { token: discord.token, session_id: sessionId, seq: 2 });
  await vi.waitUntil(() => second.events.at(-1)?.op === 9, { interval: 2 });
});
