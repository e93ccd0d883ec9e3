import { findXgid } from '#notation/xgid.ts';
import { parsePlay } from '#notation/parsePlay.ts';
import { printPlay } from '#notation/printPlay.ts';
import { startPosition } from '#rules/games/index.ts';
import { playAll } from '#rules/plays.ts';
import { beginTurn, playFault, type Turn } from '#rules/turn.ts';
import { DEFAULT_RULE_OPTIONS, type GameName, type Roll } from '#rules/types.ts';
import { positionOf } from '#test/support/position.ts';

export const WORDS = { bar: 'bar', off: 'off', cannotMove: 'Cannot Move' };

/** The turn of an XGID's side on roll with its dice. */
export function turnOfXgid(xgid: string): Turn {
  const found = findXgid(xgid);
  if (!found.ok) throw new Error(`${xgid}: ${found.error.code}`);
  const { position, moment } = found.value.value;
  return beginTurn({ game: 'tavla', options: DEFAULT_RULE_OPTIONS, position, mover: moment.turn, roll: moment.roll });
}

export const openingTurn = (game: GameName, roll: Roll): Turn =>
  beginTurn({ game, options: DEFAULT_RULE_OPTIONS, position: startPosition(game), mover: 'white', roll });

/** A turn of white's in a position written by its points. */
export const turnIn = (game: GameName, literal: Parameters<typeof positionOf>[0], roll: Roll | null): Turn =>
  beginTurn({ game, options: DEFAULT_RULE_OPTIONS, position: positionOf(literal), mover: 'white', roll });

/** What comes of a text: the canonical text of what was read, or the code of the fault and of the rule behind it. */
export function reading(text: string, turn: Turn): string {
  const parsed = parsePlay(text, turn);
  if (parsed.ok) return printPlay(parsed.value, turn.game, WORDS);
  const fault = parsed.error;
  return 'fault' in fault ? `${fault.code}: ${fault.fault.kind}` : fault.code;
}

/** As `reading`, for a text that is meant as a whole turn. */
export function wholeReading(text: string, turn: Turn): string {
  const parsed = parsePlay(text, turn);
  const fault = parsed.ok ? playFault(playAll(turn, parsed.value)) : null;
  return fault === null ? reading(text, turn) : `part: ${fault.kind}`;
}
