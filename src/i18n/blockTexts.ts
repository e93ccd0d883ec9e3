/** The block list. Names come as they are shown. */
export interface BlockTexts {
  readonly title: (count: number) => string;
  readonly empty: () => string;
  readonly blocked: (who: string) => string;
  readonly unblocked: (who: string) => string;
  readonly yourself: () => string;
  readonly theBot: () => string;
  readonly unblock: string;
}
