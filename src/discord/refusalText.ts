import type { ChallengeRefusal } from '#app/challengeService.ts';
import type { ServiceRefusal } from '#app/matchService.ts';
import type { Catalog } from '#i18n/catalog.ts';
import type { SettingsFault } from '#match/checkSettings.ts';
import type { Refusal } from '#match/refusal.ts';
import type { StartedState } from '#match/state.ts';
import type { MatchSettings } from '#match/types.ts';
import type { PlayFault } from '#notation/parsePlay.ts';
import { printRoute } from '#notation/printPlay.ts';
import type { MoveFault } from '#rules/moveFault.ts';
import { nextMoves } from '#rules/turn.ts';

/** The refusals of a union that have texts of their own in the catalog; one without a text does not compile. */
type TextOf<Union extends { readonly code: string }> = {
  readonly [Code in Union['code']]: (refusal: Extract<Union, { readonly code: Code }>) => string;
};

/** Calls the text for a member of a union; TypeScript cannot follow that key and member belong together. */
const told = <Key extends string>(
  texts: Readonly<Record<Key, (member: never) => string>>,
  key: Key,
  member: object,
): string => texts[key](member as never);

const moveFaultText = (fault: MoveFault, { refusals }: Catalog): string => told(refusals.move, fault.kind, fault);

/** Why a match command was refused, in the reader's words. */
export const matchRefusalText = (refusal: Refusal, text: Catalog): string =>
  refusal.code === 'illegalMove'
    ? moveFaultText(refusal.fault, text)
    : told(text.refusals.match, refusal.code, refusal);

/** Why a play typed in this state was refused. */
export function playFaultText(fault: PlayFault, state: StartedState, text: Catalog): string {
  const { refusals, table } = text;
  if (fault.code === 'illegal') {
    const goesOn = state.phase === 'toPlay' && nextMoves(state.play).length > 0;
    return fault.fault.kind === 'turnComplete' && goesOn ? refusals.tooManyMoves() : moveFaultText(fault.fault, text);
  }
  // Signs alone would be quoted as nothing.
  if (fault.code === 'unreadable' && !/[\p{L}\p{N}]/u.test(fault.word)) return told(refusals.play, 'empty', fault);
  if (fault.code !== 'ambiguous') return told(refusals.play, fault.code, fault);
  return refusals.ambiguous(fault.routes.map((route) => printRoute(route, state.game, table.words)));
}

/** Why no match can be played by these settings. */
export const settingsFaultText = (fault: SettingsFault, { preset }: MatchSettings, text: Catalog): string =>
  told(
    text.refusals.settings,
    fault.code,
    fault.code === 'optionOfOtherGame' ? { ...fault, game: text.table.game(preset, fault.game) } : fault,
  );

/** Why an invitation could not be made or answered. */
export function challengeRefusalText(refusal: ChallengeRefusal, { refusals }: Catalog): string {
  const texts: TextOf<ChallengeRefusal> = {
    challengeYourself: refusals.challengeYourself,
    barred: refusals.barred,
    coolingDown: ({ seconds }) => refusals.coolingDown(seconds),
    notWelcome: refusals.notWelcome,
    challengePending: refusals.challengePending,
    tooManyChallenges: ({ minutes }) => refusals.tooManyChallenges(minutes),
    challengeClosed: refusals.challengeClosed,
    notForYou: refusals.notForYou,
    onlyChallengerWithdraws: refusals.onlyChallengerWithdraws,
    ownChallenge: refusals.ownChallenge,
    matchNotOver: refusals.matchNotOver,
    notSeated: () => told(refusals.match, 'notSeated', refusal),
    rematchExists: refusals.rematchExists,
    unknownMatch: refusals.unknownMatch,
  };
  return told(texts, refusal.code, refusal);
}

/** Why the service did not even ask the match; `link` leads to the newest board. */
export function serviceRefusalText({ code }: ServiceRefusal, link: string | null, { refusals }: Catalog): string {
  return code === 'staleBoard' ? refusals.staleBoard(link) : refusals.unknownMatch();
}
