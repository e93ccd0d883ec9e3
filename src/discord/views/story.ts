import type { TableTexts } from '#i18n/tableTexts.ts';
import type { MatchEvent, TurnEnd } from '#match/event.ts';
import { evolve } from '#match/evolve.ts';
import type { MatchState } from '#match/state.ts';
import { printPlay } from '#notation/printPlay.ts';
import { outcomeOf } from '#rules/outcome.ts';
import { type ByColor, type Color, type Die, type GameName, opponentOf, type Play } from '#rules/types.ts';

/** What happened from `before` on, a line for each fact that the table tells; `names` as they are shown. */
export function storyOf(
  before: MatchState,
  events: readonly MatchEvent[],
  names: ByColor<string>,
  table: TableTexts,
): readonly string[] {
  const lines: string[] = [];
  let state = before;
  for (const event of events) {
    lines.push(...linesFor(event, state, names, table));
    state = evolve(state, event);
  }
  return lines;
}

/** Without a move in it, the play is called by the words for that. */
export const playText = (play: Play, game: GameName, table: TableTexts): string => printPlay(play, game, table.words);

const sealed = (commitment: string | null, table: TableTexts): readonly string[] =>
  commitment === null ? [] : [table.diceSealed(commitment)];

function linesFor(event: MatchEvent, state: MatchState, names: ByColor<string>, table: TableTexts): readonly string[] {
  switch (event.type) {
    case 'matchStarted':
      return [table.matchStarted(names.white, names.black), ...sealed(event.commitment, table)];
    case 'gameStarted': {
      const starter = event.starter === null ? null : names[event.starter];
      const game = gameInSet(state, event.game, table);
      const untold = event.number === 1 && game === null;
      const first = untold ? [] : [table.gameStarted({ number: event.number, game, starter })];
      return event.crawford ? [...first, table.crawford()] : first;
    }
    case 'openingRolled': {
      const last = event.rolls.at(-1);
      if (last === undefined) return [];
      const [white, black] = last;
      return [
        table.openingRolled({
          starter: names[event.starter],
          high: white > black ? white : black,
          low: white > black ? black : white,
          ties: event.rolls.slice(0, -1),
        }),
      ];
    }
    case 'turnEnded':
      return [...playedLine(state, event.how, names, table), ...leftLines(state, event.by, names, table)];
    case 'turnPassed': {
      if (state.phase === 'toPlay' && state.play.roll === null) return leftLines(state, event.by, names, table);
      const passed = table.passed(names[event.by], event.reason, diceOf(state, event.numbers, table));
      return [passed, ...leftLines(state, event.by, names, table)];
    }
    case 'doubleOffered':
      return [table.doubleOffered(names[event.by], event.value)];
    case 'doubleTaken':
      return [table.doubleTaken(names[event.by])];
    case 'doubleDropped':
      return [table.doubleDropped(names[event.by])];
    case 'resignOffered':
      // Where it needs no answer, how the game ends tells all.
      if (state.phase !== 'notStarted' && state.settings.resigning === 'atOnce') return [];
      return [table.resignOffered(names[event.by], event.scope, event.points)];
    case 'resignAccepted':
      return event.own ? [table.resignAccepted(names[event.by])] : [];
    case 'resignDeclined':
      return [table.resignDeclined(names[event.by])];
    case 'gameWon': {
      const { winner, points, kind, reason } = event;
      return [
        ...playedLine(state, 'confirmed', names, table),
        table.gameWon({ winner: names[winner], loser: names[opponentOf(winner)], points, kind, reason }),
      ];
    }
    case 'gameDrawn':
      return [...playedLine(state, 'confirmed', names, table), table.gameDrawn()];
    case 'matchWon':
      return [table.matchWon(names[event.winner], names[opponentOf(event.winner)], event.reason)];
    case 'clockFlagged':
      return [table.clockFlagged(names[event.color])];
    case 'matchAborted':
      return [table.matchAborted(event.reason)];
    case 'scoreSet':
      return [table.scoreSet(names.white, names.black, event.score.white, event.score.black)];
    case 'reopened':
      return [table.reopened(), ...sealed(event.commitment, table)];
    case 'reminded':
    case 'vacationBegan':
    case 'vacationEnded':
    case 'playerMissing':
    case 'playerReturned':
      return [table[event.type](names[event.color])];
    case 'pauseOffered':
    case 'pauseDeclined':
    case 'paused':
    case 'resumed':
      return [table[event.type](names[event.by])];
    // Told when the turn ends, or not worth a line.
    case 'rolled':
    case 'moved':
    case 'undone':
    case 'clockHeld':
    case 'clockReleased':
      return [];
  }
}

/** What the game is called at this table; null where the match has only one. */
export const gameInSet = (state: MatchState, game: GameName, table: TableTexts): string | null =>
  state.phase === 'notStarted' || state.settings.games.length === 1 ? null : table.game(state.settings.preset, game);

/** The moves made in the turn that ends here; a game may end in the middle of one. */
function playedLine(state: MatchState, how: TurnEnd, names: ByColor<string>, table: TableTexts): readonly string[] {
  if (state.phase !== 'toPlay' || state.play.moves.length === 0) return [];
  const who: Color = state.turn;
  const play = playText(state.play.moves, state.game, table);
  return [table.played({ who: names[who], play, roll: state.play.roll, how })];
}

/** Gul bara: what becomes of the numbers that a turn leaves unplayed (`rules.md` 6). */
function leftLines(state: MatchState, by: Color, names: ByColor<string>, table: TableTexts): readonly string[] {
  if (state.phase !== 'toPlay' || state.game !== 'gulbara' || state.play.diceLeft.length === 0) return [];
  const { game, options, position, diceLeft, roll } = state.play;
  if (outcomeOf(game, options, position) !== null) return [];
  const numbers = diceLeft.toSorted((a, b) => a - b);
  return [roll === null ? table.numbersLost(names[by], numbers) : table.handedOver(names[opponentOf(by)], numbers)];
}

const diceOf = (state: MatchState, numbers: readonly Die[], table: TableTexts): string =>
  state.phase === 'toPlay' && state.play.roll !== null ? table.roll(state.play.roll) : table.numbers(numbers);
