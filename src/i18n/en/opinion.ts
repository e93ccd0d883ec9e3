import type { OpinionTexts } from '#i18n/opinionTexts.ts';

const percent = (chance: number): string => `${(100 * chance).toFixed(0)}%`;
const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(2)}`;

export const opinion: OpinionTexts = {
  question: (day, game, side, roll) =>
    `🧩 **Position of the day**, ${day} · ${game}\n${side} to play **${roll}**. What would you play?`,
  reveal: 'The computer’s opinion',
  heading: () => '🤖 **The computer’s opinion**',
  line: ({ place, play, points, win, mars, loseMars }) =>
    `${place}) **${play}** · ${signed(points)} points · wins ${percent(win)} (mars ${percent(mars)}), loses a mars ${percent(loseMars)}`,
  note: () => '-# An estimate of the computer’s, not the truth. Points are those of the side to play.',
  notToday: () => 'This position could not be read. Type `/daily` for that of today.',
};
