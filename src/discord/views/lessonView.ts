import type { BoardLook } from '#app/preferences.ts';
import { boardLabels } from '#i18n/boardLabels.ts';
import { boardText } from '#i18n/boardText.ts';
import type { Catalog } from '#i18n/catalog.ts';
import type { Locale } from '#i18n/locale.ts';
import { PRESETS } from '#match/presets.ts';
import { type MatchSettings, PRESET_NAMES, type PresetName } from '#match/types.ts';
import { type Button, buttonRow, menuRow } from './components.ts';
import { lessonBoard, type LessonBoard, lessonsOf, startBoard } from './lessons.ts';
import type { MessageView } from './messageView.ts';

/** The last page of a course; the first is 0. */
export const lastPage = (preset: PresetName): number => lessonsOf(PRESETS[preset].settings).length;

/** One page of the rules of a kind of match, with the buttons to turn and to try it. */
export function lessonView(
  preset: PresetName,
  page: number,
  shown: { readonly text: Catalog; readonly locale: Locale; readonly look: BoardLook },
): MessageView {
  const { text } = shown;
  const { settings } = PRESETS[preset];
  const last = lastPage(preset);
  const lesson = lessonsOf(settings)[page - 1] ?? null;
  const [content, board] =
    lesson === null
      ? [firstPage(preset, text), startBoard(settings.games[0] ?? 'tavla')]
      : [lessonText(text.rules.lessons[lesson], settings), lessonBoard(lesson, settings)];
  const turn = (to: number, label: string, disabled: boolean): Button => ({
    id: { scope: 'rules', action: 'page', preset, page: to },
    label,
    look: 'plain',
    disabled,
  });
  return {
    content: [`**${text.table.presets[preset]}**`, content, `-# ${text.rules.page(page + 1, last + 1)}`].join('\n'),
    rows: [
      menuRow(
        { scope: 'rules', action: 'pick', preset, page },
        text.rules.pick,
        PRESET_NAMES.map((name) => ({ value: name, label: text.table.presets[name], chosen: name === preset })),
      ),
      buttonRow([
        turn(Math.max(page - 1, 0), text.rules.back, page === 0),
        turn(page + 1, text.rules.next, page === last),
        { id: { scope: 'rules', action: 'play', preset, page }, label: text.rules.play, look: 'good' },
      ]),
    ],
    board: board === null ? null : shownBoard(board, settings, shown),
    mention: null,
  };
}

const lessonText = ({ title, text }: Catalog['rules']['lessons']['turn'], settings: MatchSettings): string =>
  `### ${title}\n${text(settings)}`;

function firstPage(preset: PresetName, { rules, table }: Catalog): string {
  const { settings, lengths } = PRESETS[preset];
  const { games, cube } = settings;
  const has = (game: (typeof games)[number]): boolean => games.includes(game);
  const options = [
    rules.lengths(lengths, settings.length),
    table.opening[settings.opening],
    table.nextGame[settings.nextGame],
    ...(has('tavla') ? [table.closedBoard[settings.closedBoard], table.tripleMars(settings.rules.tripleMars)] : []),
    ...(has('plakoto') ? [table.pinnedBearOff[settings.rules.pinnedBearOff]] : []),
    table.cubePlayed(cube),
    table.resigning[settings.resigning],
  ];
  return [
    ...games.map((game) => `**${table.game(preset, game)}**: ${rules.games[game]}`),
    ...options.map((option) => `- ${option}`),
  ].join('\n');
}

function shownBoard(
  board: LessonBoard,
  settings: MatchSettings,
  { text, locale, look }: Parameters<typeof lessonView>[2],
): MessageView['board'] {
  const picture = {
    ...board,
    viewer: 'white',
    names: { white: text.rules.you, black: text.rules.opponent },
    score: { white: 0, black: 0 },
    matchLength: settings.length,
    turn: 'white',
    diceOf: board.dice.length === 0 ? null : 'white',
    opening: null,
    crawford: false,
    pips: true,
    labels: boardLabels(locale),
    theme: look.theme,
    mirrored: look.mirrored,
  } as const;
  return { picture, altText: boardText(picture, locale) };
}
