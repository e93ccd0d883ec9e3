import type { Position } from '#rules/position.ts';
import type { ByColor, CheckerMove, Color, Die, GameName, Roll } from '#rules/types.ts';

export interface ShownDie {
  readonly die: Die;
  readonly used: boolean;
}

/** Everything that a board shows at one moment, for the picture and for the words that stand in for it. */
export interface BoardView {
  readonly game: GameName;
  /** The board now, in the middle of a turn too. */
  readonly position: Position;
  /** The side from which the board is seen: its numbers, its home at the bottom. */
  readonly viewer: Color;
  /** The viewer's point 1 lies bottom left instead of bottom right. */
  readonly mirrored: boolean;
  /** As the players wrote them: any characters, any length. */
  readonly names: ByColor<string>;
  readonly score: ByColor<number>;
  readonly matchLength: number;
  /** Null where nobody has to act. */
  readonly turn: Color | null;
  /** In the order in which they are to be played; two, four, or up to 24 of a gul bara cascade. */
  readonly dice: readonly ShownDie[];
  readonly diceOf: Color | null;
  /** Gul bara: numbers handed over to the side on turn that wait to be played. */
  readonly handedOver: readonly Die[];
  /** The opening dice, white's first. */
  readonly opening: Roll | null;
  /** Null where the game is played without the cube. */
  readonly cube: { readonly value: number; readonly owner: Color | null } | null;
  /** The Crawford game: a cube is not shown. */
  readonly crawford: boolean;
  /** Moves to be marked, in the numbering of the side that made them. */
  readonly lastMoves: { readonly by: Color; readonly moves: readonly CheckerMove[] } | null;
  /** Are pip counts shown? */
  readonly pips: boolean;
}
