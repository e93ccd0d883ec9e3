import type { IncomingMessage, Server } from 'node:http';
import { type RawData, WebSocketServer, type WebSocket } from 'ws';
import { apiChannel, apiGuildCreate, botUser } from './apiObjects.ts';
import { isJson, numberOf, textOf } from './json.ts';
import type { Change, Json } from './types.ts';
import { deniedIn, type World } from './world.ts';
import { bitsOf } from './permissions.ts';

const OP = { dispatch: 0, heartbeat: 1, identify: 2, resume: 6, reconnect: 7, invalid: 9, hello: 10, ack: 11 } as const;
/** What a client may ask for besides; none of it does anything here. */
const REQUESTS: readonly number[] = [3, 4, 8, 31];
const CLOSE = {
  unknownOp: 4001,
  noJson: 4002,
  notIdentified: 4003,
  wrongToken: 4004,
  identifiedTwice: 4005,
  disallowedIntents: 4014,
} as const;
/** Members, presences and the contents of messages: this bot was not given them. */
const PRIVILEGED_INTENTS = (1 << 1) | (1 << 8) | (1 << 15);
const HEARTBEAT_MS = 41_250;
/** Events kept for a session that resumes. */
const KEPT = 1000;
/** A session that has been away for longer cannot resume. */
const AWAY_MS = 120_000;
/** Close codes with which a client says that it will not resume. */
const FAREWELLS = [1000, 1001];

interface Session {
  readonly id: string;
  socket: WebSocket | null;
  /** When the socket was lost, by the clock in milliseconds. */
  leftAt: number;
  sequence: number;
  readonly sent: { readonly sequence: number; readonly text: string }[];
}

export interface Gateway {
  /** A session is connected. */
  readonly online: boolean;
  /** A session is connected, or may still come back and resume. */
  readonly reachable: boolean;
  /** Calls back when a new session begins; the answer ends it. */
  onNewSession(listener: () => void): () => void;
  /** Sends an event to every session of the bot. */
  dispatch(type: string, data: Json): void;
  drop(): void;
  endSessions(): void;
  askToReconnect(): void;
  close(): void;
}

