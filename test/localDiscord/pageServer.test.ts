import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startLocalDiscordWithPage } from '#localDiscord/pageServer.ts';
import type { LocalDiscord } from '#localDiscord/types.ts';

let discord: LocalDiscord;

beforeAll(async () => {
  discord = await startLocalDiscordWithPage();
});

afterAll(async () => {
  await discord.close();
});

/** HTTP status of a GET with these headers, which `fetch` would not let us set. */
function statusOf(path: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: discord.port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

/** The first message of the page's socket, or `refused`. */
function firstMessage(headers: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${discord.port}/page`, { headers });
    socket.on('message', (data: Buffer) => {
      resolve(data.toString('utf8'));
      socket.close();
    });
    socket.on('error', () => resolve('refused'));
  });
}

test.each([
  ['/', {}, 200],
  ['/main.js', {}, 200],
  ['/style.css', {}, 200],
  ['/icon.svg', {}, 200],
  ['/', { host: 'evil.example' }, 403],
  ['/main.js', { host: 'evil.example' }, 403],
  ['/', { origin: 'http://evil.example' }, 403],
])('%s with %j is answered %d', async (path, headers, status) => {
  expect(await statusOf(path, headers)).toBe(status);
});

test('the page allows itself nothing but its own files', async () => {
  const { headers } = await fetch(discord.pageUrl);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('the socket tells who is there to pages of this server alone', async () => {
  const own = JSON.parse(await firstMessage({ origin: discord.pageUrl.slice(0, -1) })) as unknown;
  expect(own).toMatchObject({ part: 'people', people: [{ name: 'Ayşe' }, { name: 'Mehmet' }], app: { online: false } });
  expect(await firstMessage({ origin: 'http://evil.example' })).toBe('refused');
  expect(await firstMessage({ host: 'evil.example' })).toBe('refused');
});

test.each(['no json', '{}', '{"number":1,"action":{"do":"fly"}}', '{"number":1,"action":{"do":"watch","person":"x"}}'])(
  'a page that sends %s is cut off',
  async (text) => {
    const socket = new WebSocket(`ws://127.0.0.1:${discord.port}/page`);
    socket.on('open', () => socket.send(text));
    const code = await new Promise((resolve) => {
      socket.on('close', resolve);
    });
    expect(code).toBe(1008);
  },
);
