import { impossible } from '#core/assertNever.ts';
import { err, ok, type Result } from '#core/result.ts';
import type { Habits } from '#match/automatic.ts';
import type { MatchCommand, NamedMove } from '#match/command.ts';
import { decide } from '#match/decide.ts';
import type { MatchEvent } from '#match/event.ts';
import { evolve } from '#match/evolve.ts';
import type { Refusal } from '#match/refusal.ts';
import { seatOf } from '#match/seats.ts';
import {
  initialState,
  isRunning,
  lastAt,
  type MatchState,
  type RunningState,
  type StartedState,
} from '#match/state.ts';
import type { MatchId, MatchSettings, PauseAct, ResignScope, Seat, UserId } from '#match/types.ts';
import type { ByColor, Color } from '#rules/types.ts';
import { automaticSteps } from './automaticSteps.ts';
import { computerAct } from './computerAct.ts';
import { matchDice, type MatchDice } from './matchDice.ts';
import { createMatchLog, type LoadedMatch, summaryOf } from './matchLog.ts';
import type {
  Announcer,
  ChallengeId,
  ComputerPlayer,
  Dice,
  MatchStore,
  Place,
  PlayerStore,
  TableTime,
} from '#app/ports.ts';
import { DEFAULT_PREFERENCES } from './preferences.ts';
import { createQueue } from './queue.ts';

/** What a person may want of a match; dice and time are added here. */
export type Wish =
  | { readonly type: 'roll' }
  | { readonly type: 'move'; readonly moves: readonly NamedMove[] }
  | { readonly type: 'undo' }
  | { readonly type: 'confirm' }
  | { readonly type: 'offerDouble' }
  | { readonly type: 'take' }
  | { readonly type: 'drop' }
  | { readonly type: 'offerResign'; readonly scope: ResignScope }
  | { readonly type: 'acceptResign' }
  | { readonly type: 'declineResign' }
  | { readonly type: PauseAct };

/** Refusals that do not come from the match itself. */
export type ServiceRefusal =
  | { readonly code: 'unknownMatch' }
  /** The button belongs to an older board. */
  | { readonly code: 'staleBoard' };

export interface Acted extends LoadedMatch {
  /** What this act brought about, automatic steps included; empty for a repeated delivery. */
  readonly events: readonly MatchEvent[];
}

export interface ActRequest<E> {
  readonly id: MatchId;
  readonly user: UserId;
  /** The interaction's id: the same act delivered twice is carried out once. */
  readonly act: string;
  /** The version of the board on which a button stood; absent for typed commands. */
  readonly version?: number;
  /** Reads the wish from the state, for example by parsing a typed play; its own refusals pass through. */
  readonly wish: (state: RunningState, seat: Color) => Result<Wish, E>;
}

export interface MatchService {
  load(id: MatchId): Promise<LoadedMatch | null>;
  act<E>(request: ActRequest<E>): Promise<Result<Acted, Refusal | ServiceRefusal | E>>;
  /** Null where the challenge was taken by another, or the rematch or a match of this act exists already. */
  start(match: NewTable): Promise<MatchId | null>;
  /** An act of the table's own; `command` may find that there is nothing to do. */
  actForTable<E>(
    id: MatchId,
    command: (state: StartedState, at: number, dice: MatchDice) => Result<MatchCommand, E>,
  ): Promise<Result<Acted, Refusal | ServiceRefusal | E>>;
  /** Takes up every match in which the computer is to play: after a start, and where its thinking failed. */
  resume(): Promise<void>;
  /** These logs were changed in the store: a player is not named in them any more. */
  forget(ids: readonly MatchId[]): void;
  /** Resolves when no act is under way. */
  idle(): Promise<void>;
}

export interface NewTable {
  readonly seats: ByColor<Seat>;
  readonly settings: MatchSettings;
  readonly place: Place;
  readonly challenge: ChallengeId | null;
  readonly rematchOf: MatchId | null;
  readonly act: string | null;
}

export interface MatchServicePorts {
  readonly matches: MatchStore;
  readonly players: PlayerStore;
  readonly computer: ComputerPlayer;
  readonly announcer: Announcer;
  readonly dice: Dice;
  readonly time: TableTime;
  readonly wallNow: () => number;
  readonly newId: () => string;
  /** Brings ratings up to date with a match that is over, before anybody is told. */
  readonly settle: (over: LoadedMatch) => Promise<void>;
  /** The computer's turn or the settling is tried again by the sweep; the failure itself is for the log. */
  readonly onFailure: (id: MatchId, error: unknown) => void;
}

/** How often an act is tried anew because another process has changed the match meanwhile. */
const CONFLICT_TRIES = 3;

/** The computer has no wishes of its own beside its plays and the cube. */
const COMPUTER_HABITS: Habits = { autoRoll: true, autoForced: true, autoConfirm: true, greedyBearOff: false };

