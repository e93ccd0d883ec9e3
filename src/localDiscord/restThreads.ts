import type { FastifyInstance } from 'fastify';
import { hasThread, missingPermissions, unknownMember, unknownUser, wrongKindOfChannel } from './apiError.ts';
import { apiChannel, threadMember } from './apiObjects.ts';
import { checkBody } from './bodySchemas.ts';
import { textOf } from './json.ts';
import { visibleChannel, visibleMessage } from './messages.ts';
import { bitsOf } from './permissions.ts';
import { readBody } from './requestBody.ts';
import { isUser } from './resolved.ts';
import { createChannel, deniedIn, type StoredChannel, type World } from './world.ts';

const PUBLIC_THREAD = 11;

interface Params {
  readonly channel: string;
  readonly message: string;
  readonly user: string;
}

/** Threads, from a message or without, and who is in them. */
export function addThreadRoutes(api: FastifyInstance, world: World): void {
  const open = (parent: StoredChannel, name: string, id: string): StoredChannel => {
    if (parent.kind !== 'channel') throw wrongKindOfChannel();
    if ((deniedIn(world, parent) & bitsOf(['CREATE_PUBLIC_THREADS'])) !== 0n) throw missingPermissions();
    return createChannel(world, { kind: 'thread', name, parentId: parent.id, memberIds: [world.botUserId], id });
  };

  api.post<{ Params: Params }>('/channels/:channel/messages/:message/threads', async (request, reply) => {
    const message = visibleMessage(world, request.params);
    const { body } = await readBody(request);
    checkBody('threadFromMessage', body);
    if (message.threadId !== null) throw hasThread();
    // A thread has the id of the message from which it was started.
    const thread = open(visibleChannel(world, request.params.channel), textOf(body['name']), message.id);
    message.threadId = thread.id;
    world.tell({ kind: 'messageEdited', message });
    return reply.code(201).send(apiChannel(world, thread));
  });

  api.post<{ Params: Params }>('/channels/:channel/threads', async (request, reply) => {
    const parent = visibleChannel(world, request.params.channel);
    const { body } = await readBody(request);
    checkBody('thread', body);
    // Without a type Discord makes a private one, for which this bot has no permission.
    if (body['type'] !== PUBLIC_THREAD) throw missingPermissions();
    return reply.code(201).send(apiChannel(world, open(parent, textOf(body['name']), world.nextId())));
  });

  const threadOf = ({ channel }: Params): StoredChannel => {
    const thread = visibleChannel(world, channel);
    if (thread.kind !== 'thread') throw wrongKindOfChannel();
    return thread;
  };
  const userOf = ({ user }: Params): string => {
    const id = user === '@me' ? world.botUserId : user;
    if (!isUser(world, id)) throw unknownUser();
    return id;
  };

  api.get<{ Params: Params }>('/channels/:channel/thread-members', ({ params }) => {
    const thread = threadOf(params);
    return thread.memberIds.map((id) => threadMember(thread, id));
  });
  api.get<{ Params: Params }>('/channels/:channel/thread-members/:user', ({ params }) => {
    const [thread, id] = [threadOf(params), userOf(params)];
    if (!thread.memberIds.includes(id)) throw unknownMember();
    return threadMember(thread, id);
  });
  api.put<{ Params: Params }>('/channels/:channel/thread-members/:user', ({ params }, reply) => {
    const [thread, id] = [threadOf(params), userOf(params)];
    if (world.people.get(id)?.inGuild === false) throw unknownMember();
    thread.memberIds = [...new Set([...thread.memberIds, id])];
    return reply.code(204).send();
  });
  api.delete<{ Params: Params }>('/channels/:channel/thread-members/:user', ({ params }, reply) => {
    const [thread, id] = [threadOf(params), userOf(params)];
    thread.memberIds = thread.memberIds.filter((member) => member !== id);
    return reply.code(204).send();
  });
}
