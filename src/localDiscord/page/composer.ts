import { ask, say, sendCommand } from './actions.ts';
import {
  EMPTY_DRAFT,
  field,
  furtherOptions,
  matchingCommands,
  openCommand,
  readCommand,
  withField,
  withoutField,
} from './draft.ts';
import type { CommandDraft, Draft, Field } from './draft.ts';
import { fieldId, limitedChoices, offersFor, questionKey, TAIL_FIELD, TEXT_FIELD, type Offer } from './offer.ts';
import { filledValues } from './optionValue.ts';
import { scrollToEnd } from './messageList.ts';
import { draft, page, redraw, setDraft } from './store.ts';

/** Milliseconds of quiet after which the app is asked for choices. */
const ASK_AFTER = 120;

let askTimer: ReturnType<typeof setTimeout> | undefined;
let wantedFocus: string | null = null;

/** After drawing: moves the focus where the last change wanted it, behind the text. */
export function settleFocus(): void {
  if (wantedFocus === null) return;
  const target = document.getElementById(wantedFocus);
  wantedFocus = null;
  target?.focus();
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    target.setSelectionRange(target.value.length, target.value.length);
  }
}

/** Puts the focus into the message box. */
export function focusComposer(): void {
  const line = draft();
  const first = line.kind === 'command' ? line.fields[0] : undefined;
  wantedFocus = line.kind === 'text' ? TEXT_FIELD : first === undefined ? TAIL_FIELD : fieldId(first.option);
  redraw();
}

async function askApp(line: CommandDraft, asked: Field): Promise<void> {
  const key = questionKey(line, asked);
  if (page.offered?.key === key) return;
  page.offered = { key, choices: 'loading' };
  const { values } = filledValues(line, limitedChoices);
  const outcome = await ask({
    do: 'autocomplete',
    person: page.reader,
    place: page.placeId,
    command: line.command.path,
    options: { ...values, [asked.option.name]: asked.text },
    focused: asked.option.name,
  });
  if (page.offered.key !== key) return;
  page.offered = { key, choices: outcome.ok ? (outcome.choices ?? []) : 'failed' };
  redraw();
}

function askSoon(): void {
  clearTimeout(askTimer);
  const line = draft();
  if (line.kind !== 'command') return;
  const asked = line.fields.find(
    ({ option, picked }) => fieldId(option) === page.focus && option.autocomplete && picked === null,
  );
  if (asked !== undefined) askTimer = setTimeout(() => void askApp(line, asked), ASK_AFTER);
}

function change(changed: Draft, focus: string | null = null): void {
  setDraft(changed);
  page.problems = new Map();
  page.popupClosed = false;
  page.active = changed.kind === 'command' && (focus ?? page.focus) === TAIL_FIELD ? -1 : 0;
  if (focus !== null) {
    wantedFocus = focus;
    page.focus = focus;
  }
  askSoon();
  redraw();
}

function nextField(line: CommandDraft): string {
  const empty = line.fields.find(({ text, picked }) => text === '' && picked === null);
  return empty === undefined ? TAIL_FIELD : fieldId(empty.option);
}

function startCommand(opened: CommandDraft): void {
  const target = nextField(opened);
  const last = opened.fields.at(-1);
  const writing = last !== undefined && last.text !== '' && last.picked === null ? fieldId(last.option) : target;
  change(opened, target === TAIL_FIELD ? writing : target);
}

export function typeText(text: string): void {
  const command = readCommand(page.commands, text);
  if (command === null) change({ kind: 'text', text });
  else startCommand(command);
}

/** Text of one option; the name of a further one and a colon at its end go on to that one. */
export function typeField(changed: Field, text: string): void {
  const current = draft();
  if (current.kind !== 'command') return;
  const named = furtherOptions(current).find(
    ({ name, label }) => text.endsWith(` ${name}:`) || text.endsWith(` ${label}:`),
  );
  const kept = named === undefined ? text : text.slice(0, text.lastIndexOf(' ')).trimEnd();
  const filled = withField(current, { ...changed, text: kept, picked: null });
  if (named === undefined) change(filled);
  else change(withField(filled, field(named)), fieldId(named));
}

