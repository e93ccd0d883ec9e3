import {
  ApplicationCommandAutocompleteCallbackRequestSchema,
  ApplicationCommandUpdateRequestSchema,
  CreateMessageInteractionCallbackRequestSchema,
  CreatePrivateChannelRequestSchema,
  CreateTextThreadWithMessageRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
  IncomingWebhookInteractionRequestSchema,
  IncomingWebhookUpdateRequestPartialSchema,
  MessageCreateRequestSchema,
  MessageEditRequestPartialSchema,
  ModalInteractionCallbackRequestSchema,
  UpdateMessageInteractionCallbackRequestSchema,
  UpdateThreadRequestPartialSchema,
} from 'discord-api-spec/zod';
import { z } from 'zod';
import { invalidForm } from './apiError.ts';
import { isJson } from './json.ts';
import type { Json } from './types.ts';

/** Discord's own published schemas, by the request whose body they describe. */
const SCHEMAS = {
  createMessage: MessageCreateRequestSchema,
  editMessage: MessageEditRequestPartialSchema,
  followUp: IncomingWebhookInteractionRequestSchema,
  editOriginal: IncomingWebhookUpdateRequestPartialSchema,
  threadFromMessage: CreateTextThreadWithMessageRequestSchema,
  thread: CreateTextThreadWithoutMessageRequestSchema,
  editThread: UpdateThreadRequestPartialSchema,
  directMessages: CreatePrivateChannelRequestSchema,
  command: ApplicationCommandUpdateRequestSchema,
} as const;
export type BodyName = keyof typeof SCHEMAS;

const CALLBACKS: Readonly<Record<number, z.ZodType>> = {
  4: CreateMessageInteractionCallbackRequestSchema,
  5: CreateMessageInteractionCallbackRequestSchema,
  6: UpdateMessageInteractionCallbackRequestSchema,
  7: UpdateMessageInteractionCallbackRequestSchema,
  8: ApplicationCommandAutocompleteCallbackRequestSchema,
  9: ModalInteractionCallbackRequestSchema,
};

export const checkBody = (name: BodyName, body: unknown): Json => checked(SCHEMAS[name], body);

export function checkCallback(body: Json): Json {
  const type = Number(body['type']);
  const schema = CALLBACKS[type];
  if (schema === undefined) throw invalidForm(['type'], 'Unknown callback type.');
  // A deferral has flags or nothing, which the schema of a message takes for an empty one.
  return type === 5 || type === 6 ? body : checked(schema, body);
}

export function checkCommandBodies(body: unknown): readonly Json[] {
  if (!Array.isArray(body)) throw invalidForm([], 'Must be a list of commands.');
  return body.map((command: unknown, index) => {
    if (!isJson(command)) throw invalidForm([index], 'Must be an object.');
    // discord.js sends this number as text, as the documentation has it; the schema says number.
    const permissions = command['default_member_permissions'];
    const asNumber = typeof permissions === 'string' ? { default_member_permissions: Number(permissions) } : {};
    checked(SCHEMAS.command, { ...command, ...asNumber }, [index]);
    return command;
  });
}

/** The body as it came, which stands at `path`: the schemas judge, they do not change. */
function checked(schema: z.ZodType, body: unknown, path: readonly number[] = []): Json {
  if (!isJson(body)) throw invalidForm([], 'Must be an object.');
  const parsed = schema.safeParse(body);
  if (parsed.success) return body;
  const [issue] = parsed.error.issues;
  const inside = (issue?.path ?? []).map((key) => (typeof key === 'symbol' ? String(key) : key));
  throw invalidForm([...path, ...inside], issue?.message ?? '');
}
