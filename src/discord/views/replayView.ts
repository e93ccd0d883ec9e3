import type { BoardPicture } from '#app/boardPicture.ts';
import type { BoardLook } from '#app/preferences.ts';
import type { ReplayPage } from '#app/replay.ts';
import { REPLAY_BUTTONS, type ReplayButton } from '#discord/historyId.ts';
import type { SideName } from '#discord/names.ts';
import { boardText } from '#i18n/boardText.ts';
import type { Catalog } from '#i18n/catalog.ts';
import type { Locale } from '#i18n/locale.ts';
import type { MatchId } from '#match/types.ts';
import type { ByColor, Color } from '#rules/types.ts';
import { boardPictureOf } from './boardPicture.ts';
import { buttonRow } from './components.ts';
import { historyButton } from './historyView.ts';
import type { MessageView } from './messageView.ts';
import { textBoardLines } from './textBoardLines.ts';
import { storyOf } from './story.ts';

/** More boards than this make no moving picture: they would take too much memory at once. */
export const MOST_BOARDS = 200;

/** How whoever watches sees a match: from one side throughout. */
export interface ReplayLook extends BoardLook {
  readonly viewer: Color;
  readonly names: ByColor<SideName>;
  readonly locale: Locale;
}

/** The board of a page; all its dice are as they fell. */
export function replayPicture({ shown }: ReplayPage, look: ReplayLook): BoardPicture {
  const names = { white: look.names.white.raw, black: look.names.black.raw };
  const picture = boardPictureOf(shown, { ...look, names });
  return { ...picture, viewer: look.viewer, dice: picture.dice.map(({ die }) => ({ die, used: false })) };
}

/** One page with what happened on it, and the buttons to turn. */
export function replayView(
  match: MatchId,
  pages: readonly ReplayPage[],
  number: number,
  look: ReplayLook,
  text: Catalog,
): MessageView {
  const { history } = text;
  const last = pages.length - 1;
  const at = Math.min(number, last);
  const page = pages[at];
  if (page === undefined) return { content: history.nothingToWatch(), rows: [], board: null, mention: null };
  const names = { white: look.names.white.shown, black: look.names.black.shown };
  const picture = replayPicture(page, look);
  const targets: Readonly<Record<ReplayButton, number>> = {
    first: 0,
    back: Math.max(at - 1, 0),
    next: Math.min(at + 1, last),
    last,
  };
  const isWhole = page.game > 1 || pages.at(-1)?.game !== 1;
  const films = [
    historyButton({ kind: 'film', match, game: page.game }, history.film),
    ...(isWhole && pages.length <= MOST_BOARDS
      ? [historyButton({ kind: 'film', match, game: 0 }, history.wholeFilm)]
      : []),
  ];
  return {
    content: [
      ...storyOf(page.before, page.events, names, text.table),
      ...textBoardLines(picture, look),
      `-# ${history.page(at + 1, pages.length)}`,
    ].join('\n'),
    rows: [
      buttonRow(
        REPLAY_BUTTONS.map((button) =>
          historyButton(
            { kind: 'replay', button, match, page: targets[button] },
            history.turn[button],
            targets[button] === at,
          ),
        ),
      ),
      buttonRow(films),
    ],
    board: { picture, altText: boardText(picture, look.locale) },
    mention: null,
  };
}
