import type { HistoryTexts } from '#i18n/historyTexts.ts';

const MARS = { 1: '', 2: ' (mars)', 3: ' (katmerli mars)' } as const;
const HOW = { borneOff: '', motherPinned: ', ana kilitlendi', resigned: ', el bırakıldı', dropped: ', katlamaya pas' };

export const history: HistoryTexts = {
  title: () => '📜 **Biten maçlarınız**',
  none: () => 'Burada gösterilecek biten maç yok.',
  line: ({ stamp, opponent, own, other, outcome }) =>
    `${stamp} · ${opponent} ile **${own} – ${other}** · ${history.outcomes[outcome]}`,
  outcomes: { won: 'kazandınız', lost: 'kaybettiniz', stopped: 'yarıda kaldı' },
  computer: () => 'Bilgisayar',
  pick: 'Bir maç seçin…',
  newer: 'Geri',
  older: 'İleri',
  list: 'Listeye dön',
  export: 'Kaydı indir',
  exported: () => 'Maçın kaydı ektedir.',
  watch: 'Maçı izle',
  turn: { first: '⏮ Baş', back: '◀ Geri', next: 'İleri ▶', last: 'Son ⏭' },
  page: (number, of) => `Tahta ${number}/${of}`,
  film: 'Bu eli oynat',
  wholeFilm: 'Bütün maçı oynat',
  filmed: (boards, left) =>
    `${boards} tahta, arka arkaya.${left === 0 ? '' : ` Sondaki ${left} tahta sığmadı; onları sayfa sayfa izleyin.`}`,
  filmAlt: (boards) => `Elin ${boards} tahtası arka arkaya. Aynı oyunu sözle izlemek için kaydı indirin.`,
  nothingToWatch: () => 'Bu maçta hiç zar atılmadı, izlenecek bir şey yok.',
  unknown: () => 'Bu maç sizin biten maçlarınız arasında yok.',
  score: (white, black, whitePoints, blackPoints) => `${white} ${whitePoints} – ${blackPoints} ${black}`,
  endings: {
    length: 'Sayı tamamlandı.',
    resigned: 'Maç bırakıldı.',
    timeouts: 'Süre bitti.',
    left: 'Oyunculardan biri ayrıldı.',
    awarded: 'Kazananı bir yönetici belirledi.',
    admin: 'Bir yönetici maçı durdurdu.',
    agreed: 'Maç anlaşarak durduruldu.',
    broken: 'Maç sürdürülemedi.',
  },
  game: ({ number, game, won }) => {
    const name = `El ${number}${game === null ? '' : ` (${game})`}: `;
    if (won === null) return `${name}bitmedi`;
    if (won.winner === null) return `${name}berabere`;
    return `${name}${won.winner}, ${won.points} sayı${MARS[won.kind]}${HOW[won.reason]}`;
  },
  record: {
    numbering: () => 'Haneler, oynayanın kendi tarafından sayılır.',
    opening: (white, black, rolls) =>
      `Açılış zarı: ${rolls.map(([first, second]) => `${white} ${first}, ${black} ${second}`).join('; ')}`,
    begins: (who) => `Başlayan: ${who}`,
    handedOver: (numbers) => `devreden ${numbers}`,
    leftOver: (numbers, to) => `kalan ${numbers}, devralan: ${to}`,
    lost: (numbers) => `oynanamayan ${numbers} yandı`,
    notPlayed: () => 'oynanmadı',
    closedOut: () => 'kapalı tahtaya karşı zar atılmadı',
    doubled: (value) => `katladı: ${value}`,
    took: () => 'aldı',
    dropped: () => 'pas dedi',
    resigned: (points) => (points === 0 ? 'maçı bıraktı' : `eli bıraktı: ${points} sayı`),
  },
};
