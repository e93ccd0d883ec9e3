import type { VacationRefusal } from '#app/vacationService.ts';
import type { Catalog } from '#i18n/catalog.ts';
import type { Asked, Chat } from './chat.ts';
import { privately, type Reply } from './reply.ts';
import { buttonRow, liveTime } from './views/components.ts';

/** How things stand; `days` begins a vacation. */
export async function takeVacation(days: number | null, { user, text }: Asked, { vacations }: Chat): Promise<Reply> {
  if (days === null) {
    const { current, daysLeft } = await vacations.status(user);
    if (current === null) return privately(text.vacation.none(daysLeft));
    return privately(text.vacation.running(liveTime(current.until)), [endRow(text)]);
  }
  const begun = await vacations.begin(user, days);
  if (!begun.ok) return privately(vacationRefusalText(begun.error, text));
  return privately(text.vacation.begun(liveTime(begun.value.until)), [endRow(text)]);
}

export async function endVacation({ user, text }: Asked, { vacations }: Chat): Promise<Reply> {
  const ended = await vacations.end(user);
  return privately(ended.ok ? text.vacation.ended() : vacationRefusalText(ended.error, text));
}

const endRow = ({ chat }: Catalog) =>
  buttonRow([{ id: { scope: 'vacation' }, label: chat.buttons.endVacation, look: 'plain' }]);

function vacationRefusalText(refusal: VacationRefusal, { vacation }: Catalog): string {
  switch (refusal.code) {
    case 'onVacation':
      return vacation.onVacation(liveTime(refusal.until));
    case 'notOnVacation':
      return vacation.notOnVacation();
    case 'vacationUsedUp':
      return vacation.usedUp(refusal.daysLeft);
  }
}
