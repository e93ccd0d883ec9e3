let shown: Element | null = null;

/** After drawing: brings the item that the arrow keys have just reached into view; one that stays is left alone. */
export function showActiveItem(): void {
  const active = document.querySelector('[role=listbox] .active');
  if (active !== null && active !== shown) active.scrollIntoView({ block: 'nearest' });
  shown = active;
}
