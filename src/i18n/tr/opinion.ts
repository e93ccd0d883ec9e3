import type { OpinionTexts } from '#i18n/opinionTexts.ts';

const percent = (chance: number): string => `%${(100 * chance).toFixed(0)}`;
const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(2).replace('.', ',')}`;

export const opinion: OpinionTexts = {
  question: (day, game, side, roll) =>
    `🧩 **Günün konumu**, ${day} · ${game}\nSıra: ${side}, zar **${roll}**. Siz ne oynardınız?`,
  reveal: 'Bilgisayarın görüşü',
  heading: () => '🤖 **Bilgisayarın görüşü**',
  line: ({ place, play, points, win, mars, loseMars }) =>
    `${place}) **${play}** · ${signed(points)} sayı · kazanma ${percent(win)} (mars ${percent(mars)}), mars olma ${percent(loseMars)}`,
  note: () => '-# Bilgisayarın tahminidir, kesin değildir. Haneler oynayanın tarafından sayılır.',
  notToday: () => 'Bu konum okunamadı. Bugünkü için `/gunun-konumu` yazın.',
};
