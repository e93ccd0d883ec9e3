import type { Catalog } from '#i18n/catalog.ts';
import { cubeFault } from '#match/cube.ts';
import { isRunning, type RunningState, type StartedState, type ToPlay } from '#match/state.ts';
import type { MatchId, PauseAct } from '#match/types.ts';
import { nextMoves } from '#rules/turn.ts';
import { type CheckerMove, OFF } from '#rules/types.ts';
import type { MatchAction } from '#discord/customId.ts';
import { type Button, type ButtonLook, buttonRow, menuRow, type MenuOption } from './components.ts';
import { historyButton } from './historyView.ts';
import { playText } from './story.ts';
import type { Row } from './messageView.ts';

export interface ShownMatch {
  readonly id: MatchId;
  readonly version: number;
  readonly state: StartedState;
}

/** What can be done on this board, by whoever is to act; derived from the state alone. */
export function matchRows({ id, version, state }: ShownMatch, text: Catalog): readonly Row[] {
  const { buttons } = text.chat;
  const button = (action: MatchAction, label: string, look: ButtonLook, disabled = false): Button => ({
    id: { scope: 'match', match: id, version, action, argument: '' },
    label,
    look,
    disabled,
  });
  const pauses = isRunning(state) ? pauseButtons(state).map((action) => button(action, buttons[action], 'plain')) : [];
  const leaving = [button('resign', buttons.resign, 'plain'), ...pauses];

  if (state.phase === 'matchOver') {
    const { watch, export: record } = text.history;
    return [
      buttonRow([
        button('rematch', buttons.rematch, 'main'),
        historyButton({ kind: 'watch', match: id }, watch),
        historyButton({ kind: 'export', match: id }, record),
      ]),
    ];
  }
  if (!isRunning(state)) return [];
  switch (state.phase) {
    case 'opening':
      return [buttonRow(leaving)];
    case 'toRoll':
      return state.seats[state.turn].kind === 'computer'
        ? [buttonRow(leaving)]
        : [
            buttonRow([
              button('roll', buttons.roll, 'main'),
              ...(cubeFault(state, state.turn) === null
                ? [button('offerDouble', buttons.double(state.cube.value * 2), 'plain')]
                : []),
              ...leaving,
            ]),
          ];
    case 'toPlay': {
      if (state.seats[state.turn].kind === 'computer') return [buttonRow(leaving)];
      const moves = nextMoves(state.play);
      return [
        ...moveMenus({ id, version }, state, moves, text),
        buttonRow([
          button('undo', buttons.undo, 'plain', state.play.moves.length === 0),
          button('confirm', buttons.confirm, 'good', moves.length > 0),
          ...leaving,
        ]),
      ];
    }
    case 'doubleOffered':
      // Whoever has just pressed Roll or Confirm must not take by a press too many: neither stood in Take's place.
      return [
        buttonRow([
          button('drop', buttons.drop, 'danger'),
          ...leaving.slice(0, 1),
          button('take', buttons.take, 'good'),
        ]),
        ...(pauses.length === 0 ? [] : [buttonRow(pauses)]),
      ];
    case 'resignOffered':
      return [
        buttonRow([
          button('acceptResign', buttons.acceptResign, 'good'),
          button('declineResign', buttons.declineResign, 'plain'),
        ]),
      ];
  }
}

/** What may be said about a pause now: only a match of days knows one (`rules.md` 11). */
function pauseButtons({ clock, settings }: RunningState): readonly PauseAct[] {
  if (clock === null || settings.pace.kind !== 'daily') return [];
  if (clock.paused) return ['resume'];
  return clock.pauseAskedBy === null ? ['offerPause'] : ['acceptPause', 'declinePause'];
}

/**
 * One menu for each number that can be played now, with every legal checker move by it: at most fifteen checkers, so
 * never more than Discord's 25 options, and one choice moves one checker.
 */
function moveMenus(
  { id, version }: Pick<ShownMatch, 'id' | 'version'>,
  state: ToPlay,
  moves: readonly CheckerMove[],
  text: Catalog,
): readonly Row[] {
  const numbers = [...new Set(moves.map(({ die }) => die))].sort((a, b) => b - a);
  return numbers.map((die) =>
    menuRow(
      { scope: 'match', match: id, version, action: 'move', argument: `${die}` },
      text.chat.menus.moveBy(die),
      moves.filter((move) => move.die === die).map((move) => moveOption(move, state, text)),
    ),
  );
}

function moveOption(move: CheckerMove, { game }: ToPlay, { chat, table }: Catalog): MenuOption {
  const { hits, pins, pinsMother, bearsOff } = chat.menus;
  const what = move.capture === null ? null : { hit: hits, pin: pins, pinMother: pinsMother }[move.capture];
  const description = what ?? (move.to === OFF ? bearsOff : null);
  return {
    value: printMove(move),
    label: playText([move], game, table),
    ...(description === null ? {} : { description }),
  };
}

/** A checker move as the value of a menu option. */
export const printMove = ({ from, to, die }: Pick<CheckerMove, 'from' | 'to' | 'die'>): string =>
  `${from}/${to}/${die}`;
