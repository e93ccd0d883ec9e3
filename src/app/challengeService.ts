import type { Result } from '#core/result.ts';
import type { MatchId, MatchSettings, Level, UserId } from '#match/types.ts';
import type { Challenge, ChallengeId, Place, Snowflake } from './ports.ts';

export type ChallengeRefusal =
  | { readonly code: 'challengeYourself' }
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
  /**
   * The first of the two to ask makes an offer, the second accepts it; the computer accepts at once. The seats change sides.
   */
  rematch(match: MatchId, user: UserId): Promise<Result<{ readonly offered: Challenge } | { readonly started: MatchId }, ChallengeRefusal>>;
}
