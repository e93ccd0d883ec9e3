import type { AbortReason } from '#match/command.ts';
import type { GameWonReason, MatchWonReason, TurnEnd } from '#match/event.ts';
import type { GamePoints, Level, MatchSettings, Pace, PresetName, ResignScope } from '#match/types.ts';
import type { Color, Die, GameName, Roll, RuleOptions } from '#rules/types.ts';

/** What the table says to everybody. Names come ready to be shown: escaped, bold, or a mention. */
export interface TableTexts {
  readonly presets: Readonly<Record<PresetName, string>>;
  /** A game as its set calls it; outside the sets by its usual name. */
  readonly game: (preset: PresetName, game: GameName) => string;
  /** The games of a set in turn. */
  readonly gamesInTurn: (games: readonly string[]) => string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly computer: (level: Level) => string;
  readonly unknownPlayer: () => string;
  /** The sides by the colour of their checkers. */
  readonly sides: Readonly<Record<Color, string>>;
  readonly length: (settings: Pick<MatchSettings, 'length' | 'hands'>) => string;
  readonly pace: (pace: Pace) => string;
  readonly opening: Readonly<Record<MatchSettings['opening'], string>>;
  readonly nextGame: Readonly<Record<MatchSettings['nextGame'], string>>;
  readonly closedBoard: Readonly<Record<MatchSettings['closedBoard'], string>>;
  readonly resigning: Readonly<Record<MatchSettings['resigning'], string>>;
  readonly pinnedBearOff: Readonly<Record<RuleOptions['pinnedBearOff'], string>>;
  readonly cubePlayed: (cube: boolean) => string;
  readonly tripleMars: (counts: boolean) => string;
  readonly hitAndRunAtHome: (allowed: boolean) => string;

  readonly words: { readonly bar: string; readonly off: string; readonly cannotMove: string };
  /** The dice with their name: `6-5 · şeşbeş`. */
  readonly roll: (roll: Roll) => string;
  /** Numbers handed over or left: `5, 6`. */
  readonly numbers: (numbers: readonly Die[]) => string;

  readonly matchStarted: (white: string, black: string) => string;
  /** What the dice are bound to, at the start; and the secret behind it, at the end. */
  readonly diceSealed: (hash: string) => string;
  readonly diceUnsealed: (secret: string) => string;
  /** `game` is null where the match has only one; `starter` where an opening roll decides. */
  readonly gameStarted: (started: {
    readonly number: number;
    readonly game: string | null;
    readonly starter: string | null;
  }) => string;
  readonly crawford: () => string;
  /** `ties` are the equal rolls before; the starter rolled `high`, the other `low`. */
  readonly openingRolled: (opening: {
    readonly starter: string;
    readonly high: Die;
    readonly low: Die;
    readonly ties: readonly Roll[];
  }) => string;
  readonly played: (turn: {
    readonly who: string;
    readonly play: string;
    readonly roll: Roll | null;
    readonly how: TurnEnd;
  }) => string;
  /** `dice` as they are called; empty where nothing was rolled. */
  readonly passed: (who: string, reason: 'noMove' | 'closedBoard', dice: string) => string;
  /** Numbers that the turn left unplayed; `to` plays them before the own roll. */
  readonly handedOver: (to: string, numbers: readonly Die[]) => string;
  /** Numbers handed over that `who` could not play either. */
  readonly numbersLost: (who: string, numbers: readonly Die[]) => string;
  readonly doubleOffered: (by: string, value: number) => string;
  readonly doubleTaken: (by: string) => string;
  readonly doubleDropped: (by: string) => string;
  readonly resignOffered: (by: string, scope: ResignScope, points: number) => string;
  readonly resignAccepted: (by: string) => string;
  readonly resignDeclined: (by: string) => string;
  readonly gameWon: (won: {
    readonly winner: string;
    readonly loser: string;
    readonly points: number;
    readonly kind: GamePoints;
    readonly reason: GameWonReason;
  }) => string;
  readonly gameDrawn: () => string;
  readonly matchWon: (winner: string, loser: string, reason: MatchWonReason) => string;
  readonly clockFlagged: (late: string) => string;
  readonly scoreSet: (white: string, black: string, whitePoints: number, blackPoints: number) => string;
  readonly reopened: () => string;
  /** The end of this side's decision is near. */
  readonly reminded: (late: string) => string;
  readonly pauseOffered: (by: string) => string;
  readonly pauseDeclined: (by: string) => string;
  readonly paused: (by: string) => string;
  readonly resumed: (by: string) => string;
  readonly vacationBegan: (who: string) => string;
  readonly vacationEnded: (who: string) => string;
  /** Not found in the server any more, and there again. */
  readonly playerMissing: (who: string) => string;
  readonly playerReturned: (who: string) => string;
  readonly matchAborted: (reason: AbortReason) => string;

  /** Score line; `target` is the length of the match. */
  readonly score: (score: {
    readonly white: string;
    readonly black: string;
    readonly whitePoints: number;
    readonly blackPoints: number;
    readonly target: number;
    readonly gameNumber: number;
    /** Null where the match has only one. */
    readonly game: string | null;
    readonly crawford: boolean;
  }) => string;
  /** `pips` is null where the table does not count them. */
  readonly race: (side: { readonly who: string; readonly pips: number | null; readonly off: number }) => string;

  /** `owner` is null while the cube is in the middle. */
  readonly cube: (value: number, owner: string | null) => string;
  readonly toRoll: (who: string) => string;
  readonly toRollOrDouble: (who: string) => string;
  readonly toPlay: (who: string, roll: Roll) => string;
  readonly toPlayHandedOver: (who: string, numbers: readonly Die[]) => string;
  /** Gul bara: all numbers that a double brings, in their order. */
  readonly cascade: (numbers: readonly Die[]) => string;
  /** In mid-turn: what was played and what is left. */
  readonly playedSoFar: (play: string, left: readonly Die[]) => string;
  readonly turnComplete: () => string;
  readonly toAnswerDouble: (who: string, value: number) => string;
  readonly toAnswerResign: (who: string, points: number, scope: ResignScope) => string;
  readonly thinking: (computer: string) => string;
  /** `stamp` is Discord's live timestamp of the end, the reserve included. */
  readonly clock: (stamp: string, reserveSeconds: number | null) => string;
  /** Counts for the ratings or not. */
  readonly rated: (counts: boolean) => string;
  /** On the picture of a finished match, and in its alt text. */
  readonly won: () => string;
  readonly winnerIs: (winner: string) => string;
  readonly drawn: () => string;
  readonly gamePoints: (points: number, kind: GamePoints) => string;
  readonly pipsShown: (shown: boolean) => string;
  readonly botWasAway: (minutes: number) => string;
  readonly clockPaused: () => string;
  readonly clockOnVacation: (who: string) => string;
  /** `who` is a mention. */
  readonly toAnswerPause: (who: string, by: string) => string;
  readonly seatKept: (who: string, stamp: string) => string;
  readonly clockHeld: () => string;

  readonly threadName: (white: string, black: string) => string;
  readonly noThread: (permission: string) => string;
  readonly threadGone: () => string;
}
