import { render } from 'lit';
import { showActiveItem } from './activeItem.ts';
import { goTo, useConnection, watch } from './actions.ts';
import { focusComposer, settleFocus } from './composer.ts';
import { connect } from './connection.ts';
import { drawKeepingFocus } from './focusKeeper.ts';
import { frameView } from './frame.ts';
import { keepAtEnd } from './messageList.ts';
import { placeMenu } from './selectView.ts';
import { locale, onRedraw, page, place, placeTitle, reader, redraw, takeIn } from './store.ts';
import type { Push } from './wire.ts';

/** Milliseconds between drawings that let relative times run. */
const TICK = 1000;

function draw(): void {
  const shown = place();
  document.documentElement.lang = locale();
  const mentions = reader()?.mentions ?? 0;
  const parts = [shown === undefined ? '' : placeTitle(shown), reader()?.name ?? '', page.guild];
  document.title = `${mentions > 0 ? `(${mentions}) ` : ''}${parts.filter((part) => part !== '').join(' • ')}`;
  drawKeepingFocus(() => {
    render(frameView(), document.body);
    settleFocus();
  });
  placeMenu();
  showActiveItem();
  keepAtEnd();
}

/** `?as=Name` plays as that person, `&in=id` opens a place; else the first of each. */
function arrive(): void {
  const asked = new URL(location.href).searchParams;
  const person = page.people.find(({ name }) => name === asked.get('as')) ?? page.people[0];
  if (person === undefined) return;
  page.reader = person.id;
  goTo(asked.get('in') ?? '');
  // On a touch screen the focus would open the keyboard.
  if (matchMedia('(hover: hover)').matches) focusComposer();
}

function onPush(push: Push): void {
  takeIn(push);
  if (push.part === 'people' && page.reader === '') arrive();
  if (push.part === 'places' && place() === undefined) {
    const first = page.places[0];
    if (first !== undefined && push.reader === page.reader) goTo(first.id);
  }
  redraw();
}

/** Typing anywhere outside a field goes to the message box. */
function onPageKey(event: KeyboardEvent): void {
  const { target } = event;
  const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey && event.key.length === 1 && event.key !== ' ';
  if (typing || !plain || page.modal !== null || page.menu !== null || page.zoomed !== null) return;
  focusComposer();
}

onRedraw(draw);
useConnection(
  connect({
    push: onPush,
    opened: () => {
      page.connected = true;
      if (page.reader !== '') watch();
      redraw();
    },
    lost: () => {
      page.connected = false;
      redraw();
    },
  }),
);
document.addEventListener('keydown', onPageKey);
document.addEventListener('scroll', placeMenu, true);
addEventListener('resize', redraw);
setInterval(() => {
  if (!document.hidden) redraw();
}, TICK);
