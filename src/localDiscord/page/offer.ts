import { furtherOptions, matching, matchingCommands, type CommandDraft, type Draft, type Field } from './draft.ts';
import { page, placeTitle, words } from './store.ts';
import type { Choice, CommandCard, OptionCard } from './wire.ts';

/** Element ids of the composer's fields. */
export const TEXT_FIELD = 'composer';
export const TAIL_FIELD = 'composer-more';
export const fieldId = (option: OptionCard): string => `composer-option-${option.name}`;

/** One line of the list above the message box. */
export type Offer =
  | { readonly kind: 'command'; readonly command: CommandCard }
  | { readonly kind: 'choice'; readonly field: Field; readonly choice: Choice }
  | { readonly kind: 'option'; readonly option: OptionCard };

export interface OfferList {
  readonly heading: string;
  readonly hint: string | null;
  readonly offers: readonly Offer[];
  readonly note: string | null;
}

/** Choices to which an option is limited; empty where any text will do. */
export function limitedChoices({ option }: Field): readonly Choice[] {
  switch (option.kind) {
    case 'boolean':
      return [
        { name: words().yes, value: true },
        { name: words().no, value: false },
      ];
    case 'user':
      return [...page.people, page.app].map(({ id, name }) => ({ name, value: id }));
    case 'channel':
      return page.places
        .filter(({ kind }) => kind !== 'dm')
        .map((place) => ({ name: placeTitle(place).replace(/^#/, ''), value: place.id }));
    case 'string':
    case 'integer':
    case 'number':
    case 'other':
      return option.choices;
  }
}

/** What distinguishes one question to the app from the next. */
export function questionKey(draft: CommandDraft, asked: Field): string {
  return JSON.stringify([page.reader, page.placeId, draft.command.path, asked.option.name, asked.text]);
}

function remoteOffers(draft: CommandDraft, asked: Field): Pick<OfferList, 'offers' | 'note'> {
  const answer = page.offered?.key === questionKey(draft, asked) ? page.offered.choices : 'loading';
  if (answer === 'loading') return { offers: [], note: words().loading };
  if (answer === 'failed') return { offers: [], note: words().loadingFailed };
  const offers = answer.map((choice): Offer => ({ kind: 'choice', field: asked, choice }));
  return { offers, note: offers.length === 0 ? words().noMatch : null };
}

function fieldOffers(draft: CommandDraft, focused: Field): OfferList {
  const { option, text, picked } = focused;
  const head = { heading: option.label, hint: option.description };
  if (picked !== null) return { ...head, offers: [], note: null };
  if (option.autocomplete) return { ...head, ...remoteOffers(draft, focused) };
  const limited = limitedChoices(focused);
  const offers = matching(limited, text.replace(/^[@#]/, ''), ({ name }) => [name]).map((choice): Offer => ({
    kind: 'choice',
    field: focused,
    choice,
  }));
  return { ...head, offers, note: limited.length > 0 && offers.length === 0 ? words().noMatch : null };
}

/** What the list above the message box offers for the field that has the focus; null where there is nothing to say. */
export function offersFor(draft: Draft): OfferList | null {
  if (page.popupClosed || page.focus === null) return null;
  if (draft.kind === 'text') {
    const offers = matchingCommands(page.commands, draft.text).map((command): Offer => ({ kind: 'command', command }));
    return offers.length === 0 ? null : { heading: words().commands, hint: null, offers, note: null };
  }
  const focused = draft.fields.find(({ option }) => fieldId(option) === page.focus);
  if (focused !== undefined) return fieldOffers(draft, focused);
  const further = matching(furtherOptions(draft), draft.tail, ({ label, name }) => [label, name]);
  const offers = further.map((option): Offer => ({ kind: 'option', option }));
  return offers.length === 0 ? null : { heading: words().options, hint: null, offers, note: null };
}
