import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { submitModal } from './actions.ts';
import { menuView, selectView } from './selectView.ts';
import { page, redraw, words, type OpenModal } from './store.ts';
import { textView } from './textView.ts';
import type { ModalPart, TextInputCard } from './wire.ts';

function close(): void {
  page.modal = null;
  page.menu = null;
  redraw();
}

function setValue(customId: string, value: string): void {
  if (page.modal === null) return;
  page.modal = { ...page.modal, values: { ...page.modal.values, [customId]: value } };
  redraw();
}

function onInput(event: Event, { customId }: TextInputCard): void {
  const { target } = event;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) setValue(customId, target.value);
}

function inputView(input: TextInputCard, modal: OpenModal): TemplateResult {
  const id = `modal-field-${input.customId}`;
  const value = modal.values[input.customId] ?? '';
  const hintId = input.hint === null ? nothing : `${id}-hint`;
  return html`<label class="modal-label" for=${id}>
      ${input.label}${input.required ? html`<span class="star" aria-hidden="true"> *</span>` : nothing}
    </label>
    ${input.hint === null ? nothing : html`<p class="hint" id="${id}-hint">${input.hint}</p>`}
    ${
      input.long
        ? html`<textarea
            id=${id}
            rows="4"
            name=${input.customId}
            .value=${live(value)}
            placeholder=${input.placeholder ?? nothing}
            minlength=${input.min}
            maxlength=${input.max}
            ?required=${input.required}
            aria-describedby=${hintId}
            @input=${(event: Event) => onInput(event, input)}
          ></textarea>`
        : html`<input
            id=${id}
            name=${input.customId}
            .value=${live(value)}
            placeholder=${input.placeholder ?? nothing}
            minlength=${input.min}
            maxlength=${input.max}
            autocomplete="off"
            ?required=${input.required}
            aria-describedby=${hintId}
            @input=${(event: Event) => onInput(event, input)}
          />`
    }`;
}

function partView(part: ModalPart, modal: OpenModal): TemplateResult {
  if (part.kind === 'text') return html`<div class="modal-text">${textView(part.text)}</div>`;
  if (part.kind === 'input') return inputView(part, modal);
  const { label, hint, select } = part;
  const items = select.items.map((item) => ({ ...item, chosen: item.value === modal.values[select.customId] }));
  return html`<span class="modal-label">${label}</span> ${hint === null ? nothing : html`<p class="hint">${hint}</p>`}
    ${selectView(
      { ...select, items, min: 1, max: 1 },
      {
        anchor: `modal-field-${select.customId}`,
        busy: false,
        label,
        pick: ([value]) => setValue(select.customId, value ?? ''),
      },
    )}`;
}

function onSubmit(event: Event): void {
  event.preventDefault();
  void submitModal();
}

/** The dialog an app has opened. */
export function modalView(): TemplateResult | typeof nothing {
  const { modal } = page;
  if (modal === null) return nothing;
  return html`<dialog class="modal" aria-labelledby="modal-title" data-modal @close=${close}>
    <form @submit=${onSubmit}>
      <header>
        <h2 id="modal-title">${modal.card.title}</h2>
        <button type="button" class="plain" aria-label=${words().close} @click=${close}>✕</button>
      </header>
      <div class="modal-parts">${modal.card.parts.map((part) => partView(part, modal))}</div>
      ${modal.failed ? html`<p class="trouble" role="alert">${words().failed}</p>` : nothing}
      <footer>
        <button type="button" class="button secondary" @click=${close}>${words().cancel}</button>
        <button type="submit" class="button primary" aria-busy=${modal.busy ? 'true' : 'false'}>
          ${words().submit}
        </button>
      </footer>
    </form>
    ${menuView()}
  </dialog>`;
}
