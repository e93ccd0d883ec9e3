import { doubleFor } from '#match/decide/cube.ts';
import { seatOf } from '#match/seats.ts';
import type { MatchId } from '#match/types.ts';
import type { Asked, Chat } from './chat.ts';
import { matchRefusalText } from './refusalText.ts';
import { privately, type Reply } from './reply.ts';
import { actAtShownValue } from './shownValue.ts';
import { buttonRow } from './views/components.ts';
import { dropOf, printDouble } from './wishes.ts';

/** A drop ends the game, so it is asked for once more; nothing happens before the button is pressed. */
export async function askDrop(id: MatchId, { user, text }: Asked, { service }: Chat): Promise<Reply> {
  const loaded = await service.load(id);
  if (loaded === null) return privately(text.refusals.unknownMatch());
  const { row, state } = loaded;
  const seat = seatOf(state, user);
  if (seat === null) return privately(matchRefusalText({ code: 'notSeated' }, text));
  const double = doubleFor(state, seat);
  if (!double.ok) return privately(matchRefusalText(double.error, text));
  const { value } = double.value.cube;
  const button = {
    id: { scope: 'match', match: id, version: row.version, action: 'dropNow', argument: printDouble(double.value) },
    label: text.chat.buttons.dropNow(value),
    look: 'danger',
  } as const;
  return privately(text.chat.dropConfirm(value), [buttonRow([button])]);
}

/** The button under `askDrop`: drops only the double that was shown, never a later one. */
export const dropNow = (id: MatchId, argument: string, asked: Asked, chat: Chat): Promise<Reply> =>
  actAtShownValue(
    id,
    dropOf(argument),
    { askAnew: () => askDrop(id, asked, chat), done: () => asked.text.chat.dropDone() },
    asked,
    chat,
  );
