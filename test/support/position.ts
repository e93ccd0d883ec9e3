import type { Position } from '#rules/position.ts';
import type { ByColor, Color, Die } from '#rules/types.ts';

/** Checkers by point, in the owner's numbering; 25 is the bar. The rest of the 15 are borne off. */
type Checkers = Readonly<Partial<Record<number, number>>>;

interface PositionLiteral {
  readonly white: Checkers;
  readonly black: Checkers;
  readonly pinned?: Partial<ByColor<readonly number[]>>;
  readonly rolls?: ByColor<number>;
  readonly handedOver?: readonly Die[];
}

/** A position for tests, written by its occupied points. */
export function positionOf({ white, black, pinned, rolls, handedOver }: PositionLiteral): Position {
  return {
    checkers: { white: counts(white), black: counts(black) },
    pinned: { white: pinned?.white ?? [], black: pinned?.black ?? [] },
    rolls: rolls ?? { white: 0, black: 0 },
    handedOver: handedOver ?? [],
  };
}

function counts(checkers: Checkers): readonly number[] {
  const all = Array.from({ length: 26 }, (_, point) => checkers[point] ?? 0);
  const onBoard = all.reduce((sum, count) => sum + count, 0);
  if (onBoard > 15 || all[0] !== 0) throw new Error('borne-off checkers are the rest of the 15');
  return [15 - onBoard, ...all.slice(1)];
}

/** The 26 letters of an XGID board: white is upper case and counts from the left, black's bar is the first letter. */
export function xgidBoard(letters: string): Position {
  const side = (color: Color): Checkers =>
    Object.fromEntries(
      Array.from(letters, (letter, index) => {
        const isWhite = letter >= 'A' && letter <= 'O';
        const count = letter === '-' || isWhite !== (color === 'white') ? 0 : letter.toLowerCase().charCodeAt(0) - 96;
        return [color === 'white' ? index : 25 - index, count] as const;
      }).filter(([, count]) => count > 0),
    );
  return positionOf({ white: side('white'), black: side('black') });
}

/** How many checkers of a side a position has in all. */
export const totalOf = (position: Position, color: Color): number =>
  position.checkers[color].reduce((sum, count) => sum + count, 0);
