import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { ApiError } from './apiError.ts';
import { createFaults } from './faults.ts';
import { createGateway } from './gateway.ts';
import { createInteractions } from './interactions.ts';
import { deleteMessage, findChannel } from './messages.ts';
import { createPerson } from './people.ts';
import { bitsOf } from './permissions.ts';
import { addApplicationRoutes } from './restApplication.ts';
import { addChannelRoutes } from './restChannels.ts';
import { addThreadRoutes } from './restThreads.ts';
import type { LocalDiscord, LocalDiscordOptions, LocalMessage, Person } from './types.ts';
import { createChannel, createWorld, dmChannelOf } from './world.ts';

const DEFAULT_PEOPLE = [
  { name: 'Ayşe', locale: 'tr' },
  { name: 'Mehmet', locale: 'tr' },
] as const;

/** Larger than Discord's ten mebibytes, so that a file which is too large is refused in Discord's own words. */
const LARGEST_UPLOAD = 26 * 1_048_576;

/** Starts a Discord of one small guild on the loopback interface; it knows one bot and lets people act towards it. */
export async function startLocalDiscord(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const world = createWorld({
    guildName: options.guildName ?? 'Kahvehane',
    guildLocale: options.guildLocale ?? 'tr',
    keptAttachments: options.keptAttachments ?? 2000,
  });
  const server = Fastify({ bodyLimit: LARGEST_UPLOAD, forceCloseConnections: true });
  const gateway = createGateway(world, server.server);
  const interactions = createInteractions(world, gateway, {
    firstAnswerMs: options.firstAnswerMs ?? 3000,
    tokenMs: options.tokenMs ?? 15 * 60_000,
  });
  const faults = createFaults(
    server,
    () => gateway,
    () => interactions,
  );

  await server.register(multipart, { limits: { fileSize: LARGEST_UPLOAD, files: 20 } });
  server.setErrorHandler((error, _, reply) => {
    if (error instanceof ApiError) {
      const errors = error.errors === undefined ? {} : { errors: error.errors };
      return reply.code(error.status).send({ code: error.code, message: error.message, ...errors });
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    return reply.code(status).send({ code: 0, message: error instanceof Error ? error.message : String(error) });
  });
  server.setNotFoundHandler((_, reply) => reply.code(404).send({ code: 0, message: '404: Not Found' }));
  await server.register(
    (api, _, done) => {
      api.addHook('onRequest', async (request) => {
        const byToken = /^\/api\/v10\/(interactions|webhooks)\//.test(request.url);
        if (!byToken && request.headers.authorization !== `Bot ${world.token}`) {
          throw new ApiError(401, 0, '401: Unauthorized');
        }
      });
      addApplicationRoutes(api, world, interactions);
      addChannelRoutes(api, world);
      addThreadRoutes(api, world);
      done();
    },
    { prefix: '/api/v10' },
  );
  server.get<{ Params: { readonly id: string } }>('/attachments/:id/:name', ({ params }, reply) => {
    const file = world.attachments.get(params.id);
    if (file === undefined) throw new ApiError(404, 0, '404: Not Found');
    return reply.header('x-content-type-options', 'nosniff').type(file.contentType).send(file.bytes);
  });

  const people = new Map<string, Person>();
  const peopleByName = new Map<string, Person>();
  const addPerson: LocalDiscord['addPerson'] = (card) => {
    const admin = world.people.size === 0 || card.admin === true;
    const stored = { id: world.nextId(), ...card, admin, inGuild: true, takesDirect: true };
    world.people.set(stored.id, stored);
    const person = createPerson(world, interactions, stored);
    people.set(stored.id, person);
    if (!peopleByName.has(card.name)) peopleByName.set(card.name, person);
    world.tell({ kind: 'peopleChanged' });
    return person;
  };
  const first = createChannel(world, { kind: 'channel', name: options.channelName ?? 'tavla' });
  for (const card of options.people ?? DEFAULT_PEOPLE) addPerson(card);

  const changePermissions = (channelId: string, change: (denied: bigint) => bigint): void => {
    const channel = findChannel(world, channelId);
    channel.denied = change(channel.denied);
    world.tell({ kind: 'channelChanged', channel });
  };
  const open = () => [...world.channels.values()].filter(({ deleted }) => !deleted);
  const publicMessages = (channelId: string): readonly LocalMessage[] =>
    findChannel(world, channelId).messages.filter(({ deleted, ephemeralFor }) => !deleted && ephemeralFor === null);

  await options.addRoutes?.(server);
  const discord: LocalDiscord = {
    get port() {
      return Number(new URL(world.origin).port);
    },
    get apiUrl() {
      return `${world.origin}/api`;
    },
    get pageUrl() {
      return `${world.origin}/`;
    },
    token: world.token,
    applicationId: world.applicationId,
    botUserId: world.botUserId,
    botName: world.botName,
    guildId: world.guildId,
    guildName: world.guildName,
    channelId: first.id,
    faults,
    server,
    get people() {
      return [...people.values()];
    },
    get botOnline() {
      return gateway.online;
    },
    person(name) {
      const found = peopleByName.get(name);
      if (found === undefined) throw new Error(`nobody is called ${name}`);
      return found;
    },
    addPerson,
    addChannel: (name) => createChannel(world, { kind: 'channel', name }).id,
    addGroup: (name, members) =>
      createChannel(world, { kind: 'group', name, memberIds: members.map(({ id }) => id) }).id,
    denyPermission: (id, ...names) => changePermissions(id, (denied) => denied | bitsOf(names)),
    allowPermission: (id, ...names) => changePermissions(id, (denied) => denied & ~bitsOf(names)),
    archiveThread(id, { locked }) {
      const channel = findChannel(world, id);
      Object.assign(channel, { archived: true, locked });
      world.tell({ kind: 'channelChanged', channel });
    },
    deleteChannel(id) {
      const gone = open().filter((channel) => channel.id === id || channel.parentId === id);
      for (const channel of gone) {
        channel.deleted = true;
        world.tell({ kind: 'channelChanged', channel });
      }
    },
    deleteMessage(message) {
      const found = world.messages.get(message.id);
      if (found !== undefined) deleteMessage(world, found);
    },
    messages: publicMessages,
    channels: open,
    threads: (channelId) => open().filter(({ parentId }) => parentId === channelId),
    dmChannel: (personId) => dmChannelOf(world, personId),
    commands: () => [...world.guildCommands, ...world.commands],
    on: (listener) => world.listen(listener),
    waitForMessage(fits, { timeoutMs = 5000, channelId } = {}) {
      const where = channelId === undefined ? open() : [findChannel(world, channelId)];
      const there = where.flatMap(({ messages }) => messages).find((message) => !message.deleted && fits(message));
      if (there !== undefined) return Promise.resolve(there);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          unlisten();
          reject(new Error(`no such message within ${timeoutMs} ms`));
        }, timeoutMs);
        const unlisten = world.listen((change) => {
          if (!('message' in change) || change.kind === 'messageDeleted' || !fits(change.message)) return;
          clearTimeout(timer);
          unlisten();
          resolve(change.message);
        }, channelId);
      });
    },
    async close() {
      gateway.close();
      await server.close();
    },
  };

  world.origin = await server.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  return discord;
}
