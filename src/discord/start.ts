import { Client, Events, GatewayIntentBits, type Interaction, Options, Partials } from 'discord.js';
import type { PaintCard } from '#app/resultCard.ts';
import type { PaintBoard, PaintFilm } from '#app/boardPicture.ts';
import type { DrawCourse } from '#app/courseGraph.ts';
import type { Announcer, Members, Stores, TableTime } from '#app/ports.ts';
import type { Services } from '#app/services.ts';
import { catalogOf } from '#i18n/index.ts';
import type { UserId } from '#match/types.ts';
import { errorFacts } from './apiError.ts';
import { createChatApi } from './chatApi.ts';
import type { Command } from './command.ts';
import { createDelivery } from './delivery.ts';
import { deployCommands } from './deploy.ts';
import { createInvitationMessages } from './invitationMessages.ts';
import { createLines } from './lines.ts';
import type { Log } from './log.ts';
import { createMembers } from './members.ts';
import { createNotifier } from './notifier.ts';
import { channelPermissions } from './permissions.ts';
import { postInvitation } from './postInvitation.ts';
import { createRouter } from './router.ts';

export interface DiscordOptions {
  readonly token: string;
  /** Another address of Discord's REST API, without the version; absent is Discord's own. */
  readonly restApi?: string;
  readonly commands: ReadonlyMap<string, Command>;
  readonly stores: Stores;
  /** Builds the services, which tell the announcer what has changed and ask who is in a server. */
  readonly compose: (announcer: Announcer, members: Members) => Services;
  readonly paint: PaintBoard;
  readonly paintFilm: PaintFilm;
  readonly paintCard: PaintCard;
  readonly drawCourse: DrawCourse;
  readonly time: TableTime;
  /** Milliseconds since 1970. */
  readonly wallNow: () => number;
  readonly log: Log;
}

export interface RunningDiscord {
  readonly client: Client<true>;
  readonly announcer: Announcer;
  readonly services: Services;
  /** The bot was away for so long (ms); every table with a clock is told, one after the other. */
  tellDowntime(ms: number): Promise<void>;
  /** Resolves when the messages under way are sent and the connection is closed. */
  stop(): Promise<void>;
}

/** Connects to Discord, registers the commands where they differ, and answers until it is stopped. */
export async function startDiscord(options: DiscordOptions): Promise<RunningDiscord> {
  const { token, restApi, commands, stores, compose, paint, paintFilm, paintCard, drawCourse, time, wallNow, log } =
    options;
  const client = new Client({
    // Nothing of what people write is read: commands and components come without any privileged intent.
    intents: [GatewayIntentBits.Guilds],
    partials: [Partials.Channel],
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    ...(restApi === undefined ? {} : { rest: { api: restApi } }),
  });
  client.on(Events.Error, (error) => log.error({ error: errorFacts(error) }, 'discord client'));
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'discord client'));
  client.on(Events.ShardError, (error) => log.error({ error: errorFacts(error) }, 'gateway connection'));

  // Heard from the first moment on: what people press while the bot starts is answered as soon as it can be.
  let answer: ((interaction: Interaction) => Promise<void>) | null = null;
  const early: Interaction[] = [];
  client.on(Events.InteractionCreate, (interaction) => {
    if (answer === null) early.push(interaction);
    else void answer(interaction);
  });

  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  const connected = await ready;

  const lines = createLines(wallNow);
  const api = createChatApi(client.rest, { application: connected.application.id, paint, lines });
  const invitations = createInvitationMessages({ api, matches: stores.matches, players: stores.players, log });
  const announcer: Announcer = {
    matchChanged: (id) => notifier.matchChanged(id),
    challengeExpired: (challenge) => notifier.challengeExpired(challenge),
  };
  const services = compose(announcer, createMembers(client.rest, wallNow, log));
  const notifier = createNotifier({
    service: services.service,
    attendance: services.attendance,
    dice: services.dice,
    paintCard,
    ...stores,
    invitations,
    direct: (user, view) => api.sendDirect(user, view),
    delivery: createDelivery({
      api,
      matches: stores.matches,
      permissionsIn: (channel) => channelPermissions(connected, channel),
      log,
    }),
    time,
    wallNow,
    log,
  });
  // Stored, but the bot died before they were shown. Sent again under the same nonce, none comes twice.
  for (const challenge of await stores.challenges.unposted()) {
    await postInvitation(challenge, catalogOf(challenge.place.locale), {
      invitations,
      challenges: services.challenges,
    });
  }
  answer = createRouter({
    commands,
    chat: {
      ...services,
      matches: stores.matches,
      history: stores.history,
      rolls: stores.rolls,
      players: stores.players,
      ratings: stores.ratings,
      guildMembers: stores.guildMembers,
      blocks: stores.blocks,
      servers: stores.servers,
      openChallenges: (guild, limit) => stores.challenges.openIn(guild, limit),
      permissionsIn: (channel) => channelPermissions(connected, channel),
      drawCourse,
      wallNow,
      notifier,
      invitations,
      lines,
      paint,
      paintFilm,
      time,
      self: connected.user.id as UserId,
      log,
    },
  });
  for (const interaction of early) void answer(interaction);

  const bodies = [...commands.values()].map(({ data }) => data);
  const changed = await deployCommands(client.rest, connected.application.id, bodies);
  log.info({ commands: bodies.length, changed }, 'connected to Discord');

  return {
    client: connected,
    announcer,
    services,
    tellDowntime: (ms) => notifier.tellDowntime(ms),
    async stop() {
      client.removeAllListeners(Events.InteractionCreate);
      await services.service.idle();
      await notifier.stop();
      await client.destroy();
    },
  };
}
