import { createFaults } from './faults.ts';
import { createGateway } from './gateway.ts';
import { createInteractions } from './interactions.ts';
import { deleteMessage, findChannel } from './messages.ts';
import { createPerson } from './people.ts';
import { bitsOf } from './permissions.ts';
import { addRest, createRestServer } from './restServer.ts';
import type { LocalDiscord, LocalDiscordOptions, LocalMessage, Person } from './types.ts';
import { createChannel, createWorld, dmChannelOf } from './world.ts';

const DEFAULT_PEOPLE = [
  { name: 'Ayşe', locale: 'tr' },
  { name: 'Mehmet', locale: 'tr' },
] as const;

/** Starts a Discord of one small guild on the loopback interface; it knows one bot and lets people act towards it. */
export async function startLocalDiscord(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const world = createWorld({
    guildName: options.guildName ?? 'Kahvehane',
    guildLocale: options.guildLocale ?? 'tr',
    keptAttachments: options.keptAttachments ?? 2000,
  });
  const server = await createRestServer();
  const gateway = createGateway(world, server.server);
  const interactions = createInteractions(world, gateway, {
    firstAnswerMs: options.firstAnswerMs ?? 3000,
    tokenMs: options.tokenMs ?? 15 * 60_000,
  });
  const faults = createFaults(
    server,
    () => gateway,
    () => interactions,
  );

  await addRest(server, world, interactions);

  const people = new Map<string, Person>();
  const peopleByName = new Map<string, Person>();
  const addPerson: LocalDiscord['addPerson'] = (card) => {
    const admin = world.people.size === 0 || card.admin === true;
    const stored = { id: world.nextId(), ...card, admin, inGuild: true, takesDirect: true };
    world.people.set(stored.id, stored);
    const person = createPerson(world, interactions, stored);
    people.set(stored.id, person);
    if (!peopleByName.has(card.name)) peopleByName.set(card.name, person);
    world.tell({ kind: 'peopleChanged' });
    return person;
  };
  const first = createChannel(world, { kind: 'channel', name: options.channelName ?? 'tavla' });
  for (const card of options.people ?? DEFAULT_PEOPLE) addPerson(card);

  const changePermissions = (channelId: string, change: (denied: bigint) => bigint): void => {
    const channel = findChannel(world, channelId);
    channel.denied = change(channel.denied);
    world.tell({ kind: 'channelChanged', channel });
  };
  const open = () => [...world.channels.values()].filter(({ deleted }) => !deleted);
  const publicMessages = (channelId: string): readonly LocalMessage[] =>
    findChannel(world, channelId).messages.filter(({ deleted, ephemeralFor }) => !deleted && ephemeralFor === null);

  await options.addRoutes?.(server);
  const discord: LocalDiscord = {
    get port() {
      return Number(new URL(world.origin).port);
    },
    get apiUrl() {
      return `${world.origin}/api`;
    },
    get pageUrl() {
      return `${world.origin}/`;
    },
    token: world.token,
    applicationId: world.applicationId,
    botUserId: world.botUserId,
    botName: world.botName,
    guildId: world.guildId,
    guildName: world.guildName,
    channelId: first.id,
    faults,
    server,
    get people() {
      return [...people.values()];
    },
    get botOnline() {
      return gateway.online;
    },
    person(name) {
      const found = peopleByName.get(name);
      if (found === undefined) throw new Error(`nobody is called ${name}`);
      return found;
    },
    addPerson,
    addChannel: (name) => createChannel(world, { kind: 'channel', name }).id,
    addGroup: (name, members) =>
      createChannel(world, { kind: 'group', name, memberIds: members.map(({ id }) => id) }).id,
    denyPermission: (id, ...names) => changePermissions(id, (denied) => denied | bitsOf(names)),
    allowPermission: (id, ...names) => changePermissions(id, (denied) => denied & ~bitsOf(names)),
    archiveThread(id, { locked }) {
      const channel = findChannel(world, id);
      Object.assign(channel, { archived: true, locked });
      world.tell({ kind: 'channelChanged', channel });
    },
    deleteChannel(id) {
      const gone = open().filter((channel) => channel.id === id || channel.parentId === id);
      for (const channel of gone) {
        channel.deleted = true;
        world.tell({ kind: 'channelChanged', channel });
      }
    },
    deleteMessage(message) {
      const found = world.messages.get(message.id);
      if (found !== undefined) deleteMessage(world, found);
    },
    messages: publicMessages,
    channels: open,
    threads: (channelId) => open().filter(({ parentId }) => parentId === channelId),
    dmChannel: (personId) => dmChannelOf(world, personId),
    commands: () => [...world.guildCommands, ...world.commands],
    on: (listener) => world.listen(listener),
    waitForMessage(fits, { timeoutMs = 5000, channelId } = {}) {
      const where = channelId === undefined ? open() : [findChannel(world, channelId)];
      const there = where.flatMap(({ messages }) => messages).find((message) => !message.deleted && fits(message));
      if (there !== undefined) return Promise.resolve(there);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          unlisten();
          reject(new Error(`no such message within ${timeoutMs} ms`));
        }, timeoutMs);
        const unlisten = world.listen((change) => {
          if (!('message' in change) || change.kind === 'messageDeleted' || !fits(change.message)) return;
          clearTimeout(timer);
          unlisten();
          resolve(change.message);
        }, channelId);
      });
    },
    async close() {
      gateway.close();
      await server.close();
    },
  };

  world.origin = await server.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  return discord;
}
