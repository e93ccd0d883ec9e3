/** Where the focus was when the open dialog appeared. */
let beforeDialog: Element | null = null;

/** Opens dialogs that were drawn just now and puts the focus into their first field. */
function openDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-modal]')) {
    if (dialog.open) continue;
    beforeDialog = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('.modal-parts :is(input, textarea, button)')?.focus();
  }
}

/** Gives the focus back to what had it, or to the messages where that is gone. */
function recover(held: Element): void {
  const lost = !held.isConnected && document.activeElement === document.body;
  if (!lost) return;
  const back = beforeDialog?.isConnected === true ? beforeDialog : document.querySelector('#messages');
  beforeDialog = null;
  if (back instanceof HTMLElement) back.focus({ preventScroll: true });
}

/** Draws, and keeps the focus from falling to the top of the page when what had it goes away. */
export function drawKeepingFocus(drawPage: () => void): void {
  const held = document.activeElement;
  drawPage();
  openDialogs();
  if (held !== null) recover(held);
}
