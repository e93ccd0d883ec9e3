import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { appAvatar, personAvatar } from './avatar.ts';
import { leaveCommand, onBlur, onFocus, onKey, pickOffer, send, typeField, typeTail, typeText } from './composer.ts';
import { furtherOptions, type CommandDraft, type Field } from './draft.ts';
import { fieldId, offersFor, TAIL_FIELD, TEXT_FIELD, type Offer, type OfferList } from './offer.ts';
import { draft, page, place, placeTitle, words } from './store.ts';

const LIST = 'composer-list';
const offerId = (at: number): string => `${LIST}-${at}`;

function offerView(offer: Offer): TemplateResult {
  switch (offer.kind) {
    case 'command': {
      const { label, description, options } = offer.command;
      return html`${appAvatar()}
        <span class="option-text">
          <span
            ><b>/${label}</b> ${options
              .filter((option) => option.required)
              .map((option) => html`<span class="option-hint">${option.label}</span>`)}</span
          >
          <span class="hint">${description}</span>
        </span>
        <span class="hint app-name">${page.app.name}</span>`;
    }
    case 'choice': {
      const { choice, field } = offer;
      const avatar =
        field.option.kind !== 'user' ? nothing : choice.value === page.app.id ? appAvatar() : personAvatar(choice.name);
      return html`${avatar}<span class="option-text">${choice.name}</span>`;
    }
    case 'option':
      return html`<span class="option-text">
        <b>${offer.option.label}</b><span class="hint">${offer.option.description}</span>
      </span>`;
  }
}

const keepFocus = (event: Event): void => event.preventDefault();

function listView(list: OfferList): TemplateResult {
  return html`<div class="offers" @mousedown=${keepFocus}>
    <div class="offers-head" id="${LIST}-head">
      <b>${list.heading}</b>${list.hint === null ? nothing : html` <span class="hint">${list.hint}</span>`}
    </div>
    ${list.note === null ? nothing : html`<div class="offers-note hint" role="status">${list.note}</div>`}
    <div role="listbox" id=${LIST} aria-label=${list.heading} ?hidden=${list.offers.length === 0}>
      ${list.offers.map(
        (offer, at) =>
          html`<div
            role="option"
            id=${offerId(at)}
            class=${at === page.active ? 'active' : ''}
            aria-selected=${at === page.active ? 'true' : 'false'}
            @click=${() => pickOffer(offer)}
          >
            ${offerView(offer)}
          </div>`,
      )}
    </div>
  </div>`;
}

interface Combobox {
  readonly expanded: 'true' | 'false';
  readonly active: string | typeof nothing;
}

function combobox(id: string, list: OfferList | null): Combobox {
  const shown = list !== null && list.offers.length > 0 && page.focus === id;
  return { expanded: shown ? 'true' : 'false', active: shown && page.active >= 0 ? offerId(page.active) : nothing };
}

function onKeyDown(event: KeyboardEvent): void {
  if (onKey(event)) event.preventDefault();
}

function textOf(event: Event): string {
  const { target } = event;
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.value : '';
}

function textBox(text: string, list: OfferList | null): TemplateResult {
  const { expanded, active } = combobox(TEXT_FIELD, list);
  const shown = place();
  const label = words().write(shown === undefined ? '' : placeTitle(shown));
  return html`<textarea
    id=${TEXT_FIELD}
    rows="1"
    role="combobox"
    aria-label=${label}
    placeholder=${label}
    aria-autocomplete="list"
    aria-expanded=${expanded}
    aria-controls=${LIST}
    aria-activedescendant=${active}
    maxlength="2000"
    .value=${live(text)}
    @input=${(event: Event) => typeText(textOf(event))}
    @focus=${() => onFocus(TEXT_FIELD)}
    @blur=${onBlur}
    @keydown=${onKeyDown}
  ></textarea>`;
}

function fieldView(filled: Field, list: OfferList | null): TemplateResult {
  const { option, text } = filled;
  const id = fieldId(option);
  const { expanded, active } = combobox(id, list);
  const problem = page.problems.get(option.name);
  return html`<span class="field ${problem === undefined ? '' : 'wrong'}">
    <label for=${id}>${option.label}</label>
    <input
      id=${id}
      name=${option.name}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded=${expanded}
      aria-controls=${LIST}
      aria-activedescendant=${active}
      aria-required=${option.required ? 'true' : 'false'}
      aria-invalid=${problem === undefined ? 'false' : 'true'}
      aria-describedby=${problem === undefined ? `${LIST}-head` : 'composer-problem'}
      autocomplete="off"
      spellcheck="false"
      size=${Math.max(6, text.length + 1)}
      .value=${live(text)}
      @input=${(event: Event) => typeField(filled, textOf(event))}
      @focus=${() => onFocus(id)}
      @blur=${onBlur}
      @keydown=${onKeyDown}
    />
  </span>`;
}

function commandLine(line: CommandDraft, list: OfferList | null): TemplateResult {
  const { expanded, active } = combobox(TAIL_FIELD, list);
  const further = furtherOptions(line).length;
  return html`<div class="command-line">
    <span class="command-name">/${line.command.label}</span>
    ${repeat(
      line.fields,
      ({ option }) => option.name,
      (filled) => fieldView(filled, list),
    )}
    <input
      id=${TAIL_FIELD}
      role="combobox"
      aria-label=${words().moreOptionsLabel}
      placeholder=${further === 0 ? nothing : words().moreOptions(further)}
      aria-autocomplete="list"
      aria-expanded=${expanded}
      aria-controls=${LIST}
      aria-activedescendant=${active}
      autocomplete="off"
      .value=${live(line.tail)}
      @input=${(event: Event) => typeTail(textOf(event))}
      @focus=${() => onFocus(TAIL_FIELD)}
      @blur=${onBlur}
      @keydown=${onKeyDown}
    />
    <button type="button" class="plain" aria-label=${words().removeCommand} @click=${leaveCommand}>✕</button>
  </div>`;
}

function problemView(): TemplateResult | typeof nothing {
  const [problem] = page.problems.values();
  if (problem === undefined) return nothing;
  return html`<div id="composer-problem" class="trouble" role="alert">
    ${{ required: words().required, invalid: words().invalid, unknown: words().unknownCommand }[problem]}
  </div>`;
}

function onSubmit(event: Event): void {
  event.preventDefault();
  send();
}

/** The message box with the list above it. */
export function composerView(): TemplateResult {
  const current = draft();
  const list = offersFor(current);
  return html`<form class="composer" data-mode=${current.kind} @submit=${onSubmit}>
    ${list === null ? nothing : listView(list)} ${problemView()}
    <div class="box">
      ${current.kind === 'text' ? textBox(current.text, list) : commandLine(current, list)}
      <button type="submit" class="send" aria-label=${words().send} title=${words().send}>➤</button>
    </div>
  </form>`;
}
