import type { FastifyInstance } from 'fastify';

export type Json = Readonly<Record<string, unknown>>;

export interface LocalAttachment {
  readonly id: string;
  readonly filename: string;
  /** The alt text. */
  readonly description: string | null;
  readonly contentType: string;
  /** On the local Discord's own server. */
  readonly url: string;
  /** In bytes. */
  readonly size: number;
  /** Empty once so many newer ones have come that they are forgotten. */
  readonly bytes: Buffer;
}

/** A message as it stands; the object stays the same while the message is edited. */
export interface LocalMessage {
  readonly id: string;
  readonly channelId: string;
  readonly author: { readonly id: string; readonly name: string; readonly bot: boolean };
  readonly createdAt: number;
  readonly editedAt: number | null;
  readonly content: string;
  readonly embeds: readonly Json[];
  readonly components: readonly Json[];
  readonly attachments: readonly LocalAttachment[];
  /** Discord's bits: 64 ephemeral, 128 loading, 32768 components V2. */
  readonly flags: number;
  /** Persons who were notified when it was sent; an edit notifies nobody. */
  readonly pings: readonly string[];
  /** The only person who sees it; null is everybody. */
  readonly ephemeralFor: string | null;
  /** The command or click that it answers. */
  readonly interaction: { readonly userId: string; readonly name: string | null } | null;
  readonly replyTo: string | null;
  readonly threadId: string | null;
  readonly deleted: boolean;
}

export interface LocalChannel {
  readonly id: string;
  /** A group is a conversation of people without the bot; it can only answer there. */
  readonly kind: 'channel' | 'thread' | 'dm' | 'group';
  readonly name: string;
  readonly parentId: string | null;
  /** Direct messages: the person. */
  readonly personId: string | null;
  /** Threads: whoever was added; groups: everybody in it. */
  readonly memberIds: readonly string[];
  readonly archived: boolean;
  readonly locked: boolean;
  readonly deleted: boolean;
}

export type Change =
  | { readonly kind: 'messageCreated' | 'messageEdited' | 'messageDeleted'; readonly message: LocalMessage }
  | { readonly kind: 'channelCreated' | 'channelChanged'; readonly channel: LocalChannel }
  | { readonly kind: 'commandsChanged' | 'peopleChanged' | 'botChanged' };

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

/** The bot's first answer to an interaction. */
export interface Answer {
  readonly kind: 'message' | 'deferred' | 'update' | 'deferredUpdate' | 'modal';
  /** The message sent or edited; null where there is none (yet). */
  readonly message: LocalMessage | null;
  readonly ephemeral: boolean;
  readonly modal: Json | null;
  /** From the interaction to this answer. */
  readonly latencyMs: number;
  /** The answer in full: waits for the edit after a deferred one. */
  done(): Promise<LocalMessage>;
}

/** Thrown by a person's act that Discord would show as "The application did not respond" or would not allow at all. */
export class InteractionFailed extends Error {}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  /** May use the commands that are left to admins. */
  readonly admin: boolean;
  /** What Discord offers this person there, as deployed; nothing in a place that this person does not see. */
  commands(channelId: string): readonly Json[];
  command(channelId: string, name: string, options?: Options): Promise<Answer>;
  autocomplete(channelId: string, name: string, options: Options, focused: string): Promise<readonly Choice[]>;
  /** `button`: its custom id, or its label. */
  click(message: LocalMessage, button: string): Promise<Answer>;
  select(message: LocalMessage, customId: string, values: readonly string[]): Promise<Answer>;
  submitModal(answer: Answer, fields: Readonly<Record<string, string>>): Promise<Answer>;
  /** Ordinary chat. */
  say(channelId: string, text: string): LocalMessage;
  /** What this person sees there: public messages and those for this person only. */
  sees(channelId: string): readonly LocalMessage[];
  leave(): void;
  rejoin(): void;
  /** Whether the bot may write to this person directly, as everybody may at first. */
  takeDirectMessages(taken: boolean): void;
}

