import { performance } from 'node:perf_hooks';
import { randomBytes } from 'node:crypto';
import { checkModal, choicesOf } from './answerRules.ts';
import {
  alreadyAcknowledged,
  invalidForm,
  invalidToken,
  unknownInteraction,
  unknownMessage,
  unknownWebhook,
} from './apiError.ts';
import { apiChannel, apiMember, apiMessage, apiUser, botPermissions } from './apiObjects.ts';
import type { Gateway } from './gateway.ts';
import { isJson, numberOf } from './json.ts';
import type { UploadedFile } from './messageRules.ts';
import { editMessage, EPHEMERAL, findChannel, findMessage, LOADING, sendMessage } from './messages.ts';
import { ALL_PERMISSIONS } from './permissions.ts';
import { type Answer, type Choice, InteractionFailed, type Json, type LocalMessage } from './types.ts';
import type { StoredMessage, World } from './world.ts';

const CALLBACK = { message: 4, deferred: 5, deferredUpdate: 6, update: 7, autocomplete: 8, modal: 9 } as const;
export const INTERACTION = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;

interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: number;
  readonly channelId: string;
  readonly personId: string;
  readonly commandName: string | null;
  /** The message on which a component stood. */
  readonly source: StoredMessage | null;
  readonly startedAt: number;
  readonly expiresAt: number;
  answered: boolean;
  original: StoredMessage | null;
  readonly answer: (answer: Answer) => void;
  readonly suggest: (choices: readonly Choice[]) => void;
}

export interface InteractionRequest {
  readonly type: number;
  readonly channelId: string;
  readonly personId: string;
  readonly data: Json;
  readonly commandName: string | null;
  readonly source: StoredMessage | null;
}

export interface Interactions {
  /** Sends an interaction to the bot and waits for its first answer. */
  ask(request: InteractionRequest): Promise<Answer>;
  suggest(request: InteractionRequest): Promise<readonly Choice[]>;
  callback(id: string, token: string, body: Json, files: readonly UploadedFile[]): StoredMessage | null;
  original(token: string): StoredMessage;
  editOriginal(token: string, body: Json, files: readonly UploadedFile[]): StoredMessage;
  followUp(token: string, body: Json, files: readonly UploadedFile[]): StoredMessage;
  /** A message of this interaction by its id. */
  find(token: string, messageId: string): StoredMessage;
  deliverTimes(count: number): void;
}

