import { z } from 'zod';
import type { AttachmentCard, EmbedCard, MenuItem, MessageCard, ModalCard, Picture } from './page/wire.ts';
import { componentCards, modalCard, type ComponentContext } from './pageComponents.ts';
import type { Json, LocalAttachment, LocalDiscord, LocalMessage, Person } from './types.ts';

/** Discord's flag of an answer that is still to come. */
const LOADING = 128;

/** Kinds of files that a page may show as pictures; others, such as SVG, could carry script. */
const PICTURE_TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
]);

const PNG_HEADER = Buffer.from('89504e470d0a1a0a', 'hex');

function pngSize(bytes: Buffer): { readonly width: number | null; readonly height: number | null } {
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(PNG_HEADER)) return { width: null, height: null };
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The part of an address below this server, so that the page may be opened under each of its names. */
function ownPath(url: string): string {
  if (!url.startsWith('http://127.0.0.1')) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function pictureOf(attachment: LocalAttachment): Picture {
  return { url: ownPath(attachment.url), alt: attachment.description, ...pngSize(attachment.bytes) };
}

function attachmentCard(attachment: LocalAttachment): AttachmentCard {
  const { id, filename, size, url, contentType } = attachment;
  const isPicture = PICTURE_TYPES.has(contentType.split(';')[0] ?? '');
  return { id, filename, size, url: ownPath(url), picture: isPicture ? pictureOf(attachment) : null };
}

function named(url: string, { attachments }: LocalMessage): LocalAttachment | undefined {
  return attachments.find((file) => url === `attachment://${file.filename}` || url === file.url);
}

function menuItem(card: { readonly id: string; readonly name: string }): MenuItem {
  return { value: card.id, label: card.name, description: null, emoji: null, chosen: false };
}

function contextFor(discord: LocalDiscord, message: LocalMessage | null): ComponentContext {
  return {
    picture(url, alt) {
      const file = message === null ? undefined : named(url, message);
      if (file === undefined) return { url, alt, width: null, height: null };
      return { ...pictureOf(file), alt: alt ?? file.description };
    },
    people: [...discord.people, { id: discord.botUserId, name: discord.botName }].map(menuItem),
    channels: discord
      .channels()
      .filter(({ kind }) => kind === 'channel')
      .map(menuItem),
  };
}

const optionalText = z.string().nullish();
const media = z.looseObject({ url: z.string(), description: optionalText }).nullish();
const embed = z.looseObject({
  color: z.number().nullish(),
  author: z.looseObject({ name: z.string() }).nullish(),
  title: optionalText,
  url: optionalText,
  description: optionalText,
  fields: z.array(z.looseObject({ name: z.string(), value: z.string(), inline: z.boolean().default(false) })).nullish(),
  image: media,
  thumbnail: media,
  footer: z.looseObject({ text: z.string() }).nullish(),
  timestamp: optionalText,
});

function embedCard(json: Json, context: ComponentContext): EmbedCard {
  const read = embed.parse(json);
  const picture = (file: z.infer<typeof media>): Picture | null =>
    file == null ? null : context.picture(file.url, file.description ?? null);
  return {
    color: read.color ?? null,
    author: read.author?.name ?? null,
    title: read.title ?? null,
    url: read.url ?? null,
    description: read.description ?? null,
    fields: (read.fields ?? []).map(({ name, value, inline }) => ({ name, value, inline })),
    image: picture(read.image),
    thumbnail: picture(read.thumbnail),
    footer: read.footer?.text ?? null,
    at: read.timestamp == null ? null : Date.parse(read.timestamp),
  };
}

/** Files that an embed or a component shows are not shown a second time. */
function looseAttachments(message: LocalMessage): readonly LocalAttachment[] {
  const shownWithin = JSON.stringify([message.embeds, message.components]);
  return message.attachments.filter(
    ({ filename, url }) => !shownWithin.includes(`"attachment://${filename}"`) && !shownWithin.includes(`"${url}"`),
  );
}

/** A message as this person sees it; `others` are the messages around it, for the line above a reply. */
export function messageCard(
  discord: LocalDiscord,
  person: Person,
  message: LocalMessage,
  others: readonly LocalMessage[],
): MessageCard {
  const context = contextFor(discord, message);
  const { author, interaction, replyTo } = message;
  const answered = replyTo === null ? undefined : others.find(({ id }) => id === replyTo);
  const user = discord.people.find(({ id }) => id === interaction?.userId);
  return {
    id: message.id,
    author: { id: author.id, name: author.name, app: author.bot },
    at: message.createdAt,
    edited: message.editedAt !== null,
    content: message.content,
    embeds: message.embeds.map((json) => embedCard(json, context)),
    attachments: looseAttachments(message).map(attachmentCard),
    components: componentCards(message.components, context),
    thinking: (message.flags & LOADING) !== 0,
    ephemeral: message.ephemeralFor !== null,
    mentionsReader: message.pings.includes(person.id),
    replyTo:
      answered === undefined
        ? null
        : { id: answered.id, author: answered.author.name, text: answered.content.slice(0, 200) },
    usedCommand:
      interaction?.name == null || user === undefined
        ? null
        : { userId: user.id, userName: user.name, name: interaction.name },
    threadId: message.threadId,
  };
}

/** The dialog an interaction was answered with. */
export function modalOf(discord: LocalDiscord, json: Json, key: string): ModalCard {
  return modalCard(json, key, contextFor(discord, null));
}
