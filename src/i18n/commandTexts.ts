/** Names follow Discord's rules: lower case, 1-32 characters; descriptions 1-100. */
export interface NamedText {
  readonly name: string;
  readonly description: string;
}

/** The slash commands as Discord lists them. */
export interface CommandTexts {
  readonly challenge: NamedText & {
    readonly preset: NamedText;
    readonly opponent: NamedText;
    readonly length: NamedText;
    readonly pace: NamedText;
    readonly rated: NamedText;
    readonly level: NamedText;
    readonly opening: NamedText;
    readonly nextGame: NamedText;
    readonly hands: NamedText;
    readonly cube: NamedText;
    readonly tripleMars: NamedText;
    readonly hitAndRun: NamedText;
    readonly closedBoard: NamedText;
    readonly resigning: NamedText;
    readonly pinnedBearOff: NamedText;
    readonly pips: NamedText;
  };
  readonly roll: NamedText;
  readonly move: NamedText & { readonly play: NamedText };
  readonly undo: NamedText;
  readonly confirm: NamedText;
  readonly double: NamedText;
  readonly take: NamedText;
  readonly drop: NamedText;
  readonly resign: NamedText;
  readonly pause: NamedText & { readonly what: NamedText };
  readonly vacation: NamedText & { readonly days: NamedText };
  readonly leaderboard: NamedText & {
    readonly pool: NamedText;
    readonly tempo: NamedText;
    readonly scope: NamedText;
    readonly span: NamedText;
    readonly share: NamedText;
  };
  readonly profile: NamedText & { readonly player: NamedText; readonly share: NamedText };
  readonly block: NamedText & { readonly player: NamedText };
  readonly server: NamedText & {
    readonly settings: NamedText;
    readonly check: NamedText & { readonly channel: NamedText };
    readonly match: NamedText;
    readonly bar: NamedText & { readonly player: NamedText };
    readonly unbar: NamedText & { readonly player: NamedText };
    readonly log: NamedText;
  };
  readonly lobby: NamedText;
  readonly daily: NamedText & { readonly share: NamedText };
  readonly odds: NamedText & { readonly position: NamedText };
  readonly dice: NamedText & {
    readonly explain: NamedText;
    readonly statistics: NamedText & { readonly player: NamedText };
    readonly match: NamedText & { readonly match: NamedText };
    readonly verify: NamedText;
  };
  readonly privacy: NamedText & { readonly export: NamedText; readonly delete: NamedText };
  readonly board: NamedText;
  readonly matches: NamedText;
  readonly history: NamedText & { readonly opponent: NamedText };
  readonly rules: NamedText & { readonly preset: NamedText };
  readonly help: NamedText;
  readonly settings: NamedText;
}
