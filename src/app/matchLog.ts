import { impossible } from '#core/assertNever.ts';
import { wakeAt } from '#match/absence.ts';
import type { MatchEvent } from '#match/event.ts';
import { evolve } from '#match/evolve.ts';
import { sideToAct } from '#match/seats.ts';
import { initialState, type MatchState, type StartedState } from '#match/state.ts';
import type { MatchId } from '#match/types.ts';
import type { MatchEnding } from './historyPorts.ts';
import type { MatchRow, MatchStore, MatchSummary } from './ports.ts';

export interface LoadedMatch {
  readonly row: MatchRow;
  readonly state: StartedState;
}

/** Folds logs into states and keeps the newest states in memory; the store stays the only truth. */
export interface MatchLog {
  load(id: MatchId): Promise<LoadedMatch | null>;
  /** The log itself was changed: what is kept in memory is not true any more. */
  forget(id: MatchId): void;
  append(
    loaded: LoadedMatch,
    events: readonly MatchEvent[],
    act: string | null,
  ): Promise<LoadedMatch | 'conflict' | 'duplicate'>;
}

/** `kept`: how many folded matches stay in memory; the one longest unused goes first. */
export function createMatchLog(store: MatchStore, kept = 5_000): MatchLog {
  const folded = new Map<MatchId, { readonly version: number; readonly state: MatchState }>();

  const keep = (id: MatchId, version: number, state: MatchState): void => {
    folded.delete(id);
    folded.set(id, { version, state });
    if (folded.size > kept) {
      const [oldest] = folded.keys();
      if (oldest !== undefined) folded.delete(oldest);
    }
  };

  return {
    async load(id) {
      const row = await store.row(id);
      if (row === null) return null;
      const known = folded.get(id) ?? { version: 0, state: initialState };
      const news = known.version === row.version ? [] : await store.events(id, known.version);
      const state = news.reduce(evolve, known.state);
      if (state.phase === 'notStarted') return impossible(`match ${id} has no events`);
      // Events and row are two reads: what was appended between them counts.
      const version = known.version + news.length;
      keep(id, version, state);
      return { row: { ...row, version }, state };
    },

    forget: (id) => void folded.delete(id),

    async append({ row, state }, events, act) {
      const next = events.reduce<MatchState>(evolve, state);
      if (next.phase === 'notStarted') return impossible('an append ends before the start');
      const summary = summaryOf(next);
      const result = await store.append({
        id: row.id,
        expectedVersion: row.version,
        events,
        summary,
        act,
      });
      if (result !== 'appended') return result;
      const version = row.version + events.length;
      keep(row.id, version, next);
      return { row: { ...row, ...summary, version }, state: next };
    },
  };
}

/** What the store keeps of a state so that sweeps and lists need not fold it. */
export function summaryOf(state: StartedState): MatchSummary {
  const status = state.phase === 'matchOver' ? 'over' : state.phase === 'aborted' ? 'aborted' : 'running';
  const side = sideToAct(state);
  const seat = side === null ? null : state.seats[side];
  return {
    status,
    dueAt: wakeAt(state),
    waitsFor: seat?.kind === 'person' ? seat.user : null,
    computerToPlay: seat?.kind === 'computer',
    ending: endingOf(state),
  };
}

function endingOf(state: StartedState): MatchEnding | null {
  const { score } = state;
  if (state.phase === 'matchOver') return { winner: state.winner, score, reason: state.reason };
  return state.phase === 'aborted' ? { winner: null, score, reason: state.reason } : null;
}
