import type { OddsTexts } from '#i18n/oddsTexts.ts';

const of36 = (rolls: number): string => `36’da ${rolls} (%${((100 * rolls) / 36).toFixed(0)})`;

export const odds: OddsTexts = {
  rolls: (who) => `🎲 **Zarı ${who} atarsa**`,
  entering: (checkers, one, all) =>
    checkers === 1
      ? `Kırık pulun girmesi: ${of36(one)}`
      : `${checkers} kırık puldan en az birinin girmesi: ${of36(one)}, hepsinin girmesi: ${of36(all)}`,
  moving: (rolls) => `Oynayacak hamle olması: ${of36(rolls)}`,
  capturing: (what, rolls) => `${what === 'hit' ? 'Pul kırması' : 'Pul kilitlemesi'}: ${of36(rolls)}`,
  head: 'hane  zar  oran',
  row: (point, rolls) =>
    `${String(point).padStart(4)}  ${String(rolls).padStart(3)}  %${((100 * rolls) / 36).toFixed(0)}`,
  note: () => '-# Bütün kurallara göre oynanabilen hamleler sayıldı. Haneler zarı atanın tarafından sayılır.',
  you: 'siz',
  opponent: 'rakip',
  notAPosition: () =>
    'Bunu konum olarak okuyamadım. Bir XGID ya da GNU konum numarası yapıştırın; süren maçınızınki `/tahta` altında yazar.',
  nothingHere: () => 'Burada süren maçınız yok. Bir maçın içinde yazın ya da bir XGID yapıştırın.',
  rated: () => 'Puanlı maç sürerken olasılık hesabı vermem. Maçtan sonra ya da puansız bir maçta sorun.',
};
