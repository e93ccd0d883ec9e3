import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from './actions.ts';
import { blocksOf, type Block } from './blocks.ts';
import { inlines, type Inline } from './markdown.ts';
import { locale, page, placeTitle, words } from './store.ts';
import { timestampText } from './timestamp.ts';

type Shown = TemplateResult | string | typeof nothing;

/** Discord's own addresses of messages and channels: `https://discord.com/channels/guild/channel[/message]`. */
const JUMP = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

export function personName(id: string): string {
  if (id === page.app.id) return page.app.name;
  return page.people.find((person) => person.id === id)?.name ?? words().unknownPerson;
}

function channelPill(id: string): TemplateResult {
  const known = page.places.find((place) => place.id === id);
  if (known === undefined) return html`<span class="mention">#${words().unknownPlace}</span>`;
  return html`<button type="button" class="mention" @click=${() => goTo(id)}>${placeTitle(known)}</button>`;
}

function linkView(url: string, inside: readonly Inline[]): TemplateResult {
  const jump = JUMP.exec(url)?.[1];
  if (jump !== undefined) {
    return inside.length === 1 && inside[0]?.kind === 'text' && inside[0].text === url
      ? channelPill(jump)
      : html`<button type="button" class="link" @click=${() => goTo(jump)}>${inlineViews(inside)}</button>`;
  }
  return html`<a href=${url} target="_blank" rel="noopener noreferrer">${inlineViews(inside)}</a>`;
}

function timeView(seconds: number, style: Extract<Inline, { kind: 'timestamp' }>['style']): TemplateResult {
  const at = seconds * 1000;
  const full = timestampText(at, 'F', Date.now(), locale());
  return html`<time class="timestamp" title=${full}>${timestampText(at, style, Date.now(), locale())}</time>`;
}

function toggleSpoiler(event: Event): void {
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.toggleAttribute('data-open');
}

function inlineView(run: Inline): Shown {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'break':
      return html`<br />`;
    case 'bold':
      return html`<strong>${inlineViews(run.inside)}</strong>`;
    case 'italic':
      return html`<em>${inlineViews(run.inside)}</em>`;
    case 'underline':
      return html`<u>${inlineViews(run.inside)}</u>`;
    case 'strike':
      return html`<s>${inlineViews(run.inside)}</s>`;
    case 'spoiler':
      return html`<button type="button" class="spoiler" @click=${toggleSpoiler}>
        <span>${inlineViews(run.inside)}</span>
      </button>`;
    case 'code':
      return html`<code>${run.text}</code>`;
    case 'link':
      return linkView(run.url, run.inside);
    case 'user':
      return html`<span class="mention ${run.id === page.reader ? 'own' : ''}">@${personName(run.id)}</span>`;
    case 'role':
      return html`<span class="mention">@${run.id}</span>`;
    case 'everyone':
      return html`<span class="mention">${run.text}</span>`;
    case 'channel':
      return channelPill(run.id);
    case 'command':
      return html`<span class="mention">/${run.name}</span>`;
    case 'emoji':
      return `:${run.name}:`;
    case 'timestamp':
      return timeView(run.seconds, run.style);
  }
}

function inlineViews(runs: readonly Inline[]): readonly Shown[] {
  return runs.map(inlineView);
}

function heading(level: 1 | 2 | 3, inside: readonly Inline[]): TemplateResult {
  // Headings of the chat stand below the page's own two levels.
  return html`<div role="heading" aria-level=${level + 2} class="heading-${level}">${inlineViews(inside)}</div>`;
}

function blockView(block: Block): TemplateResult {
  switch (block.kind) {
    case 'paragraph':
      return html`<div class="paragraph">${inlineViews(block.inside)}</div>`;
    case 'subtext':
      return html`<small>${inlineViews(block.inside)}</small>`;
    case 'heading':
      return heading(block.level, block.inside);
    case 'quote':
      return html`<blockquote>${inlineViews(block.inside)}</blockquote>`;
    case 'codeBlock':
      return html`<pre><code>${block.text}</code></pre>`;
    case 'list': {
      const items = block.items.map((item) => html`<li>${inlineViews(item)}</li>`);
      return block.start === null
        ? html`<ul>
            ${items}
          </ul>`
        : html`<ol start=${block.start}>
            ${items}
          </ol>`;
    }
  }
}

/** A message's text, formatted as Discord does it. */
export function textView(text: string): readonly TemplateResult[] {
  return blocksOf(text).map(blockView);
}

/** One line without blocks, for titles and names of fields. */
export function lineView(text: string): readonly Shown[] {
  return inlineViews(inlines(text));
}

function plainRun(run: Inline): string {
  switch (run.kind) {
    case 'text':
    case 'code':
    case 'everyone':
      return run.text;
    case 'break':
      return ' ';
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
    case 'link':
      return run.inside.map(plainRun).join('');
    case 'spoiler':
      return '…';
    case 'user':
      return `@${personName(run.id)}`;
    case 'role':
      return `@${run.id}`;
    case 'channel':
      return `#${page.places.find(({ id }) => id === run.id)?.name ?? words().unknownPlace}`;
    case 'command':
      return `/${run.name}`;
    case 'emoji':
      return `:${run.name}:`;
    case 'timestamp':
      return timestampText(run.seconds * 1000, run.style, Date.now(), locale());
  }
}

/** The text without its marks, for announcements and the lines above replies. */
export function plainText(text: string): string {
  return inlines(text).map(plainRun).join('');
}
