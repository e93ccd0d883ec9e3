import { html, nothing, type TemplateResult } from 'lit';
import { choose, press } from './actions.ts';
import { edge } from './embedView.ts';
import { selectView } from './selectView.ts';
import { fileView, pictureView } from './pictureView.ts';
import { page } from './store.ts';
import { textView } from './textView.ts';
import type { ButtonCard, ComponentCard } from './wire.ts';

function buttonFace({ emoji, label }: ButtonCard): TemplateResult {
  return html`${emoji === null ? nothing : html`<span class="emoji">${emoji}</span>`}${label}`;
}

function buttonView(message: string, button: ButtonCard): TemplateResult {
  const { customId, url } = button;
  if (url !== null) {
    return html`<a class="button link" href=${url} target="_blank" rel="noopener noreferrer">
      ${buttonFace(button)}<span class="outward" aria-hidden="true">↗</span>
    </a>`;
  }
  const busy = customId !== null && page.busy.has(`${message} ${customId}`);
  return html`<button
    type="button"
    class="button ${button.style}"
    data-custom-id=${customId ?? nothing}
    ?disabled=${button.disabled || customId === null}
    aria-busy=${busy ? 'true' : 'false'}
    @click=${() => (customId === null ? undefined : press(message, customId))}
  >
    ${buttonFace(button)}
  </button>`;
}

function insideView(message: string, inside: readonly ComponentCard[]): readonly TemplateResult[] {
  return inside.map((component) => componentView(message, component));
}

/** One component of a message, of the classic kinds and of the second version. */
export function componentView(message: string, component: ComponentCard): TemplateResult {
  switch (component.kind) {
    case 'button':
      return buttonView(message, component);
    case 'select':
      return selectView(component, {
        anchor: `menu-${message}-${component.customId}`,
        busy: page.busy.has(`${message} ${component.customId}`),
        label: null,
        pick: (values) => choose(message, component.customId, values),
      });
    case 'row':
      return html`<div class="row">${insideView(message, component.inside)}</div>`;
    case 'text':
      return html`<div class="component-text">${textView(component.text)}</div>`;
    case 'section':
      return html`<div class="section">
        <div>${insideView(message, component.inside)}</div>
        ${component.beside === null ? nothing : componentView(message, component.beside)}
      </div>`;
    case 'container':
      return html`<div class="container" .style=${edge(component.color)}>
        ${insideView(message, component.inside)}
      </div>`;
    case 'gallery':
      return html`<div class="gallery">${component.pictures.map(pictureView)}</div>`;
    case 'thumbnail':
      return html`<div class="thumbnail">${pictureView(component.picture)}</div>`;
    case 'file':
      return fileView(component.url, component.filename, null);
    case 'separator':
      return html`<div class="separator ${component.line ? 'line' : ''}"></div>`;
  }
}
