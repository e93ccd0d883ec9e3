import type { PrivacyTexts } from '#i18n/privacyTexts.ts';

export const privacy: PrivacyTexts = {
  exported: () =>
    'Sizinle ilgili sakladığım her şey burada; başkalarına ait bir şey yok. `/gizlilik sil` ile silene kadar saklarım; yazdığınız iletiler hiç okunmaz.',
  nothing: () => 'Sizinle ilgili bir şey saklamıyorum.',
  ask: () =>
    'Adınız, ayarlarınız, puanlarınız, engel listeniz ve tatilleriniz silinir. Oynadığınız maçlar rakipleriniz için adınız olmadan kalır. Geri alınamaz.',
  deleteNow: 'Bana ait her şeyi sil',
  deleted: () => 'Tamam: burada artık sizi anan bir şey yok. Beni yeniden kullanırsanız baştan tanışırız.',
  matchesRunning: (count) =>
    `Süren ${count} maçınız var. Önce bitirin ya da teslim olun: \`/maclar\` nerede olduğunu gösterir.`,
};
