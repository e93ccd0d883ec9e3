import type { BoardPicture } from '#app/boardPicture.ts';
import type { DailyPosition } from '#engine/dailyPosition.ts';
import { boardLabels } from '#i18n/boardLabels.ts';
import { boardText } from '#i18n/boardText.ts';
import { playAll } from '#rules/plays.ts';
import type { Asked, Chat } from './chat.ts';
import { privately, type Reply } from './reply.ts';
import { buttonRow } from './views/components.ts';
import type { MessageView } from './views/messageView.ts';
import { opinionLines } from './views/opinion.ts';

/** Today's position, without an answer. The day is that of UTC, the same for everybody. */
export async function showDaily(asked: Asked, chat: Chat): Promise<Reply> {
  const day = new Date(chat.wallNow()).toISOString().slice(0, 10);
  return { kind: 'private', view: dailyView(day, await chat.computer.dailyPosition(day), false, asked) };
}

/** The position of a day with the computer's opinion, to whoever presses the button alone. */
export async function revealDaily(day: string, asked: Asked, chat: Chat): Promise<Reply> {
  if (Number.isNaN(Date.parse(day))) return privately(asked.text.opinion.notToday());
  return { kind: 'private', view: dailyView(day, await chat.computer.dailyPosition(day), true, asked) };
}

function dailyView(day: string, daily: DailyPosition, revealed: boolean, asked: Asked): MessageView {
  const { text, locale } = asked;
  const { turn, best } = daily;
  const picture = pictureOf(daily, revealed, asked);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
  const labels = boardLabels(locale);
  const question = text.opinion.question(
    date,
    text.table.presets[turn.game === 'tavla' ? 'kahve' : turn.game],
    labels.colors[turn.mover],
    text.table.numbers(turn.roll ?? []),
  );
  return {
    content: [question, ...(revealed ? opinionLines(best, turn.game, text) : [])].join('\n'),
    rows: revealed ? [] : [buttonRow([{ id: { scope: 'daily', day }, label: text.opinion.reveal, look: 'main' }])],
    board: { picture, altText: boardText(picture, locale) },
    mention: null,
  };
}

/** The board before the play, or after the best one with its moves marked. */
function pictureOf({ turn, best }: DailyPosition, revealed: boolean, { locale, preferences }: Asked): BoardPicture {
  const labels = boardLabels(locale);
  const play = revealed ? (best[0]?.play ?? []) : [];
  const after = playAll(turn, play);
  return {
    game: turn.game,
    position: after.position,
    viewer: turn.mover,
    mirrored: preferences.mirrored,
    names: { white: labels.colors.white, black: labels.colors.black },
    score: { white: 0, black: 0 },
    matchLength: 1,
    turn: turn.mover,
    dice: turn.diceLeft.map((die) => ({ die, used: false })),
    diceOf: turn.mover,
    handedOver: [],
    opening: null,
    cube: null,
    crawford: false,
    lastMoves: revealed ? { by: turn.mover, moves: play } : null,
    pips: true,
    labels,
    theme: preferences.theme,
  };
}
