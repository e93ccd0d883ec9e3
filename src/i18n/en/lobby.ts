import type { LobbyTexts } from '#i18n/lobbyTexts.ts';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

export const lobby: LobbyTexts = {
  title: (count) => `🪑 **${count === 1 ? 'One table waits' : `${count} tables wait`} for somebody to sit down**`,
  empty: () => 'No table waits here. Open one with `/challenge` and leave the opponent out.',
  line: (who, settings, expires, link) => `${who}: ${settings} · until ${expires}${link === null ? '' : ` · ${link}`}`,
  accept: 'Sit down at a table…',
  counter: 'Suggest another…',
  counterTitle: () => 'What would you rather play? Choose, then send it; nothing has been answered yet.',
  preset: 'Game or set',
  length: 'Length',
  pace: 'Pace',
  points,
  send: 'Send',
  sent: () => 'Your suggestion is on its way; the first invitation is closed.',
  countered: (by) => `${by} suggests something else, see below.`,
};
