/** One's own data. */
export interface PrivacyTexts {
  readonly exported: () => string;
  readonly nothing: () => string;
  readonly ask: () => string;
  readonly deleteNow: string;
  readonly deleted: () => string;
  readonly matchesRunning: (count: number) => string;
}
