import {
  archivedThread,
  invalidForm,
  missingAccess,
  missingPermissions,
  noDirectMessages,
  unknownChannel,
  unknownMessage,
} from './apiError.ts';
import { isJson, listOf, numberOf, textOf } from './json.ts';
import { pingsOf } from './mentions.ts';
import { checkMessage, COMPONENTS_V2, stayingAttachments, type UploadedFile } from './messageRules.ts';
import { bitsOf } from './permissions.ts';
import type { Json } from './types.ts';
import {
  addMessage,
  deniedIn,
  keepAttachment,
  type StoredAttachment,
  type StoredChannel,
  type StoredMessage,
  type World,
} from './world.ts';

const SUPPRESS_EMBEDS = 4;
export const EPHEMERAL = 64;
export const LOADING = 128;

export function findChannel(world: World, id: string): StoredChannel {
  const channel = world.channels.get(id);
  if (channel === undefined || channel.deleted) throw unknownChannel();
  return channel;
}

export function findMessage(world: World, channel: StoredChannel, id: string): StoredMessage {
  const message = world.messages.get(id);
  if (message === undefined || message.deleted || message.channelId !== channel.id) throw unknownMessage();
  return message;
}

/** A channel that the bot may see. */
export function visibleChannel(world: World, id: string): StoredChannel {
  const channel = findChannel(world, id);
  if (channel.kind === 'group' || (deniedIn(world, channel) & bitsOf(['VIEW_CHANNEL'])) !== 0n) throw missingAccess();
  return channel;
}

/** A message that the bot may see there; those for one person alone belong to their interaction. */
export function visibleMessage(
  world: World,
  at: { readonly channel: string; readonly message: string },
): StoredMessage {
  const message = findMessage(world, visibleChannel(world, at.channel), at.message);
  if (message.ephemeralFor !== null) throw unknownMessage();
  return message;
}

/** Refuses what the bot may not do in this channel by itself; answers to interactions are not asked. */
export function checkMaySend(world: World, channel: StoredChannel, body: Json, files: readonly UploadedFile[]): void {
  if (channel.kind === 'group') throw missingAccess();
  if (channel.personId !== null && !takesDirect(world, channel.personId)) throw noDirectMessages();
  const denied = deniedIn(world, channel);
  if ((denied & bitsOf(['VIEW_CHANNEL'])) !== 0n) throw missingAccess();
  const sending = channel.kind === 'thread' ? 'SEND_MESSAGES_IN_THREADS' : 'SEND_MESSAGES';
  if ((denied & bitsOf([sending])) !== 0n) throw missingPermissions();
  if (files.length > 0 && (denied & bitsOf(['ATTACH_FILES'])) !== 0n) throw missingPermissions();
  if (listOf(body['embeds']).length > 0 && (denied & bitsOf(['EMBED_LINKS'])) !== 0n) throw missingPermissions();
  if (channel.archived && channel.locked) throw archivedThread();
}

/** Whoever has left the guild shares none with the bot any more. */
function takesDirect(world: World, personId: string): boolean {
  const person = world.people.get(personId);
  return person !== undefined && person.inGuild && person.takesDirect;
}

export interface Sender {
  readonly body: Json;
  readonly files: readonly UploadedFile[];
  readonly ephemeralFor?: string;
  readonly interaction?: StoredMessage['interaction'];
}

/** A new message of the bot. */
export function sendMessage(world: World, channel: StoredChannel, { body, files, ...about }: Sender): StoredMessage {
  const flags = numberOf(body['flags']);
  if ((flags & LOADING) === 0) checkMessage({ body, files, before: null, flags });
  const reference = isJson(body['message_reference']) ? textOf(body['message_reference']['message_id']) : '';
  const replied = world.messages.get(reference);
  if (reference !== '' && (replied === undefined || replied.deleted || replied.channelId !== channel.id)) {
    throw invalidForm(['message_reference'], 'Unknown message');
  }
  const message: StoredMessage = {
    id: world.nextId(),
    channelId: channel.id,
    author: { id: world.botUserId, name: world.botName, bot: true },
    createdAt: Date.now(),
    editedAt: null,
    content: textOf(body['content']),
    embeds: listOf(body['embeds']),
    components: listOf(body['components']),
    attachments: attachFiles(world, body, files),
    flags: flags | (about.ephemeralFor === undefined ? 0 : EPHEMERAL),
    pings: about.ephemeralFor === undefined ? pingsOf(world, body, replied) : [],
    ephemeralFor: about.ephemeralFor ?? null,
    interaction: about.interaction ?? null,
    replyTo: reference === '' ? null : reference,
    threadId: null,
    deleted: false,
  };
  channel.archived = false;
  addMessage(world, channel, message);
  return message;
}

/** Changes what the body names and leaves the rest. */
export function editMessage(world: World, message: StoredMessage, body: Json, files: readonly UploadedFile[]): void {
  const asked = 'flags' in body ? numberOf(body['flags']) : message.flags;
  checkMessage({ body, files, before: message, flags: asked });
  // The answer to a deferred interaction is its first content, not an edited one.
  const isFirst = (message.flags & LOADING) !== 0;
  // Embeds can be hidden and shown again; components V2 can only be set; the other flags stay.
  const fixed = message.flags & ~(LOADING | SUPPRESS_EMBEDS);
  const flags = fixed | (asked & (SUPPRESS_EMBEDS | COMPONENTS_V2));
  message.flags = flags;
  if ('content' in body) message.content = textOf(body['content']);
  if ('embeds' in body) message.embeds = listOf(body['embeds']);
  if ('components' in body) message.components = listOf(body['components']);
  if ('attachments' in body || files.length > 0) {
    message.attachments = [...stayingAttachments(message, body), ...attachFiles(world, body, files)];
  }
  if (!isFirst) message.editedAt = Date.now();
  world.tell({ kind: 'messageEdited', message });
}

export function deleteMessage(world: World, message: StoredMessage): void {
  message.deleted = true;
  world.tell({ kind: 'messageDeleted', message });
}

function attachFiles(world: World, body: Json, files: readonly UploadedFile[]): readonly StoredAttachment[] {
  return files.map((file) => {
    const named = listOf(body['attachments']).find((attachment) => String(attachment['id']) === file.index);
    const id = world.nextId();
    const attachment: StoredAttachment = {
      id,
      filename: file.filename,
      description: named === undefined ? null : textOf(named['description']) || null,
      contentType: file.contentType,
      size: file.bytes.length,
      url: `${world.origin}/attachments/${id}/${encodeURIComponent(file.filename)}`,
      bytes: file.bytes,
    };
    keepAttachment(world, attachment);
    return attachment;
  });
}
