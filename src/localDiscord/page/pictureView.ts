import { html, nothing, type TemplateResult } from 'lit';
import { page, redraw, words } from './store.ts';
import type { AttachmentCard, Picture } from './wire.ts';

function zoom(picture: Picture | null): void {
  page.zoomed = picture;
  redraw();
}

/** A picture with its alternative text; the whole picture is the button that enlarges it. */
export function pictureView(picture: Picture): TemplateResult {
  return html`<figure class="picture">
    <img
      src=${picture.url}
      alt=${picture.alt ?? ''}
      width=${picture.width ?? nothing}
      height=${picture.height ?? nothing}
      decoding="async"
    />
    <button type="button" class="enlarge" aria-label=${words().enlarge} @click=${() => zoom(picture)}></button>
    ${
      picture.alt === null || picture.alt === ''
        ? nothing
        : html`<details class="alt">
            <summary>${words().altBadge}</summary>
            <p>${picture.alt}</p>
          </details>`
    }
  </figure>`;
}

function sizeText(bytes: number): string {
  return bytes < 1024
    ? `${bytes} B`
    : bytes < 1_048_576
      ? `${(bytes / 1024).toFixed(1)} KB`
      : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

/** A file that is no picture: its name, to be downloaded. */
export function fileView(url: string, filename: string, size: number | null): TemplateResult {
  return html`<div class="file">
    <a href=${url} download=${filename}>${filename}</a>
    ${size === null ? nothing : html`<span class="hint">${sizeText(size)}</span>`}
  </div>`;
}

export function attachmentsView(attachments: readonly AttachmentCard[]): TemplateResult | typeof nothing {
  if (attachments.length === 0) return nothing;
  return html`<div class="attachments">
    ${attachments.map((attachment) =>
      attachment.picture === null
        ? fileView(attachment.url, attachment.filename, attachment.size)
        : pictureView(attachment.picture),
    )}
  </div>`;
}

function closeOnBackground(event: Event): void {
  if (event.target === event.currentTarget) zoom(null);
}

/** The enlarged picture, above everything else. */
export function zoomView(): TemplateResult | typeof nothing {
  const { zoomed } = page;
  if (zoomed === null) return nothing;
  return html`<dialog
    class="zoom"
    aria-label=${words().enlarge}
    data-modal
    @close=${() => zoom(null)}
    @click=${closeOnBackground}
  >
    <img src=${zoomed.url} alt=${zoomed.alt ?? ''} />
    <div class="zoom-bar">
      <a href=${zoomed.url} target="_blank" rel="noopener noreferrer">${words().openOriginal}</a>
      <button type="button" @click=${() => zoom(null)}>${words().close}</button>
    </div>
  </dialog>`;
}
