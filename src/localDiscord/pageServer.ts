import { promises as files } from 'node:fs';
import { WebSocketServer, type WebSocket } from 'ws';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { startLocalDiscord } from './localDiscord.ts';
import { bundlePage } from './pageBundle.ts';
import { comesFromHere, PAGE_HEADERS } from './pageGuard.ts';
import { readPageRequest } from './pageRequests.ts';
import { createPageMemory } from './pageMemory.ts';
import { openPageSession } from './pageSession.ts';
import type { LocalDiscord, LocalDiscordOptions } from './types.ts';

/** Path of the websocket that feeds the page. */
const SOCKET_PATH = '/page';

/** The longest text a page sends: a dialog's five fields of 4,000 letters, and room around them. */
const LONGEST_MESSAGE = 100_000;

const pageFile = (name: string): Promise<string> => files.readFile(new URL(`page/${name}`, import.meta.url), 'utf8');

async function refuseStrangers(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return comesFromHere(request.raw) ? undefined : reply.code(403).send('This page is for this machine only.');
}

/** Adds the files of the page to the server. */
async function addFiles(server: FastifyInstance): Promise<void> {
  const [{ script, style }, document, icon] = await Promise.all([
    bundlePage(),
    pageFile('index.html'),
    pageFile('icon.svg'),
  ]);
  const served = [
    ['/', 'text/html; charset=utf-8', document],
    ['/main.js', 'text/javascript; charset=utf-8', script],
    ['/style.css', 'text/css; charset=utf-8', style],
    ['/icon.svg', 'image/svg+xml', icon],
  ] as const;
  for (const [path, type, content] of served) {
    server.get(path, { onRequest: refuseStrangers }, async (_request, reply) =>
      reply.headers(PAGE_HEADERS).type(type).send(content),
    );
  }
}

/** Lets pages connect; each gets what its reader sees and acts through its reader. */
function serveSockets(discord: LocalDiscord, sockets: WebSocketServer): void {
  const memory = createPageMemory();
  const serve = (socket: WebSocket): void => {
    const session = openPageSession(discord, memory, (message) => socket.send(JSON.stringify(message)));
    socket.on('message', (data) => {
      const request = readPageRequest(Buffer.isBuffer(data) ? data.toString('utf8') : '');
      if (request === null) socket.close(1008);
      else void session.act(request);
    });
    socket.on('close', () => session.close());
  };
  discord.server.server.on('upgrade', (request, socket, head) => {
    if (request.url !== SOCKET_PATH) return;
    if (comesFromHere(request)) sockets.handleUpgrade(request, socket, head, serve);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
}

/**
 * Starts a local Discord with the page on which people see its channels and act in them, at `pageUrl`. Throws where the
 * page does not compile.
 */
export async function startLocalDiscordWithPage(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE });
  const discord = await startLocalDiscord({
    ...options,
    async addRoutes(server) {
      await addFiles(server);
      server.addHook('preClose', async () => {
        for (const socket of sockets.clients) socket.terminate();
      });
    },
  });
  serveSockets(discord, sockets);
  return discord;
}
