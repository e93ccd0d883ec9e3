import { impossible } from '#core/assertNever.ts';
import { err, ok, type Result } from '#core/result.ts';
import { seatOf } from '#match/seats.ts';
import type { Level, MatchId, MatchSettings, Seat, UserId } from '#match/types.ts';
import { opponentOf } from '#rules/types.ts';
import type { MatchService } from './matchService.ts';
import { DEFAULT_PREFERENCES } from './preferences.ts';
import type {
  BlockStore,
  Challenge,
  ChallengeId,
  ChallengeStore,
  MatchStore,
  Members,
  Place,
  PlayerStore,
  Snowflake,
} from './ports.ts';
import type { ServerStore } from './serverSettings.ts';

export type ChallengeRefusal =
  | { readonly code: 'challengeYourself' }
  /** The administrators of this server let the person start no match here. */
  | { readonly code: 'barred' }
  /** The server wants some time between two challenges. */
  | { readonly code: 'coolingDown'; readonly seconds: number }
  /** This person takes no challenges, or none from there, or not from whoever asks. */
  | { readonly code: 'notWelcome' }
  /** The two have an open challenge already. */
  | { readonly code: 'challengePending' }
  | { readonly code: 'tooManyChallenges'; readonly minutes: number }
  /** Taken by somebody else, withdrawn, declined or expired. */
  | { readonly code: 'challengeClosed' }
  | { readonly code: 'notForYou' }
  | { readonly code: 'onlyChallengerWithdraws' }
  | { readonly code: 'ownChallenge' }
  | { readonly code: 'matchNotOver' }
  | { readonly code: 'notSeated' }
  | { readonly code: 'rematchExists' }
  | { readonly code: 'unknownMatch' };

export interface ChallengeService {
  /** An invitation to one person or, with `opponent` null, to anybody. */
  challenge(request: {
    readonly challenger: UserId;
    readonly opponent: UserId | null;
    readonly settings: MatchSettings;
    readonly place: Place;
  }): Promise<Result<Challenge, ChallengeRefusal>>;
  /** The computer does not have to be asked. `act`: the interaction's id; a repeat answers the same match. */
  challengeComputer(request: {
    readonly challenger: UserId;
    readonly level: Level;
    readonly settings: MatchSettings;
    readonly place: Place;
    readonly act: string;
  }): Promise<MatchId>;
  posted(id: ChallengeId, message: Snowflake): Promise<void>;
  get(id: ChallengeId): Promise<Challenge | null>;
  accept(id: ChallengeId, user: UserId): Promise<Result<MatchId, ChallengeRefusal>>;
  decline(id: ChallengeId, user: UserId): Promise<Result<Challenge, ChallengeRefusal>>;
  withdraw(id: ChallengeId, user: UserId): Promise<Result<Challenge, ChallengeRefusal>>;
  /** Closes the invitation of somebody else and makes one to them instead, with other settings. */
  counter(id: ChallengeId, user: UserId, settings: MatchSettings): Promise<Result<Challenge, ChallengeRefusal>>;
  /**
   * The first of the two to ask makes an offer, the second accepts it; the computer accepts at once.
   */
  rematch(
    match: MatchId,
    user: UserId,
  ): Promise<Result<{ readonly offered: Challenge } | { readonly started: MatchId }, ChallengeRefusal>>;
}

/** An invitation that nobody answers lapses after this time. */
const CHALLENGE_LIFE_MS = 30 * 60_000;

/** How old an answer about a member may be. */
const MEMBERSHIP_MS = 10 * 60_000;

/** No more than this many invitations by one person in the window. */
const CHALLENGES_A_WINDOW = 5;
const WINDOW_MS = 5 * 60_000;