/** Which requests a fault meets, and whether before or after (the default is before) the act is carried out. */
export interface FaultyRequest {
  readonly path: RegExp;
  /** Any method where absent. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly when?: 'before' | 'after';
}

/** Ways in which Discord can fail, switched on by tests. */
export interface Faults {
  /** The next `count` such requests are answered with this status, or have their connection cut; 0 ends it. */
  failNext(count: number, fault: FaultyRequest & { readonly status: number | 'cut'; readonly code?: number }): void;
  /** Every such request takes this much longer; null ends it. */
  slow(fault: (FaultyRequest & { readonly ms: number }) | null): void;
  /** Cuts the bot's sockets without a word. */
  dropGateway(): void;
  /** Asks the bot to reconnect (op 7). */
  reconnectGateway(): void;
  /** Tells the bot that its session is over (op 9): it has to identify anew. */
  endSession(): void;
  /** Every interaction is delivered this many times. */
  deliverTimes(count: number): void;
  /** A bucket a route: more than `limit` requests in `perMs` are answered 429. */
  rateLimit(bucket: { readonly limit: number; readonly perMs: number } | null): void;
}

export interface LocalDiscord {
  readonly port: number;
  /** For discord.js's `rest.api`. */
  readonly apiUrl: string;
  readonly pageUrl: string;
  readonly token: string;
  readonly applicationId: string;
  readonly botUserId: string;
  readonly botName: string;
  readonly guildId: string;
  readonly guildName: string;
  /** The channel with which the guild begins. */
  readonly channelId: string;
  readonly people: readonly Person[];
  readonly faults: Faults;
  readonly server: FastifyInstance;
  readonly botOnline: boolean;
  person(name: string): Person;
  addPerson(card: PersonCard): Person;
  addChannel(name: string): string;
  /** A conversation of these people, who have the bot for themselves; the bot is not in it. */
  addGroup(name: string, people: readonly Person[]): string;
  /** Takes permissions of the bot away in a channel and its threads, by their names in the API. */
  denyPermission(channelId: string, ...names: readonly string[]): void;
  allowPermission(channelId: string, ...names: readonly string[]): void;
  archiveThread(channelId: string, how: { readonly locked: boolean }): void;
  deleteChannel(channelId: string): void;
  deleteMessage(message: LocalMessage): void;
  /** Every public message of a channel, oldest first. */
  messages(channelId: string): readonly LocalMessage[];
  channels(): readonly LocalChannel[];
  threads(channelId: string): readonly LocalChannel[];
  dmChannel(personId: string): LocalChannel;
  /** The commands as the bot deployed them, for everywhere and for this guild. */
  commands(): readonly Json[];
  on(listener: (change: Change) => void): () => void;
  /** Resolves with the first message that fits, one that is there already included; quick where it names a channel. */
  waitForMessage(
    fits: (message: LocalMessage) => boolean,
    options?: { readonly timeoutMs?: number; readonly channelId?: string },
  ): Promise<LocalMessage>;
  close(): Promise<void>;
}

export interface PersonCard {
  readonly name: string;
  readonly locale: string;
  /** May use the commands that are left to admins; the first person always may. */
  readonly admin?: boolean;
}

export interface LocalDiscordOptions {
  /** 0 or absent is any free one. */
  readonly port?: number;
  readonly people?: readonly PersonCard[];
  readonly guildLocale?: string;
  readonly guildName?: string;
  readonly channelName?: string;
  /** Time for the first answer to an interaction; Discord gives three seconds. */
  readonly firstAnswerMs?: number;
  /** Life of an interaction's token; Discord's is fifteen minutes. */
  readonly tokenMs?: number;
  /** The bytes of so many attachments are kept, 2,000 where absent. */
  readonly keptAttachments?: number;
  /** Adds routes of its own before the server listens; afterwards it takes none. */
  readonly addRoutes?: (server: FastifyInstance) => Promise<void>;
}
