import { err, ok, type Result } from '#core/result.ts';
import type { Wish } from '#app/matchService.ts';
import { doubleFor } from '#match/decide/cube.ts';
import { ownTurn, uninterrupted } from '#match/decide/running.ts';
import type { Refusal } from '#match/refusal.ts';
import { resignFault, resignValue } from '#match/resign.ts';
import type { DoubleOffered, RunningState, ToPlay } from '#match/state.ts';
import type { ResignScope } from '#match/types.ts';
import { parsePlay, type PlayFault } from '#notation/parsePlay.ts';
import { type Color, DICE } from '#rules/types.ts';

/** The turn that a seat is in the middle of, or why it is not in one. */
export function turnOf(state: RunningState, seat: Color): Result<ToPlay, Refusal> {
  const turn = ownTurn(state, seat);
  if (!turn.ok) return turn;
  return turn.value.phase === 'toRoll' ? err({ code: 'rollFirst' }) : ok(turn.value);
}

/** What was typed is no play of this turn. */
export interface Unplayable {
  readonly code: 'unplayable';
  readonly fault: PlayFault;
}

/** What was shown before a resignation or a drop is not its value any more. */
export interface ValueChanged {
  readonly code: 'valueChanged';
}

/** A typed play; where nothing is left to be played, to say so ends the turn. */
export const typedPlay =
  (typed: string) =>
  (state: RunningState, seat: Color): Result<Wish, Refusal | Unplayable> => {
    const turn = turnOf(state, seat);
    if (!turn.ok) return turn;
    const moves = parsePlay(typed, turn.value.play);
    if (!moves.ok) return err({ code: 'unplayable', fault: moves.error });
    return ok(moves.value.length === 0 ? { type: 'confirm' } : { type: 'move', moves: moves.value });
  };

/** One checker move as a menu's option names it; anything else moves nothing. */
export const chosenMove =
  (value: string) =>
  (state: RunningState, seat: Color): Result<Wish, Refusal> => {
    const turn = turnOf(state, seat);
    if (!turn.ok) return turn;
    const [from, to, number] = value.split('/').map(Number);
    const die = DICE.find((one) => one === number);
    if (from === undefined || to === undefined || die === undefined) {
      return err({ code: 'illegalMove', fault: { kind: 'noChecker', from: from ?? 0 } });
    }
    return ok({ type: 'move', moves: [{ from, to, die }] });
  };

/** Which double is meant: a game has one at each value. */
export const printDouble = ({ gameNumber, cube }: DoubleOffered): string => `${gameNumber}/${cube.value}`;

export type DoubleAnswer = 'take' | 'drop';

/** Answers the double that `printDouble` named, and no other. */
export const answerOf =
  (answer: DoubleAnswer, shown: string) =>
  (state: RunningState, seat: Color): Result<Wish, Refusal | ValueChanged> => {
    const double = doubleFor(state, seat);
    if (!double.ok) return double;
    return printDouble(double.value) === shown ? ok({ type: answer }) : err({ code: 'valueChanged' });
  };

/** What a resignation was shown to be worth; 0 stands for the match. */
export interface ShownResignation {
  readonly scope: ResignScope;
  readonly points: number;
}

/** Offered only at the value that was shown. */
export const resignation =
  ({ scope, points }: ShownResignation) =>
  (state: RunningState, seat: Color): Result<Wish, ValueChanged> =>
    resignValue(state, seat, scope) === points ? ok({ type: 'offerResign', scope }) : err({ code: 'valueChanged' });

/** What can be given up now and for how much; the refusal where nothing can be. */
export function resignations(state: RunningState, seat: Color): Result<readonly ShownResignation[], Refusal> {
  const match = uninterrupted(state);
  if (!match.ok) return match;
  const fault = resignFault(state, seat, 'game');
  if (fault !== null) return err(fault);
  const scopes = (['game', 'match'] as const).filter((scope) => resignFault(state, seat, scope) === null);
  return ok(scopes.map((scope) => ({ scope, points: resignValue(state, seat, scope) })));
}

export const printResignation = ({ scope, points }: ShownResignation): string => `${scope}/${points}`;

export function parseResignation(text: string): ShownResignation | null {
  const [, scope, points] = /^(game|match)\/(\d{1,3})$/.exec(text) ?? [];
  return scope === undefined ? null : { scope: scope === 'game' ? 'game' : 'match', points: Number(points) };
}
