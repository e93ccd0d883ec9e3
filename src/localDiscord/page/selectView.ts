import { html, nothing, type TemplateResult } from 'lit';
import { page, redraw, words, type OpenMenu } from './store.ts';
import type { MenuItem, SelectCard } from './wire.ts';

export interface SelectUse {
  /** Element id of the menu's button. */
  readonly anchor: string;
  readonly busy: boolean;
  /** Accessible name where the placeholder does not tell. */
  readonly label: string | null;
  readonly pick: (values: readonly string[]) => void;
}

const optionId = (anchor: string, at: number): string => `${anchor}-option-${at}`;

function openMenu(select: SelectCard, { anchor, pick }: SelectUse): void {
  const { items, min, max } = select;
  const chosen = items.filter((item) => item.chosen).map((item) => item.value);
  const first = items.findIndex((item) => item.chosen);
  page.menu = { anchor, items, min, max, active: Math.max(0, first), chosen, pick };
  redraw();
}

const sameChoice = (menu: OpenMenu): boolean => {
  const before = menu.items.filter((item) => item.chosen).map((item) => item.value);
  return before.length === menu.chosen.length && before.every((value) => menu.chosen.includes(value));
};

/** Closes the open menu. A menu for several choices sends them now, as Discord does. */
export function closeMenu(): void {
  const { menu } = page;
  if (menu === null) return;
  page.menu = null;
  if (menu.max > 1 && menu.chosen.length >= menu.min && !sameChoice(menu)) menu.pick(menu.chosen);
  redraw();
}

function pickItem(menu: OpenMenu, item: MenuItem): void {
  if (menu.max === 1) {
    page.menu = null;
    menu.pick([item.value]);
  } else {
    const without = menu.chosen.filter((value) => value !== item.value);
    const chosen = without.length < menu.chosen.length ? without : [...without, item.value].slice(0, menu.max);
    page.menu = { ...menu, chosen };
  }
  redraw();
}

function move(menu: OpenMenu, to: number): void {
  page.menu = { ...menu, active: Math.min(menu.items.length - 1, Math.max(0, to)) };
  redraw();
}

function startingWith(menu: OpenMenu, letter: string): number {
  const wanted = letter.toLocaleLowerCase();
  const begins = (item: MenuItem): boolean => item.label.toLocaleLowerCase().startsWith(wanted);
  const after = menu.items.findIndex((item, at) => at > menu.active && begins(item));
  return after === -1 ? menu.items.findIndex(begins) : after;
}

function onMenuKey(event: KeyboardEvent, menu: OpenMenu): boolean {
  const item = menu.items[menu.active];
  switch (event.key) {
    case 'ArrowDown':
      move(menu, menu.active + 1);
      return true;
    case 'ArrowUp':
      move(menu, menu.active - 1);
      return true;
    case 'Home':
      move(menu, 0);
      return true;
    case 'End':
      move(menu, menu.items.length - 1);
      return true;
    case 'Enter':
    case ' ':
      if (item !== undefined) pickItem(menu, item);
      return true;
    case 'Escape':
      closeMenu();
      return true;
    default: {
      const found = event.key.length === 1 ? startingWith(menu, event.key) : -1;
      if (found !== -1) move(menu, found);
      return false;
    }
  }
}

function onButtonKey(event: KeyboardEvent, select: SelectCard, use: SelectUse): void {
  const menu = page.menu?.anchor === use.anchor ? page.menu : null;
  if (menu !== null) {
    if (onMenuKey(event, menu)) event.preventDefault();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    openMenu(select, use);
  }
}

/** The closed menu: a button that shows what is chosen or the placeholder. */
export function selectView(select: SelectCard, use: SelectUse): TemplateResult {
  const menu = page.menu?.anchor === use.anchor ? page.menu : null;
  const chosen = menu?.chosen ?? select.items.filter((item) => item.chosen).map((item) => item.value);
  const labels = select.items.filter((item) => chosen.includes(item.value)).map((item) => item.label);
  const placeholder = select.placeholder ?? words().choose;
  return html`<button
    type="button"
    class="select"
    id=${use.anchor}
    role="combobox"
    data-custom-id=${select.customId}
    aria-label=${use.label ?? placeholder}
    aria-haspopup="listbox"
    aria-expanded=${menu === null ? 'false' : 'true'}
    aria-controls=${menu === null ? nothing : 'open-menu'}
    aria-activedescendant=${menu === null ? nothing : optionId(use.anchor, menu.active)}
    aria-busy=${use.busy ? 'true' : 'false'}
    ?disabled=${select.disabled}
    @click=${() => (menu === null ? openMenu(select, use) : closeMenu())}
    @blur=${() => (menu === null ? undefined : closeMenu())}
    @keydown=${(event: KeyboardEvent) => onButtonKey(event, select, use)}
  >
    <span class=${labels.length === 0 ? 'hint' : ''}>${labels.length === 0 ? placeholder : labels.join(', ')}</span>
    <span class="arrow" aria-hidden="true"></span>
  </button>`;
}

function itemView(menu: OpenMenu, item: MenuItem, at: number): TemplateResult {
  const chosen = menu.chosen.includes(item.value);
  return html`<div
    role="option"
    id=${optionId(menu.anchor, at)}
    class=${at === menu.active ? 'active' : ''}
    data-value=${item.value}
    aria-selected=${chosen ? 'true' : 'false'}
    @click=${() => pickItem(menu, item)}
  >
    ${item.emoji === null ? nothing : html`<span class="emoji">${item.emoji}</span>`}
    <span class="option-text">
      <span>${item.label}</span>
      ${item.description === null ? nothing : html`<span class="hint">${item.description}</span>`}
    </span>
    ${chosen ? html`<span class="tick" aria-hidden="true">✓</span>` : nothing}
  </div>`;
}

const keepFocus = (event: Event): void => event.preventDefault();

/** The list of the open menu; `placeMenu` puts it beside its button after drawing. */
export function menuView(): TemplateResult | typeof nothing {
  const { menu } = page;
  if (menu === null) return nothing;
  return html`<div
    id="open-menu"
    class="menu"
    role="listbox"
    popover="manual"
    aria-multiselectable=${menu.max > 1 ? 'true' : 'false'}
    @mousedown=${keepFocus}
  >
    ${menu.items.map((item, at) => itemView(menu, item, at))}
  </div>`;
}

/** Below its button, or above it where there is more room; a menu whose button has gone closes. */
export function placeMenu(): void {
  const list = document.querySelector<HTMLElement>('#open-menu');
  if (page.menu === null || list === null) return;
  const button = document.querySelector(`#${CSS.escape(page.menu.anchor)}`);
  if (button === null) {
    page.menu = null;
    redraw();
    return;
  }
  if (!list.matches(':popover-open')) list.showPopover();
  const box = button.getBoundingClientRect();
  const below = innerHeight - box.bottom;
  const upward = below < Math.min(list.scrollHeight, 260) && box.top > below;
  list.style.left = `${box.left}px`;
  list.style.width = `${box.width}px`;
  list.style.maxHeight = `${Math.min(320, (upward ? box.top : below) - 12)}px`;
  list.style.top = upward ? 'auto' : `${box.bottom + 4}px`;
  list.style.bottom = upward ? `${innerHeight - box.top + 4}px` : 'auto';
}
