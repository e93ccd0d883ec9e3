import { ROLLS } from './dice.ts';
import { playsUpTo } from './plays.ts';
import { countAt, type Position } from './position.ts';
import { beginTurn, nextMoves } from './turn.ts';
import { BAR, type Color, type GameName, type RuleOptions } from './types.ts';

/** What the next roll of a side can bring; every number is how many of the 36 rolls do it. */
export interface Odds {
  /** Null where nobody is on the bar. `all`: every checker on the bar enters. */
  readonly entering: { readonly checkers: number; readonly one: number; readonly all: number } | null;
  /** At least one checker can be moved. */
  readonly moving: number;
  /** Some legal play hits or pins. */
  readonly capturing: number;
  /** The single checkers that some roll can hit or pin, by the point of the side that rolls, the likeliest first. */
  readonly targets: readonly { readonly point: number; readonly rolls: number }[];
}

/** More results than any roll has that can capture: only gul bara, which captures nothing, has more. */
const MOST_RESULTS = 20_000;

/** Counts over the 21 rolls by all legal plays of each (`rules.md` 2). Numbers handed over are left out of account. */
export function oddsOf(game: GameName, options: RuleOptions, position: Position, side: Color): Odds {
  const onBar = countAt(position, side, BAR);
  const found = { one: 0, all: 0, moving: 0, capturing: 0 };
  const targets = new Map<number, number>();
  for (const { roll, weight } of ROLLS) {
    const turn = beginTurn({ game, options, position: { ...position, handedOver: [] }, mover: side, roll });
    if (nextMoves(turn).length === 0) continue;
    found.moving += weight;
    if (game === 'fevga' || game === 'gulbara') continue;
    const { plays } = playsUpTo(turn, MOST_RESULTS);
    const entered = Math.max(...plays.map((play) => play.filter(({ from }) => from === BAR).length));
    if (onBar > 0 && entered > 0) found.one += weight;
    if (onBar > 0 && entered === onBar) found.all += weight;
    const hit = new Set(plays.flatMap((play) => play.flatMap(({ to, capture }) => (capture === null ? [] : [to]))));
    if (hit.size > 0) found.capturing += weight;
    for (const point of hit) targets.set(point, (targets.get(point) ?? 0) + weight);
  }
  const { one, all, moving, capturing } = found;
  return {
    entering: onBar === 0 ? null : { checkers: onBar, one, all },
    moving,
    capturing,
    targets: [...targets]
      .map(([point, rolls]) => ({ point, rolls }))
      .toSorted((a, b) => b.rolls - a.rolls || b.point - a.point),
  };
}
