import { type MatchId, PAUSE_ACTS } from '#match/types.ts';
import { ok } from '#core/result.ts';
import type { Asked, Chat } from './chat.ts';
import type { PickingCommand } from './customId.ts';
import { askOnce } from './doubleAnswer.ts';
import { showBoard } from './showBoard.ts';
import { pickMatch, withMatch } from './pickMatch.ts';
import { actRefusalText, actText, carryOut, playsToType, undeliveredText, type WishFor } from './playerActs.ts';
import { privately, type Reply } from './reply.ts';
import { askResignation } from './resignation.ts';
import { typedPlay } from './wishes.ts';

type MatchCommand = (id: MatchId, argument: string, asked: Asked, chat: Chat) => Promise<Reply>;

/** An act that is answered in words, because it was typed. */
const act =
  (wishFor: (argument: string) => WishFor): MatchCommand =>
  async (id, argument, asked, chat) => {
    const done = await carryOut(id, wishFor(argument), asked, chat);
    if (!done.ok) {
      return privately(actRefusalText(done.error, await chat.service.load(id), asked.user, asked.text));
    }
    const shown = await chat.notifier.upToDate(id);
    return privately(undeliveredText(shown, asked.text) ?? actText(done.value, asked.user, asked.text));
  };

const COMMANDS: Readonly<Record<PickingCommand, MatchCommand>> = {
  roll: act(() => () => ok({ type: 'roll' })),
  move: act(typedPlay),
  undo: act(() => () => ok({ type: 'undo' })),
  confirm: act(() => () => ok({ type: 'confirm' })),
  double: act(() => () => ok({ type: 'offerDouble' })),
  take: (id, argument, asked, chat) =>
    asked.preferences.confirmTake
      ? askOnce('take', id, asked, chat)
      : act(() => () => ok({ type: 'take' }))(id, argument, asked, chat),
  drop: (id, _, asked, chat) => askOnce('drop', id, asked, chat),
  pause: act((argument) => () => ok({ type: PAUSE_ACTS.find((name) => name === argument) ?? 'offerPause' })),
  resign: (id, _, asked, chat) => askResignation(id, asked, chat),
  board: (id, _, asked, chat) => showBoard(id, asked, chat),
};

/** A command of which the match is already chosen. */
export const runOn = (
  command: PickingCommand,
  id: MatchId,
  argument: string,
  asked: Asked,
  chat: Chat,
): Promise<Reply> => COMMANDS[command](id, argument, asked, chat);

/** A command as it was typed: finds the match first. */
export const runTyped = (command: PickingCommand, argument: string, asked: Asked, chat: Chat): Promise<Reply> =>
  withMatch(command, argument, asked, chat, (id) => runOn(command, id, argument, asked, chat));

/** What can be played in the match that is meant and goes on from what is typed so far. */
export async function completePlay(typed: string, asked: Asked, chat: Chat): Promise<readonly string[]> {
  const picked = await pickMatch('move', asked, chat);
  if (picked.kind !== 'match') return [];
  const loaded = await chat.service.load(picked.id);
  return loaded === null ? [] : playsToType(loaded.state, asked.user, typed, asked.text);
}