/** The websocket side: sessions that identify, beat, and resume with what they missed. */
export function createGateway(world: World, server: Server): Gateway {
  const sessions = new Map<string, Session>();
  const newSession = new Set<() => void>();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request: IncomingMessage, stream, head) => {
    if (!(request.url ?? '').startsWith('/gateway')) return;
    sockets.handleUpgrade(request, stream, head, accept);
  });
  const live = () => [...sessions.values()].filter(({ socket }) => socket !== null);

  function send(session: Session, type: string, data: Json): void {
    session.sequence += 1;
    const text = JSON.stringify({ op: OP.dispatch, t: type, s: session.sequence, d: data });
    session.sent.push({ sequence: session.sequence, text });
    if (session.sent.length > KEPT) session.sent.shift();
    session.socket?.send(text);
  }

  function lose(session: Session): void {
    session.socket = null;
    session.leftAt = Date.now();
  }

  function accept(socket: WebSocket): void {
    let session: Session | null = null;
    socket.send(JSON.stringify({ op: OP.hello, d: { heartbeat_interval: HEARTBEAT_MS } }));
    socket.on('close', (code) => {
      if (session?.socket === socket) {
        lose(session);
        if (FAREWELLS.includes(code)) sessions.delete(session.id);
      }
      world.tell({ kind: 'botChanged' });
    });
    socket.on('message', (raw) => {
      const { op, d } = parse(raw);
      if (op === OP.heartbeat) socket.send(JSON.stringify({ op: OP.ack }));
      else if (op === OP.identify && session !== null) socket.close(CLOSE.identifiedTwice, 'Already authenticated.');
      else if (op === OP.identify && isJson(d)) session = identify(socket, d);
      else if (op === OP.resume && isJson(d)) session = resume(socket, d);
      else if (op === null) socket.close(CLOSE.noJson, 'Error while decoding payload.');
      else if (!REQUESTS.includes(op)) socket.close(CLOSE.unknownOp, 'Unknown opcode.');
      else if (session === null) socket.close(CLOSE.notIdentified, 'Not authenticated.');
    });
  }

  function identify(socket: WebSocket, asked: Json): Session | null {
    if (textOf(asked['token']) !== world.token) {
      socket.close(CLOSE.wrongToken, 'Authentication failed.');
      return null;
    }
    if ((numberOf(asked['intents']) & PRIVILEGED_INTENTS) !== 0) {
      socket.close(CLOSE.disallowedIntents, 'Disallowed intent(s).');
      return null;
    }
    const session: Session = { id: world.nextId(), socket, leftAt: 0, sequence: 0, sent: [] };
    sessions.set(session.id, session);
    send(session, 'READY', {
      v: 10,
      user: botUser(world),
      guilds: [{ id: world.guildId, unavailable: true }],
      session_id: session.id,
      resume_gateway_url: `${world.origin.replace('http', 'ws')}/gateway`,
      shard: [0, 1],
      application: { id: world.applicationId, flags: 0 },
    });
    send(session, 'GUILD_CREATE', apiGuildCreate(world));
    for (const listener of newSession) listener();
    world.tell({ kind: 'botChanged' });
    return session;
  }

  function resume(socket: WebSocket, asked: Json): Session | null {
    const session = sessions.get(textOf(asked['session_id']));
    const heard = numberOf(asked['seq']);
    const isWhole = session !== undefined && (session.sent[0]?.sequence ?? 1) <= heard + 1;
    if (session === undefined || !isWhole || textOf(asked['token']) !== world.token) {
      socket.send(JSON.stringify({ op: OP.invalid, d: false }));
      return null;
    }
    session.socket = socket;
    for (const { sequence, text } of session.sent) if (sequence > heard) socket.send(text);
    send(session, 'RESUMED', {});
    world.tell({ kind: 'botChanged' });
    return session;
  }

  function forgetLost(): void {
    for (const { id, socket, leftAt } of sessions.values()) {
      if (socket === null && Date.now() - leftAt > AWAY_MS) sessions.delete(id);
    }
  }

  function dispatch(type: string, data: Json): void {
    forgetLost();
    for (const session of sessions.values()) send(session, type, data);
  }

  const unlisten = world.listen((change) => {
    const event = eventOf(world, change);
    if (event !== null) dispatch(event.type, event.data);
  });

  return {
    get online() {
      return live().length > 0;
    },
    get reachable() {
      forgetLost();
      return sessions.size > 0;
    },
    onNewSession(listener) {
      newSession.add(listener);
      return () => newSession.delete(listener);
    },
    dispatch,
    drop() {
      for (const session of live()) {
        session.socket?.terminate();
        lose(session);
      }
    },
    endSessions() {
      for (const { socket } of live()) socket?.send(JSON.stringify({ op: OP.invalid, d: false }));
      sessions.clear();
      world.tell({ kind: 'botChanged' });
    },
    askToReconnect() {
      for (const { socket } of live()) socket?.send(JSON.stringify({ op: OP.reconnect, d: null }));
    },
    close() {
      unlisten();
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

/** What the bot hears of a change: with the Guilds intent alone, of channels and threads, not of messages. */
function eventOf(world: World, change: Change): { readonly type: string; readonly data: Json } | null {
  if (change.kind !== 'channelCreated' && change.kind !== 'channelChanged') return null;
  const channel = world.channels.get(change.channel.id);
  if (channel === undefined || channel.kind === 'dm' || channel.kind === 'group') return null;
  const hidden = (deniedIn(world, channel) & bitsOf(['VIEW_CHANNEL'])) !== 0n;
  const family = channel.kind === 'thread' ? 'THREAD' : 'CHANNEL';
  if (channel.deleted) return { type: `${family}_DELETE`, data: apiChannel(world, channel) };
  if (hidden && change.kind === 'channelCreated') return null;
  const verb = change.kind === 'channelCreated' ? 'CREATE' : 'UPDATE';
  return { type: `${family}_${verb}`, data: { ...apiChannel(world, channel), guild_id: world.guildId } };
}

/** `op` is null where this is no JSON, and -1 where it names no operation. */
function parse(raw: RawData): { readonly op: number | null; readonly d: unknown } {
  try {
    const value: unknown = JSON.parse(Buffer.isBuffer(raw) ? raw.toString('utf8') : '');
    return isJson(value) && typeof value['op'] === 'number' ? { op: value['op'], d: value['d'] } : { op: -1, d: null };
  } catch {
    return { op: null, d: null };
  }
}
