import type { FastifyInstance } from 'fastify';
import { archivedThread, missingPermissions, notTheAuthor, unknownMember, unknownUser } from './apiError.ts';
import { apiChannel, apiMember, apiMessage } from './apiObjects.ts';
import { checkBody } from './bodySchemas.ts';
import { textOf } from './json.ts';
import {
  checkMaySend,
  deleteMessage,
  editMessage,
  findChannel,
  sendMessage,
  visibleChannel,
  visibleMessage,
} from './messages.ts';
import { readBody } from './requestBody.ts';
import { dmChannelOf, type StoredMessage, type World } from './world.ts';

interface Params {
  readonly channel: string;
  readonly message: string;
}

interface Page {
  readonly limit?: string;
  readonly before?: string;
  readonly after?: string;
}

/** For how long a nonce with `enforce_nonce` answers with the message that had it before. */
const NONCE_MS = 5 * 60_000;

/** Channels and their messages, members of the guild, direct messages. */
export function addChannelRoutes(api: FastifyInstance, world: World): void {
  const nonces = new Map<string, StoredMessage>();

  api.get<{ Params: Params }>('/channels/:channel', ({ params }) =>
    apiChannel(world, visibleChannel(world, params.channel)),
  );

  api.patch<{ Params: Params }>('/channels/:channel', async (request) => {
    const channel = visibleChannel(world, request.params.channel);
    const { body } = await readBody(request);
    checkBody('editThread', body);
    if (channel.kind !== 'thread') throw missingPermissions();
    if (channel.locked) throw archivedThread();
    if (typeof body['archived'] === 'boolean') channel.archived = body['archived'];
    if (typeof body['name'] === 'string') channel.name = body['name'];
    world.tell({ kind: 'channelChanged', channel });
    return apiChannel(world, channel);
  });

  api.get<{ Params: Params; Querystring: Page }>('/channels/:channel/messages', ({ params, query }) => {
    const { limit = '50', before, after } = query;
    const there = visibleChannel(world, params.channel).messages.filter(
      ({ id, deleted, ephemeralFor }) =>
        !deleted &&
        ephemeralFor === null &&
        (before === undefined || BigInt(id) < BigInt(before)) &&
        (after === undefined || BigInt(id) > BigInt(after)),
    );
    const page = after === undefined ? there.slice(-Number(limit)) : there.slice(0, Number(limit));
    return page.toReversed().map((message) => apiMessage(world, message));
  });

  api.get<{ Params: Params }>('/channels/:channel/messages/:message', ({ params }) =>
    apiMessage(world, visibleMessage(world, params)),
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
    const message = visibleMessage(world, request.params);
    const { body, files } = await readBody(request);
    checkBody('editMessage', body);
    if (!message.author.bot) throw notTheAuthor();
    const channel = findChannel(world, request.params.channel);
    if (channel.archived) throw archivedThread();
    editMessage(world, message, body, files);
    return apiMessage(world, message);
  });

  api.delete<{ Params: Params }>('/channels/:channel/messages/:message', (request, reply) => {
    const message = visibleMessage(world, request.params);
    if (!message.author.bot) throw missingPermissions();
    deleteMessage(world, message);
    return reply.code(204).send();
  });

  api.post<{ Params: Params }>('/channels/:channel/typing', ({ params }, reply) => {
    visibleChannel(world, params.channel);
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
