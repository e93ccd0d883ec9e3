import type { SettingsFault } from '#match/checkSettings.ts';
import type { Refusal } from '#match/refusal.ts';
import type { PlayFault } from '#notation/parsePlay.ts';
import type { MoveFault } from '#rules/moveFault.ts';

/** One text for each member of a union, with what that member carries. */
type TextsBy<Key extends string, Union extends Readonly<Record<Key, string>>> = {
  readonly [K in Union[Key]]: (refused: Extract<Union, Readonly<Record<Key, K>>>) => string;
};

/** Why something was not done, in the player's terms, and what to do next. */
export interface RefusalTexts {
  readonly match: TextsBy<'code', Exclude<Refusal, { readonly code: 'illegalMove' }>>;
  readonly move: TextsBy<'kind', MoveFault>;
  /** Options of a challenge that make no sense together. */
  readonly settings: TextsBy<'code', SettingsFault>;
  readonly play: TextsBy<'code', Exclude<PlayFault, { readonly code: 'illegal' | 'ambiguous' }>>;
  /** More moves in one text than the dice allow. */
  readonly tooManyMoves: () => string;
  /** Several ways that hit differently, each with its stops. */
  readonly ambiguous: (routes: readonly string[]) => string;

  readonly unknownMatch: () => string;
  /** `link` leads to the newest board; null where there is none. */
  readonly staleBoard: (link: string | null) => string;
  readonly challengeYourself: () => string;
  readonly barred: () => string;
  readonly coolingDown: (seconds: number) => string;
  /** Where may be played instead, as mentions of channels. */
  readonly otherChannels: (channels: readonly string[]) => string;
  /** Says nothing about why. */
  readonly notWelcome: () => string;
  readonly challengePending: () => string;
  readonly tooManyChallenges: (minutes: number) => string;
  readonly challengeClosed: () => string;
  readonly notForYou: () => string;
  readonly onlyChallengerWithdraws: () => string;
  readonly ownChallenge: () => string;
  readonly matchNotOver: () => string;
  readonly rematchExists: () => string;

  readonly noMatch: () => string;
  readonly opponentIsABot: () => string;
  readonly noPeopleHere: () => string;
  readonly levelNeedsComputer: () => string;
  readonly valueChanged: () => string;
  /** The act is stored, the board could not be shown. `permission` as Discord calls it. */
  readonly missingPermission: (permission: string) => string;
  readonly cannotPlayHere: (permission: string) => string;
  readonly notPosted: () => string;
  readonly channelGone: () => string;
  readonly notDelivered: () => string;
  /** The bot may only answer where the match is played. */
  readonly shownLater: () => string;
  /** What the bot answers there is seen by the reader alone. */
  readonly unseenHere: () => string;
  /** A component or command of another version of this bot. */
  readonly unknownComponent: () => string;
  /** Something broke on our side. */
  readonly broken: () => string;
}
