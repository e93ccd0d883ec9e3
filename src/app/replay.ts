import type { MatchEvent } from '#match/event.ts';
import { evolve } from '#match/evolve.ts';
import { initialState, type MatchState, type StartedState } from '#match/state.ts';

/** One picture of a match that is watched again: a turn, an opening, or what was said with the cube. */
export interface ReplayPage {
  /** From 1. */
  readonly game: number;
  readonly before: MatchState;
  readonly events: readonly MatchEvent[];
  /** The board to be shown: a turn with its dice and moves, else how it stood afterwards. */
  readonly shown: StartedState;
}

/** What closes a page. */
const CLOSING: ReadonlySet<MatchEvent['type']> = new Set([
  'openingRolled',
  'turnEnded',
  'turnPassed',
  'doubleOffered',
  'doubleTaken',
  'doubleDropped',
]);
/** What belongs to the page before where nothing else came between. */
const ENDINGS: ReadonlySet<MatchEvent['type']> = new Set(['gameWon', 'gameDrawn', 'matchWon', 'matchAborted']);

/** A match turn by turn, its clocks, pauses and reminders left out of account. */
export function replayOf(events: readonly MatchEvent[]): readonly ReplayPage[] {
  const pages: ReplayPage[] = [];
  let open: { readonly before: MatchState; readonly events: MatchEvent[]; shown: StartedState | null } | null = null;
  let state: MatchState = initialState;
  for (const event of events) {
    const before = state;
    state = evolve(state, event);
    if (state.phase === 'notStarted') continue;
    const last: ReplayPage | undefined = pages.at(-1);
    if (open === null && last !== undefined && ENDINGS.has(event.type)) {
      pages.splice(-1, 1, { ...last, events: [...last.events, event] });
      continue;
    }
    open ??= { before, events: [], shown: null };
    open.events.push(event);
    if (state.phase === 'toPlay' && !CLOSING.has(event.type)) open.shown = state;
    if (!CLOSING.has(event.type) && !ENDINGS.has(event.type)) continue;
    pages.push({ game: state.gameNumber, before: open.before, events: open.events, shown: open.shown ?? state });
    open = null;
  }
  return pages;
}
