import type { CommandTexts } from '#i18n/commandTexts.ts';

export const commands: CommandTexts = {
  challenge: {
    name: 'meydan',
    description: 'Birine, herkese ya da bilgisayara tavla maçı için meydan oku',
    preset: { name: 'tur', description: 'Hangi oyun ya da set (seçmezseniz Türk tavlası)' },
    opponent: {
      name: 'rakip',
      description: 'Kiminle oynayacaksınız; boş kalırsa herkese açık, beni seçerseniz bilgisayar',
    },
    length: {
      name: 'sayi',
      description: 'Maç kaç sayıda biter: backgammonda 1-25, ötekilerde 1, 2, 3, 5 ya da 7 (genelde 5)',
    },
    pace: { name: 'tempo', description: 'Canlı, hamle başına bir gün ya da daha çok, ya da saatsiz' },
    level: { name: 'seviye', description: 'Bilgisayara karşı oynarken onun gücü' },
    opening: { name: 'acilis', description: 'Başlayan, açılış zarından sonra ne oynar' },
    nextGame: { name: 'sonraki-el', description: 'İlk elden sonraki ellere kim başlar' },
    hands: { name: 'el-sayisi', description: 'Üç el alan kazanır: mars da olsa her el bir sayılır' },
    cube: { name: 'katlama', description: 'Katlama küpüyle mi oynanır?' },
    tripleMars: { name: 'katmerli-mars', description: 'Geride pul bırakılan mars 3 sayı mı?' },
    hitAndRun: { name: 'vur-kac', description: 'Kendi evinde kıran pul aynı hamlede yürüyebilir mi?' },
    closedBoard: { name: 'kapali-tahta', description: 'Kırık pul kapalı tahtaya karşıyken zar atılır mı?' },
    resigning: { name: 'teslim-olma', description: 'Rakip teslimi geri çevirebilir mi?' },
    pinnedBearOff: { name: 'kilitliyken-toplama', description: 'Plakoto: kilitli pul varken toplanır mı?' },
  },
  roll: { name: 'zar', description: 'Zar at' },
  move: {
    name: 'hamle',
    description: 'Elinizi oynayın, tamamını ya da bir kısmını',
    play: { name: 'oyun', description: 'Örneğin 24/18 13/11, bar/20 ya da 6/off' },
  },
  undo: { name: 'geri', description: 'Bu hamlede oynadığınız son pulu geri alın' },
  confirm: { name: 'onayla', description: 'Hamleyi onaylayıp sırayı verin' },
  double: { name: 'katla', description: 'Zar atmadan önce elin değerini katlamayı teklif edin' },
  take: { name: 'al', description: 'Size teklif edilen katlamayı alın' },
  drop: { name: 'pas', description: 'Katlamaya pas deyip eli bırakın; önce bir kez daha sorulur' },
  resign: { name: 'teslim', description: 'Eli ya da maçı bırakmayı teklif edin; önce değeri görürsünüz' },
  pause: {
    name: 'mola',
    description: 'Günlük maçta mola iste, molayı kabul et ya da bitir',
    what: { name: 'ne', description: 'Ne demek istiyorsunuz? Boş bırakılırsa mola istenir' },
  },
  vacation: {
    name: 'tatil',
    description: 'Bütün günlük maçlarınızda sürenizi birkaç gün durdurur',
    days: { name: 'gün', description: 'Kaç gün? Boş bırakırsanız kalan hakkınızı görürsünüz' },
  },
  board: { name: 'tahta', description: 'Tahtanın şu anki hâlini yeniden göster' },
  matches: { name: 'maclar', description: 'Süren maçlarınız, sıranın kimde olduğu ve bağlantıları' },
  help: { name: 'yardim', description: 'Burada tavla nasıl oynanır, bir dakikada' },
  settings: { name: 'ayarlar', description: 'Dil, tahtanın görünüşü ve masanın sizin yerinize yapacakları' },
};
