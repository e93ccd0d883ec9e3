import type { BlockTexts } from '#i18n/blockTexts.ts';

export const block: BlockTexts = {
  title: (count) => `🚫 Engellediğiniz ${count} kişi:`,
  empty: () =>
    'Engellediğiniz kimse yok. `/engelle` komutunda bir oyuncu seçin; kimlerin meydan okuyabileceği `/ayarlar` içindedir.',
  blocked: (who) => `🚫 ${who} engellendi: aranızda çağrı yapılamaz. Süren maçlar devam eder.`,
  unblocked: (who) => `${who} artık engelli değil.`,
  yourself: () => 'Kendinizi engelleyemezsiniz. Başka birini seçin.',
  theBot: () => 'Bilgisayar kimseye meydan okumaz, engellenecek bir şey yok.',
  unblock: 'Listeden çıkar…',
};
