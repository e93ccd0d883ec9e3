import { doubleFor } from '#match/decide/cube.ts';
import { seatOf } from '#match/seats.ts';
import type { MatchId } from '#match/types.ts';
import type { Asked, Chat } from './chat.ts';
import { matchRefusalText } from './refusalText.ts';
import { privately, type Reply } from './reply.ts';
import { actAtShownValue } from './shownValue.ts';
import { buttonRow } from './views/components.ts';
import { answerOf, type DoubleAnswer, printDouble } from './wishes.ts';

/** A drop ends the game, and some want to be asked before a take, too: nothing happens before the button is pressed. */
export async function askOnce(
  answer: DoubleAnswer,
  id: MatchId,
  { user, text }: Asked,
  { service }: Chat,
): Promise<Reply> {
  const loaded = await service.load(id);
  if (loaded === null) return privately(text.refusals.unknownMatch());
  const { row, state } = loaded;
  const seat = seatOf(state, user);
  if (seat === null) return privately(matchRefusalText({ code: 'notSeated' }, text));
  const double = doubleFor(state, seat);
  if (!double.ok) return privately(matchRefusalText(double.error, text));
  const { value } = double.value.cube;
  const { buttons, dropConfirm, takeConfirm } = text.chat;
  const button = {
    id: {
      scope: 'match',
      match: id,
      version: row.version,
      action: answer === 'drop' ? 'dropNow' : 'takeNow',
      argument: printDouble(double.value),
    },
    label: answer === 'drop' ? buttons.dropNow(value) : buttons.takeNow(value * 2),
    look: answer === 'drop' ? 'danger' : 'good',
  } as const;
  return privately(answer === 'drop' ? dropConfirm(value) : takeConfirm(value * 2), [buttonRow([button])]);
}

/** The button under `askOnce`: answers only the double that was shown, never a later one. */
export const answerNow = (
  answer: DoubleAnswer,
  id: MatchId,
  argument: string,
  asked: Asked,
  chat: Chat,
): Promise<Reply> =>
  actAtShownValue(
    id,
    answerOf(answer, argument),
    {
      askAnew: () => askOnce(answer, id, asked, chat),
      done: () => (answer === 'drop' ? asked.text.chat.dropDone() : asked.text.chat.takeDone()),
    },
    asked,
    chat,
  );
