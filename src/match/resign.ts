import { resignPoints } from '#rules/outcome.ts';
import type { Color } from '#rules/types.ts';
import type { Refusal } from './refusal.ts';
import { pointsOnScore } from './score.ts';
import { boardOf, type RunningState, type Table } from './state.ts';
import type { GamePoints, ResignScope } from './types.ts';

/** What the game is worth that `by` would give up now: 1, mars or triple mars, before the cube (`rules.md` 5). */
export const resignKind = (state: RunningState, by: Color): GamePoints =>
  resignPoints(state.game, state.settings.rules, boardOf(state), by);

/** What goes on the opponent's score if `by` resigns; 0 for the match, which the score does not decide. */
export const resignValue = (state: RunningState, by: Color, scope: ResignScope): number =>
  scope === 'match' ? 0 : pointsOnScore(state, resignKind(state, by));

/** Why `by` may not offer to resign in this turn; null where it may. */
export function resignFault({ settings, resignDeclined }: Table, by: Color, scope: ResignScope): Refusal | null {
  if (scope === 'match' && settings.length === 1) return { code: 'singleGameMatch' };
  return resignDeclined[by] ? { code: 'resignDeclinedThisTurn' } : null;
}
