import type { DiceTexts, Verdict } from '#i18n/diceTexts.ts';

const decimal = (value: number, places: number): string => value.toFixed(places).replace('.', ',');
const percent = (part: number, whole: number): string => `%${decimal((100 * part) / whole, 1)}`;

const VERDICT: Readonly<Record<Verdict, string>> = {
  usual: 'Hilesiz zarlarda olağan bir dağılım.',
  uncommon: 'Hilesiz zarlarda yirmide birden az görülen bir dağılım; tek başına bir şey göstermez.',
  rare: 'Hilesiz zarlarda yüzde birden az görülen bir dağılım. Sayı artınca yeniden bakın.',
  alarming: 'Hilesiz zarlarda binde birden az görülen bir dağılım. Lütfen botu işletene bildirin.',
};

export const dice: DiceTexts = {
  explain: () =>
    [
      '🎲 **Zarlar nasıl atılıyor?**',
      'Her atış o anda yapılır; önceden hazırlanmış zar yoktur. Kimseye, bilgisayara da, ayrı zar gelmez.',
      '1. Maç başlarken bir sır üretilir ve mührü (SHA-256 özeti) masaya yazılır. Sır maç bitene kadar söylenmez.',
      '2. Her atışta sır, önceden kimsenin bilemeyeceği bir değerle karıştırılır (HMAC-SHA256): “Zar at” dediğinizde Discord’un o tıklamaya verdiği numara, kendiliğinden atılan zarlarda o anda üretilen rastgele bir değer.',
      '3. Maç bitince sır açıklanır. `/zarlar denetle` bütün atışları yeniden hesaplar; isteyen aynı hesabı kendisi de yapabilir.',
      '**Neyi gösterir?** Atılmış hiçbir zarın sonradan değişmediğini. Kendi attığınız zarlarda, sonucun sunucunun seçemediği bir numaraya bağlı olduğunu da.',
      '**Neyi göstermez?** Kendiliğinden atılan zarlarda rastgele değeri sunucu üretir: değişmedikleri görülür, seçilmedikleri görülmez. Her zarı kendiniz atmak için `/ayarlar` içinde kendiliğinden atmayı kapatın.',
      'Dağılım için: `/zarlar istatistik`.',
    ].join('\n'),
  title: (who, rolls) =>
    `🎲 ${who === null ? '**Bütün zarlar**' : `${who}: zarlar`} · biten maçlarda ${rolls} atış (açılış zarları sayılmaz)`,
  none: () => 'Henüz sayılacak zar yok: atışlar maç bitince sayılır.',
  number: (number, times, all) => `${number}: ${times} kez, ${percent(times, all)}`,
  doubles: (doubles, rolls) => `Çift: ${doubles} kez, ${percent(doubles, rolls)} (beklenen %16,7)`,
  tooFew: (needed) => `Hilesiz mi diye sınamak için en az ${needed} atış gerek.`,
  test: (chiSquare, p, verdict) =>
    `Ki-kare sınaması (21 atış, 20 serbestlik derecesi): χ² = ${decimal(chiSquare, 1)}, p = ${p < 0.001 ? '0,001’den küçük' : decimal(p, 3)}. ${VERDICT[verdict]}`,
  side: ({ who, rolls, doubles, pips }) => `${who}: ${rolls} atış, ${doubles} çift, atılan toplam ${pips} pip`,
  openings: (rolls) => `Açılış zarları: ${rolls} atış`,
  allRolls: () => 'Bütün atışlar sırasıyla ekteki dosyada.',
  unknown: () => 'Böyle bir maç bulamadım. Maç numarası tahtanın altında ya da `/gecmis` içinde yazar.',
  notOver: (hash) => `Maç sürüyor, sırrı bitince açıklanacak. Mührü:\n\`${hash}\``,
  neverBound: () => 'Bu maç zarların mühürlenmediği günlerden; atışları yeniden hesaplanamaz.',
  checked: ({ right, wrong, open, kept }) =>
    [
      wrong === 0 && kept
        ? `✅ ${right} atışın hepsi yeniden hesaplandı ve aynı çıktı.`
        : `❌ ${right} atış tuttu, ${wrong} atış tutmadı. Lütfen botu işletene bildirin.`,
      kept ? 'Sır, maç başında yazılan mühre uyuyor.' : 'Sır, maç başında yazılan mühre uymuyor.',
      ...(open === 0 ? [] : [`${open} atış mühürsüzdü, yeniden hesaplanamaz.`]),
    ].join('\n'),
  secret: (secret, hash) => `Sır: \`${secret}\`\nMühür: \`${hash}\``,
  howToCheck: () =>
    'Kendiniz denetlemek için ekteki dosyayı ve projenin `assets/verify-rolls.mjs` betiğini kullanın: `node verify-rolls.mjs dosya`.',
};
