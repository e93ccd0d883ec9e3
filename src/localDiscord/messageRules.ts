import { emptyMessage, invalidForm, tooLarge } from './apiError.ts';
import { checkComponents } from './componentRules.ts';
import { isJson, listOf, textOf } from './json.ts';
import type { Json, LocalAttachment, LocalMessage } from './types.ts';

// What Discord refuses in a message although its published schemas let it pass.

export const COMPONENTS_V2 = 32_768;
const MEBIBYTE = 1_048_576;

export interface UploadedFile {
  readonly index: string;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface MessageRequest {
  readonly body: Json;
  readonly files: readonly UploadedFile[];
  /** The message that is edited; null where it is a new one. */
  readonly before: LocalMessage | null;
  /** Those that the request asks for. */
  readonly flags: number;
}

/** Throws the refusal. An edit is judged by what the message becomes: what the body does not name stays. */
export function checkMessage({ body, files, before, flags }: MessageRequest): void {
  const content = textOf('content' in body ? body['content'] : before?.content);
  const embeds = listOf('embeds' in body ? body['embeds'] : before?.embeds);
  const components = listOf('components' in body ? body['components'] : before?.components);
  const staying = before === null ? [] : stayingAttachments(before, body);
  const attachments = files.length + staying.length;

  if (content.length > 2000) throw invalidForm(['content'], 'Must be 2000 or fewer in length.');
  checkEmbeds(embeds);
  const staysV2 = (((before?.flags ?? 0) | flags) & COMPONENTS_V2) !== 0;
  if (staysV2 && content !== '') throw invalidForm(['content'], 'Cannot be used with components V2.');
  if (staysV2 && embeds.length > 0) throw invalidForm(['embeds'], 'Cannot be used with components V2.');
  checkComponents(components, {
    v2: (flags & COMPONENTS_V2) !== 0,
    files: [...files, ...staying].map(({ filename }) => filename),
  });
  if (attachments > 10) throw invalidForm(['attachments'], 'Must be 10 or fewer in length.');
  if (files.some(({ bytes }) => bytes.length > 10 * MEBIBYTE)) throw tooLarge();
  if (content.trim() === '' && embeds.length + components.length + attachments === 0) throw emptyMessage();
}

/** The attachments that an edit leaves: all, or those that it names. */
export function stayingAttachments(message: LocalMessage, body: Json): readonly LocalAttachment[] {
  if (!('attachments' in body)) return message.attachments;
  const named = listOf(body['attachments']).map((attachment) => textOf(attachment['id']));
  return message.attachments.filter(({ id }) => named.includes(id));
}

function checkEmbeds(embeds: readonly Json[]): void {
  let total = 0;
  for (const [index, embed] of embeds.entries()) {
    const footer = isJson(embed['footer']) ? textOf(embed['footer']['text']) : '';
    const author = isJson(embed['author']) ? textOf(embed['author']['name']) : '';
    total += textOf(embed['title']).length + textOf(embed['description']).length + footer.length + author.length;
    for (const [place, field] of listOf(embed['fields']).entries()) {
      const [name, value] = [textOf(field['name']), textOf(field['value'])];
      if (name.trim() === '' || value.trim() === '') {
        throw invalidForm(['embeds', index, 'fields', place], 'This field is required.');
      }
      total += name.length + value.length;
    }
  }
  if (total > 6000) throw invalidForm(['embeds'], 'Embed size exceeds maximum size of 6000.');
}
