import { html, nothing, type TemplateResult } from 'lit';
import { dismiss, forgetSent, goTo } from './actions.ts';
import { appAvatar, personAvatar } from './avatar.ts';
import { componentView } from './componentView.ts';
import { embedView } from './embedView.ts';
import { attachmentsView } from './pictureView.ts';
import { locale, page, reader, words, type SentCommand } from './store.ts';
import { personName, plainText, textView } from './textView.ts';
import { messageTime, timestampText } from './timestamp.ts';
import type { MessageCard } from './wire.ts';

/** Brings a message into view and marks it for a moment. */
export function jumpTo(id: string): void {
  const target = document.querySelector(`#message-${CSS.escape(id)}`);
  target?.scrollIntoView({ block: 'center' });
  target?.classList.add('found');
  setTimeout(() => target?.classList.remove('found'), 1500);
}

function avatarOf({ author }: MessageCard): TemplateResult {
  return author.app ? appAvatar() : personAvatar(author.name);
}

/** A command's name in the reader's language; commands that are deployed no more keep theirs. */
function commandLabel(name: string): string {
  return page.commands.find(({ path }) => path === name)?.label ?? name;
}

function aboveView({ replyTo, usedCommand }: MessageCard): TemplateResult | typeof nothing {
  if (usedCommand !== null) {
    return html`<div class="above">
      ${personAvatar(usedCommand.userName)}
      <span
        ><b>${usedCommand.userName}</b> ${words().used}
        <span class="command-name">/${commandLabel(usedCommand.name)}</span></span
      >
    </div>`;
  }
  if (replyTo === null) return nothing;
  return html`<button type="button" class="above" @click=${() => jumpTo(replyTo.id)}>
    <span><b>${replyTo.author}</b> ${plainText(replyTo.text)}</span>
  </button>`;
}

function bylineView(message: MessageCard, grouped: boolean): TemplateResult {
  const { id, author, at } = message;
  const full = timestampText(at, 'F', Date.now(), locale());
  return html`<h3 class="byline ${grouped ? 'unseen' : ''}" id="byline-${id}">
    <span class="author">${author.name}</span>
    ${author.app ? html`<span class="badge">APP</span>` : nothing}
    <time class="hint" datetime=${new Date(at).toISOString()} title=${full}>
      ${messageTime(at, Date.now(), locale())}
    </time>
  </h3>`;
}

function contentView(message: MessageCard): TemplateResult {
  if (message.thinking) {
    return html`<div class="thinking">
      <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> ${words().thinking(message.author.name)}
    </div>`;
  }
  const edited = message.edited ? html`<span class="hint edited">${words().edited}</span>` : nothing;
  return html`<div class="content">${textView(message.content)}${edited}</div>
    ${attachmentsView(message.attachments)} ${message.embeds.map(embedView)}
    ${
      message.components.length === 0
        ? nothing
        : html`<div class="components">${message.components.map((part) => componentView(message.id, part))}</div>`
    }`;
}

function belowView(message: MessageCard): TemplateResult {
  const thread = page.places.find((place) => place.id === message.threadId);
  return html`${
    thread === undefined
      ? nothing
      : html`<button type="button" class="thread-link" @click=${() => goTo(thread.id)}>
          <b>${thread.name}</b><span aria-hidden="true"> ›</span>
        </button>`
  }
  ${page.failed.has(message.id) ? html`<div class="trouble" role="alert">${words().failed}</div>` : nothing}
  ${
    message.ephemeral
      ? html`<div class="ephemeral hint">
          <span aria-hidden="true">👁</span> ${words().onlyYou} •
          <button type="button" class="link" @click=${() => dismiss(message.id)}>${words().dismiss}</button>
        </div>`
      : nothing
  }`;
}

/** One message; `grouped` ones follow another of the same author and show no name of their own. */
export function messageView(message: MessageCard, grouped: boolean): TemplateResult {
  const classes = [
    'message',
    grouped ? 'grouped' : 'first',
    message.mentionsReader ? 'mentioned' : '',
    message.ephemeral ? 'private' : '',
  ].join(' ');
  return html`<li class=${classes} id="message-${message.id}" data-author=${message.author.name}>
    <article aria-labelledby="byline-${message.id}">
      ${aboveView(message)}
      <div class="message-inner">
        <div class="gutter">
          ${
            grouped
              ? html`<time class="hint" aria-hidden="true"
                  >${timestampText(message.at, 't', Date.now(), locale())}</time
                >`
              : avatarOf(message)
          }
        </div>
        <div class="message-body">${bylineView(message, grouped)} ${contentView(message)} ${belowView(message)}</div>
      </div>
    </article>
  </li>`;
}

/** A command that the app has not answered: on its way, or failed. */
export function sentView(sent: SentCommand): TemplateResult {
  return html`<li class="message first private sent" data-sent=${sent.failed ? 'failed' : 'sending'}>
    <article aria-label="/${sent.label}">
      <div class="above">
        ${personAvatar(personName(sent.person))}
        <span><b>${reader()?.name}</b> ${words().used} <span class="command-name">/${sent.label}</span></span>
      </div>
      <div class="message-inner">
        <div class="gutter">${appAvatar()}</div>
        <div class="message-body">
          <h3 class="byline"><span class="author">${page.app.name}</span> <span class="badge">APP</span></h3>
          ${
            sent.failed
              ? html`<div class="trouble" role="alert">${words().noAnswer}</div>
                  <div class="ephemeral hint">
                    <span aria-hidden="true">👁</span> ${words().onlyYou} •
                    <button type="button" class="link" @click=${() => forgetSent(sent.key)}>${words().dismiss}</button>
                  </div>`
              : html`<div class="thinking">
                  <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> ${words().sending}
                </div>`
          }
        </div>
      </div>
    </article>
  </li>`;
}
