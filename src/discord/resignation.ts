import type { MatchId } from '#match/types.ts';
import { seatOf } from '#match/seats.ts';
import { isRunning, type StartedState } from '#match/state.ts';
import type { Asked, Chat } from './chat.ts';
import { privately, type Reply } from './reply.ts';
import { matchRefusalText } from './refusalText.ts';
import { actAtShownValue } from './shownValue.ts';
import { buttonRow } from './views/components.ts';
import { parseResignation, printResignation, resignation, resignations } from './wishes.ts';

/** Shows privately what can be given up and what it is worth; nothing is sent before a button is pressed. */
export async function askResignation(id: MatchId, { user, text }: Asked, { service }: Chat): Promise<Reply> {
  const loaded = await service.load(id);
  if (loaded === null) return privately(text.refusals.unknownMatch());
  const { row, state } = loaded;
  const seat = seatOf(state, user);
  if (seat === null) return privately(matchRefusalText({ code: 'notSeated' }, text));
  if (!isRunning(state)) return privately(matchRefusalText({ code: 'matchOver' }, text));
  const offers = resignations(state, seat);
  if (!offers.ok) return privately(matchRefusalText(offers.error, text));
  const { chat } = text;
  const lines = offers.value.map(({ scope, points }) =>
    scope === 'game' ? chat.resignGameConfirm(points) : chat.resignMatchConfirm(),
  );
  const buttons = offers.value.map(
    (offer) =>
      ({
        id: {
          scope: 'match',
          match: id,
          version: row.version,
          action: 'resignNow',
          argument: printResignation(offer),
        },
        label: offer.scope === 'game' ? chat.buttons.resignGame(offer.points) : chat.buttons.resignMatch,
        look: 'danger',
      }) as const,
  );
  return privately([chat.resignAsk(), ...lines, chat.resignHow[state.settings.resigning]].join('\n'), [
    buttonRow(buttons),
  ]);
}

/** The button under `askResignation`: sent only if it is still worth what was shown. */
export async function resignNow(id: MatchId, argument: string, asked: Asked, chat: Chat): Promise<Reply> {
  const { text } = asked;
  const shown = parseResignation(argument);
  if (shown === null) return privately(text.refusals.unknownComponent());
  const askAnew = () => askResignation(id, asked, chat);
  const done = ({ phase }: StartedState): string =>
    phase === 'resignOffered' ? text.chat.resignSent() : text.chat.resignDone();
  return actAtShownValue(id, resignation(shown), { askAnew, done }, asked, chat);
}
