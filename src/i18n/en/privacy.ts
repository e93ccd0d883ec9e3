import type { PrivacyTexts } from '#i18n/privacyTexts.ts';

export const privacy: PrivacyTexts = {
  exported: () =>
    'Here is everything that I keep of you, and nothing of others. I keep it until you delete it with `/privacy delete`; messages that you write are never read.',
  nothing: () => 'I keep nothing of you.',
  ask: () =>
    'This deletes your name, settings, ratings, block list and vacations. Matches that you have played stay for your opponents, without your name. It cannot be undone.',
  deleteNow: 'Delete everything of mine',
  deleted: () => 'Done: nothing here names you any more. If you use me again, I begin to know you anew.',
  matchesRunning: (count) =>
    `You have ${count === 1 ? 'a running match' : `${count} running matches`}. Finish or resign first: \`/matches\` shows where.`,
};
