import type { Attendance } from '#app/attendance.ts';
import type { LoadedMatch } from '#app/matchLog.ts';
import type { PaintCard } from '#app/resultCard.ts';
import type { MatchService } from '#app/matchService.ts';
import type {
  Announcer,
  Challenge,
  ChallengeStore,
  MatchStore,
  Player,
  PlayerStore,
  ShownBoard,
  TableTime,
  SealedDice,
} from '#app/ports.ts';
import { isQuiet } from '#app/preferences.ts';
import { createQueue } from '#app/queue.ts';
import type { RatingStore } from '#app/ratingPorts.ts';
import type { ServerStore } from '#app/serverSettings.ts';
import { catalogOf } from '#i18n/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { sideToAct } from '#match/seats.ts';
import type { MatchId } from '#match/types.ts';
import type { ByColor } from '#rules/types.ts';
import { errorFacts } from './apiError.ts';
import { createHeldClock } from './heldClock.ts';
import type { InvitationMessages } from './invitationMessages.ts';
import type { Delivery, Undelivered } from './delivery.ts';
import type { Log } from './log.ts';
import { sideNames, type SideName } from './names.ts';
import { createPostponed } from './postponed.ts';
import { createReminders, type WriteDirectly } from './reminders.ts';
import { tableViewOf } from './tableViewOf.ts';
import type { ThreadPlan } from './thread.ts';
import { createTold } from './told.ts';
import { matchView } from './views/matchView.ts';
import { resultFile } from './views/resultCardView.ts';
import type { MessageView } from './views/messageView.ts';
import { storyOf } from './views/story.ts';

/** How the newest board of a match has reached the chat. */
export type Shown =
  | { readonly kind: 'shown'; readonly board: ShownBoard }
  /** The computer is on turn: its answer comes with the next message. */
  | { readonly kind: 'computerThinks' }
  | { readonly kind: 'unknown' }
  | Undelivered;

export interface Notifier extends Announcer {
  /** Brings the chat up to date and tells how that went. Never rejects. */
  upToDate(id: MatchId): Promise<Shown>;
  /** The same, but waits for the computer where it begins. */
  opened(id: MatchId): Promise<Shown>;
  /** The same board again: as a new message at the end, or in place where it may have been left behind. */
  showAgain(id: MatchId, how: 'newMessage' | 'inPlace'): Promise<Shown>;
  /** Tells, one after the other, every table with a clock that the bot was away for `ms`, which counts for nobody. */
  tellDowntime(ms: number): Promise<void>;
  /** Begins nothing new and resolves when nothing is being sent any more. */
  stop(): Promise<void>;
}

/** A board that is shown already: once more, in place, or in place with a line more. */
type Again = 'newMessage' | 'inPlace' | { readonly note: (locale: Locale) => string };

/** The computer's answer comes in one message with the player's act; only if it takes longer is that shown alone. */
const THINKING_MS = 2_000;

export interface NotifierPorts {
  readonly service: MatchService;
  readonly matches: MatchStore;
  readonly players: PlayerStore;
  readonly challenges: ChallengeStore;
  readonly ratings: RatingStore;
  readonly invitations: InvitationMessages;
  readonly delivery: Delivery;
  /** Writes to a person alone. */
  readonly direct: WriteDirectly;
  readonly attendance: Attendance;
  readonly dice: SealedDice;
  readonly paintCard: PaintCard;
  readonly servers: ServerStore;
  readonly time: TableTime;
  readonly wallNow: () => number;
  readonly log: Log;
}

