import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { showEarlier } from './actions.ts';
import { messageView, sentView } from './messageView.ts';
import { locale, page, place, placeTitle, redraw, words } from './store.ts';
import { sameDay, timestampText } from './timestamp.ts';
import type { MessageCard } from './wire.ts';

/** Messages of one author closer together than this stand under one name. */
const GROUP_MS = 7 * 60_000;

/** Pixels from the end within which new messages keep the list at its end. */
const AT_END = 60;

/** The list as it was last drawn: where, how high, and how much of it is seen. */
let drawn = { where: '', height: 0, seen: 0 };
let atEnd = true;

function list(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#messages');
}

function groupedWith(message: MessageCard, before: MessageCard | undefined): boolean {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    before.ephemeral === message.ephemeral &&
    message.replyTo === null &&
    message.usedCommand === null &&
    message.at - before.at < GROUP_MS &&
    sameDay(message.at, before.at)
  );
}

function onScroll(event: Event): void {
  const { currentTarget } = event;
  if (!(currentTarget instanceof HTMLElement)) return;
  const was = atEnd;
  atEnd = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight < AT_END;
  if (was !== atEnd) redraw();
}

/** Goes to the end of the list and stays there. */
export function scrollToEnd(): void {
  atEnd = true;
  const scrolled = list();
  if (scrolled !== null) scrolled.scrollTop = scrolled.scrollHeight;
}

/** After drawing: a list that was at its end is at its end again, also when pictures have come in since. */
export function keepAtEnd(): void {
  const scrolled = list();
  if (scrolled === null) return;
  const { scrollHeight: height, clientHeight: seen, scrollTop } = scrolled;
  const where = `${page.reader} ${page.placeId}`;
  const arrived = where !== drawn.where;
  const grown = height !== drawn.height || seen !== drawn.seen;
  const wasAtEnd = arrived || scrollTop + drawn.seen >= drawn.height - AT_END;
  drawn = { where, height, seen };
  if (grown && wasAtEnd) scrollToEnd();
}

/** `load` of pictures does not bubble. */
const ON_LOAD = { handleEvent: keepAtEnd, capture: true };

function dayView(at: number): TemplateResult {
  return html`<li class="day" role="separator"><span>${timestampText(at, 'D', Date.now(), locale())}</span></li>`;
}

/** All that the reader sees in the shown place, oldest first. */
export function messageListView(): TemplateResult {
  const shown = place();
  const title = shown === undefined ? '' : placeTitle(shown);
  const messages = page.order.flatMap((id) => page.messages.get(id) ?? []);
  const sent = page.sent.filter((one) => one.person === page.reader && one.place === page.placeId);
  return html`<div class="messages-frame">
    <div id="messages" tabindex="0" role="region" aria-label=${words().messagesIn(title)} @scroll=${onScroll}>
      <ol class="messages" role="list" @load=${ON_LOAD}>
        <li class="beginning">
          ${
            page.more
              ? html`<button type="button" class="link" @click=${showEarlier}>${words().showEarlier}</button>`
              : words().beginning(title)
          }
        </li>
        ${repeat(
          messages,
          ({ id }) => id,
          (message, at) => {
            const before = messages[at - 1];
            const newDay = before === undefined || !sameDay(before.at, message.at);
            return html`${newDay ? dayView(message.at) : nothing}${messageView(message, groupedWith(message, before))}`;
          },
        )}
        ${repeat(sent, ({ key }) => key, sentView)}
      </ol>
    </div>
    ${
      atEnd
        ? nothing
        : html`<button type="button" class="to-end" @click=${() => scrollToEnd()}>${words().jumpToLatest} ↓</button>`
    }
  </div>`;
}
