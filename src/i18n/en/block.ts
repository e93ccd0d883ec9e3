import type { BlockTexts } from '#i18n/blockTexts.ts';

export const block: BlockTexts = {
  title: (count) => `🚫 You have blocked ${count === 1 ? 'one person' : `${count} people`}:`,
  empty: () => 'You have blocked nobody. Name a player in `/block`; who may challenge you at all is in `/settings`.',
  blocked: (who) => `🚫 ${who} is blocked: no challenges between the two of you. Matches that are running go on.`,
  unblocked: (who) => `${who} is not blocked any more.`,
  yourself: () => 'You cannot block yourself. Name somebody else.',
  theBot: () => 'The computer challenges nobody, so there is nothing to block.',
  unblock: 'Take somebody off the list…',
};
