import { err, ok, type Result } from '#core/result.ts';
import type { MoveFault } from '#rules/moveFault.ts';
import { playFault, type Turn } from '#rules/turn.ts';
import type { CheckerMove, Play, Roll } from '#rules/types.ts';
import { parseRoll } from './diceNames.ts';
import { fold } from './fold.ts';
import { playTokens, type PlayToken } from './playTokens.ts';
import { saysPass } from './playWords.ts';
import { readPlay, type Segment, type Unreadable } from './readPlay.ts';
import { findRoutes } from './routes.ts';

/** Why a typed play is refused. Points are in the mover's numbering. */
export type PlayFault =
  | { readonly code: 'empty' }
  | Unreadable
  /** The dice before the colon are not those on the table; `roll` is null where handed-over numbers are played. */
  | { readonly code: 'wrongDice'; readonly named: Roll; readonly roll: Roll | null }
  /** Checkers go from higher to lower points. */
  | { readonly code: 'backwards'; readonly from: number; readonly to: number }
  /** The ways between the named points hit differently; each is written out move by move. */
  | { readonly code: 'ambiguous'; readonly routes: readonly Play[] }
  /** So long a way through so many numbers that its stops must be named. */
  | { readonly code: 'tooOpen' }
  | { readonly code: 'illegal'; readonly from: number; readonly to: number; readonly fault: MoveFault }
  /** A pass, though something can be played. */
  | { readonly code: 'mustPlay'; readonly fault: MoveFault };

/**
 * The checker moves that a text names, to be played after those of the half-played `turn`: a whole turn or a part of
 * it, in any order, judged by the rules alone (notation.md 2.1, 2.2, 9). A part is legal where it can be completed.
 * Marks of hits and pins are read over; a stop that is named must be made.
 */
export function parsePlay(text: string, turn: Turn): Result<readonly CheckerMove[], PlayFault> {
  const tokens = withoutDice(playTokens(text), turn);
  if (!tokens.ok) return tokens;
  if (saysPass(fold(tokens.value.map(({ text: piece }) => piece).join(' ')))) {
    const fault = playFault(turn);
    return fault === null ? ok([]) : err({ code: 'mustPlay', fault });
  }
  const read = readPlay(tokens.value);
  if (!read.ok) return read;
  const { segments, unfinished } = read.value;
  if (unfinished !== null) return err({ code: 'unreadable', word: tokens.value.at(-1)?.word ?? '' });
  if (segments.length === 0) return err({ code: 'empty' });
  const played = playSegments(segments, turn);
  return played.ok ? ok(played.value.moves.slice(turn.moves.length)) : played;
}

/** The turn after these segments. */
export function playSegments(segments: readonly Segment[], turn: Turn): Result<Turn, PlayFault> {
  for (const { stops } of segments) {
    const wrong = stops.findIndex((stop, index) => stop >= (stops[index - 1] ?? Infinity));
    if (wrong > 0) return err({ code: 'backwards', from: stops[wrong - 1] ?? 0, to: stops[wrong] ?? 0 });
  }
  const routes = findRoutes(turn, segments);
  if (routes.found === null) {
    return err(routes.refused === null ? { code: 'tooOpen' } : { code: 'illegal', ...routes.refused });
  }
  const [found, ...others] = routes.found;
  if (others.length === 0) return ok(found);
  return err({ code: 'ambiguous', routes: routes.found.map(({ moves }) => moves.slice(turn.moves.length)) });
}

/** What follows the dice and the number of the move, if they are written; refuses dice that are not on the table. */
export function withoutDice(
  tokens: readonly PlayToken[],
  turn: Turn,
): Result<readonly PlayToken[], Extract<PlayFault, { code: 'wrongDice' | 'unreadable' }>> {
  const play = withoutMoveNumber(tokens);
  const colon = play.findIndex(({ kind }) => kind === 'colon');
  if (colon < 0) return ok(play);
  const dice = play.slice(0, colon);
  const named = parseRoll(dice.map(({ text, spaced }) => (spaced ? ` ${text}` : text)).join(''));
  const rolls = named.ok ? [named.value] : named.error.code === 'ambiguous' ? named.error.rolls : [];
  const [roll] = rolls;
  if (roll === undefined) return err({ code: 'unreadable', word: dice[0]?.word ?? ':' });
  if (!rolls.some((one) => sameDice(one, turn.roll))) return err({ code: 'wrongDice', named: roll, roll: turn.roll });
  return ok(play.slice(colon + 1));
}

/** `12)` or `12.` as match records number their lines. */
function withoutMoveNumber(tokens: readonly PlayToken[]): readonly PlayToken[] {
  const [number, end, next] = tokens;
  const isNumbered = number?.kind === 'number' && (end?.text === ')' || end?.text === '.') && !end.spaced;
  return isNumbered && next?.spaced !== false ? tokens.slice(2) : tokens;
}

const sameDice = (a: Roll, b: Roll | null): boolean =>
  b !== null && Math.max(...a) === Math.max(...b) && Math.min(...a) === Math.min(...b);
