import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  ApiError,
  invalidJson,
  notFound,
  tooLarge,
  unauthorized,
  unknownApplication,
  unknownGuild,
  unknownWebhook,
} from './apiError.ts';
import type { Interactions } from './interactions.ts';
import { addApplicationRoutes } from './restApplication.ts';
import { addChannelRoutes } from './restChannels.ts';
import { addThreadRoutes } from './restThreads.ts';
import type { World } from './world.ts';

/** Larger than Discord's ten mebibytes a file, so that what is refused is refused by its rule. */
const LARGEST_UPLOAD = 26 * 1_048_576;

/** A server that answers refusals and faults in Discord's form. */
export async function createRestServer(): Promise<FastifyInstance> {
  const server = Fastify({ bodyLimit: LARGEST_UPLOAD, forceCloseConnections: true });
  await server.register(multipart, { limits: { fileSize: LARGEST_UPLOAD, files: 20 } });
  server.setErrorHandler((thrown, _, reply) => {
    const error = refusalOf(thrown);
    const errors = error.errors === undefined ? {} : { errors: error.errors };
    return reply.code(error.status).send({ code: error.code, message: error.message, ...errors });
  });
  server.setNotFoundHandler(() => {
    throw notFound();
  });
  return server;
}

function refusalOf(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : 500;
  if (status === 413) return tooLarge();
  if (status === 400) return invalidJson();
  // A mistake of the local Discord itself; the bot would only try again.
  if (status === 500) console.error(thrown);
  return new ApiError(Number(status), 0, String(thrown));
}

/** What a route names that there is only one of. */
interface Named {
  readonly guild?: string;
  readonly application?: string;
  readonly webhook?: string;
}

/** Discord's REST API and the files of messages. */
export async function addRest(server: FastifyInstance, world: World, interactions: Interactions): Promise<void> {
  await server.register(
    (api, _, done) => {
      api.addHook('onRequest', async (request) => {
        const byToken = /^\/api\/v10\/(interactions|webhooks)\//.test(request.url);
        if (!byToken && request.headers.authorization !== `Bot ${world.token}`) throw unauthorized();
      });
      api.addHook<{ Params: Named }>('preValidation', async ({ params }) => {
        const { guild = world.guildId, application = world.applicationId, webhook = world.applicationId } = params;
        if (guild !== world.guildId) throw unknownGuild();
        if (application !== world.applicationId) throw unknownApplication();
        if (webhook !== world.applicationId) throw unknownWebhook();
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
    if (file === undefined) throw notFound();
    return reply.header('x-content-type-options', 'nosniff').type(file.contentType).send(file.bytes);
  });
}
