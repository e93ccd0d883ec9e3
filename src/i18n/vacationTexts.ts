/** Vacations from matches of days. Stamps are Discord's timestamps. */
export interface VacationTexts {
  readonly begun: (until: string) => string;
  readonly ended: () => string;
  readonly running: (until: string) => string;
  readonly none: (daysLeft: number) => string;
  readonly onVacation: (until: string) => string;
  readonly notOnVacation: () => string;
  readonly usedUp: (daysLeft: number) => string;
}
