import { outcomeOf } from '#rules/outcome.ts';
import type { Position } from '#rules/position.ts';
import { facingPoint } from '#rules/games/index.ts';
import { BAR, CHECKERS_A_SIDE, COLORS, type Color, type GameName, opponentOf, type RuleOptions } from '#rules/types.ts';

/** Why no game can stand like this, or why nothing is to be played in it any more; null where it makes sense. */
export function positionFault(game: GameName, options: RuleOptions, position: Position): string | null {
  return (
    COLORS.map((color) => sideFault(game, position, color)).find((fault) => fault !== null) ??
    sharedPointFault(game, position) ??
    handedOverFault(game, position) ??
    (outcomeOf(game, options, position) === null ? null : 'the game is over')
  );
}

function sideFault(game: GameName, { checkers, pinned, rolls }: Position, color: Color): string | null {
  const own = checkers[color];
  const total = own.reduce((sum, count) => sum + count, 0);
  if (total !== CHECKERS_A_SIDE) return `${color} has ${total} checkers, not ${CHECKERS_A_SIDE}`;
  if (game !== 'tavla' && own[BAR] !== 0) return `no bar in ${game}`;
  if (game !== 'plakoto' && pinned[color].length > 0) return `no pins in ${game}`;
  if (game !== 'gulbara' && rolls[color] > 0) return `rolls are not counted in ${game}`;
  if (new Set(pinned[color]).size < pinned[color].length) return `a pinned point of ${color} is named twice`;
  const loose = pinned[color].find(
    (point) => own[point] !== 1 || (checkers[opponentOf(color)][facingPoint(game, point)] ?? 0) === 0,
  );
  return loose === undefined ? null : `no pin on point ${loose} of ${color}`;
}

/** Only a pin puts both colours on one point, and only one of the two is pinned there. */
function sharedPointFault(game: GameName, { checkers, pinned }: Position): string | null {
  for (let point = 1; point <= 24; point += 1) {
    const facing = facingPoint(game, point);
    if (checkers.white[point] === 0 || checkers.black[facing] === 0) continue;
    const pins = (pinned.white.includes(point) ? 1 : 0) + (pinned.black.includes(facing) ? 1 : 0);
    if (pins !== 1) return `both sides on point ${point} of white`;
  }
  return null;
}

function handedOverFault(game: GameName, { handedOver }: Position): string | null {
  return game !== 'gulbara' && handedOver.length > 0 ? `no numbers are handed over in ${game}` : null;
}
