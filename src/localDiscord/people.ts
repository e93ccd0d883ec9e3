import { apiUser } from './apiObjects.ts';
import { INTERACTION, type Interactions } from './interactions.ts';
import { isJson, listOf, textOf } from './json.ts';
import { findChannel } from './messages.ts';
import { type Answer, InteractionFailed, type Json, type LocalMessage, type Options, type Person } from './types.ts';
import { addMessage, type StoredMessage, type StoredPerson, type World } from './world.ts';

const BUTTON = 2;
const USER_OPTION = 6;
const CHANNEL_OPTION = 7;

/** What a person at the keyboard can do; whatever Discord's client would not let them do fails. */
export function createPerson(world: World, interactions: Interactions, card: StoredPerson): Person {
  const ask = (channelId: string, type: number, data: Json, about: { name?: string; source?: StoredMessage } = {}) =>
    interactions.ask({
      type,
      channelId,
      personId: card.id,
      data,
      commandName: about.name ?? null,
      source: about.source ?? null,
    });

  const modalSources = new WeakMap<Answer, { readonly channelId: string; readonly source: StoredMessage | null }>();
  const remember = async (answering: Promise<Answer>, channelId: string, source: StoredMessage | null) => {
    const answer = await answering;
    if (answer.kind === 'modal') modalSources.set(answer, { channelId, source });
    return answer;
  };

  /** The message as it stands, if this person sees it and it has this component, switched on. */
  function component(message: LocalMessage, fits: (component: Json) => boolean) {
    findChannel(world, message.channelId);
    const source = world.messages.get(message.id);
    if (source === undefined || source.deleted) throw new InteractionFailed('the message is gone');
    if (source.ephemeralFor !== null && source.ephemeralFor !== card.id) throw new InteractionFailed('not visible');
    const found = everyComponent(source.components).find(fits);
    if (found === undefined) throw new InteractionFailed('no such component on the message');
    if (found['disabled'] === true) throw new InteractionFailed('the component is disabled');
    return { source, found };
  }

  return {
    id: card.id,
    name: card.name,
    locale: card.locale,

    async command(channelId, name, options = {}) {
      return remember(
        ask(channelId, INTERACTION.command, commandData(world, name, options), { name }),
        channelId,
        null,
      );
    },

    async autocomplete(channelId, name, options, focused) {
      return interactions.suggest({
        type: INTERACTION.autocomplete,
        channelId,
        personId: card.id,
        data: commandData(world, name, { [focused]: '', ...options }, focused),
        commandName: name,
        source: null,
      });
    },

    async click(message, button) {
      const { source, found } = component(
        message,
        (candidate) =>
          candidate['type'] === BUTTON && (candidate['custom_id'] === button || candidate['label'] === button),
      );
      if (textOf(found['custom_id']) === '') throw new InteractionFailed('a link');
      const data = { component_type: BUTTON, custom_id: found['custom_id'] };
      return remember(ask(message.channelId, INTERACTION.component, data, { source }), message.channelId, source);
    },

    async select(message, customId, values) {
      const { source, found } = component(message, (candidate) => candidate['custom_id'] === customId);
      const offered = listOf(found['options']).map((option) => option['value']);
      const isString = found['type'] === 3;
      if (isString && !values.every((value) => offered.includes(value))) throw new InteractionFailed('not on the menu');
      const users = Object.fromEntries(
        values.filter((id) => world.people.has(id)).map((id) => [id, resolvedUser(world, id)]),
      );
      const data = {
        component_type: found['type'],
        custom_id: customId,
        values,
        ...(isString ? {} : { resolved: { users } }),
      };
      return remember(ask(message.channelId, INTERACTION.component, data, { source }), message.channelId, source);
    },

    async submitModal(answer, fields) {
      const opened = modalSources.get(answer);
      if (opened === undefined || answer.modal === null) throw new InteractionFailed('no dialog is open');
      const components = listOf(answer.modal['components']).map((outer) => filledIn(outer, fields));
      const data = { custom_id: answer.modal['custom_id'], components };
      const { channelId, source } = opened;
      return ask(channelId, INTERACTION.modal, data, source === null ? {} : { source });
    },

    say(channelId, text) {
      const channel = findChannel(world, channelId);
      const message: StoredMessage = {
        id: world.nextId(),
        channelId,
        author: { id: card.id, name: card.name, bot: false },
        createdAt: Date.now(),
        editedAt: null,
        content: text.slice(0, 2000),
        embeds: [],
        components: [],
        attachments: [],
        flags: 0,
        pings: [],
        ephemeralFor: null,
        interaction: null,
        replyTo: null,
        threadId: null,
        deleted: false,
      };
      addMessage(world, channel, message);
      return message;
    },

    sees: (channelId) =>
      findChannel(world, channelId).messages.filter(
        ({ deleted, ephemeralFor }) => !deleted && (ephemeralFor === null || ephemeralFor === card.id),
      ),

    leave() {
      card.inGuild = false;
      world.tell({ kind: 'peopleChanged' });
    },
    rejoin() {
      card.inGuild = true;
      world.tell({ kind: 'peopleChanged' });
    },
  };
}