/** Keeps each match's newest board in the chat: one task at a time for a match, and each repeats harmlessly. */
export function createNotifier(ports: NotifierPorts): Notifier {
  const {
    service,
    matches,
    players,
    challenges,
    ratings,
    invitations,
    delivery,
    direct,
    attendance,
    servers,
    time,
    dice,
    paintCard,
    wallNow,
    log,
  } = ports;
  const queue = createQueue();
  const waiting = new Set<MatchId>();
  let stopped = false;
  const thinkingSince = new Map<MatchId, { readonly version: number; readonly at: number }>();
  /** Delivered, but the store could not take it yet; to send it again would notify twice. */
  const unrecorded = new Map<MatchId, ShownBoard>();
  const postponed = createPostponed(wallNow);
  const clock = createHeldClock(service, time);
  const reminders = createReminders({ players, direct, log });
  const told = createTold(matches, async ({ row, state }, before, events) => {
    const { table } = catalogOf(row.place.locale);
    return storyOf(before, events, shownNames(await sideNames(players, state.seats, table)), table);
  });

  const inTurn = (id: MatchId, task: () => Promise<Shown>): Promise<Shown> =>
    queue.run(id, task).catch((error: unknown) => {
      log.error({ match: id, error: errorFacts(error) }, 'match not read');
      return { kind: 'failed' };
    });

  async function bringUpToDate(id: MatchId, again: Again | null): Promise<Shown> {
    const found = await service.load(id);
    if (found === null) return { kind: 'unknown' };
    const sent = unrecorded.get(id);
    const loaded = sent === undefined ? found : { ...found, row: { ...found.row, shown: sent } };
    const { version, shown } = loaded.row;
    const newest = again === null && shown !== null && shown.version >= version ? shown : null;
    if (again === null) {
      if (newest !== null && sent === undefined) return { kind: 'shown', board: newest };
      const failure = postponed.standing(id, version);
      const opened = failure?.kind === 'unreached' && delivery.reaches(loaded.row.place);
      if (failure !== null && !opened) {
        await clock.releaseAfterGrace(loaded);
        return failure;
      }
      if (newest === null && thinks(loaded)) return { kind: 'computerThinks' };
    }
    try {
      if (sent !== undefined) await recorded(found, sent);
      return newest === null ? await deliver(loaded, again) : { kind: 'shown', board: newest };
    } catch (error) {
      log.error({ match: id, error: errorFacts(error) }, 'board not shown');
      postponed.failed(id, version, { kind: 'failed' });
      return { kind: 'failed' };
    }
  }

  async function deliver(loaded: LoadedMatch, again: Again | null): Promise<Shown> {
    const { row, state } = loaded;
    const { id, version, shown } = row;
    const names = await sideNames(players, state.seats, catalogOf(row.place.locale).table);
    const news = await told.since(loaded);
    const fresh = storyOf(news.before, news.events, shownNames(names), catalogOf(row.place.locale).table);
    const mover = await moverOf(loaded);
    const kind = shown === null ? 'decision' : await reminders.bring(news, loaded, mover);
    const editable = again !== 'newMessage' && kind === 'edit' ? shown : null;
    const note = typeof again === 'object' && again !== null ? [again.note(row.place.locale)] : [];
    const lines = [...(kind === 'decision' ? [] : news.shownLines), ...fresh, ...note];
    const table = await tableViewOf(loaded, names, { players, ratings, time, dice });
    const silent = mover !== null && state.settings.pace.kind !== 'live' && isQuiet(mover.preferences.quiet, wallNow());
    const view = (notes: readonly string[]): MessageView => ({
      ...matchView({ ...table, news: [...notes, ...lines] }),
      ...resultFile(table, paintCard),
      silent,
    });

    const edited = editable === null ? null : await delivery.edit(row, editable, view([]));
    const result =
      edited === null || edited.kind === 'gone'
        ? await delivery.post({
            row,
            thread: shown === null ? await threadPlan(loaded, names) : null,
            view: again === 'newMessage' ? (notes) => ({ ...view(notes), mention: null }) : view,
            // Showing the same board again is meant to make another message.
            nonce: again === 'newMessage' ? undefined : `${id}:${version}`,
          })
        : edited;
    if (result.kind !== 'shown') {
      // A half-played turn has been seen already; its clock goes on.
      if (kind === 'decision') await clock.hold(loaded, news.events);
      const now = await service.load(id);
      postponed.failed(id, now?.row.version ?? version, result);
      return result;
    }
    told.remember(id, version, state, lines);
    const board: ShownBoard = { ...result.board, version };
    unrecorded.set(id, board);
    await recorded(loaded, board);
    if (result !== edited) lookWhoIsThere(id);
    return { kind: 'shown', board };
  }

  /** The person whose act the match waits for. */
  async function moverOf({ row }: LoadedMatch): Promise<Player | null> {
    return row.waitsFor === null ? null : players.get(row.waitsFor);
  }

  /** The one who is on turn now may have left the server. */
  function lookWhoIsThere(id: MatchId): void {
    attendance.attend(id).catch((error: unknown) => log.error({ match: id, error: errorFacts(error) }, 'not attended'));
  }

  async function recorded(loaded: LoadedMatch, board: ShownBoard): Promise<void> {
    const { id, shown } = loaded.row;
    // Before it is recorded as shown: a crash in between repeats both, and neither does harm twice.
    await clock.release(loaded);
    await matches.setShown(id, board);
    unrecorded.delete(id);
    postponed.delivered(id);
    if (shown === null) await acceptInvitation(id);
    else if (shown.message !== board.message) await delivery.retire(loaded.row, shown);
  }

  function thinks({ row, state }: LoadedMatch): boolean {
    const side = sideToAct(state);
    if (side === null || state.seats[side].kind !== 'computer') {
      thinkingSince.delete(row.id);
      return false;
    }
    const known = thinkingSince.get(row.id);
    if (known?.version === row.version) return wallNow() < known.at + THINKING_MS;
    thinkingSince.set(row.id, { version: row.version, at: wallNow() });
    setTimeout(() => notifier.matchChanged(row.id), THINKING_MS + 1).unref();
    return true;
  }

  /** Null where the server wants no threads, and where none can be opened. */
  async function threadPlan({ row }: LoadedMatch, { white, black }: ByColor<SideName>): Promise<ThreadPlan | null> {
    const { guild, answersOnly } = row.place;
    if (answersOnly) return null;
    if (guild !== null && !(await servers.settings(guild)).threads) return null;
    const challenge = await challenges.ofMatch(row.id);
    // The offer of a rematch stands in the thread of the match before, from where no other thread can start.
    const message = challenge?.rematchOf === null ? challenge.message : null;
    return { name: catalogOf(row.place.locale).table.threadName(white.plain, black.plain), message };
  }

  async function acceptInvitation(id: MatchId): Promise<void> {
    const challenge = await challenges.ofMatch(id);
    if (challenge !== null) await invitations.refresh(challenge);
  }

  const notifier: Notifier = {
    matchChanged(id) {
      if (stopped || waiting.has(id)) return;
      waiting.add(id);
      void inTurn(id, () => {
        waiting.delete(id);
        return bringUpToDate(id, null);
      });
    },
    challengeExpired(challenge: Challenge) {
      void invitations.refresh({ ...challenge, status: 'expired' });
    },
    upToDate: (id) => inTurn(id, () => bringUpToDate(id, null)),
    async opened(id) {
      for (;;) {
        const shown = await notifier.upToDate(id);
        if (shown.kind !== 'computerThinks') return shown;
        await new Promise((resolve) => setTimeout(resolve, THINKING_MS / 20));
      }
    },
    showAgain: (id, how) => inTurn(id, () => bringUpToDate(id, how)),
    async tellDowntime(ms) {
      const minutes = Math.max(1, Math.round(ms / 60_000));
      const note = (locale: Locale): string => catalogOf(locale).table.botWasAway(minutes);
      for (const id of await matches.clocked()) {
        if (stopped) return;
        const row = await matches.row(id);
        if (row !== null && row.shown?.version === row.version) await inTurn(id, () => bringUpToDate(id, { note }));
      }
    },
    stop() {
      stopped = true;
      return queue.idle();
    },
  };
  return notifier;
}

const shownNames = ({ white, black }: ByColor<SideName>): ByColor<string> => ({
  white: white.shown,
  black: black.shown,
});