export function createMatchService(ports: MatchServicePorts): MatchService {
  const { matches, players, computer, announcer, dice, time } = ports;
  const log = createMatchLog(matches);
  const diceOf = ({ row, state }: LoadedMatch): MatchDice =>
    matchDice(dice, row.id, row.diceKey, state.commitments.length);
  const queue = createQueue();

  const habitsOf = async (seat: Seat): Promise<Habits> =>
    seat.kind === 'computer' ? COMPUTER_HABITS : ((await players.get(seat.user))?.preferences ?? DEFAULT_PREFERENCES);

  const habitsAt = async (seats: ByColor<Seat>): Promise<ByColor<Habits>> => ({
    white: await habitsOf(seats.white),
    black: await habitsOf(seats.black),
  });

  /** Decides, lets the table do what follows by itself, and stores all of it as one act. */
  async function carryOut<E>(
    id: MatchId,
    act: string | null,
    commandFor: (loaded: LoadedMatch, at: number, dice: MatchDice) => Result<MatchCommand, E>,
  ): Promise<Result<Acted, Refusal | ServiceRefusal | E>> {
    return queue.run(id, async () => {
      for (let tries = 0; tries < CONFLICT_TRIES; tries += 1) {
        const loaded = await log.load(id);
        if (loaded === null) return err({ code: 'unknownMatch' });
        if (act !== null && (await matches.matchOfAct(act)) === id) return ok({ ...loaded, events: [] });
        // Table time may step back a little over a crash, because heartbeats are some time apart.
        const at = Math.max(time.now(), lastAt(loaded.state));
        const table = diceOf(loaded);
        const command = commandFor(loaded, at, table);
        if (!command.ok) return command;
        const decided = decide(command.value, loaded.state);
        if (!decided.ok) return decided;
        const then = started(decided.value.reduce<MatchState>(evolve, loaded.state));
        const events = [...decided.value, ...automaticSteps(then, await habitsAt(then.seats), table, at)];
        const appended = await log.append(loaded, events, act);
        if (appended === 'conflict' || appended === 'duplicate') continue;
        if (!isRunning(appended.state))
          await ports.settle(appended).catch((error: unknown) => ports.onFailure(id, error));
        announcer.matchChanged(id);
        if (appended.row.computerToPlay) playComputerSoon(id);
        return ok({ ...appended, events });
      }
      return impossible(`match ${id} changed ${CONFLICT_TRIES} times while one act was carried out`);
    });
  }

  const thinking = new Set<MatchId>();

  function playComputerSoon(id: MatchId): void {
    if (thinking.has(id)) return;
    thinking.add(id);
    playComputer(id)
      .catch((error: unknown) => ports.onFailure(id, error))
      .finally(() => thinking.delete(id));
  }

  /** Thinks outside the queue; the version tells whether the match is still where it was when the thinking began. */
  async function playComputer(id: MatchId): Promise<void> {
    for (;;) {
      const loaded = await log.load(id);
      if (loaded === null) return;
      const { state, row } = loaded;
      const answer = await computerAct(state, `${id}:${row.version}`, computer);
      if (answer === null) return;
      const done = await carryOut(id, null, (now, at, table) =>
        now.row.version === row.version
          ? ok(commandOf(answer.wish, answer.by, table, null, at))
          : err({ code: 'staleBoard' as const }),
      );
      if (!done.ok && done.error.code !== 'staleBoard') throw new Error(`the computer's act: ${done.error.code}`);
    }
  }

  return {
    load: (id) => log.load(id),

    act: <E>({ id, user, act, version, wish }: ActRequest<E>) =>
      carryOut<Refusal | ServiceRefusal | E>(id, act, ({ state, row }, at, table) => {
        const seat = seatOf(state, user);
        if (seat === null) return err({ code: 'notSeated' as const });
        if (version !== undefined && version !== row.version) return err({ code: 'staleBoard' as const });
        if (!isRunning(state)) return err({ code: 'matchOver' as const });
        const wished = wish(state, seat);
        return wished.ok ? ok(commandOf(wished.value, seat, table, act, at)) : wished;
      }),

    async start({ seats, settings, place, challenge, rematchOf, act }) {
      const at = time.now();
      const id = ports.newId() as MatchId;
      const diceKey = dice.newKey();
      const commitment = matchDice(dice, id, diceKey, 0).nextCommitment();
      const decided = decide({ type: 'start', seats, settings, commitment, at }, initialState);
      if (!decided.ok) return impossible(`a new match was refused: ${decided.error.code}`);
      const opened = started(decided.value.reduce(evolve, initialState));
      const table = matchDice(dice, id, diceKey, 1);
      const events = [...decided.value, ...automaticSteps(opened, await habitsAt(seats), table, at)];
      const summary = summaryOf(started(events.reduce(evolve, initialState)));
      const created = await matches.create({
        id,
        place,
        white: seats.white.kind === 'person' ? seats.white.user : null,
        black: seats.black.kind === 'person' ? seats.black.user : null,
        events,
        summary,
        createdAt: ports.wallNow(),
        diceKey,
        challenge,
        rematchOf,
        act,
      });
      if (created === 'taken') return null;
      announcer.matchChanged(id);
      if (summary.computerToPlay) playComputerSoon(id);
      return id;
    },

    actForTable: (id, command) => carryOut(id, null, ({ state }, at, table) => command(state, at, table)),

    async resume() {
      for (const id of await matches.computerToPlay()) playComputerSoon(id);
    },

    forget(ids) {
      for (const id of ids) log.forget(id);
    },

    idle: () => queue.idle(),
  };
}

const started = (state: MatchState): StartedState =>
  state.phase === 'notStarted' ? impossible('a match without a start') : state;

/** `interaction`: where a person asked for it; a person's own roll is mixed with its id. */
function commandOf(wish: Wish, by: Color, dice: MatchDice, interaction: string | null, at: number): MatchCommand {
  if (wish.type === 'roll') {
    const { source, next } = dice.draw(interaction);
    return { type: 'roll', by, roll: next(), source, at };
  }
  return { ...wish, by, at };
}
