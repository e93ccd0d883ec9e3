import type { Position } from '#rules/position.ts';
import { beginTurn, moveFault, nextMoves, playMove, type Turn } from '#rules/turn.ts';
import type { MoveFault } from '#rules/moveFault.ts';
import { DEFAULT_RULE_OPTIONS, type GameName, type RuleOptions, type Roll } from '#rules/types.ts';

/** A turn of White. */
export const turnIn = (
  game: GameName,
  position: Position,
  roll: Roll | null,
  options: Partial<RuleOptions> = {},
): Turn => beginTurn({ game, options: { ...DEFAULT_RULE_OPTIONS, ...options }, position, mover: 'white', roll });

type NamedStep = readonly [from: number, to: number];

/** `24/18 18/13` as pairs, in the mover's numbering; 25 is the bar, 0 is off. */
const stepsOf = (text: string): readonly NamedStep[] =>
  text.split(' ').flatMap((word) => {
    const [from, to] = word.split('/').map(Number);
    return from === undefined || to === undefined ? [] : [[from, to] as const];
  });

const playedSteps = (turn: Turn, steps: readonly NamedStep[]): Turn =>
  steps.reduce((half, [from, to]) => {
    const move = nextMoves(half).find((next) => next.from === from && next.to === to);
    if (move === undefined) throw new Error(`not legal: ${from}/${to} after ${half.moves.length} moves`);
    return playMove(half, move);
  }, turn);

/** The turn after these steps (`24/18 18/13`); throws at one that is not legal. */
export const played = (turn: Turn, steps: string): Turn => playedSteps(turn, stepsOf(steps));

/** The fault of the last step, all steps before it being legal. */
export function faultOf(turn: Turn, steps: string): MoveFault | null {
  const all = stepsOf(steps);
  const [from, to] = all.at(-1) ?? [];
  if (from === undefined || to === undefined) throw new Error('no step');
  return moveFault(playedSteps(turn, all.slice(0, -1)), { from, to });
}

/** The next moves in short, as `from/to`, each once. */
export const nextSteps = (turn: Turn): readonly string[] => [
  ...new Set(nextMoves(turn).map(({ from, to }) => `${from}/${to}`)),
];
