import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './apiError.ts';
import type { Gateway } from './gateway.ts';
import type { Interactions } from './interactions.ts';
import type { Faults, FaultyRequest } from './types.ts';

interface Bucket {
  count: number;
  endsAt: number;
}

interface Failing extends FaultyRequest {
  left: number;
  readonly status: number | 'cut';
  readonly code: number;
}

/** Answers to interactions have limits of their own. */
const LIMITED = /^\/api\/v10\/(?!interactions\b|webhooks\b|gateway\b)/;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const meets = (fault: FaultyRequest, request: FastifyRequest): boolean =>
  fault.path.test(request.url) && (fault.method ?? request.method) === request.method;

/** Lets the API fail as tests want it: refused, lost and slow answers, rate limits, cut sockets, repeated deliveries. */
export function createFaults(api: FastifyInstance, gateway: () => Gateway, interactions: () => Interactions): Faults {
  let failing: Failing | null = null;
  let slow: Parameters<Faults['slow']>[0] = null;
  let limits: { readonly limit: number; readonly perMs: number } | null = null;
  const buckets = new Map<string, Bucket>();
  const losing = new WeakMap<FastifyRequest, Failing>();

  api.addHook('onRequest', async (request, reply) => {
    if (slow !== null && slow.when !== 'after' && meets(slow, request)) await wait(slow.ms);
    if (failing !== null && failing.left > 0 && meets(failing, request)) {
      failing.left -= 1;
      if (failing.when === 'after') losing.set(request, failing);
      else throw failureOf(failing, request);
    }
    if (limits !== null && LIMITED.test(request.url)) await countIn(limits, request, reply);
  });

  // By now the act is carried out, and only what the bot hears of it can still fail.
  api.addHook('onSend', async (request, reply, payload) => {
    if (slow?.when === 'after' && meets(slow, request)) await wait(slow.ms);
    const fault = losing.get(request);
    if (fault === undefined) return payload;
    const { status, code, message } = failureOf(fault, request);
    void reply.code(status).type('application/json').removeHeader('content-length');
    return JSON.stringify({ code, message });
  });

  async function countIn(
    limit: { readonly limit: number; readonly perMs: number },
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const now = Date.now();
    const route = `${request.method} ${request.url.split(/\/messages\/|\?/)[0]}`;
    const known = buckets.get(route);
    const bucket = known !== undefined && known.endsAt > now ? known : { count: 0, endsAt: now + limit.perMs };
    buckets.set(route, bucket);
    bucket.count += 1;
    const resetS = (bucket.endsAt - now) / 1000;
    void reply.headers({
      'x-ratelimit-limit': String(limit.limit),
      'x-ratelimit-remaining': String(Math.max(0, limit.limit - bucket.count)),
      'x-ratelimit-reset-after': String(resetS),
      'x-ratelimit-reset': String(bucket.endsAt / 1000),
      'x-ratelimit-bucket': Buffer.from(route).toString('base64url').slice(0, 32),
    });
    if (bucket.count <= limit.limit) return;
    await reply
      .code(429)
      .headers({ 'retry-after': String(resetS), 'x-ratelimit-scope': 'user' })
      .send({ message: 'You are being rate limited.', retry_after: resetS, global: false });
  }

  return {
    failNext(count, { code = 0, ...fault }) {
      failing = { ...fault, left: count, code };
    },
    slow(fault) {
      slow = fault;
    },
    dropGateway: () => gateway().drop(),
    reconnectGateway: () => gateway().askToReconnect(),
    endSession: () => gateway().endSessions(),
    deliverTimes: (count) => interactions().deliverTimes(count),
    rateLimit(bucket) {
      limits = bucket;
      buckets.clear();
    },
  };
}

/** What the request is answered; a cut connection hears nothing. */
function failureOf({ status, code }: Failing, request: FastifyRequest): ApiError {
  if (status === 'cut') request.raw.socket.destroy();
  return new ApiError(status === 'cut' ? 500 : status, code, 'Failing on demand');
}