function everyComponent(components: readonly Json[]): readonly Json[] {
  return components.flatMap((component) => [
    component,
    ...everyComponent(listOf(component['components'])),
    ...(isJson(component['accessory']) ? everyComponent([component['accessory']]) : []),
  ]);
}

const resolvedUser = (world: World, id: string): Json =>
  apiUser({ id, name: world.people.get(id)?.name ?? world.botName });

/** A deployed command with its options filled in; `name` may go on into a subcommand: `server check`. */
function commandData(world: World, name: string, options: Options, focused?: string): Json {
  const [top = '', ...subcommands] = name.split(' ');
  const command = world.commands.find((candidate) => candidate['name'] === top);
  if (command === undefined) throw new InteractionFailed(`no command /${name}`);
  const leaf = subcommands.reduce((parent, sub) => {
    const found = listOf(parent['options']).find((option) => option['name'] === sub);
    if (found === undefined) throw new InteractionFailed(`no command /${name}`);
    return found;
  }, command);

  const definitions = listOf(leaf['options']);
  const unknown = Object.keys(options).find((key) => !definitions.some((definition) => definition['name'] === key));
  if (unknown !== undefined) throw new InteractionFailed(`/${name} has no option ${unknown}`);
  const missing = definitions.find(
    (definition) =>
      definition['required'] === true && !(textOf(definition['name']) in options) && focused === undefined,
  );
  if (missing !== undefined) throw new InteractionFailed(`/${name} needs ${textOf(missing['name'])}`);

  const users: Record<string, Json> = {};
  const members: Record<string, Json> = {};
  const values = definitions
    .filter((definition) => textOf(definition['name']) in options)
    .map((definition) => {
      const key = textOf(definition['name']);
      const value = options[key];
      const choices = listOf(definition['choices']);
      if (choices.length > 0 && !choices.some((choice) => choice['value'] === value)) {
        throw new InteractionFailed(`/${name} offers no ${String(value)} for ${key}`);
      }
      if (definition['type'] === USER_OPTION && typeof value === 'string') {
        users[value] =
          value === world.botUserId ? { ...resolvedUser(world, value), bot: true } : resolvedUser(world, value);
        members[value] = { roles: [], joined_at: new Date(0).toISOString(), permissions: '0', flags: 0 };
      }
      return { name: key, type: definition['type'], value, ...(key === focused ? { focused: true } : {}) };
    });
  const nested = subcommands.reduceRight<readonly Json[]>(
    (inner, sub) => [{ name: sub, type: 1, options: inner }],
    values,
  );
  return {
    id: command['id'],
    name: command['name'],
    type: 1,
    options: nested,
    ...(definitions.some(({ type }) => type === USER_OPTION || type === CHANNEL_OPTION)
      ? { resolved: { users, members } }
      : {}),
  };
}

/** A part of a dialog with what was typed or chosen in it. */
function filledIn(part: Json, fields: Readonly<Record<string, string>>): Json {
  const fill = (input: Json): Json => {
    const id = textOf(input['custom_id']);
    const given = fields[id] ?? textOf(input['value']);
    if (input['type'] !== 4)
      return { type: input['type'], custom_id: id, values: given === '' ? [] : given.split(',') };
    if (input['required'] !== false && given === '') throw new InteractionFailed(`${id} is required`);
    return { type: 4, custom_id: id, value: given };
  };
  if (isJson(part['component'])) return { type: part['type'], id: part['id'], component: fill(part['component']) };
  return { type: part['type'], components: listOf(part['components']).map(fill) };
}
