import type { PaceName } from '#match/presets.ts';
import type { MatchSettings, PauseAct } from '#match/types.ts';
import type { Die } from '#rules/types.ts';

/** What the bot needs in a channel, by Discord's names. */
export const NEEDED_PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'AttachFiles',
  'CreatePublicThreads',
  'SendMessagesInThreads',
] as const;
export type NeededPermission = (typeof NEEDED_PERMISSIONS)[number];

/** Invitations, buttons and menus, private answers, settings, the tour. */
export interface ChatTexts {
  readonly invitation: (invitation: {
    readonly challenger: string;
    /** A mention; null where everybody is invited. */
    readonly opponent: string | null;
    readonly rematch: boolean;
  }) => string;
  readonly preset: (name: string) => string;
  readonly differs: (options: readonly string[]) => string;
  readonly expires: (stamp: string) => string;
  readonly accepted: (by: string, place: string) => string;
  readonly declined: (by: string) => string;
  readonly withdrawn: () => string;
  readonly expired: () => string;
  readonly invitationSent: () => string;
  readonly matchBegun: (place: string) => string;

  readonly buttons: {
    readonly accept: string;
    readonly decline: string;
    readonly withdraw: string;
    readonly roll: string;
    readonly undo: string;
    readonly confirm: string;
    readonly resign: string;
    readonly resignGame: (points: number) => string;
    readonly resignMatch: string;
    readonly acceptResign: string;
    readonly declineResign: string;
    readonly double: (value: number) => string;
    readonly take: string;
    readonly drop: string;
    readonly dropNow: (points: number) => string;
    readonly takeNow: (value: number) => string;
    readonly rematch: string;
    readonly offerPause: string;
    readonly acceptPause: string;
    readonly declinePause: string;
    readonly resume: string;
    readonly endVacation: string;
  };
  readonly menus: {
    readonly moveBy: (die: Die) => string;
    readonly hits: string;
    readonly pins: string;
    readonly pinsMother: string;
    readonly bearsOff: string;
    readonly pickMatch: string;
  };

  readonly paceChoices: Readonly<Record<PaceName, string>>;
  readonly pauseChoices: Readonly<Record<PauseAct, string>>;
  readonly pickMatch: () => string;
  readonly resignAsk: () => string;
  /** What giving up costs; then, how it is done where the opponent may decline and where nobody is asked. */
  readonly resignGameConfirm: (points: number) => string;
  readonly resignMatchConfirm: () => string;
  readonly resignHow: Readonly<Record<MatchSettings['resigning'], string>>;
  readonly resignSent: () => string;
  readonly resignDone: () => string;
  readonly doubleSent: () => string;
  readonly dropConfirm: (points: number) => string;
  readonly dropDone: () => string;
  readonly takeConfirm: (value: number) => string;
  readonly takeDone: () => string;

  readonly rolled: (roll: string) => string;
  readonly moved: (play: string, left: readonly Die[]) => string;
  readonly turnEnded: (play: string) => string;
  readonly undone: () => string;
  readonly done: () => string;
  readonly boardLink: (link: string) => string;
  readonly boardPosted: (link: string) => string;
  readonly legalPlays: (plays: readonly string[], all: boolean) => string;

  /** As Discord's own settings call them in this language. */
  readonly permissions: Readonly<Record<NeededPermission, string>>;

  /** By direct message; `link` leads to the board. */
  readonly reminder: (white: string, black: string, link: string) => string;
  readonly yourMatches: () => string;
  readonly noMatches: () => string;
  readonly yourTurn: () => string;
  readonly theirTurn: () => string;
  readonly matchLine: (line: {
    readonly white: string;
    readonly black: string;
    readonly whitePoints: number;
    readonly blackPoints: number;
    /** Whose turn it is; null where nobody is waited for. */
    readonly turn: 'yours' | 'theirs';
    readonly stamp: string | null;
    readonly link: string | null;
  }) => string;
  readonly moreMatches: (count: number) => string;

  readonly help: (
    mention: (command: 'challenge' | 'move' | 'matches' | 'settings' | 'board' | 'resign' | 'rules') => string,
  ) => string;
}
