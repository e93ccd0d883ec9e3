import type { FastifyInstance } from 'fastify';
import { ApiError } from './apiError.ts';
import type { Gateway } from './gateway.ts';
import type { Interactions } from './interactions.ts';
import type { Faults } from './types.ts';

interface Bucket {
  count: number;
  endsAt: number;
}

/** Lets the API fail as tests want it: refused requests, rate limits, cut sockets, repeated deliveries. */
export function createFaults(api: FastifyInstance, gateway: () => Gateway, interactions: () => Interactions): Faults {
  let failing: { left: number; readonly path: RegExp; readonly status: number; readonly code: number } | null = null;
  let limits: { readonly limit: number; readonly perMs: number } | null = null;
  const buckets = new Map<string, Bucket>();

  api.addHook('onRequest', async (request, reply) => {
    if (failing !== null && failing.left > 0 && failing.path.test(request.url)) {
      failing.left -= 1;
      throw new ApiError(failing.status, failing.code, 'Failing on demand');
    }
    if (limits === null || /\/(interactions|webhooks|gateway)\b/.test(request.url)) return;
    const now = Date.now();
    const route = `${request.method} ${request.url.split('/messages/')[0]}`;
    const known = buckets.get(route);
    const bucket = known !== undefined && known.endsAt > now ? known : { count: 0, endsAt: now + limits.perMs };
    buckets.set(route, bucket);
    bucket.count += 1;
    const resetS = (bucket.endsAt - now) / 1000;
    const headers = {
      'x-ratelimit-limit': String(limits.limit),
      'x-ratelimit-remaining': String(Math.max(0, limits.limit - bucket.count)),
      'x-ratelimit-reset-after': String(resetS),
      'x-ratelimit-reset': String(bucket.endsAt / 1000),
      'x-ratelimit-bucket': Buffer.from(route).toString('base64url').slice(0, 32),
    };
    void reply.headers(headers);
    if (bucket.count <= limits.limit) return;
    await reply
      .code(429)
      .headers({ 'retry-after': String(resetS), 'x-ratelimit-scope': 'user' })
      .send({ message: 'You are being rate limited.', retry_after: resetS, global: false });
  });

  return {
    failNext(count, { path, status, code = 0 }) {
      failing = { left: count, path, status, code };
    },
    dropGateway: () => gateway().drop(),
    reconnectGateway: () => gateway().askToReconnect(),
    deliverTimes: (count) => interactions().deliverTimes(count),
    rateLimit(bucket) {
      limits = bucket;
      buckets.clear();
    },
  };
}
