import { emptyMessage, invalidForm, tooLarge } from './apiError.ts';
import { isJson, listOf, numberOf, textOf } from './json.ts';
import type { Json, LocalAttachment, LocalMessage } from './types.ts';

// What Discord refuses in a message although its published schemas let it pass.

export const COMPONENTS_V2 = 32_768;
const ROW = 1;
const BUTTON = 2;
const LINK = 5;
const TEXT = 10;
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
  const attachments = files.length + (before === null ? 0 : stayingAttachments(before, body).length);

  if (content.length > 2000) throw invalidForm(['content'], 'Must be 2000 or fewer in length.');
  checkEmbeds(embeds);
  const staysV2 = (((before?.flags ?? 0) | flags) & COMPONENTS_V2) !== 0;
  if (staysV2 && content !== '') throw invalidForm(['content'], 'Cannot be used with components V2.');
  if (staysV2 && embeds.length > 0) throw invalidForm(['embeds'], 'Cannot be used with components V2.');
  checkComponents(components, (flags & COMPONENTS_V2) !== 0);
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

function checkComponents(components: readonly Json[], v2: boolean): void {
  const ids = new Set<string>();
  let nested = 0;
  let text = 0;

  const visit = (component: Json, path: readonly (string | number)[]): void => {
    nested += 1;
    const id = component['custom_id'];
    if (typeof id === 'string') {
      if (id === '' || id.length > 100)
        throw invalidForm([...path, 'custom_id'], 'Must be between 1 and 100 in length.');
      if (ids.has(id)) throw invalidForm([...path, 'custom_id'], 'Component custom id cannot be duplicated.');
      ids.add(id);
    }
    if (component['type'] === BUTTON) checkButton(component, path);
    if (component['type'] === ROW) checkRow(listOf(component['components']), path);
    if (component['type'] === TEXT) text += textOf(component['content']).length;
    for (const [index, inner] of listOf(component['components']).entries())
      visit(inner, [...path, 'components', index]);
    if (isJson(component['accessory'])) visit(component['accessory'], [...path, 'accessory']);
  };

  for (const [index, component] of components.entries()) {
    if (!v2 && numberOf(component['type']) !== ROW) {
      throw invalidForm(['components', index, 'type'], 'Only action rows without components V2.');
    }
    visit(component, ['components', index]);
  }
  if (!v2 && components.length > 5) throw invalidForm(['components'], 'Must be 5 or fewer in length.');
  if (nested > 40) throw invalidForm(['components'], 'The total number of components cannot exceed 40.');
  if (text > 4000) throw invalidForm(['components'], 'The total text cannot exceed 4000.');
}

function checkButton(button: Json, path: readonly (string | number)[]): void {
  const isLink = button['style'] === LINK;
  if (textOf(button['label']) === '' && !isJson(button['emoji'])) {
    throw invalidForm([...path, 'label'], 'A button needs a label or an emoji.');
  }
  if (textOf(button['label']).length > 80) throw invalidForm([...path, 'label'], 'Must be 80 or fewer in length.');
  if (isLink && textOf(button['url']) === '') throw invalidForm([...path, 'url'], 'A link button must have a url.');
  if (isLink && 'custom_id' in button) throw invalidForm([...path, 'custom_id'], 'A link button has no custom id.');
  if (!isLink && textOf(button['custom_id']) === '')
    throw invalidForm([...path, 'custom_id'], 'This field is required.');
}

function checkRow(inside: readonly Json[], path: readonly (string | number)[]): void {
  const buttons = inside.filter((component) => component['type'] === BUTTON).length;
  if (inside.length === 0) throw invalidForm([...path, 'components'], 'Must be between 1 and 5 in length.');
  if (buttons !== inside.length && (buttons > 0 || inside.length > 1)) {
    throw invalidForm([...path, 'components'], 'A row holds up to 5 buttons or one select.');
  }
  if (buttons > 5) throw invalidForm([...path, 'components'], 'Must be between 1 and 5 in length.');
}
