import { impossible } from '#core/assertNever.ts';
import { startPosition } from '#rules/games/index.ts';
import { outcomeOf } from '#rules/outcome.ts';
import { isRace } from '#rules/pips.ts';
import { playsUpTo, resultOf } from '#rules/plays.ts';
import { beginTurn, type Turn } from '#rules/turn.ts';
import { DEFAULT_RULE_OPTIONS, type Die, type GameName, opponentOf, type Roll } from '#rules/types.ts';
import { choosePlay } from './choosePlay.ts';
import { rankPlays, type RankedPlay } from './rankPlays.ts';
import { seededRandom } from './seededRandom.ts';

/** A turn to think about, with the computer's opinion. */
export interface DailyPosition {
  readonly turn: Turn;
  /** The best first. */
  readonly best: readonly RankedPlay[];
}

/** Out of these the date draws: tavla is what most people play. */
const GAMES_DRAWN: readonly GameName[] = ['tavla', 'plakoto', 'tavla', 'fevga', 'tavla', 'gulbara', 'tavla'];
/** Turns that are played before the position is looked at: past the opening, before the race. */
const FEWEST_TURNS = 6;
const TURNS = 16;
const FEWEST_PLAYS = 4;
const MOST_PLAYS = 500;
const SHOWN_PLAYS = 3;

/**
 * The position of a day (`2026-12-07`), the same wherever it is asked for: out of a game that the computer plays against
 * itself with dice drawn from the date.
 */
export function dailyPosition(day: string): DailyPosition {
  const game = GAMES_DRAWN[Math.floor(seededRandom(day)() * GAMES_DRAWN.length)] ?? 'tavla';
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const turn = turnOfGame(game, `${day} ${attempt}`);
    if (turn !== null) return { turn, best: rankPlays(turn, SHOWN_PLAYS) };
  }
  return impossible(`no position for ${day}`);
}

/** Null where that game came to nothing worth a thought. */
function turnOfGame(game: GameName, seed: string): Turn | null {
  const random = seededRandom(seed);
  const die = (): Die => (1 + Math.floor(random() * 6)) as Die;
  const roll = (): Roll => [die(), die()];
  const turns = FEWEST_TURNS + Math.floor(random() * TURNS);
  let turn = beginTurn({
    game,
    options: DEFAULT_RULE_OPTIONS,
    position: startPosition(game),
    mover: random() < 0.5 ? 'white' : 'black',
    roll: roll(),
  });
  for (let played = 0; played < turns; played += 1) {
    const position = resultOf(turn, choosePlay({ turn, level: 'club', seed: `${seed} ${played}` }));
    if (outcomeOf(game, DEFAULT_RULE_OPTIONS, position) !== null) return null;
    const mover = opponentOf(turn.mover);
    // Numbers handed over would need words of their own: such a game is left.
    if (position.handedOver.length > 0) return null;
    turn = beginTurn({ ...turn, position, mover, roll: roll() });
  }
  const isLong = turn.diceLeft.length > 4;
  if (isLong || isRace(game, turn.position)) return null;
  return playsUpTo(turn, MOST_PLAYS).plays.length < FEWEST_PLAYS ? null : turn;
}
