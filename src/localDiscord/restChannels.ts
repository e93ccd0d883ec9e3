import type { FastifyInstance } from 'fastify';
import {
  archivedThread,
  hasThread,
  missingAccess,
  missingPermissions,
  notTheAuthor,
  unknownMember,
  unknownUser,
} from './apiError.ts';
import { apiChannel, apiMember, apiMessage } from './apiObjects.ts';
import { checkBody } from './bodySchemas.ts';
import { textOf } from './json.ts';
import { checkMaySend, deleteMessage, editMessage, findChannel, findMessage, sendMessage } from './messages.ts';
import { bitsOf } from './permissions.ts';
import { readBody } from './requestBody.ts';
import { createChannel, deniedIn, dmChannelOf, type StoredChannel, type StoredMessage, type World } from './world.ts';

interface Params {
  readonly channel: string;
  readonly message: string;
}

/** For how long a nonce with `enforce_nonce` answers with the message that had it before. */
const NONCE_MS = 5 * 60_000;

/** Channels, threads and their messages. */
export function addChannelRoutes(api: FastifyInstance, world: World): void {
  const nonces = new Map<string, StoredMessage>();

  const visible = (id: string): StoredChannel => {
    const channel = findChannel(world, id);
    if ((deniedIn(world, channel) & bitsOf(['VIEW_CHANNEL'])) !== 0n) throw missingAccess();
    return channel;
  };

  api.get<{ Params: Params }>('/channels/:channel', ({ params }) => apiChannel(world, visible(params.channel)));

  api.patch<{ Params: Params }>('/channels/:channel', async (request) => {
    const channel = visible(request.params.channel);
    const { body } = await readBody(request);
    checkBody('editThread', body);
    if (channel.kind !== 'thread') throw missingPermissions();
    if (channel.locked) throw archivedThread();
    if (typeof body['archived'] === 'boolean') channel.archived = body['archived'];
    if (typeof body['name'] === 'string') channel.name = body['name'];
    world.tell({ kind: 'channelChanged', channel });
    return apiChannel(world, channel);
  });

  api.get<{ Params: Params }>('/channels/:channel/messages', ({ params }) =>
    visible(params.channel)
      .messages.filter(({ deleted, ephemeralFor }) => !deleted && ephemeralFor === null)
      .slice(-50)
      .toReversed()
      .map((message) => apiMessage(world, message)),
  );

  api.get<{ Params: Params }>('/channels/:channel/messages/:message', ({ params }) =>
    apiMessage(world, findMessage(world, visible(params.channel), params.message)),
  );

  api.post<{ Params: Params }>('/channels/:channel/messages', async (request) => {
    const channel = findChannel(world, request.params.channel);
    const { body, files } = await readBody(request);
    checkBody('createMessage', body);
    checkMaySend(world, channel, body, files);
    const nonce = `${channel.id} ${String(body['nonce'])}`;
    const earlier = body['enforce_nonce'] === true ? nonces.get(nonce) : undefined;
    if (earlier !== undefined && Date.now() - earlier.createdAt < NONCE_MS) return apiMessage(world, earlier);
    const message = sendMessage(world, channel, { body, files });
    if (body['enforce_nonce'] === true) nonces.set(nonce, message);
    for (const [old, { createdAt }] of nonces) {
      if (Date.now() - createdAt < NONCE_MS) break;
      nonces.delete(old);
    }
    return apiMessage(world, message);
  });

  api.patch<{ Params: Params }>('/channels/:channel/messages/:message', async (request) => {
    const message = findMessage(world, visible(request.params.channel), request.params.message);
    const { body, files } = await readBody(request);
    checkBody('editMessage', body);
    if (!message.author.bot) throw notTheAuthor();
    const channel = findChannel(world, request.params.channel);
    if (channel.archived) throw archivedThread();
    editMessage(world, message, body, files);
    return apiMessage(world, message);
  });

  api.delete<{ Params: Params }>('/channels/:channel/messages/:message', (request, reply) => {
    const message = findMessage(world, visible(request.params.channel), request.params.message);
    if (!message.author.bot) throw missingPermissions();
    deleteMessage(world, message);
    return reply.code(204).send();
  });

  const openThread = (parent: StoredChannel, name: string, id?: string): StoredChannel => {
    const denied = deniedIn(world, parent);
    if ((denied & bitsOf(['VIEW_CHANNEL'])) !== 0n) throw missingAccess();
    if ((denied & bitsOf(['CREATE_PUBLIC_THREADS'])) !== 0n) throw missingPermissions();
    return createChannel(world, { kind: 'thread', name, parentId: parent.id, ...(id === undefined ? {} : { id }) });
  };

  api.post<{ Params: Params }>('/channels/:channel/messages/:message/threads', async (request, reply) => {
    const parent = findChannel(world, request.params.channel);
    const message = findMessage(world, parent, request.params.message);
    const { body } = await readBody(request);
    checkBody('threadFromMessage', body);
    if (message.threadId !== null) throw hasThread();
    // A thread has the id of the message from which it was started.
    const thread = openThread(parent, textOf(body['name']), message.id);
    message.threadId = thread.id;
    world.tell({ kind: 'messageEdited', message });
    return reply.code(201).send(apiChannel(world, thread));
  });

  api.post<{ Params: Params }>('/channels/:channel/threads', async (request, reply) => {
    const parent = findChannel(world, request.params.channel);
    const { body } = await readBody(request);
    checkBody('thread', body);
    return reply.code(201).send(apiChannel(world, openThread(parent, textOf(body['name']))));
  });

  api.put('/channels/:channel/thread-members/:user', (_, reply) => reply.code(204).send());
  api.post<{ Params: Params }>('/channels/:channel/typing', ({ params }, reply) => {
    visible(params.channel);
    return reply.code(204).send();
  });

  api.get<{ Params: { readonly user: string } }>('/guilds/:guild/members/:user', ({ params }) => {
    const person = world.people.get(params.user);
    if (params.user !== world.botUserId && person?.inGuild !== true) throw unknownMember();
    return apiMember(world, params.user);
  });

  api.post('/users/@me/channels', async (request) => {
    const { body } = await readBody(request);
    checkBody('directMessages', body);
    if (!world.people.has(textOf(body['recipient_id']))) throw unknownUser();
    return apiChannel(world, dmChannelOf(world, textOf(body['recipient_id'])));
  });
}
