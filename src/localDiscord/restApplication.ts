import type { FastifyInstance } from 'fastify';
import { apiChannel, apiGuild, apiMessage, botUser, userById } from './apiObjects.ts';
import { checkBody, checkCallback, checkCommandBodies } from './bodySchemas.ts';
import { checkCommands, keyOf } from './commandRules.ts';
import { unknownUser } from './apiError.ts';
import type { Interactions } from './interactions.ts';
import { deleteMessage } from './messages.ts';
import { readBody } from './requestBody.ts';
import type { Json } from './types.ts';
import type { World } from './world.ts';

interface TokenParams {
  readonly id: string;
  readonly token: string;
  readonly message: string;
}

/** The application itself: who it is, its commands, and its answers to interactions. */
export function addApplicationRoutes(api: FastifyInstance, world: World, interactions: Interactions): void {
  const gateway = () => ({
    url: `${world.origin.replace('http', 'ws')}/gateway`,
    shards: 1,
    session_start_limit: { total: 1000, remaining: 999, reset_after: 86_400_000, max_concurrency: 1 },
  });
  const application = () => ({
    id: world.applicationId,
    name: world.botName,
    icon: null,
    description: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    bot: botUser(world),
  });
  api.get('/gateway', gateway);
  api.get('/gateway/bot', gateway);
  api.get('/applications/@me', application);
  api.get('/oauth2/applications/@me', application);
  api.get('/users/@me', () => botUser(world));
  api.get<{ Params: { readonly user: string } }>('/users/:user', ({ params }) => {
    if (!world.people.has(params.user) && params.user !== world.botUserId) throw unknownUser();
    return userById(world, params.user);
  });
  api.get('/guilds/:guild', () => apiGuild(world));
  api.get('/guilds/:guild/channels', () =>
    [...world.channels.values()]
      .filter(({ kind, deleted }) => kind === 'channel' && !deleted)
      .map((channel) => apiChannel(world, channel)),
  );

  const deploy = (body: unknown, before: readonly Json[], about: Json): readonly Json[] => {
    const commands = checkCommandBodies(body);
    checkCommands(commands);
    const kept = new Map(before.map((command) => [keyOf(command), command]));
    return commands.map((command) => ({
      type: 1,
      ...command,
      ...about,
      // A command that is overwritten keeps its id.
      id: kept.get(keyOf(command))?.['id'] ?? world.nextId(),
      application_id: world.applicationId,
      version: world.nextId(),
      default_member_permissions: command['default_member_permissions'] ?? null,
    }));
  };
  api.get('/applications/:application/commands', () => world.commands);
  api.put('/applications/:application/commands', (request) => {
    world.commands = deploy(request.body, world.commands, {});
    world.tell({ kind: 'commandsChanged' });
    return world.commands;
  });
  api.get('/applications/:application/guilds/:guild/commands', () => world.guildCommands);
  api.put('/applications/:application/guilds/:guild/commands', (request) => {
    world.guildCommands = deploy(request.body, world.guildCommands, { guild_id: world.guildId });
    world.tell({ kind: 'commandsChanged' });
    return world.guildCommands;
  });

  api.post<{ Params: TokenParams; Querystring: { readonly with_response?: string } }>(
    '/interactions/:id/:token/callback',
    async (request, reply) => {
      const { id, token } = request.params;
      const { body, files } = await readBody(request);
      checkCallback(body);
      const message = interactions.callback(id, token, body, files);
      if (request.query.with_response !== 'true') return reply.code(204).send();
      return {
        interaction: { id, type: 2, response_message_id: message?.id ?? null },
        resource: { type: body['type'], ...(message === null ? {} : { message: apiMessage(world, message) }) },
      };
    },
  );

  api.post<{ Params: TokenParams }>('/webhooks/:webhook/:token', async (request) => {
    const { body, files } = await readBody(request);
    checkBody('followUp', body);
    return apiMessage(world, interactions.followUp(request.params.token, body, files));
  });
  api.get<{ Params: TokenParams }>('/webhooks/:webhook/:token/messages/:message', ({ params }) =>
    apiMessage(world, interactions.find(params.token, params.message)),
  );
  api.patch<{ Params: TokenParams }>('/webhooks/:webhook/:token/messages/:message', async (request) => {
    const { token, message: id } = request.params;
    const { body, files } = await readBody(request);
    checkBody('editOriginal', body);
    return apiMessage(world, interactions.edit(token, id, body, files));
  });
  api.delete<{ Params: TokenParams }>('/webhooks/:webhook/:token/messages/:message', ({ params }, reply) => {
    deleteMessage(world, interactions.find(params.token, params.message));
    return reply.code(204).send();
  });
}
