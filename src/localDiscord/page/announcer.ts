import { html, type TemplateResult } from 'lit';
import { page, words } from './store.ts';
import { plainText } from './textView.ts';
import type { ComponentCard, MessageCard } from './wire.ts';

let heardIn = '';
let heard: ReadonlySet<string> = new Set();
let spoken = '';

function componentTexts(component: ComponentCard): readonly string[] {
  switch (component.kind) {
    case 'text':
      return [plainText(component.text)];
    case 'container':
    case 'row':
    case 'section':
      return component.inside.flatMap(componentTexts);
    case 'gallery':
      return component.pictures.flatMap(({ alt }) => alt ?? []);
    case 'thumbnail':
      return component.picture.alt === null ? [] : [component.picture.alt];
    case 'button':
    case 'select':
    case 'file':
    case 'separator':
      return [];
  }
}

function spokenText(message: MessageCard): string {
  const parts = [
    plainText(message.content),
    ...message.embeds.flatMap(({ title, description }) => [title, description].map((text) => plainText(text ?? ''))),
    ...message.components.flatMap(componentTexts),
    ...message.attachments.map(({ picture, filename }) => picture?.alt ?? filename),
  ].filter((part) => part !== '');
  const who = message.mentionsReader ? `${message.author.name} ${words().mentionsYou}` : message.author.name;
  return `${who}: ${parts.join('. ')}`;
}

/** Messages that have come since the last drawing; those found on arriving in a place are not new. */
function freshMessages(): readonly MessageCard[] {
  if (!page.loaded) return [];
  const here = `${page.reader} ${page.placeId}`;
  const ready = page.order.flatMap((id) => page.messages.get(id) ?? []).filter(({ thinking }) => !thinking);
  const fresh = here === heardIn ? ready.filter(({ id }) => !heard.has(id)) : [];
  heard = new Set(ready.map(({ id }) => id));
  heardIn = here;
  return fresh;
}

/** Reads new messages aloud. */
export function announcerView(): TemplateResult {
  const fresh = freshMessages();
  if (fresh.length > 0) spoken = fresh.map(spokenText).join(' — ');
  return html`<div class="unseen" role="status" aria-live="polite">${spoken}</div>`;
}
