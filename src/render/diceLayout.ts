import type { BoardView, ShownDie } from '#i18n/boardView.ts';
import { type Color, COLORS, type Die, opponentOf } from '#rules/types.ts';
import { LEFT_HALF, MIDDLE, RIGHT_HALF, type Spot } from './layout.ts';

export interface PlacedDie extends Spot {
  readonly size: number;
  readonly die: Die;
  readonly color: Color;
  /** How many of the `of` equal dice that this one stands for are still to be played. */
  readonly left: number;
  readonly of: number;
}

const DIE_SIZE = 54;
/** From one die to the next. */
const DIE_STEP = 64;
/** The largest dice with a number beside them or a caption below; six groups in the lane make them smaller. */
const GROUPED_SIZE = 44;
const GROUP_STEP = 96;
/** Share of a step that the die itself takes; the rest is for the number. */
const DIE_SHARE = 0.55;
/** Up to four dice lie one beside the other; more are gathered by their number. */
const SINGLE_DICE = 4;

interface DiceGroup {
  readonly die: Die;
  readonly left: number;
  readonly of: number;
}

/** Neighbouring equal numbers as one group. */
function gathered(dice: readonly ShownDie[]): readonly DiceGroup[] {
  const groups: DiceGroup[] = [];
  for (const { die, used } of dice) {
    const last = groups.at(-1);
    const left = used ? 0 : 1;
    if (last?.die === die) groups.splice(-1, 1, { die, left: last.left + left, of: last.of + 1 });
    else groups.push({ die, left, of: 1 });
  }
  return groups;
}

/** The middle of a side's dice lane, on the half at its own right hand. */
const laneOf = (view: BoardView, color: Color): Spot => {
  const half = color === view.viewer ? RIGHT_HALF : LEFT_HALF;
  return { x: half.x + half.width / 2, y: MIDDLE.y };
};

function row(groups: readonly DiceGroup[], color: Color, { x, y }: Spot): readonly PlacedDie[] {
  const grouped = groups.some(({ of }) => of > 1);
  const step = grouped ? Math.min(GROUP_STEP, (LEFT_HALF.width - 12) / groups.length) : DIE_STEP;
  const size = grouped ? Math.min(GROUPED_SIZE, step * DIE_SHARE) : DIE_SIZE;
  const room = grouped ? step - size : 0;
  const start = x - ((groups.length - 1) * step + room) / 2;
  return groups.map((group, index) => ({ ...group, color, size, x: start + index * step, y }));
}

/** The dice of a roll or of a list that is being played, or the two opening dice, one on each side. */
export function placeDice(view: BoardView): readonly PlacedDie[] {
  if (view.diceOf !== null && view.dice.length > 0) {
    const single = view.dice.map(({ die, used }) => ({ die, left: used ? 0 : 1, of: 1 }));
    const groups = view.dice.length > SINGLE_DICE ? gathered(view.dice) : single;
    return row(groups, view.diceOf, laneOf(view, view.diceOf));
  }
  const { opening } = view;
  if (opening === null) return [];
  return COLORS.flatMap((color, index) => {
    const die = opening[index === 0 ? 0 : 1];
    return row([{ die, left: 1, of: 1 }], color, laneOf(view, color));
  });
}

export interface PlacedHandOver {
  readonly dice: readonly PlacedDie[];
  /** Middle of the caption. */
  readonly caption: Spot;
}

/** Numbers that wait to be played lie in the mover's lane, or in the other one while dice lie there. */
export function placeHandedOver(view: BoardView): PlacedHandOver | null {
  const owner = view.turn ?? view.diceOf;
  if (view.handedOver.length === 0 || owner === null) return null;
  const taken = view.diceOf === owner && view.dice.length > 0;
  const { x, y } = laneOf(view, taken ? opponentOf(owner) : owner);
  const groups = gathered(view.handedOver.map((die) => ({ die, used: false })));
  const dice = row(groups, owner, { x, y: y - 16 }).map((die) => ({
    ...die,
    size: Math.min(die.size, GROUPED_SIZE),
  }));
  return { dice, caption: { x, y: y + 26 } };
}
