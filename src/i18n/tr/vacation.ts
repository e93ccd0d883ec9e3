import type { VacationTexts } from '#i18n/vacationTexts.ts';

export const vacation: VacationTexts = {
  begun: (until) =>
    `🏖️ İyi tatiller. Şu an süren günlük maçlarınızda süreniz durdu; bitiş: ${until}. İsterseniz tatilde de oynayabilirsiniz.`,
  ended: () => 'Tatiliniz bitti, süreniz yeniden işliyor. Kalan günler sonra kullanılabilir.',
  running: (until) => `🏖️ Tatildesiniz; bitiş: ${until}.`,
  none: (daysLeft) =>
    daysLeft === 0
      ? 'Tatilde değilsiniz; bir yıllık otuz günün hepsini kullandınız.'
      : `Tatilde değilsiniz. Bir yıl içinde ${daysLeft} gününüz var: \`/tatil\` komutuna gün sayısını yazın.`,
  onVacation: (until) => `Zaten tatildesiniz; bitiş: ${until}. Önce \`/tatil\` ile bunu bitirin.`,
  notOnVacation: () => 'Tatilde değilsiniz, bitirilecek bir şey yok.',
  usedUp: (daysLeft) =>
    daysLeft === 0
      ? 'Bir yıllık otuz günün hepsi kullanıldı. Rakiplerinizden `/mola` ile mola isteyin.'
      : `Bir yıllık otuz günden yalnız ${daysLeft} gün kaldı. Daha kısa bir tatil seçin.`,
};
