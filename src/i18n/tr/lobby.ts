import type { LobbyTexts } from '#i18n/lobbyTexts.ts';

export const lobby: LobbyTexts = {
  title: (count) => `🪑 **Rakip bekleyen masa: ${count}**`,
  empty: () => 'Burada bekleyen masa yok. `/meydan` komutunda rakip seçmeden bir masa açın.',
  line: (who, settings, expires, link) =>
    `${who}: ${settings} · son kabul ${expires}${link === null ? '' : ` · ${link}`}`,
  accept: 'Bir masaya otur…',
  counter: 'Başka öner…',
  counterTitle: () => 'Ne oynamak istersiniz? Seçip gönderin; çağrı henüz yanıtlanmadı.',
  preset: 'Oyun ya da set',
  length: 'Uzunluk',
  pace: 'Tempo',
  points: (count) => `${count} sayı`,
  send: 'Gönder',
  sent: () => 'Öneriniz gönderildi; ilk çağrı kapandı.',
  countered: (by) => `${by} başka bir şey önerdi, aşağıda.`,
};
