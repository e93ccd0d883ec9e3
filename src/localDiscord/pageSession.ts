import type { Outcome, PageAction, PageRequest, Push, ServerMessage } from './page/wire.ts';
import { commandCards } from './pageCommands.ts';
import { messageCard, modalOf } from './pageMessages.ts';
import type { PageMemory } from './pageMemory.ts';
import { channelsOf, peopleCards, placesOf } from './pageView.ts';
import { InteractionFailed, type Answer, type LocalDiscord, type LocalMessage, type Person } from './types.ts';

/** Changes closer together than this, in milliseconds, are sent as one. */
const GATHER_MS = 25;

export interface PageSession {
  act(request: PageRequest): Promise<void>;
  close(): void;
}

type Watch = Extract<PageAction, { do: 'watch' }>;

/** One open page: it is sent what its reader sees whenever that changes, and acts as the person it names. */
export function openPageSession(
  discord: LocalDiscord,
  memory: PageMemory,
  send: (message: ServerMessage) => void,
): PageSession {
  let watched: Watch | null = null;
  let timer: NodeJS.Timeout | undefined;
  const sentParts = new Map<string, string>();
  const sentMessages = new Map<string, string>();
  const dialogs = new Map<string, Answer>();

  const findPerson = (id: string): Person | undefined => discord.people.find((person) => person.id === id);

  const sees = (person: Person, placeId: string): readonly LocalMessage[] =>
    channelsOf(discord, person).some(({ id }) => id === placeId)
      ? person.sees(placeId).filter(({ id }) => !memory.isDismissed(id))
      : [];

  const sendIfNew = (part: string, push: Push): void => {
    const text = JSON.stringify(push);
    if (sentParts.get(part) === text) return;
    sentParts.set(part, text);
    send(push);
  };

  const sendMessages = (person: Person, { place, limit }: Watch): void => {
    const all = sees(person, place);
    const shown = all.slice(-limit);
    const cards = shown.map((message) => messageCard(discord, person, message, all));
    const changed = cards.filter((card) => {
      const text = JSON.stringify(card);
      const differs = sentMessages.get(card.id) !== text;
      sentMessages.set(card.id, text);
      return differs;
    });
    const order = cards.map(({ id }) => id);
    const more = all.length > shown.length;
    const push: Push = { part: 'messages', reader: person.id, place, order, changed, more };
    if (changed.length > 0) send(push);
    else sendIfNew('messages', push);
    const newest = shown.at(-1);
    if (newest !== undefined) memory.read(person.id, place, newest.id);
  };

  const sendView = (): void => {
    timer = undefined;
    const person = watched === null ? undefined : findPerson(watched.person);
    if (watched !== null && person !== undefined) {
      sendMessages(person, watched);
      sendIfNew('places', { part: 'places', reader: person.id, places: placesOf(discord, person, memory) });
      const commands = commandCards(person.commands(watched.place), person.locale);
      sendIfNew('commands', { part: 'commands', reader: person.id, commands });
    }
    sendIfNew('people', {
      part: 'people',
      people: peopleCards(discord, memory),
      app: { id: discord.botUserId, name: discord.botName, online: discord.botOnline },
      guild: discord.guildName,
    });
  };

  const sendSoon = (): void => {
    timer ??= setTimeout(sendView, GATHER_MS);
  };

  const watch = (action: Watch): void => {
    const moved = action.person !== watched?.person || action.place !== watched.place;
    watched = action;
    if (moved) {
      sentMessages.clear();
      sentParts.clear();
    }
    clearTimeout(timer);
    sendView();
  };

  const answered = (answer: Answer): Outcome => {
    if (answer.modal === null) return { ok: true };
    const key = `dialog-${dialogs.size + 1}`;
    dialogs.set(key, answer);
    return { ok: true, modal: modalOf(discord, answer.modal, key) };
  };

  const onMessage = async (
    person: Person,
    { place, message }: { readonly place: string; readonly message: string },
    use: (found: LocalMessage) => Promise<Answer>,
  ): Promise<Outcome> => {
    const found = sees(person, place).find(({ id }) => id === message);
    return found === undefined ? { ok: false } : answered(await use(found));
  };

  const perform = async (action: PageAction): Promise<Outcome> => {
    const person = findPerson(action.person);
    if (person === undefined) return { ok: false };
    switch (action.do) {
      case 'watch':
        watch(action);
        return { ok: true };
      case 'command':
        return answered(await person.command(action.place, action.command, action.options));
      case 'autocomplete': {
        const { place, command, options, focused } = action;
        return { ok: true, choices: await person.autocomplete(place, command, options, focused) };
      }
      case 'click':
        return onMessage(person, action, (message) => person.click(message, action.customId));
      case 'select':
        return onMessage(person, action, (message) => person.select(message, action.customId, action.values));
      case 'submitModal': {
        const dialog = dialogs.get(action.modal);
        return dialog === undefined ? { ok: false } : answered(await person.submitModal(dialog, action.fields));
      }
      case 'say':
        person.say(action.place, action.text);
        return { ok: true };
      case 'dismiss':
        memory.dismiss(action.message);
        sendSoon();
        return { ok: true };
    }
  };

  const stopListening = discord.on(sendSoon);
  sendView();

  return {
    async act({ number, action }) {
      const outcome = await perform(action).catch((error: unknown): Outcome => {
        if (!(error instanceof InteractionFailed)) discord.server.log.error(error);
        return { ok: false };
      });
      send({ part: 'outcome', number, outcome });
    },
    close() {
      stopListening();
      clearTimeout(timer);
    },
  };
}
