import type { LoadedMatch } from '#app/matchLog.ts';
import type { MatchStore } from '#app/ports.ts';
import type { MatchEvent } from '#match/event.ts';
import { evolve } from '#match/evolve.ts';
import { sideToAct } from '#match/seats.ts';
import { initialState, type MatchState } from '#match/state.ts';
import type { MatchId } from '#match/types.ts';
import type { Color } from '#rules/types.ts';

/** What has happened since the board message that is shown, and what that message has told. */
export interface News {
  readonly before: MatchState;
  readonly events: readonly MatchEvent[];
  /** The lines of the shown message, to be kept when it is edited. */
  readonly shownLines: readonly string[];
}

/** Remembers what the newest message of each match tells, so that the log is not folded anew for every message. */
export interface Told {
  since(loaded: LoadedMatch): Promise<News>;
  remember(id: MatchId, version: number, state: MatchState, lines: readonly string[]): void;
}

/** `linesOf` tells events in words; `kept` is how many matches are remembered. */
export function createTold(
  matches: MatchStore,
  linesOf: (loaded: LoadedMatch, before: MatchState, events: readonly MatchEvent[]) => Promise<readonly string[]>,
  kept = 5_000,
): Told {
  const told = new Map<MatchId, { version: number; state: MatchState; lines: readonly string[] }>();

  return {
    async since(loaded) {
      const { id, version, shown } = loaded.row;
      const shownVersion = shown?.version ?? 0;
      const known = told.get(id);
      if (known !== undefined && known.version === shownVersion) {
        const events = await matches.events(id, shownVersion);
        return { before: known.state, events: events.slice(0, version - shownVersion), shownLines: known.lines };
      }
      const all = (await matches.events(id)).slice(0, version);
      const old = all.slice(0, shownVersion);
      const before = old.reduce(evolve, initialState);
      const from = startOfNews(old, sideToAct(before));
      const shownLines = await linesOf(loaded, old.slice(0, from).reduce(evolve, initialState), old.slice(from));
      return { before, events: all.slice(shownVersion), shownLines };
    },

    remember(id, version, state, lines) {
      told.delete(id);
      told.set(id, { version, state, lines });
      if (told.size > kept) {
        const [oldest] = told.keys();
        if (oldest !== undefined) told.delete(oldest);
      }
    },
  };
}

/** Where the news of the side on turn begins: behind the end of its own last turn. */
const startOfNews = (events: readonly MatchEvent[], side: Color | null): number =>
  events.findLastIndex((event) => (event.type === 'turnEnded' || event.type === 'turnPassed') && event.by === side) + 1;

/**
 * What the news asks of the chat. `edit`: the message shows this decision already and is changed in place. `notice`: the
 * same decision, but somebody has to be told, which only a new message does. `decision`: somebody has something new to
 * decide.
 */
export type NewsKind = 'edit' | 'notice' | 'decision';

export function kindOf({ before, events }: News): NewsKind {
  const side = sideToAct(before);
  const kinds = events.map((event) => kindOfEvent(event, side));
  return kinds.includes('decision') ? 'decision' : kinds.includes('notice') ? 'notice' : 'edit';
}

/** Told in the message that stands. */
const QUIET: ReadonlySet<MatchEvent['type']> = new Set([
  'clockHeld',
  'clockReleased',
  'pauseDeclined',
  'paused',
  'vacationBegan',
  'vacationEnded',
  'playerMissing',
  'playerReturned',
]);
const NOTICES: ReadonlySet<MatchEvent['type']> = new Set(['reminded', 'pauseOffered', 'resumed']);

function kindOfEvent(event: MatchEvent, side: Color | null): NewsKind {
  if (QUIET.has(event.type)) return 'edit';
  if (NOTICES.has(event.type)) return 'notice';
  const inTurn = event.type === 'rolled' || event.type === 'moved' || event.type === 'undone';
  return inTurn && event.by === side ? 'edit' : 'decision';
}
