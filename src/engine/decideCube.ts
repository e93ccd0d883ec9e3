import type { Position } from '#rules/position.ts';
import type { Color, RuleOptions } from '#rules/types.ts';
import { type CubeSituation, shouldDouble, shouldTake } from './chooseCube.ts';
import { evaluate } from './evaluate.ts';

/** A question about the cube in a game of tavla, before the roll of `doubler`. */
export interface CubeRequest {
  /** Whether to offer a double, or to take the one that is offered. */
  readonly ask: 'double' | 'take';
  readonly options: RuleOptions;
  readonly position: Position;
  readonly doubler: Color;
  /** As `doubler` sees it, with the cube as it was before the double. */
  readonly situation: CubeSituation;
}

/** Yes or no; the table's rules must allow the question (`rules.md` 5). */
export function decideCube({ ask, options, position, doubler, situation }: CubeRequest): boolean {
  const estimate = evaluate('tavla', options, position, doubler);
  return ask === 'double' ? shouldDouble(estimate, situation) : shouldTake(estimate, situation);
}
