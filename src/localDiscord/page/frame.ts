import { html, nothing, type TemplateResult } from 'lit';
import { goTo, playAs } from './actions.ts';
import { announcerView } from './announcer.ts';
import { appAvatar, personAvatar } from './avatar.ts';
import { focusComposer } from './composer.ts';
import { composerView } from './composerView.ts';
import { messageListView } from './messageList.ts';
import { modalView } from './modalView.ts';
import { zoomView } from './pictureView.ts';
import { menuView } from './selectView.ts';
import { page, place, placeTitle, reader, redraw, words } from './store.ts';
import type { PersonCard, Place } from './wire.ts';

function countView(count: number): TemplateResult | typeof nothing {
  return count === 0
    ? nothing
    : html`<span class="count" aria-hidden="true">${count}</span
        ><span class="unseen">, ${words().mentions(count)}</span>`;
}

function setDrawer(open: boolean): void {
  page.drawerOpen = open;
  redraw();
}

function personButton(person: PersonCard): TemplateResult {
  const here = person.id === page.reader;
  return html`<li>
    <button
      type="button"
      class="person"
      aria-pressed=${here ? 'true' : 'false'}
      aria-label="${words().playAs} ${person.name}${person.mentions === 0 ? '' : `, ${words().mentions(person.mentions)}`}"
      title=${person.name}
      data-person=${person.name}
      @click=${() => playAs(person.id)}
    >
      ${personAvatar(person.name)}
      <span class="language" aria-hidden="true">${person.locale.split('-')[0]}</span>
      ${person.mentions === 0 ? nothing : html`<span class="count" aria-hidden="true">${person.mentions}</span>`}
    </button>
  </li>`;
}

function placeLink(shown: Place): TemplateResult {
  const here = shown.id === page.placeId;
  const address = new URL(location.href);
  address.searchParams.set('in', shown.id);
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goTo(shown.id);
  };
  return html`<a
    href=${address.href}
    class="place ${shown.kind} ${shown.unread ? 'unread' : ''}"
    aria-current=${here ? 'page' : nothing}
    @click=${onClick}
  >
    ${shown.kind === 'dm' ? appAvatar() : html`<span class="sign" aria-hidden="true">${shown.kind === 'channel' ? '#' : '└'}</span>`}
    <span class="place-name">${shown.name}</span>
    ${shown.unread && shown.mentions === 0 ? html`<span class="unseen">, ${words().unread}</span>` : nothing}
    ${countView(shown.mentions)}
  </a>`;
}

function channelWithThreads(channel: Place): TemplateResult {
  const threads = page.places.filter(
    ({ id, kind, parentId, archived }) =>
      kind === 'thread' && parentId === channel.id && (!archived || id === page.placeId),
  );
  return html`<li>
    ${placeLink(channel)}
    ${
      threads.length === 0
        ? nothing
        : html`<ul>
            ${threads.map((thread) => html`<li>${placeLink(thread)}</li>`)}
          </ul>`
    }
  </li>`;
}

const placesOf = (kind: Place['kind']): readonly Place[] => page.places.filter((one) => one.kind === kind);

function sidebar(): TemplateResult {
  const me = reader();
  return html`<nav class="sidebar" id="sidebar" aria-label=${words().channels}>
    <h1>${page.guild}</h1>
    <div class="places">
      <h2>${words().textChannels}</h2>
      <ul>
        ${placesOf('channel').map(channelWithThreads)}
      </ul>
      <h2>${words().directMessages}</h2>
      <ul>
        ${placesOf('dm').map((direct) => html`<li>${placeLink(direct)}</li>`)}
      </ul>
    </div>
    ${
      me === undefined
        ? nothing
        : html`<div class="reader">
            ${personAvatar(me.name)}
            <span class="option-text"><b>${me.name}</b><span class="hint">${me.locale}</span></span>
          </div>`
    }
  </nav>`;
}

function header(): TemplateResult {
  const shown = place();
  return html`<header class="top">
    <button
      type="button"
      class="plain burger"
      aria-label=${page.drawerOpen ? words().closeChannels : words().openChannels}
      aria-expanded=${page.drawerOpen ? 'true' : 'false'}
      aria-controls="sidebar"
      @click=${() => setDrawer(!page.drawerOpen)}
    >
      ☰
    </button>
    <h2>${shown === undefined ? '' : placeTitle(shown)}</h2>
    <span class="hint reader-name">${reader()?.name}</span>
  </header>`;
}

function members(): TemplateResult {
  const state = page.app.online ? words().online : words().offline;
  return html`<aside class="members" aria-label=${words().members}>
    <h2>${words().members}</h2>
    <ul>
      <li class=${page.app.online ? '' : 'away'}>
        ${appAvatar()}
        <span class="option-text">
          <span>${page.app.name} <span class="badge">APP</span></span
          ><span class="hint">${state}</span>
        </span>
      </li>
      ${page.people.map(
        (person) => html`<li>${personAvatar(person.name)}<span class="option-text">${person.name}</span></li>`,
      )}
    </ul>
  </aside>`;
}

function skip(event: Event): void {
  event.preventDefault();
  focusComposer();
}

/** The whole page. */
export function frameView(): TemplateResult {
  return html`<a class="skip" href="#composer" @click=${skip}>${words().skipToComposer}</a>
    <div class="frame" data-drawer=${page.drawerOpen ? 'open' : 'closed'}>
      <nav class="rail" aria-label=${words().people}>
        <ul>
          ${page.people.map(personButton)}
        </ul>
      </nav>
      ${sidebar()}
      <main>
        ${header()} ${page.connected ? nothing : html`<div class="lost" role="alert">${words().lost}</div>`}
        ${messageListView()} ${composerView()}
      </main>
      ${members()}
      <div class="shade" @click=${() => setDrawer(false)}></div>
    </div>
    ${announcerView()} ${page.modal === null ? menuView() : nothing} ${modalView()} ${zoomView()}`;
}
