import type { RatingTexts } from '#i18n/ratingTexts.ts';

const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '±0');

const month = new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const rating: RatingTexts = {
  pools: {
    tavla: 'Tavla',
    backgammon: 'Backgammon',
    plakoto: 'Plakoto',
    fevga: 'Fevga',
    gulbara: 'Gülbara',
    greekSet: 'Yunan seti',
    bulgarianSet: 'Bulgar seti',
    macedonianSet: 'Makedon seti',
  },
  tempos: { live: 'canlı', daily: 'günlük' },
  scopes: { server: 'bu sunucu', everywhere: 'her yer' },
  spans: {
    all: 'tüm zamanlar',
    month: 'bu ay',
    week: 'bu hafta',
    lastMonth: 'geçen ay',
    seasons: 'ayların birincileri',
  },
  changed: (who, before, after) => `${who} ${before} → **${after}** (${signed(after - before)})`,
  unrated: {
    agreed: () => 'Bu maç puansızdı.',
    notPlayed: () => 'Puan değişmedi: maçın sayılması için iki taraf da en az bir hamle oynamalı.',
    enoughToday: () => 'Puan değişmedi: aranızda 24 saatte sayılan maç hakkı doldu.',
  },

  title: (pool, tempo, scope, span) => `🏆 **${pool}** · ${tempo} · ${scope} · ${span}`,
  line: (place, who, value, matches) => `\`${String(place).padStart(3)}\` ${who} · **${value}** · ${matches} maç`,
  own: (place, value, matches) => `Sizin sıranız: **${place}** · ${value} · ${matches} maç`,
  notListed: () =>
    'Henüz bu listede değilsiniz. Listeye on puanlı maçtan ya da toplam elli sayılık maçtan sonra girilir.',
  empty: () => 'Bu listede henüz kimse yok. İlk siz olun: `/meydan` ile puanlı maç oynayın.',
  page: (page, pages) => `sayfa ${page}/${pages}`,
  seasonWinner: (at, who, value, matches) => `🥇 ${month.format(at)}: ${who} · **${value}** · ${matches} maç`,

  profile: (who) => `👤 ${who}`,
  standing: ({ pool, tempo, rating: value, provisional, won, lost, marsWon, marsLost, streak, bestStreak }) =>
    [
      `**${pool}** (${tempo}): **${value}**${provisional ? ' (?)' : ''}`,
      `${won} galibiyet, ${lost} yenilgi`,
      `mars: ${marsWon} yaptı, ${marsLost} oldu`,
      streak < 0 ? `son ${-streak} maçı kaybetti` : `son ${streak} maçı kazandı`,
      `en uzun seri ${bestStreak}`,
    ].join(' · '),
  headToHead: (won, lost) => `Aranızda: ${won} galibiyetiniz, ${lost} yenilginiz var.`,
  unfinished: (running, timedOut) => `Süren maç: ${running} · süreyle ya da ayrılarak kaybedilen: ${timedOut}`,
  noMatches: () => 'Kişilere karşı bitmiş maç yok.',
  provisionalNote: () => '(?) geçici puan: ondan az puanlı maç.',
  graphTitle: (pool, tempo) => `${pool}, ${tempo}`,
  graphAlt: ({ pool, matches, first, last, highest, lowest }) =>
    `${pool} puanı, son ${matches} maç: ${first} ile başladı, ${last} oldu; en yüksek ${highest}, en düşük ${lowest}.`,
};
