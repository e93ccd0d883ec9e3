import type { BoardPicture } from '#app/boardPicture.ts';
import type { BoardLook } from '#app/preferences.ts';
import { boardLabels } from '#i18n/boardLabels.ts';
import type { ShownDie } from '#i18n/boardView.ts';
import type { Locale } from '#i18n/locale.ts';
import { sideToAct } from '#match/seats.ts';
import { boardOf, type StartedState, type ToPlay } from '#match/state.ts';
import { type ByColor, COLORS, type Color } from '#rules/types.ts';

/** The side from which everybody sees the board: a person who is to act, else the winner, else the first person. */
export function viewerOf(state: StartedState): Color {
  const person = (color: Color | null): Color | null =>
    color !== null && state.seats[color].kind === 'person' ? color : null;
  return (
    person(sideToAct(state)) ??
    (state.phase === 'matchOver' ? person(state.winner) : null) ??
    COLORS.find((color) => person(color) !== null) ??
    'white'
  );
}

/** The board of a state as plain data; `names` as the players wrote them. */
export function boardPictureOf(
  state: StartedState,
  look: BoardLook & { readonly names: ByColor<string>; readonly locale: Locale },
): BoardPicture {
  const playing = playingIn(state);
  return {
    game: state.game,
    position: boardOf(state),
    viewer: viewerOf(state),
    mirrored: look.mirrored,
    names: look.names,
    score: state.score,
    matchLength: state.settings.length,
    turn: sideToAct(state),
    dice: playing === null || playing.play.roll === null ? [] : diceOf(playing),
    diceOf: playing?.turn ?? null,
    handedOver: playing !== null && playing.play.roll === null ? playing.play.diceLeft : [],
    opening: state.lastTurn === null ? (state.opening.at(-1) ?? null) : null,
    cube: state.settings.cube && state.game === 'tavla' ? state.cube : null,
    crawford: state.crawford,
    lastMoves: lastMoves(state, playing),
    pips: state.settings.pips,
    labels: boardLabels(look.locale),
    theme: look.theme,
  };
}

/** A half-played turn, also where an offer to resign has interrupted it. */
function playingIn(state: StartedState): ToPlay | null {
  if (state.phase === 'toPlay') return state;
  return state.phase === 'resignOffered' ? playingIn(state.resume) : null;
}

/** Two dice in the order in which they fell; doubles and cascades with what is left behind what was played. */
function diceOf({ play }: ToPlay): readonly ShownDie[] {
  const used = play.moves.map(({ die }) => ({ die, used: true }));
  const left = play.diceLeft.map((die) => ({ die, used: false }));
  const all = [...used, ...left];
  const first = play.roll?.[0];
  return all.length === 2 ? all.toSorted((a, b) => Number(b.die === first) - Number(a.die === first)) : all;
}

/** What was played in this turn so far, else the turn before. */
function lastMoves(state: StartedState, playing: ToPlay | null): BoardPicture['lastMoves'] {
  if (playing !== null && playing.play.moves.length > 0) return { by: playing.turn, moves: playing.play.moves };
  return state.lastTurn === null ? null : { by: state.lastTurn.by, moves: state.lastTurn.moves };
}
