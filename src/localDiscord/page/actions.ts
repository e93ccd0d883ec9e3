import type { Connection } from './connection.ts';
import { FIRST_LIMIT, page, redraw } from './store.ts';
import type { ModalCard, OptionValues, Outcome, PageAction } from './wire.ts';

let connection: Connection | null = null;

export function useConnection(opened: Connection): void {
  connection = opened;
}

export async function ask(action: PageAction): Promise<Outcome> {
  return connection === null ? { ok: false } : connection.request(action);
}

/** Tells the server what to show; the view comes as pushes. */
export function watch(): void {
  void ask({ do: 'watch', person: page.reader, place: page.placeId, limit: page.limit });
}

function resetView(): void {
  page.loaded = false;
  page.messages = new Map();
  page.order = [];
  page.more = false;
  page.limit = FIRST_LIMIT;
  page.menu = null;
  page.problems = new Map();
  page.offered = null;
  page.drawerOpen = false;
  page.failed.clear();
}

function remember(): void {
  const name = page.people.find(({ id }) => id === page.reader)?.name;
  const address = new URL(location.href);
  if (name !== undefined) address.searchParams.set('as', name);
  address.searchParams.set('in', page.placeId);
  history.replaceState(null, '', address);
}

/** Shows another place. An empty id is the first channel. */
export function goTo(placeId: string): void {
  page.placeId = placeId;
  resetView();
  remember();
  watch();
  redraw();
}

/** Plays as another person; direct messages are each person's own, so those are left. */
export function playAs(personId: string): void {
  const stays = page.places.find(({ id }) => id === page.placeId)?.kind !== 'dm';
  page.reader = personId;
  page.places = [];
  page.commands = [];
  goTo(stays ? page.placeId : '');
}

export function showEarlier(): void {
  page.limit += FIRST_LIMIT;
  watch();
}

/** The answer to a pressed component or a sent command may be a dialog. */
function openModal(card: ModalCard | undefined): void {
  if (card === undefined) return;
  const values = card.parts.flatMap((part): [string, string][] => {
    if (part.kind === 'input') return [[part.customId, part.value]];
    if (part.kind === 'text') return [];
    return [[part.select.customId, part.select.items.find((item) => item.chosen)?.value ?? '']];
  });
  page.modal = { card, values: Object.fromEntries(values), busy: false, failed: false };
}

async function onComponent(message: string, customId: string, action: PageAction): Promise<void> {
  const key = `${message} ${customId}`;
  if (page.busy.has(key)) return;
  page.busy.add(key);
  page.failed.delete(message);
  redraw();
  const outcome = await ask(action);
  page.busy.delete(key);
  if (outcome.ok) openModal(outcome.modal);
  else page.failed.add(message);
  redraw();
}

export function press(message: string, customId: string): void {
  void onComponent(message, customId, {
    do: 'click',
    person: page.reader,
    place: page.placeId,
    message,
    customId,
  });
}

export function choose(message: string, customId: string, values: readonly string[]): void {
  void onComponent(message, customId, {
    do: 'select',
    person: page.reader,
    place: page.placeId,
    message,
    customId,
    values,
  });
}

let sentCount = 0;

export async function sendCommand(label: string, command: string, options: OptionValues): Promise<void> {
  sentCount += 1;
  const key = sentCount;
  const sent = { key, person: page.reader, place: page.placeId, label, at: Date.now(), failed: false };
  page.sent = [...page.sent, sent];
  redraw();
  const outcome = await ask({ do: 'command', person: sent.person, place: sent.place, command, options });
  page.sent = outcome.ok
    ? page.sent.filter((one) => one.key !== key)
    : page.sent.map((one) => (one.key === key ? { ...one, failed: true } : one));
  if (outcome.ok) openModal(outcome.modal);
  redraw();
}

export function forgetSent(key: number): void {
  page.sent = page.sent.filter((one) => one.key !== key);
  redraw();
}

export function say(text: string): void {
  void ask({ do: 'say', person: page.reader, place: page.placeId, text });
}

export function dismiss(message: string): void {
  void ask({ do: 'dismiss', person: page.reader, message });
}

/** Sends the open dialog; it stays open with a note when the app does not answer. */
export async function submitModal(): Promise<void> {
  const open = page.modal;
  if (open === null || open.busy) return;
  page.modal = { ...open, busy: true, failed: false };
  redraw();
  const outcome = await ask({ do: 'submitModal', person: page.reader, modal: open.card.key, fields: open.values });
  page.modal = outcome.ok ? null : { ...open, busy: false, failed: true };
  if (outcome.ok) openModal(outcome.modal);
  redraw();
}
