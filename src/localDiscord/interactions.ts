import { performance } from 'node:perf_hooks';
import { randomBytes } from 'node:crypto';
import { checkModal, choicesOf } from './answerRules.ts';
import {
  alreadyAcknowledged,
  invalidForm,
  invalidToken,
  tooManyFollowUps,
  unknownInteraction,
  unknownMessage,
  unknownWebhook,
} from './apiError.ts';
import type { Gateway } from './gateway.ts';
import { interactionPayload } from './interactionPayload.ts';
import { isJson, numberOf } from './json.ts';
import type { UploadedFile } from './messageRules.ts';
import { editMessage, EPHEMERAL, findChannel, findMessage, LOADING, sendMessage } from './messages.ts';
import { type Answer, type Choice, InteractionFailed, type Json, type LocalMessage } from './types.ts';
import type { StoredChannel, StoredMessage, StoredPerson, World } from './world.ts';

const CALLBACK = { message: 4, deferred: 5, deferredUpdate: 6, update: 7, autocomplete: 8, modal: 9 } as const;
const SILENCE = 'The application did not respond';
export const INTERACTION = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;

/** So many follow-ups an app may send that people have for themselves alone. */
const FOLLOW_UPS_WITHOUT_BOT = 5;

export interface InteractionRequest {
  readonly type: number;
  readonly channel: StoredChannel;
  readonly person: StoredPerson;
  readonly data: Json;
  readonly commandName: string | null;
  /** The message on which a component stands. */
  readonly source: StoredMessage | null;
}

interface Interaction extends InteractionRequest {
  readonly id: string;
  readonly token: string;
  readonly startedAt: number;
  readonly expiresAt: number;
  answered: boolean;
  original: StoredMessage | null;
  /** The messages that it has sent after its answer. */
  readonly followUps: Set<string>;
  readonly answer: (answer: Answer) => void;
  readonly suggest: (choices: readonly Choice[]) => void;
  /** Called with what follows a deferred update: the message edited or a new one. */
  continued: (message: StoredMessage) => void;
}

export interface Interactions {
  /** Sends an interaction to the bot and waits for its first answer. */
  ask(request: InteractionRequest): Promise<Answer>;
  suggest(request: InteractionRequest): Promise<readonly Choice[]>;
  callback(id: string, token: string, body: Json, files: readonly UploadedFile[]): StoredMessage | null;
  followUp(token: string, body: Json, files: readonly UploadedFile[]): StoredMessage;
  edit(token: string, messageId: string, body: Json, files: readonly UploadedFile[]): StoredMessage;
  /** A message of this interaction by its id, or its first answer as `@original`. */
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
      token: `${request.person.id}${randomBytes(24).toString('base64url')}`,
      startedAt: performance.now(),
      expiresAt: Date.now() + limits.tokenMs,
      answered: false,
      original: null,
      followUps: new Set(),
      continued: () => {},
      answer,
      suggest,
    };
    byToken.set(interaction.token, interaction);
    forgetOldest();
    const payload = interactionPayload(world, interaction);
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
    if (!gateway.reachable) return Promise.reject(new InteractionFailed(SILENCE));
    return new Promise((resolve, reject) => {
      const fail = (): void => {
        end();
        reject(new InteractionFailed(SILENCE));
      };
      const timer = setTimeout(fail, limits.firstAnswerMs).unref();
      // A session that resumes gets what it missed, a new one does not.
      const unlisten = gateway.online ? () => {} : gateway.onNewSession(fail);
      const end = (): void => {
        clearTimeout(timer);
        unlisten();
      };
      start((value) => {
        end();
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

  function find(token: string, messageId: string): StoredMessage {
    const { original, channel, followUps } = alive(token);
    if (messageId === '@original') {
      if (original === null) throw unknownWebhook();
      if (original.deleted) throw unknownMessage();
      return original;
    }
    const message = findMessage(world, findChannel(world, channel.id), messageId);
    // A token changes only what was sent by it.
    if (message !== original && !followUps.has(message.id)) throw unknownMessage();
    return message;
  }

  function send(interaction: Interaction, body: Json, files: readonly UploadedFile[], flags: number): StoredMessage {
    const ephemeral = (flags & EPHEMERAL) !== 0;
    return sendMessage(world, findChannel(world, interaction.channel.id), {
      body: { ...body, flags },
      files,
      ...(ephemeral ? { ephemeralFor: interaction.person.id } : {}),
      interaction: { userId: interaction.person.id, name: interaction.commandName },
    });
  }

  function settle(interaction: Interaction, kind: Answer['kind'], modal: Json | null = null): void {
    interaction.answered = true;
    const message = interaction.original;
    const continued = new Promise<LocalMessage>((resolve) => {
      interaction.continued = resolve;
    });
    interaction.answer({
      kind,
      message: kind === 'modal' || kind === 'deferredUpdate' ? null : message,
      ephemeral: message?.ephemeralFor != null,
      modal,
      latencyMs: performance.now() - interaction.startedAt,
      done() {
        if (message === null) return Promise.reject(new InteractionFailed('no message'));
        const isDone = kind !== 'deferredUpdate' && (message.flags & LOADING) === 0;
        return Promise.race([changed(world, message, isDone), continued]);
      },
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
      if ((type === CALLBACK.autocomplete) !== (interaction.type === INTERACTION.autocomplete)) {
        throw invalidForm(['type'], 'Suggestions answer what is being typed, and nothing else does.');
      }
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

    edit(token, messageId, body, files) {
      const message = find(token, messageId);
      editMessage(world, message, body, files);
      alive(token).continued(message);
      return message;
    },

    followUp(token, body, files) {
      const interaction = alive(token);
      if (!interaction.answered) throw unknownWebhook();
      // The first follow-up of a deferred answer is that answer.
      const waiting = interaction.original;
      if (waiting !== null && (waiting.flags & LOADING) !== 0 && !waiting.deleted) {
        editMessage(world, waiting, body, files);
        return waiting;
      }
      if (interaction.channel.kind === 'group' && interaction.followUps.size >= FOLLOW_UPS_WITHOUT_BOT) {
        throw tooManyFollowUps();
      }
      const message = send(interaction, body, files, numberOf(body['flags']));
      interaction.followUps.add(message.id);
      interaction.continued(message);
      return message;
    },

    find,
  };
}

/** Resolves when this message changes; at once where it need not be waited for. */
function changed(world: World, message: StoredMessage, isDone: boolean): Promise<LocalMessage> {
  if (isDone) return Promise.resolve(message);
  return new Promise((resolve) => {
    const unlisten = world.listen((change) => {
      if (!('message' in change) || change.message !== message) return;
      unlisten();
      resolve(message);
    }, message.channelId);
  });
}
