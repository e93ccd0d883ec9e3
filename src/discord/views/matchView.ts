import type { BoardLook } from '#app/preferences.ts';
import type { Settlement } from '#app/ratingPorts.ts';
import type { SideName } from '#discord/names.ts';
import { boardText } from '#i18n/boardText.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { catalogOf } from '#i18n/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { cubeFault } from '#match/cube.ts';
import { sideToAct } from '#match/seats.ts';
import { boardOf, isRunning, type RunningState, type StartedState, type ToPlay } from '#match/state.ts';
import type { UserId } from '#match/types.ts';
import { pipCount } from '#rules/pips.ts';
import { countAt } from '#rules/position.ts';
import { nextMoves, numbersLeft } from '#rules/turn.ts';
import { type ByColor, COLORS, type Color, OFF, opponentOf } from '#rules/types.ts';
import { boardPictureOf } from './boardPicture.ts';
import { liveTime } from './components.ts';
import { matchRows, type ShownMatch } from './matchComponents.ts';
import type { MessageView } from './messageView.ts';
import { xgidOf } from './positionId.ts';
import { gameInSet, playText } from './story.ts';
import { textBoardLines } from './textBoardLines.ts';

/** Discord's limit for a message, kept clear of by this much for what stands around the news. */
const MAX_NEWS = 1_200;
/** A board in letters takes up to 650 of them. */
const MAX_NEWS_BESIDE_BOARD = 550;

export interface TableView extends ShownMatch {
  readonly locale: Locale;
  readonly names: ByColor<SideName>;
  readonly look: BoardLook;
  /** What happened since the message before, and what the table has to say about the place. */
  readonly news: readonly string[];
  /** Wall time (ms) at which the running decision falls due; null without a clock. */
  readonly dueWallMs: number | null;
  /** What the finished match has done to the ratings; null while it runs, and against the computer. */
  readonly settlement: Settlement | null;
  /** The secrets of its dice; none before the match is over. */
  readonly secrets: readonly string[];
  /** Who has left the server, and the wall time (ms) until which that seat is kept; null where both are there. */
  readonly seatEnd: { readonly color: Color; readonly wallMs: number } | null;
}

/** The board message: what happened, whose turn it is with what, the score, the race, the picture, the buttons. */
export function matchView(view: TableView): MessageView {
  const { state, locale } = view;
  const text = catalogOf(locale);
  const names = { white: view.names.white.raw, black: view.names.black.raw };
  const picture = boardPictureOf(state, { ...view.look, names, locale });
  const lines = [
    ...newest(view.news, view.look.textBoard ? MAX_NEWS_BESIDE_BOARD : MAX_NEWS),
    '',
    ...(isRunning(state) ? statusLines(view, state, text) : []),
    scoreLine(view, text),
    ...ratingLines(view, text),
    ...view.secrets.map((secret) => text.table.diceUnsealed(secret)),
    ...(isRunning(state) ? [raceLine(view, text), ...cubeLines(view, text)] : []),
    ...textBoardLines(picture, view.look),
  ];
  return {
    content: lines.join('\n').trim(),
    rows: matchRows(view, text),
    board: { picture, altText: boardText(picture, locale) },
    mention: personToTell(state),
  };
}

/** The newest lines that fit; after a long outage there may be too many. */
function newest(lines: readonly string[], most: number): readonly string[] {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines.toReversed()) {
    length += line.length + 1;
    if (length > most) return ['…', ...kept];
    kept.unshift(line);
  }
  return kept;
}

/** Whose act the match waits for; while a pause is asked for, the one who answers that. */
function personToTell(state: StartedState): UserId | null {
  const asker = isRunning(state) ? (state.clock?.pauseAskedBy ?? null) : null;
  const side = asker === null ? sideToAct(state) : opponentOf(asker);
  const seat = side === null ? null : state.seats[side];
  return seat?.kind === 'person' ? seat.user : null;
}

function statusLines(view: TableView, state: RunningState, text: Catalog): readonly string[] {
  const side = sideToAct(state);
  if (side === null) return [];
  const seat = state.seats[side];
  if (seat.kind === 'computer') return [text.table.thinking(view.names[side].shown)];
  const clock = clockLine(view, state, text);
  return [
    ...taskLines(state, `<@${seat.user}>`, text),
    ...(clock === null ? [] : [clock]),
    ...pauseLines(view, state, text),
    ...seatLines(view, text),
  ];
}

