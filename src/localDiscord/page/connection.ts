import type { Outcome, PageAction, PageRequest, Push, ServerMessage } from './wire.ts';

export interface Connection {
  /** Resolves with the server's answer; a lost connection is an answer too. */
  request(action: PageAction): Promise<Outcome>;
}

export interface ConnectionEvents {
  push(push: Push): void;
  opened(): void;
  lost(): void;
}

/** Milliseconds before the next try, doubled up to the longest. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;

const LOST: Outcome = { ok: false };

/** Keeps one websocket to the local Discord open, again and again after it was lost. */
export function connect(events: ConnectionEvents): Connection {
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let count = 0;

  const heard = (message: ServerMessage): void => {
    if (message.part !== 'outcome') {
      events.push(message);
      return;
    }
    waiting.get(message.number)?.(message.outcome);
    waiting.delete(message.number);
  };

  const open = (): void => {
    const opening = new WebSocket(new URL('page', location.href.replace(/^http/, 'ws')));
    opening.addEventListener('open', () => {
      socket = opening;
      wait = FIRST_WAIT;
      events.opened();
    });
    opening.addEventListener('message', ({ data }) => heard(JSON.parse(String(data)) as ServerMessage));
    opening.addEventListener('close', () => {
      socket = null;
      for (const answer of waiting.values()) answer(LOST);
      waiting.clear();
      events.lost();
      setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  };
  open();

  return {
    request: (action) =>
      new Promise((resolve) => {
        if (socket === null) {
          resolve(LOST);
          return;
        }
        count += 1;
        waiting.set(count, resolve);
        socket.send(JSON.stringify({ number: count, action } satisfies PageRequest));
      }),
  };
}
