import type { RefusalTexts } from '#i18n/refusalTexts.ts';
import { numbersText } from '#i18n/rollText.ts';

const place = (point: number): string => (point === 25 ? 'kırıkta' : `${point}. hanede`);

/** Yazılan söz, içinde durduğu metni bozmasın. */
const quoted = (word: string): string => word.replace(/[\p{Cc}`*_~|<>@\\]/gu, '').slice(0, 30);

export const refusals: RefusalTexts = {
  match: {
    notSeated: () => 'Bu maçın oyuncusu değilsiniz. Kendi maçınız için `/meydan` yazın.',
    notYourTurn: () => 'Sıra rakibinizde. Sıra size gelince adınız anılır.',
    notStarted: () => 'Bu maç henüz başlamadı. Açılış zarını bekleyin.',
    alreadyStarted: () => 'Bu maç çoktan başladı. `/tahta` ile görebilirsiniz.',
    matchOver: () => 'Bu maç bitti. Rövanş isteyin ya da `/meydan` ile yeni bir maç başlatın.',
    openingOver: () => 'Açılış zarı atıldı bile. `/tahta` ile oyunun durumunu görün.',
    openingFirst: () => 'Önce açılış zarı atılır. Biraz bekleyin.',
    alreadyRolled: () => 'Zarlar masada ve değişmez. Onları oynayın.',
    rollFirst: () => 'Önce zar atın: “Zar at” düğmesi ya da `/zar`.',
    nothingToUndo: () => 'Bu hamlede pul oynamadınız, geri alınacak bir şey yok.',
    turnNotComplete: ({ diceLeft }) =>
      `Oynanabilecek zarınız var: ${numbersText(diceLeft)}. Önce onu oynayın, sonra onaylayın.`,
    offerOpen: () => 'Masada yanıt bekleyen bir teklif var. Önce o yanıtlanmalı.',
    noOffer: () => 'Yanıtlanacak bir teklif yok. `/tahta` ile oyunun durumunu görün.',
    notYourAnswer: () => 'Bu teklifi rakibiniz yanıtlayacak. Yanıtını bekleyin.',
    resignDeclinedThisTurn: () => 'Teklifiniz geri çevrildi. Bu hamle bitince yeniden teklif edebilirsiniz.',
    singleGameMatch: () => 'Bu maç tek el: maçı değil, eli bırakın.',
    noCube: () => 'Bu maç katlamasız oynanıyor.',
    cubeNotYours: () => 'Küp rakipte: yalnız o katlayabilir.',
    cubeAtCap: () => 'Küp en yüksek değerinde: 64.',
    cubeDead: () => 'Eldeki sayı size yetiyor, katlamanın yararı yok.',
    crawfordGame: () => 'Crawford eli: bu elde katlama yok, sonraki elde yine var.',
    doubleBeforeFirstRoll: () => 'Elin ilk zarından önce katlanmaz.',
    handedOverFirst: ({ numbers }) => `Önce devreden zarlar oynanır (${numbersText(numbers)}), sonra zar atılır.`,
    scoreOutOfRange: ({ length }) =>
      `Her taraf 0 ile ${length - 1} arasında sayı alabilir; ${length} sayıya ulaşan maçı kazanmıştır.`,
    cannotReopen: () => 'Yalnız hedef sayıya ulaşılmadan biten bir maç geri verilebilir.',
    cannotPause: () => 'Yalnız günlük tempodaki maça mola verilebilir.',
    pauseAsked: () => 'Mola istediniz zaten; rakibin kabul etmesi gerek.',
    noPauseAsked: () => 'Sizden mola isteyen yok. Mola istemek için: `/mola`.',
    alreadyPaused: () => 'Maç zaten molada. Oynayın ya da `/mola` komutunda “bitir” seçin.',
    notPaused: () => 'Maç molada değil.',
    vacationAsItIs: () => 'Bu zaten böyle; yapılacak bir şey kalmadı.',
    presenceAsItIs: () => 'Bu zaten böyle; yapılacak bir şey kalmadı.',
    clockAsItIs: () => 'Saat olması gerektiği gibi. `/tahta` ile görebilirsiniz.',
    notDue: () => 'Süre henüz dolmadı.',
  },
  move: {
    noChecker: ({ from }) =>
      from === 25 ? 'Kırık pulunuz yok.' : `Sizin ${from}. hanenizde pul yok. Haneler kendi tarafınızdan sayılır.`,
    barFirst: () => 'Önce kırık pulunuz girmeli, örneğin `bar/20`.',
    noSuchNumber: ({ from, to, diceLeft }) =>
      `${from === 25 ? 'bar' : from}/${to === 0 ? 'off' : to} zara uymuyor. Oynanacak zar: ${numbersText(diceLeft)}.`,
    pointClosed: ({ point }) => `Rakibin kapısı: ${point}. hane kapalı.`,
    notAllHome: ({ outside }) =>
      `Toplamak için bütün pullarınız 1-6. hanelerde olmalı; dışarıda ${outside} pulunuz var.`,
    higherChecker: ({ point }) => `Büyük zarla ancak en arkadaki pul toplanır: ${place(point)} pulunuz duruyor.`,
    mustPlayMore: ({ canPlay, would }) =>
      `Oynanabilen her zar oynanır: ${canPlay} zar oynanabiliyor, böyle yalnız ${would} zar oynanır.`,
    mustPlayHigher: ({ die }) => `İki zardan yalnız biri oynanabiliyor; o zaman büyük olan oynanır: ${die}.`,
    hitAndRun: ({ point }) => `Vur kaç yok: evinizde (${point}. hane) kıran pul aynı hamlede yürümez.`,
    pinned: ({ point }) => `Bu pulunuz kilitli (${point}. hane), oynayamaz. Başka bir pul oynayın.`,
    bearOffWaits: () => 'Kilitli pulunuz varken toplanmaz. Tahta içinde oynayın.',
    firstChecker: () => 'İlk pulunuz rakibin başlangıcını geçmeden ikinci pul çıkamaz.',
    bannedPrime: ({ from, to }) =>
      `Şu anda ${from}-${to} arasındaki altı hanenin hepsini tutarak hamle bitirilmez. Birini açık bırakın.`,
    leaveAMove: () => 'Rakibe oynayacak hamle bırakmalısınız; bırakan oyunlar var.',
    wrongOrder: ({ die }) => `Zarlar sırayla oynanır; önce ${die}.`,
    turnComplete: () => 'Hamle tamam. Onaylayın ya da bir pulu geri alın.',
  },
  settings: {
    lengthNotOffered: ({ lengths }) =>
      `Bu uzunlukta maç oynanmaz. Seçenekler: ${lengths.join(', ')}; ya da boş bırakın.`,
    handsHaveNoLength: () => 'El sayılan maçta sayı seçilmez: üç el alan kazanır. Sayıyı boş bırakın.',
    cubeWithHands: () => 'El sayılan maçta her el birdir, katlamanın yararı yok. İkisinden birini seçin.',
    tripleMarsWithHands: () => 'El sayılan maçta her el birdir, katmerli marsın yararı yok. İkisinden birini seçin.',
    optionOfOtherGame: ({ game }) =>
      `Seçeneklerden biri burada oynanmayan bir oyuna ait (${game}). Onu boş bırakın ya da başka oyun seçin.`,
    paceNotOffered: () => 'Bu tempo burada yok. Başka bir tempo seçin.',
  },
  play: {
    empty: () => 'Bunda bir hamle bulamadım. Şöyle yazın: `24/18 13/11`.',
    unreadable: ({ word }) => `“${quoted(word)}” anlaşılmadı. Şöyle yazın: \`24/18 13/11\`, \`bar/20\`, \`6/off\`.`,
    wrongDice: ({ named, roll }) =>
      `${named.join('-')} yazdınız; masada ${roll === null ? 'devreden zarlar' : roll.join('-')} var. Zarı yazmayın ya da masadakini yazın.`,
    backwards: ({ from, to }) =>
      `${from}/${to} geriye gidiyor: 24’ten 1’e doğru oynanır. Haneler sizin tarafınızdan sayılır.`,
    tooOpen: () => 'Bunun pek çok yolu var. Duraklarını yazın ya da pulları teker teker oynayın.',
    mustPlay: () => 'Oynayabileceğiniz pul var, pas geçilmez.',
  },
  tooManyMoves: () => 'Zarların yettiğinden fazla oynadınız. Bir kısmını çıkarın.',
  ambiguous: (routes) =>
    `Birkaç yol var ve kırdıkları pullar farklı: ${routes.map((route) => `\`${route}\``).join(', ')}. Hangisiyse onu yazın.`,

  unknownMatch: () => 'Bu maçı artık tanımıyorum. `/maclar` ile maçlarınızı görün.',
  staleBoard: (link) =>
    `Bu düğmeden sonra oyun ilerledi.${link === null ? ' `/tahta` ile güncel tahtayı açın.' : ` Güncel tahta: ${link}`}`,
  barred: () =>
    'Bu sunucunun yöneticileri burada maç başlatmanıza izin vermiyor. Onlara danışın ya da başka bir sunucuda oynayın.',
  coolingDown: (seconds) => `Bu sunucuda iki çağrı arasında ${seconds} saniye geçmeli. Biraz sonra yeniden deneyin.`,
  otherChannels: (channels) => `Bu sunucuda tavla şuralarda oynanır: ${channels.join(', ')}. Komutu orada kullanın.`,
  notWelcome: () =>
    'Bu kişi bu çağrıyı kabul etmiyor. Başkasını çağırın ya da rakip seçmeden herkese açık bir çağrı yapın.',
  challengeYourself: () => 'Kendinize meydan okuyamazsınız. Başka birini seçin; bilgisayar için beni seçin.',
  challengePending: () => 'Aranızda yanıt bekleyen bir çağrı zaten var. Önce onu yanıtlayın ya da geri çekin.',
  tooManyChallenges: (minutes) => `Üst üste çok çağrı yaptınız. Yaklaşık ${minutes} dakika sonra yeniden deneyin.`,
  challengeClosed: () => 'Bu çağrı kapandı. `/meydan` ile yenisini yapın.',
  notForYou: () => 'Bu çağrı başkasına. `/meydan` ile siz de bir çağrı yapabilirsiniz.',
  onlyChallengerWithdraws: () => 'Çağrıyı yalnız yapan geri çekebilir.',
  ownChallenge: () => 'Bu sizin çağrınız: başka biri kabul etmeli.',
  matchNotOver: () => 'Maç sürüyor. Rövanş maç bitince istenir.',
  rematchExists: () => 'Rövanş başladı bile. Yerini `/maclar` gösterir.',

  noMatch: () => 'Süren maçınız yok. `/meydan` ile bir maç başlatın.',
  opponentIsABot: () => 'Öbür botlar tavla oynamaz. Bir kişi seçin; bilgisayar için beni seçin.',
  noPeopleHere: () => 'Burada yalnız ikimiz varız. Rakip olarak beni seçin ya da bir sunucu kanalında deneyin.',
  levelNeedsComputer: () => 'Seviye bilgisayar içindir. Rakip olarak beni seçin ya da seviyeyi boş bırakın.',
  valueChanged: () => 'Bu arada değer değişti. Bir şey gönderilmedi; yeni değer aşağıda.',
  missingPermission: (permission) =>
    `⚠️ Hamleniz kayıtlı ama tahtayı gösteremiyorum: burada şu iznim eksik: “${permission}”. ` +
    'Bir yöneticiden izin isteyin; kendiliğinden yeniden denerim, bu arada süre işlemez.',
  cannotPlayHere: (permission) =>
    `Burada maç yapamam: şu iznim eksik: “${permission}”. Bir yöneticiden izin isteyin ya da başka bir kanal seçin.`,
  notPosted: () => 'Discord şu anda çağrıyı almıyor. Birazdan yeniden deneyin.',
  channelGone: () => '⚠️ Hamleniz kayıtlı ama maçın kanalı artık yok. `/tahta` nerede olursanız olun tahtayı gösterir.',
  notDelivered: () => '⚠️ Hamleniz kayıtlı ama Discord şu anda tahtayı almıyor. Kendiliğinden yeniden denerim.',
  shownLater: () =>
    'Hamleniz kayıtlı. Maçın oynandığı yerde biriniz bir düğmeye basınca ya da komut yazınca tahta gelir.',
  unseenHere: () =>
    'Bu sunucuda tahtayı yalnız siz görürdünüz. Bir yöneticiden beni eklemesini isteyin ya da benim bulunduğum bir yerde meydan okuyun.',
  unknownComponent: () => 'Bu düğme eski bir sürümümden kalmış. Güncel tahta için `/tahta` yazın.',
  broken: () => 'Bende bir şey ters gitti. Maçınız güvende; yeniden deneyin ya da `/tahta` ile bakın.',
};