export function typeTail(text: string): void {
  const current = draft();
  if (current.kind !== 'command') return;
  const named = furtherOptions(current).find(({ name, label }) => text === `${name}:` || text === `${label}:`);
  if (named === undefined) change({ ...current, tail: text });
  else change({ ...withField(current, field(named)), tail: '' }, fieldId(named));
}

export function pickOffer(offer: Offer): void {
  const current = draft();
  if (offer.kind === 'command') {
    startCommand(openCommand(offer.command));
  } else if (current.kind === 'command' && offer.kind === 'choice') {
    const { option } = offer.field;
    const filled = withField(current, field(option, offer.choice.name, offer.choice.value));
    change(filled, nextField(filled));
  } else if (current.kind === 'command' && offer.kind === 'option') {
    change({ ...withField(current, field(offer.option)), tail: '' }, fieldId(offer.option));
  }
}

export function leaveCommand(): void {
  change(EMPTY_DRAFT, TEXT_FIELD);
}

function sendText(text: string): void {
  if (text.trim() === '') return;
  say(text.trim());
  change(EMPTY_DRAFT, TEXT_FIELD);
  scrollToEnd();
}

/** A command whose name is not followed by a space yet is sent too; for a part of a name the list opens again. */
function sendName(text: string): void {
  const whole = readCommand(page.commands, `${text.trim()} `);
  if (whole !== null) {
    sendLine(whole);
    return;
  }
  if (matchingCommands(page.commands, text).length === 0) page.problems = new Map([[TEXT_FIELD, 'unknown']]);
  focusComposer();
}

/** Sends the line; what is missing is marked instead. */
export function send(): void {
  const current = draft();
  if (current.kind === 'command') sendLine(current);
  else if (current.text.startsWith('/')) sendName(current.text);
  else sendText(current.text);
}

function sendLine(current: CommandDraft): void {
  const { values, problems } = filledValues(current, limitedChoices);
  if (problems.size > 0) {
    const first = current.fields.find(({ option }) => problems.has(option.name));
    setDraft(current);
    page.problems = problems;
    if (first !== undefined) wantedFocus = fieldId(first.option);
    redraw();
    return;
  }
  scrollToEnd();
  void sendCommand(current.command.label, current.command.path, values);
  change(EMPTY_DRAFT, TEXT_FIELD);
}

function eraseBefore(): boolean {
  const current = draft();
  if (current.kind !== 'command') return false;
  const focused = current.fields.find(({ option }) => fieldId(option) === page.focus);
  if (focused === undefined ? current.tail !== '' : focused.text !== '') return false;
  const at = focused === undefined ? current.fields.length : current.fields.indexOf(focused);
  const before = current.fields[at - 1];
  if (focused !== undefined && !focused.option.required) {
    change(withoutField(current, focused.option.name), before === undefined ? TAIL_FIELD : fieldId(before.option));
  } else if (before === undefined) {
    change({ kind: 'text', text: `/${current.command.label}` }, TEXT_FIELD);
  } else {
    wantedFocus = fieldId(before.option);
    redraw();
  }
  return true;
}

function moveActive(by: number, count: number): void {
  page.active = (page.active + by + count) % count;
  redraw();
}

function close(): void {
  if (offersFor(draft()) !== null) page.popupClosed = true;
  else if (draft().kind === 'command') leaveCommand();
  redraw();
}

/** The keys of the message box; true where the key is used up. */
export function onKey(event: KeyboardEvent): boolean {
  const offers = offersFor(draft())?.offers ?? [];
  const active = offers[page.active];
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (offers.length === 0) return false;
      moveActive(event.key === 'ArrowDown' ? 1 : -1, offers.length);
      return true;
    case 'Tab': {
      const taken = active ?? offers[0];
      if (event.shiftKey || taken === undefined) return false;
      pickOffer(taken);
      return true;
    }
    case 'Enter':
      if (event.shiftKey || event.isComposing) return false;
      if (active === undefined) send();
      else pickOffer(active);
      return true;
    case 'Escape':
      close();
      return true;
    case 'Backspace':
      return eraseBefore();
    default:
      return false;
  }
}

export function onFocus(id: string): void {
  if (page.focus === id) return;
  page.focus = id;
  page.popupClosed = false;
  page.active = id === TAIL_FIELD ? -1 : 0;
  askSoon();
  redraw();
}

export function onBlur(): void {
  page.focus = null;
  redraw();
}
