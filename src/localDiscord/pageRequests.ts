import { z } from 'zod';
import type { PageRequest } from './page/wire.ts';

const id = z.string().regex(/^\d{1,20}$/);
const place = z.union([id, z.literal('')]);
const values = z.record(z.string().max(100), z.union([z.string().max(6000), z.number(), z.boolean()]));

const action = z.discriminatedUnion('do', [
  z.object({ do: z.literal('watch'), person: id, place, limit: z.int().min(1).max(10_000) }),
  z.object({ do: z.literal('command'), person: id, place, command: z.string().max(120), options: values }),
  z.object({
    do: z.literal('autocomplete'),
    person: id,
    place,
    command: z.string().max(120),
    options: values,
    focused: z.string().max(100),
  }),
  z.object({ do: z.literal('click'), person: id, place, message: id, customId: z.string().max(100) }),
  z.object({
    do: z.literal('select'),
    person: id,
    place,
    message: id,
    customId: z.string().max(100),
    values: z.array(z.string().max(100)).max(25),
  }),
  z.object({
    do: z.literal('submitModal'),
    person: id,
    modal: z.string().max(50),
    fields: z.record(z.string().max(100), z.string().max(4000)),
  }),
  z.object({ do: z.literal('say'), person: id, place, text: z.string().min(1).max(2000) }),
  z.object({ do: z.literal('dismiss'), person: id, message: id }),
]);

const request: z.ZodType<PageRequest> = z.object({ number: z.int(), action });

/** One websocket message of the page; null for anything else. */
export function readPageRequest(text: string): PageRequest | null {
  try {
    return request.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
