/** Open challenges of a server, and answering one with another offer. Names as they are shown, stamps as Discord's. */
export interface LobbyTexts {
  readonly title: (count: number) => string;
  readonly empty: () => string;
  readonly line: (who: string, settings: string, expires: string, link: string | null) => string;
  readonly accept: string;
  /** Under an invitation: another game, length or pace. */
  readonly counter: string;
  readonly counterTitle: () => string;
  readonly preset: string;
  readonly length: string;
  readonly pace: string;
  readonly points: (count: number) => string;
  readonly send: string;
  readonly sent: () => string;
  /** What became of the first invitation. */
  readonly countered: (by: string) => string;
}