export function createChallengeService(ports: {
  readonly challenges: ChallengeStore;
  readonly matches: MatchStore;
  readonly players: PlayerStore;
  readonly blocks: BlockStore;
  readonly members: Members;
  readonly servers: ServerStore;
  readonly service: MatchService;
  readonly wallNow: () => number;
  readonly newId: () => string;
}): ChallengeService {
  const { challenges, matches, players, blocks, members, servers, service, wallNow } = ports;

  const open = async (
    offer: Pick<Challenge, 'challenger' | 'opponent' | 'settings' | 'place' | 'rematchOf'>,
  ): Promise<Challenge | null> => {
    const createdAt = wallNow();
    const challenge: Challenge = {
      ...offer,
      id: ports.newId() as ChallengeId,
      message: null,
      status: 'open',
      createdAt,
      expiresAt: createdAt + CHALLENGE_LIFE_MS,
      match: null,
    };
    return (await challenges.create(challenge)) === 'created' ? challenge : null;
  };

  const isBarred = async (user: UserId, { guild }: Place): Promise<boolean> =>
    guild !== null && (await servers.isBarred(guild, user));

  /** What the server holds against another challenge of this person now. */
  const heldBack = async (user: UserId, place: Place): Promise<ChallengeRefusal | null> => {
    const { guild } = place;
    if (guild === null) return null;
    if (await isBarred(user, place)) return { code: 'barred' };
    const { cooldownS } = await servers.settings(guild);
    const recent = cooldownS > 0 && (await challenges.countSince(user, wallNow() - cooldownS * 1000)) > 0;
    return recent ? { code: 'coolingDown', seconds: cooldownS } : null;
  };

  /** Does `user` take challenges of `other` made at this place? */
  const isWelcome = async (user: UserId, other: UserId, { guild }: Place): Promise<boolean> => {
    if (await blocks.areApart(user, other)) return false;
    const { challenges: welcome } = (await players.get(user))?.preferences ?? DEFAULT_PREFERENCES;
    if (welcome === 'all') return true;
    if (welcome === 'nobody' || guild === null) return false;
    return (await members.isMember(guild, user, MEMBERSHIP_MS)) !== false;
  };

  const accept = async (challenge: Challenge, user: UserId): Promise<Result<MatchId, ChallengeRefusal>> => {
    const started = await service.start({
      seats: { white: person(challenge.challenger), black: person(user) },
      settings: challenge.settings,
      place: challenge.place,
      challenge: challenge.id,
      rematchOf: challenge.rematchOf,
      act: null,
    });
    return started === null ? err({ code: 'challengeClosed' }) : ok(started);
  };

  const close = async (
    challenge: Challenge,
    status: 'declined' | 'withdrawn',
  ): Promise<Result<Challenge, ChallengeRefusal>> =>
    (await challenges.close(challenge.id, status)) ? ok({ ...challenge, status }) : err({ code: 'challengeClosed' });

  return {
    get: (id) => challenges.get(id),
    posted: (id, message) => challenges.setMessage(id, message),

    async challenge({ challenger, opponent, settings, place }) {
      if (challenger === opponent) return err({ code: 'challengeYourself' });
      const held = await heldBack(challenger, place);
      if (held !== null) return err(held);
      if (opponent !== null && !(await isWelcome(opponent, challenger, place))) return err({ code: 'notWelcome' });
      const recent = await challenges.countSince(challenger, wallNow() - WINDOW_MS);
      if (recent >= CHALLENGES_A_WINDOW) return err({ code: 'tooManyChallenges', minutes: WINDOW_MS / 60_000 });
      const challenge = await open({ challenger, opponent, settings, place, rematchOf: null });
      return challenge === null ? err({ code: 'challengePending' }) : ok(challenge);
    },

    async challengeComputer({ challenger, level, settings, place, act }) {
      const started = await service.start({
        seats: { white: person(challenger), black: { kind: 'computer', level } },
        settings,
        place,
        challenge: null,
        rematchOf: null,
        act,
      });
      return started ?? (await matches.matchOfAct(act)) ?? impossible('neither started nor started before');
    },

    async accept(id, user) {
      const challenge = await challenges.get(id);
      if (challenge === null) return err({ code: 'challengeClosed' });
      if (challenge.challenger === user) return err({ code: 'ownChallenge' });
      if (challenge.opponent !== null && challenge.opponent !== user) return err({ code: 'notForYou' });
      if (await blocks.areApart(challenge.challenger, user)) return err({ code: 'notWelcome' });
      if (await isBarred(user, challenge.place)) return err({ code: 'barred' });
      return accept(challenge, user);
    },

    async decline(id, user) {
      const challenge = await challenges.get(id);
      if (challenge === null) return err({ code: 'challengeClosed' });
      if (challenge.opponent !== user) return err({ code: 'notForYou' });
      return close(challenge, 'declined');
    },

    async withdraw(id, user) {
      const challenge = await challenges.get(id);
      if (challenge === null) return err({ code: 'challengeClosed' });
      if (challenge.challenger !== user) return err({ code: 'onlyChallengerWithdraws' });
      return close(challenge, 'withdrawn');
    },

    async counter(id, user, settings) {
      const challenge = await challenges.get(id);
      if (challenge === null) return err({ code: 'challengeClosed' });
      if (challenge.opponent !== user) return err({ code: 'notForYou' });
      // First, because the two may have only one open invitation.
      if (!(await challenges.close(id, 'countered'))) return err({ code: 'challengeClosed' });
      const { challenger, place } = challenge;
      const made = await open({ challenger: user, opponent: challenger, settings, place, rematchOf: null });
      return made === null ? err({ code: 'challengePending' }) : ok(made);
    },

    async rematch(match, user) {
      const loaded = await service.load(match);
      if (loaded === null) return err({ code: 'unknownMatch' });
      const { state, row } = loaded;
      const seat = seatOf(state, user);
      if (seat === null) return err({ code: 'notSeated' });
      if (state.phase !== 'matchOver') return err({ code: 'matchNotOver' });
      const opponent = state.seats[opponentOf(seat)];
      const { settings } = state;
      const place = { ...row.place, thread: null };

      if (opponent.kind === 'computer') {
        const seats = { white: state.seats.black, black: state.seats.white };
        const started = await service.start({ seats, settings, place, challenge: null, rematchOf: match, act: null });
        return started === null ? err({ code: 'rematchExists' }) : ok({ started });
      }

      if (await blocks.areApart(user, opponent.user)) return err({ code: 'notWelcome' });
      if (await isBarred(user, place)) return err({ code: 'barred' });
      const offer = { challenger: user, opponent: opponent.user, settings, place, rematchOf: match };
      const offered = await open(offer);
      if (offered !== null) return ok({ offered });
      const waiting = await challenges.rematchOffer(match);
      if (waiting === null) return err({ code: 'challengePending' });
      if (waiting.status !== 'open') return err({ code: 'rematchExists' });
      if (waiting.challenger === user) return err({ code: 'challengePending' });
      const started = await accept(waiting, user);
      return started.ok ? ok({ started: started.value }) : started;
    },
  };
}

const person = (user: UserId): Seat => ({ kind: 'person', user });
