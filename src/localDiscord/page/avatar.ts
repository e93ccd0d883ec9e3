import { html, svg, type TemplateResult } from 'lit';

const TONES = 8;

function toneOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % TONES;
}

/** A person's picture: the initial on a colour of their own. */
export function personAvatar(name: string): TemplateResult {
  const initial = Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '?';
  return html`<span class="avatar tone-${toneOf(name)}" aria-hidden="true">${initial}</span>`;
}

/** The app's picture: two checkers. */
export function appAvatar(): TemplateResult {
  return html`<span class="avatar app" aria-hidden="true">
    <svg viewBox="0 0 40 40">
      ${svg`<circle cx="15" cy="16" r="9" class="dark-checker" /><circle cx="25" cy="24" r="9" class="light-checker" />`}
    </svg>
  </span>`;
}
