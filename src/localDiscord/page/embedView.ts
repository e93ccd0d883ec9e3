import { html, nothing, type TemplateResult } from 'lit';
import { pictureView } from './pictureView.ts';
import { locale } from './store.ts';
import { lineView, textView } from './textView.ts';
import { messageTime } from './timestamp.ts';
import type { EmbedCard } from './wire.ts';

/** The coloured edge for Discord's 24-bit number, to be set as a property: the page allows no inline style. */
export function edge(color: number | null): string {
  return `border-left-color: ${color === null ? 'var(--line)' : `#${color.toString(16).padStart(6, '0')}`}`;
}

function titleView({ title, url }: EmbedCard): TemplateResult | typeof nothing {
  if (title === null) return nothing;
  const inside = lineView(title);
  return html`<div class="embed-title">
    ${url === null ? inside : html`<a href=${url} target="_blank" rel="noopener noreferrer">${inside}</a>`}
  </div>`;
}

function fieldsView({ fields }: EmbedCard): TemplateResult | typeof nothing {
  if (fields.length === 0) return nothing;
  return html`<dl class="embed-fields">
    ${fields.map(
      ({ name, value, inline }) =>
        html`<div class=${inline ? 'inline' : ''}>
          <dt>${lineView(name)}</dt>
          <dd>${textView(value)}</dd>
        </div>`,
    )}
  </dl>`;
}

function footerView({ footer, at }: EmbedCard): TemplateResult | typeof nothing {
  const parts = [footer, at === null ? null : messageTime(at, Date.now(), locale())].filter((part) => part !== null);
  return parts.length === 0 ? nothing : html`<div class="embed-footer">${parts.join(' • ')}</div>`;
}

export function embedView(embed: EmbedCard): TemplateResult {
  return html`<div class="embed" .style=${edge(embed.color)}>
    ${embed.thumbnail === null ? nothing : html`<div class="embed-thumbnail">${pictureView(embed.thumbnail)}</div>`}
    ${embed.author === null ? nothing : html`<div class="embed-author">${embed.author}</div>`} ${titleView(embed)}
    ${embed.description === null ? nothing : html`<div class="embed-text">${textView(embed.description)}</div>`}
    ${fieldsView(embed)} ${embed.image === null ? nothing : pictureView(embed.image)} ${footerView(embed)}
  </div>`;
}