/** Interactions on their way: who asked, whether the bot has answered, and until when it may. */
export function createInteractions(
  world: World,
  gateway: Gateway,
  limits: { readonly firstAnswerMs: number; readonly tokenMs: number },
): Interactions {
  const byToken = new Map<string, Interaction>();
  let times = 1;

  function open(
    request: InteractionRequest,
    answer: Interaction['answer'],
    suggest: Interaction['suggest'],
  ): Interaction {
    const interaction: Interaction = {
      ...request,
      id: world.nextId(),
      token: `${request.personId}${randomBytes(24).toString('base64url')}`,
      startedAt: performance.now(),
      expiresAt: Date.now() + limits.tokenMs,
      answered: false,
      original: null,
      answer,
      suggest,
    };
    byToken.set(interaction.token, interaction);
    forgetOldest();
    const payload = payloadOf(world, interaction, request.data);
    for (let time = 0; time < times; time += 1) gateway.dispatch('INTERACTION_CREATE', payload);
    return interaction;
  }

  /** An expired token is refused as such for as long again as it lived; then nobody asks for it any more. */
  function forgetOldest(): void {
    for (const { token, expiresAt } of byToken.values()) {
      if (Date.now() <= expiresAt + limits.tokenMs) return;
      byToken.delete(token);
    }
  }

  function within<T>(start: (resolve: (value: T) => void) => Interaction): Promise<T> {
    if (!gateway.online) return Promise.reject(new InteractionFailed('The application did not respond'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new InteractionFailed('The application did not respond')),
        limits.firstAnswerMs,
      ).unref();
      start((value) => {
        clearTimeout(timer);
        resolve(value);
      });
    });
  }

  const alive = (token: string): Interaction => {
    const interaction = byToken.get(token);
    if (interaction === undefined) throw unknownWebhook();
    if (Date.now() > interaction.expiresAt) throw invalidToken();
    return interaction;
  };

  const original = (token: string): StoredMessage => {
    const { original: message } = alive(token);
    if (message === null) throw unknownWebhook();
    if (message.deleted) throw unknownMessage();
    return message;
  };

  function send(interaction: Interaction, body: Json, files: readonly UploadedFile[], flags: number): StoredMessage {
    const ephemeral = (flags & EPHEMERAL) !== 0;
    return sendMessage(world, findChannel(world, interaction.channelId), {
      body: { ...body, flags },
      files,
      ...(ephemeral ? { ephemeralFor: interaction.personId } : {}),
      interaction: { userId: interaction.personId, name: interaction.commandName },
    });
  }

  function settle(interaction: Interaction, kind: Answer['kind'], modal: Json | null = null): void {
    interaction.answered = true;
    const message = interaction.original;
    interaction.answer({
      kind,
      message: kind === 'modal' || kind === 'deferredUpdate' ? null : message,
      ephemeral: message?.ephemeralFor != null,
      modal,
      latencyMs: performance.now() - interaction.startedAt,
      done: () => loaded(world, interaction.original),
    });
  }

  return {
    deliverTimes(count) {
      times = count;
    },

    ask: (request) => within<Answer>((resolve) => open(request, resolve, () => {})),
    suggest: (request) => within<readonly Choice[]>((resolve) => open(request, () => {}, resolve)),

    callback(id, token, body, files) {
      const interaction = byToken.get(token);
      if (interaction === undefined || interaction.id !== id) throw unknownInteraction();
      if (interaction.answered) throw alreadyAcknowledged();
      if (performance.now() - interaction.startedAt > limits.firstAnswerMs) throw unknownInteraction();
      const type = numberOf(body['type']);
      const data = isJson(body['data']) ? body['data'] : {};
      switch (type) {
        case CALLBACK.message:
          interaction.original = send(interaction, data, files, numberOf(data['flags']));
          settle(interaction, 'message');
          return interaction.original;
        case CALLBACK.deferred:
          interaction.original = send(interaction, {}, [], (numberOf(data['flags']) & EPHEMERAL) | LOADING);
          settle(interaction, 'deferred');
          return interaction.original;
        case CALLBACK.deferredUpdate:
        case CALLBACK.update:
          if (interaction.source === null) throw invalidForm(['type'], 'There is no message to update.');
          interaction.original = interaction.source;
          if (type === CALLBACK.update) editMessage(world, interaction.source, data, files);
          settle(interaction, type === CALLBACK.update ? 'update' : 'deferredUpdate');
          return interaction.original;
        case CALLBACK.autocomplete: {
          if (interaction.type !== INTERACTION.autocomplete) throw invalidForm(['type'], 'Not an autocomplete.');
          const choices = choicesOf(data);
          interaction.answered = true;
          interaction.suggest(choices);
          return null;
        }
        case CALLBACK.modal:
          if (interaction.type === INTERACTION.modal) throw invalidForm(['type'], 'A modal cannot answer a modal.');
          checkModal(data);
          settle(interaction, 'modal', data);
          return null;
        default:
          throw invalidForm(['type'], 'Unknown callback type.');
      }
    },

    original,

    editOriginal(token, body, files) {
      const message = original(token);
      editMessage(world, message, body, files);
      return message;
    },

    followUp(token, body, files) {
      const interaction = alive(token);
      if (!interaction.answered) throw unknownWebhook();
      // The first follow-up of a deferred answer is that answer.
      const waiting = interaction.original;
      if (waiting !== null && (waiting.flags & LOADING) !== 0) {
        editMessage(world, waiting, body, files);
        return waiting;
      }
      return send(interaction, body, files, numberOf(body['flags']));
    },

    find(token, messageId) {
      const { channelId } = alive(token);
      if (messageId === '@original') return original(token);
      return findMessage(world, findChannel(world, channelId), messageId);
    },
  };
}

/** Resolves with the message once it no longer says that the bot is thinking. */
function loaded(world: World, message: StoredMessage | null): Promise<LocalMessage> {
  if (message === null) return Promise.reject(new InteractionFailed('no message'));
  if ((message.flags & LOADING) === 0) return Promise.resolve(message);
  return new Promise((resolve) => {
    const unlisten = world.listen((change) => {
      if (!('message' in change) || change.message !== message) return;
      unlisten();
      resolve(message);
    }, message.channelId);
  });
}

function payloadOf(world: World, interaction: Interaction, data: Json): Json {
  const channel = findChannel(world, interaction.channelId);
  const person = world.people.get(interaction.personId);
  const inGuild = channel.kind !== 'dm';
  const user = apiUser(person ?? { id: interaction.personId, name: '' });
  return {
    id: interaction.id,
    application_id: world.applicationId,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data,
    channel_id: channel.id,
    channel: { ...apiChannel(world, channel), permissions: String(ALL_PERMISSIONS) },
    locale: person?.locale ?? 'en-US',
    entitlements: [],
    authorizing_integration_owners: { '0': inGuild ? world.guildId : '0' },
    context: inGuild ? 0 : 1,
    attachment_size_limit: 10_485_760,
    app_permissions: String(botPermissions(world, channel)),
    ...(interaction.source === null ? {} : { message: apiMessage(world, interaction.source) }),
    ...(inGuild
      ? {
          guild_id: world.guildId,
          guild: { id: world.guildId, locale: world.guildLocale, features: [] },
          guild_locale: world.guildLocale,
          member: { ...apiMember(world, interaction.personId), permissions: String(ALL_PERMISSIONS) },
        }
      : { user }),
  };
}
