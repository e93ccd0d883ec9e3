import { z } from 'zod';
import { LEVELS } from '#match/types.ts';
import { dieSchema, vectorOptionsSchema, vectorPositionSchema } from './vectorPosition.ts';

const shared = { position: vectorPositionSchema, options: vectorOptionsSchema.default({}) };
/** Null where numbers are pending (gul bara): those are played. */
const dice = z.tuple([dieSchema, dieSchema]).nullable().default(null);

/** What may be asked on one line; the id is read before, by `idOf`. */
const requestSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('legal'), dice, ...shared }),
  z.object({ op: z.literal('choose'), dice, level: z.enum(LEVELS), seed: z.string().default(''), ...shared }),
  z.object({ op: z.literal('evaluate'), ...shared }),
  z.object({ op: z.literal('check'), dice, result: z.string(), ...shared }),
]);
export type EngineRequest = z.infer<typeof requestSchema>;

export type RequestId = number | string | null;

/** The id of anything that came in; null where there is none to answer to. */
export function idOf(json: unknown): RequestId {
  if (typeof json !== 'object' || json === null || !('id' in json)) return null;
  return typeof json.id === 'number' || typeof json.id === 'string' ? json.id : null;
}

/** The request, or in words what is wrong with it. */
export function parseRequest(json: unknown): EngineRequest | string {
  const parsed = requestSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue === undefined) return 'unreadable';
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`;
}
