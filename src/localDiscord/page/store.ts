import { EMPTY_DRAFT, type Draft } from './draft.ts';
import type { Problem } from './optionValue.ts';
import type { AppCard, Choice, CommandCard, MenuItem, MessageCard, ModalCard } from './wire.ts';
import type { PersonCard, Picture, Place, Push } from './wire.ts';
import { wordsFor, type Words } from './words.ts';

/** A command on its way to the app, or one that it did not answer. */
export interface SentCommand {
  readonly key: number;
  readonly person: string;
  readonly place: string;
  readonly label: string;
  readonly at: number;
  readonly failed: boolean;
}

/** An open select menu; `anchor` is the element id of its button. */
export interface OpenMenu {
  readonly anchor: string;
  readonly items: readonly MenuItem[];
  readonly min: number;
  readonly max: number;
  readonly active: number;
  readonly chosen: readonly string[];
  readonly pick: (values: readonly string[]) => void;
}

export interface OpenModal {
  readonly card: ModalCard;
  readonly values: Readonly<Record<string, string>>;
  readonly busy: boolean;
  readonly failed: boolean;
}

/** What the app offers for an autocomplete option, for one text typed there. */
export interface Offered {
  readonly key: string;
  readonly choices: readonly Choice[] | 'loading' | 'failed';
}

/** Everything the page shows. It is changed in place, then `redraw` is asked for. */
export interface PageState {
  connected: boolean;
  people: readonly PersonCard[];
  app: AppCard;
  guild: string;
  reader: string;
  placeId: string;
  places: readonly Place[];
  commands: readonly CommandCard[];
  /** Whether the messages of the shown place have come. */
  loaded: boolean;
  messages: ReadonlyMap<string, MessageCard>;
  order: readonly string[];
  more: boolean;
  limit: number;
  readonly drafts: Map<string, Draft>;
  /** Element id of the composer's field that has the focus. */
  focus: string | null;
  active: number;
  popupClosed: boolean;
  problems: ReadonlyMap<string, Problem>;
  offered: Offered | null;
  sent: readonly SentCommand[];
  /** `message customId` of components on their way. */
  readonly busy: Set<string>;
  /** Messages whose last click or choice failed. */
  readonly failed: Set<string>;
  menu: OpenMenu | null;
  modal: OpenModal | null;
  zoomed: Picture | null;
  drawerOpen: boolean;
}

export const FIRST_LIMIT = 60;

export const page: PageState = {
  connected: false,
  people: [],
  app: { id: '', name: '', online: false },
  guild: '',
  reader: '',
  placeId: '',
  places: [],
  commands: [],
  loaded: false,
  messages: new Map(),
  order: [],
  more: false,
  limit: FIRST_LIMIT,
  drafts: new Map(),
  focus: null,
  active: 0,
  popupClosed: false,
  problems: new Map(),
  offered: null,
  sent: [],
  busy: new Set(),
  failed: new Set(),
  menu: null,
  modal: null,
  zoomed: null,
  drawerOpen: false,
};

export function reader(): PersonCard | undefined {
  return page.people.find(({ id }) => id === page.reader);
}

export function locale(): string {
  return reader()?.locale ?? 'en-US';
}

export function words(): Words {
  return wordsFor(locale());
}

export function place(): Place | undefined {
  return page.places.find(({ id }) => id === page.placeId);
}

/** "#tavla" for channels, the bare name elsewhere. */
export function placeTitle(shown: Place): string {
  return shown.kind === 'channel' ? `#${shown.name}` : shown.name;
}

const draftKey = (): string => `${page.reader} ${page.placeId}`;

export function draft(): Draft {
  return page.drafts.get(draftKey()) ?? EMPTY_DRAFT;
}

export function setDraft(changed: Draft): void {
  page.drafts.set(draftKey(), changed);
}

/** Takes in what the server sent; parts meant for another reader or place came too late and are dropped. */
export function takeIn(push: Push): void {
  if (push.part === 'people') {
    page.people = push.people;
    page.app = push.app;
    page.guild = push.guild;
    return;
  }
  if (push.reader !== page.reader) return;
  switch (push.part) {
    case 'places':
      page.places = push.places;
      break;
    case 'commands':
      page.commands = push.commands;
      break;
    case 'messages': {
      if (push.place !== page.placeId) return;
      const known = new Map([...page.messages, ...push.changed.map((card) => [card.id, card] as const)]);
      page.messages = new Map(
        push.order.flatMap((id) => {
          const card = known.get(id);
          return card === undefined ? [] : [[id, card] as const];
        }),
      );
      page.order = push.order;
      page.loaded = true;
      page.more = push.more;
      break;
    }
  }
}

let draw: () => void = () => {};
let asked = false;

/** Draws the page once after the changes of this turn of the event loop. */
export function redraw(): void {
  if (asked) return;
  asked = true;
  queueMicrotask(() => {
    asked = false;
    draw();
  });
}

export function onRedraw(drawPage: () => void): void {
  draw = drawPage;
}
