import type { Selectable } from 'kysely';
import type { Place } from '#app/ports.ts';
import type { PlaceColumns } from './schema.ts';

/** Where a match or a challenge belongs, as its row has it. */
export const placeOf = ({ guild, channel, thread, answers_only, locale }: Selectable<PlaceColumns>): Place => ({
  guild,
  channel,
  thread,
  answersOnly: answers_only === 1,
  locale,
});

export const placeColumns = ({ guild, channel, thread, answersOnly, locale }: Place): Selectable<PlaceColumns> => ({
  guild,
  channel,
  thread,
  answers_only: answersOnly ? 1 : 0,
  locale,
});
