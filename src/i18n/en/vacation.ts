import type { VacationTexts } from '#i18n/vacationTexts.ts';

const days = (count: number): string => (count === 1 ? 'one day' : `${count} days`);

export const vacation: VacationTexts = {
  begun: (until) =>
    `🏖️ Enjoy your vacation. Your clock stands still in the daily matches that are running now, until ${until}. You may play on whenever you like.`,
  ended: () => 'Your vacation is over, your clocks run again. The days that are left are yours for another time.',
  running: (until) => `🏖️ You are on vacation until ${until}.`,
  none: (daysLeft) =>
    daysLeft === 0
      ? 'You are not on vacation, and no day is left of this year’s thirty.'
      : `You are not on vacation. You can still take ${days(daysLeft)} within a year: \`/vacation\` with a number of days.`,
  onVacation: (until) => `You are on vacation already, until ${until}. End that one first with \`/vacation\`.`,
  notOnVacation: () => 'You are not on vacation, so there is nothing to end.',
  usedUp: (daysLeft) =>
    daysLeft === 0
      ? 'No day is left of the thirty within a year. Ask your opponents for a pause with `/pause` instead.'
      : `Only ${days(daysLeft)} are left of the thirty within a year. Take no more than that.`,
};
