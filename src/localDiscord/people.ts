import { commandData } from './commandInput.ts';
import { COMPONENT, dialogData, everyComponent, menuData } from './componentInput.ts';
import { INTERACTION, type Interactions } from './interactions.ts';
import { textOf } from './json.ts';
import { findChannel } from './messages.ts';
import { offeredCommands } from './offeredCommands.ts';
import { type Answer, InteractionFailed, type Json, type LocalMessage, type Person } from './types.ts';
import { addMessage, type StoredChannel, type StoredMessage, type StoredPerson, type World } from './world.ts';

/** Whether this person sees the channel at all. */
export function isVisibleTo(person: StoredPerson, channel: StoredChannel): boolean {
  if (channel.kind === 'dm') return channel.personId === person.id;
  return channel.kind === 'group' ? channel.memberIds.includes(person.id) : person.inGuild;
}

/** What a person at the keyboard can do; whatever Discord's client would not let them do fails. */
export function createPerson(world: World, interactions: Interactions, card: StoredPerson): Person {
  /** The dialogs that are open, with the place from which they were opened. */
  const dialogs = new WeakMap<Answer, { readonly channel: StoredChannel; readonly source: StoredMessage | null }>();

  function enter(channelId: string): StoredChannel {
    const channel = findChannel(world, channelId);
    if (!isVisibleTo(card, channel)) throw new InteractionFailed('not visible');
    return channel;
  }

  async function ask(channel: StoredChannel, { type, data, name = null, source = null }: Asking): Promise<Answer> {
    const answer = await interactions.ask({
      type,
      channel,
      person: card,
      data,
      commandName: name,
      source,
    });
    if (answer.kind === 'modal') dialogs.set(answer, { channel, source });
    return answer;
  }

  /** A component of the message as it stands now, if this person sees it and it is switched on. */
  function component(message: LocalMessage, fits: (component: Json) => boolean) {
    const channel = enter(message.channelId);
    const source = world.messages.get(message.id);
    if (source === undefined || source.deleted) throw new InteractionFailed('the message is gone');
    if (source.ephemeralFor !== null && source.ephemeralFor !== card.id) throw new InteractionFailed('not visible');
    const found = everyComponent(source.components).find(fits);
    if (found === undefined) throw new InteractionFailed('no such component on the message');
    if (found['disabled'] === true) throw new InteractionFailed('the component is disabled');
    return { channel, source, found };
  }

  const commands = (channel: StoredChannel): readonly Json[] => offeredCommands(world, card, channel);

  return {
    id: card.id,
    name: card.name,
    locale: card.locale,
    admin: card.admin,

    commands(channelId) {
      const channel = world.channels.get(channelId);
      return channel === undefined || channel.deleted || !isVisibleTo(card, channel) ? [] : commands(channel);
    },

    async command(channelId, name, options = {}) {
      const channel = enter(channelId);
      const place = { offered: commands(channel), channel };
      const data = commandData(world, place, { name, options, focused: null });
      return ask(channel, { type: INTERACTION.command, data, name });
    },

    async autocomplete(channelId, name, options, focused) {
      const channel = enter(channelId);
      const place = { offered: commands(channel), channel };
      return interactions.suggest({
        type: INTERACTION.autocomplete,
        channel,
        person: card,
        data: commandData(world, place, { name, options, focused }),
        commandName: name,
        source: null,
      });
    },

    async click(message, button) {
      const { channel, source, found } = component(
        message,
        ({ type, custom_id: id, label }) => type === COMPONENT.button && (id === button || label === button),
      );
      if (textOf(found['custom_id']) === '') throw new InteractionFailed('a link');
      const data = { component_type: COMPONENT.button, custom_id: found['custom_id'] };
      return ask(channel, { type: INTERACTION.component, data, source });
    },

    async select(message, customId, values) {
      const { channel, source, found } = component(
        message,
        ({ type, custom_id: id }) => type !== COMPONENT.button && id === customId,
      );
      return ask(channel, { type: INTERACTION.component, data: menuData(world, channel, found, values), source });
    },

    async submitModal(answer, fields) {
      const opened = dialogs.get(answer);
      if (opened === undefined || answer.modal === null) throw new InteractionFailed('no dialog is open');
      const { channel, source } = opened;
      const data = dialogData(world, channel, answer.modal, fields);
      return ask(channel, { type: INTERACTION.modal, data, source });
    },

    say(channelId, text) {
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
      addMessage(world, enter(channelId), message);
      return message;
    },

    sees(channelId) {
      const channel = findChannel(world, channelId);
      if (!isVisibleTo(card, channel)) return [];
      return channel.messages.filter(
        ({ deleted, ephemeralFor }) => !deleted && (ephemeralFor === null || ephemeralFor === card.id),
      );
    },

    leave() {
      card.inGuild = false;
      world.tell({ kind: 'peopleChanged' });
    },
    rejoin() {
      card.inGuild = true;
      world.tell({ kind: 'peopleChanged' });
    },
    takeDirectMessages(taken) {
      card.takesDirect = taken;
    },
  };
}

interface Asking {
  readonly type: number;
  readonly data: Json;
  /** The command's name. */
  readonly name?: string | null;
  /** The message on which the component stands. */
  readonly source?: StoredMessage | null;
}