function pauseLines({ names }: TableView, { clock, seats }: RunningState, { table }: Catalog): readonly string[] {
  const asker = clock?.pauseAskedBy ?? null;
  const answerer = asker === null ? null : seats[opponentOf(asker)];
  if (asker === null || answerer?.kind !== 'person') return [];
  return [table.toAnswerPause(`<@${answerer.user}>`, names[asker].shown)];
}

const seatLines = ({ seatEnd, names }: TableView, { table }: Catalog): readonly string[] =>
  seatEnd === null ? [] : [table.seatKept(names[seatEnd.color].shown, liveTime(seatEnd.wallMs))];

/** What `who` has to do now. */
function taskLines(state: RunningState, who: string, { table }: Catalog): readonly string[] {
  switch (state.phase) {
    case 'opening':
      return [];
    case 'toRoll':
      return [cubeFault(state, state.turn) === null ? table.toRollOrDouble(who) : table.toRoll(who)];
    case 'toPlay':
      return [
        state.play.roll === null
          ? table.toPlayHandedOver(who, state.play.diceLeft)
          : table.toPlay(who, state.play.roll),
        ...progressLines(state, table),
      ];
    case 'doubleOffered': {
      const xgid = xgidOf(state);
      return [table.toAnswerDouble(who, state.cube.value * 2), ...(xgid === null ? [] : [`\`${xgid}\``])];
    }
    case 'resignOffered':
      return [table.toAnswerResign(who, state.offer.points, state.offer.scope)];
  }
}

function progressLines({ play, game }: ToPlay, table: Catalog['table']): readonly string[] {
  if (play.moves.length === 0) {
    return play.roll !== null && numbersLeft(play).order !== 'free' ? [table.cascade(play.diceLeft)] : [];
  }
  const complete = nextMoves(play).length === 0;
  const soFar = table.playedSoFar(playText(play.moves, game, table), complete ? [] : play.diceLeft);
  return complete ? [soFar, table.turnComplete()] : [soFar];
}

function clockLine({ dueWallMs, names }: TableView, state: RunningState, { table }: Catalog): string | null {
  const side = sideToAct(state);
  if (state.clock?.held === true) return table.clockHeld();
  if (state.clock?.paused === true) return table.clockPaused();
  if (side !== null && state.clock?.away[side] === true) return table.clockOnVacation(names[side].shown);
  if (dueWallMs === null || side === null || state.clock === null) return null;
  const reserve = state.settings.pace.kind === 'live' ? Math.round(state.clock.reserveMs[side] / 1000) : null;
  return table.clock(liveTime(dueWallMs), reserve);
}

const scoreLine = ({ state, names }: TableView, { table }: Catalog): string =>
  table.score({
    white: names.white.shown,
    black: names.black.shown,
    whitePoints: state.score.white,
    blackPoints: state.score.black,
    target: state.settings.length,
    gameNumber: state.gameNumber,
    game: gameInSet(state, state.game, table),
    crawford: state.crawford && isRunning(state),
  });

function ratingLines({ settlement, names }: TableView, { rating }: Catalog): readonly string[] {
  if (settlement === null) return [];
  if (settlement.kind === 'unrated') return [rating.unrated[settlement.reason]()];
  const line = (color: Color): string => {
    const { before, after } = settlement.changes[color];
    return rating.changed(names[color].shown, Math.round(before), Math.round(after));
  };
  return [`📈 ${COLORS.map(line).join(' · ')}`];
}

/** The cube where it is in play. */
function cubeLines({ state, names }: TableView, { table }: Catalog): readonly string[] {
  const { settings, game, crawford, cube } = state;
  if (!settings.cube || settings.length === 1 || game !== 'tavla' || crawford) return [];
  return [table.cube(cube.value, cube.owner === null ? null : names[cube.owner].shown)];
}

/** Pips and borne-off checkers, the side to act first as in the picture. */
function raceLine({ state, names }: TableView, { table }: Catalog): string {
  const position = boardOf(state);
  const first = sideToAct(state) ?? COLORS[0];
  const side = (color: Color): string =>
    table.race({
      who: names[color].shown,
      pips: state.settings.pips ? pipCount(position, color) : null,
      off: countAt(position, color, OFF),
    });
  return `${side(first)} · ${side(opponentOf(first))}`;
}
