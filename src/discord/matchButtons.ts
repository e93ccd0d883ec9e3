import { ok } from '#core/result.ts';
import type { Snowflake } from '#app/ports.ts';
import { assertNever } from '#core/assertNever.ts';
import type { Asked, Chat } from './chat.ts';
import { answerNow, askOnce } from './doubleAnswer.ts';
import type { ComponentId } from './customId.ts';
import { postInvitation } from './postInvitation.ts';
import { actRefusalText, carryOut, undeliveredText, type WishFor } from './playerActs.ts';
import { challengeRefusalText } from './refusalText.ts';
import { NO_REPLY, privately, type Reply } from './reply.ts';
import { askResignation, resignNow } from './resignation.ts';
import type { Whereabouts } from './whereabouts.ts';
import { chosenMove } from './wishes.ts';

type MatchComponent = Extract<ComponentId, { scope: 'match' }>;

/** What was pressed, and on which message; `value` is the option that was chosen in a menu. */
export interface Pressed {
  readonly message: Snowflake;
  readonly value: string | null;
  /** All of them, where several can be chosen. */
  readonly values: readonly string[];
  readonly where: Whereabouts;
}

/** A button or menu of a board message. */
export function pressOnBoard(id: MatchComponent, pressed: Pressed, asked: Asked, chat: Chat): Promise<Reply> {
  switch (id.action) {
    case 'roll':
    case 'undo':
    case 'confirm':
    case 'acceptResign':
    case 'declineResign':
    case 'offerDouble':
    case 'offerPause':
    case 'acceptPause':
    case 'declinePause':
    case 'resume': {
      const type = id.action;
      return act(id, () => ok({ type }), pressed, asked, chat);
    }
    case 'move':
      return act(id, chosenMove(pressed.value ?? ''), pressed, asked, chat);
    case 'resign':
      return askResignation(id.match, asked, chat);
    case 'resignNow':
      return resignNow(id.match, id.argument, asked, chat);
    case 'take':
      return asked.preferences.confirmTake
        ? askOnce('take', id.match, asked, chat)
        : act(id, () => ok({ type: 'take' }), pressed, asked, chat);
    case 'drop':
      return askOnce('drop', id.match, asked, chat);
    case 'takeNow':
      return answerNow('take', id.match, id.argument, asked, chat);
    case 'dropNow':
      return answerNow('drop', id.match, id.argument, asked, chat);
    case 'rematch':
      return rematch(id, asked, chat);
    default:
      return assertNever(id.action);
  }
}

/** Where all goes well the board itself is the answer. */
async function act(id: MatchComponent, wish: WishFor, pressed: Pressed, asked: Asked, chat: Chat): Promise<Reply> {
  const { text, user } = asked;
  const done = await carryOut(id.match, wish, asked, chat, id.version);
  if (done.ok) {
    const problem = undeliveredText(await chat.notifier.upToDate(id.match), text);
    return problem === null ? NO_REPLY : privately(problem);
  }
  const loaded = await chat.service.load(id.match);
  const reason = actRefusalText(done.error, loaded, user, text);
  if (done.error.code !== 'staleBoard') return privately(reason);
  if (loaded?.row.shown?.message !== pressed.message) return { kind: 'retire', note: reason };
  await chat.notifier.showAgain(id.match, 'inPlace');
  return privately(reason);
}

async function rematch(id: MatchComponent, { user, text }: Asked, chat: Chat): Promise<Reply> {
  const asked = await chat.challenges.rematch(id.match, user);
  if (!asked.ok) return privately(challengeRefusalText(asked.error, text));
  if ('offered' in asked.value) return (await postInvitation(asked.value.offered, text, chat)) ?? NO_REPLY;
  const problem = undeliveredText(await chat.notifier.upToDate(asked.value.started), text);
  return problem === null ? NO_REPLY : privately(problem);
}
