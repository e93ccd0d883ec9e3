import { once } from 'node:events';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { startLocalDiscord } from '#localDiscord/localDiscord.ts';
import type { Json, LocalDiscordOptions } from '#localDiscord/types.ts';

// A bot without any library: what it sends reaches the local Discord as it is.

export interface RawReply {
  readonly status: number;
  /** Discord's error code; null where nothing was refused. */
  readonly code: number | null;
  /** The refused field, such as `components.0.label`; empty where no field is named. */
  readonly at: string;
  readonly body: Json;
}

export interface RawFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export async function openRawBot(options: LocalDiscordOptions = {}) {
  const discord = await startLocalDiscord(options);
  const heard: Json[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${discord.port}/gateway`);
  socket.on('message', (raw) => {
    const { op, t, d } = JSON.parse((raw as Buffer).toString('utf8')) as { op: number; t: string; d: Json };
    if (op === 10) socket.send(JSON.stringify({ op: 2, d: { token: discord.token } }));
    if (t === 'INTERACTION_CREATE') heard.push(d);
  });
  await once(socket, 'open');
  await vi.waitUntil(() => discord.botOnline, { interval: 5 });

  /** Sends a body as JSON, or as a form where there are files. */
  async function request(
    method: string,
    path: string,
    body?: unknown,
    { files = [], token = discord.token }: { readonly files?: readonly RawFile[]; readonly token?: string } = {},
  ): Promise<RawReply> {
    const form = new FormData();
    form.set('payload_json', JSON.stringify(body));
    for (const [index, { name, bytes }] of files.entries()) form.set(`files[${index}]`, new Blob([bytes]), name);
    const sent = files.length > 0 ? form : body === undefined ? null : JSON.stringify(body);
    const response = await fetch(`${discord.apiUrl}/v10${path}`, {
      method,
      headers: {
        authorization: `Bot ${token}`,
        ...(typeof sent === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      body: sent,
    });
    const text = await response.text();
    const answer = (text === '' ? {} : JSON.parse(text)) as Json;
    const code = response.ok ? null : Number(answer['code']);
    return { status: response.status, code, at: pathOf(answer['errors']), body: answer };
  }

  /** A fresh interaction, as the bot hears of it; whether the person's act comes to anything is not asked. */
  async function hear(act: () => Promise<unknown>): Promise<{ readonly id: string; readonly token: string }> {
    const before = heard.length;
    act().catch(() => null);
    await vi.waitUntil(() => heard.length > before, { interval: 5 });
    return { id: String(heard[before]?.['id']), token: String(heard[before]?.['token']) };
  }

  async function close(): Promise<void> {
    socket.terminate();
    await discord.close();
  }
  return { discord, request, hear, close };
}

function pathOf(errors: unknown): string {
  if (typeof errors !== 'object' || errors === null || '_errors' in errors) return '';
  const [[key, inner] = ['', null]] = Object.entries(errors);
  return [key, pathOf(inner)].filter((part) => part !== '').join('.');
}
