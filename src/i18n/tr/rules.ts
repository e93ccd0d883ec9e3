import type { RulesTexts } from '#i18n/rulesTexts.ts';

export const rules: RulesTexts = {
  lessons: {
    turn: {
      title: 'Bir hamle',
      text: ({ games }) =>
        [
          'Haneler kendi tarafınızdan sayılır: 24’ten 1’e doğru gider, sonra pul toplarsınız.',
          'Her zar ayrı oynanır. Burada 6-4 ile tek pul 18’e, oradan 14’e gider, çünkü 18’de durabilir; zarları iki pul da paylaşabilirdi.',
          games.includes('gulbara') && games.length === 1
            ? 'Çift zar ilk üç atışta dört kez oynanır; dördüncü atıştan sonra zincirleme sürer.'
            : 'Çift zar dört kez oynanır.',
          'Oynanabilen bütün zarları oynamak zorunludur. İkisinden yalnız biri oynanabiliyorsa, olabiliyorsa büyüğü oynanır. Oynayacak yer yoksa sıra geçer.',
        ].join('\n'),
    },
    hitting: {
      title: 'Kapı ve açık pul',
      text: ({ rules: { hitAndRunAtHome } }) =>
        [
          'İki pul bir kapıdır: rakip oraya konamaz. Tek duran pul açıktır. Açık pulun üstüne gelen onu kırar, kırılan pul kırığa gider.',
          'Burada 8/5 kırıyor, 6/5 kapı yapıyor. Kırmak zorunlu değildir.',
          hitAndRunAtHome
            ? 'Kıran pul aynı hamlede yoluna devam edebilir.'
            : '1–6. hanelerde kıran pul o hamlede bir daha oynamaz.',
        ].join('\n'),
    },
    entering: {
      title: 'Kırık pul',
      text: ({ closedBoard }) =>
        [
          'Kırık pulunuz varken başka pul oynayamazsınız. Kırık pul rakibin evinden girer: 1 ile 24’ten, 2 ile 23’ten, 6 ile 19’dan.',
          'Burada 6 işe yaramaz, çünkü 19 kapalı; 2 ile 23’e girilir.',
          closedBoard === 'noRoll'
            ? 'Altı kapının altısı da kapalıysa zar atılmaz, sıra geçer.'
            : 'Altı kapının altısı da kapalıysa zar atılır ve sıra geçer.',
        ].join('\n'),
    },
    pin: {
      title: 'Kilitlemek',
      text: () =>
        [
          'Burada pul kırılmaz. Tek duran pulun üstüne gelen onu kilitler: üstündekiler gidene kadar oynayamaz, hane de üsttekinindir.',
          'Resimde 24/14 bir pulu kilitliyor. Rakibin iki ya da daha çok pulunun durduğu, ya da pulunuzu kilitlediği hane size kapalıdır.',
        ].join('\n'),
    },
    mother: {
      title: 'Ana pul',
      text: () =>
        [
          'Başlangıç hanesinde kalan son pul ana puldur. Ana pul kilitlenirse ve kilitleyenin kendi başlangıç hanesinde pulu kalmamışsa el biter: mars, 2 sayı.',
          'İki ana pul da kilitliyse el berabere biter, kimse sayı almaz.',
        ].join('\n'),
    },
    firstChecker: {
      title: 'İlk pul',
      text: () =>
        [
          'İki taraf da karşılıklı köşelerden aynı yönde gider; sizin 12. haneniz rakibin başlangıcıdır. Pul kırılmaz, tek pul hanesini kapatır.',
          'İlk pulunuz rakibin başlangıcını geçene (11. haneye ya da aşağısına varana) kadar 24’ten yalnız o çıkmış olabilir. Burada 5 onu 11’e götürüyor, 3’ü artık başka pul oynayabilir.',
          'Çift zar her zaman dört kez oynanır; oynanamayan zar yanar.',
        ].join('\n'),
    },
    primes: {
      title: 'Altı kapı üst üste',
      text: () =>
        [
          'Arkada rakip pul varken hamle, başlangıç bölgenizin altı hanesi de (19–24) tutulmuş olarak bitemez; resimdeki gibi. Rakibin başlangıç hanesinde pulu varken 6–11. hanelerin altısı da tutulmuş olarak bitemez.',
          'Böyle bitirmektense daha az zar oynanır, ya da hiç oynanmaz.',
          'Olabiliyorsa rakibe en az bir zarla oynayacak yer de bırakmanız gerekir.',
        ].join('\n'),
    },
    blocking: {
      title: 'Kapatmak',
      text: () =>
        [
          'İki taraf da karşılıklı köşelerden aynı yönde gider; sizin 12. haneniz rakibin başlangıcıdır.',
          'Pul kırılmaz, tek pul hanesini kapatır. Burada 24’ten 3 oynanamaz, çünkü 21 dolu; 6 oynanır.',
        ].join('\n'),
    },
    cascade: {
      title: 'Zincirleme çift',
      text: () =>
        [
          'Bir elde dördüncü atışınızdan başlayarak çiftler zincirleme sürer: 3-3 geldiyse dört 3, ardından dört 4, dört 5 ve dört 6, bu sırayla.',
          'Sırası gelen zar oynanabiliyorsa oynanır; oynanamayan ilk zarda zincir durur.',
        ].join('\n'),
    },
    handedOver: {
      title: 'Devreden zarlar',
      text: () =>
        [
          'Oynayamadığınız her zar rakibe geçer; rakip kendi zarını atmadan önce onları oynar. Burada 2 ile 5 size geçmiş.',
          'İki ayrı zar bir atış gibi oynanır. Daha uzunu küçükten büyüğe gider: sırası gelince oynanamayan yanar, geri dönmez.',
        ].join('\n'),
    },
    bearOff: {
      title: 'Toplamak',
      text: ({ games, rules: { pinnedBearOff } }) =>
        [
          'On beş pulunuz da 1–6. hanelerdeyse toplarsınız: zar, kendi hanesinden pul alır. O hane boşsa ve daha geride pul varsa içeride oynamak zorundasınız; geride pul yoksa en gerideki pul toplanır.',
          'Burada 6 ile pul alınıyor. 4. hanede pul yok, öyleyse 4 içeride oynanır: 6/2 ya da 5/1.',
          ...(games.includes('plakoto')
            ? [
                pinnedBearOff === 'waits'
                  ? 'Plakotoda kilitli pulunuz varken toplayamazsınız.'
                  : 'Plakotoda kilitli pulunuz varken de toplarsınız.',
              ]
            : []),
        ].join('\n'),
    },
    scoring: {
      title: 'Kim ne kazanır',
      text: ({ hands, rules: { tripleMars }, resigning }) =>
        [
          'On beş pulunu önce toplayan eli alır: 1 sayı; rakip hiç toplamadıysa mars, 2 sayı.',
          ...(tripleMars ? ['Kaybedenin kırıkta ya da kazananın evinde pulu da varsa katmerli mars, 3 sayı.'] : []),
          hands ? 'Mars da olsa her el bir sayılır.' : 'Maç sayısına ilk varan maçı alır; fazlası sayılmaz.',
          resigning === 'atOnce'
            ? 'Eli istediğiniz an bırakabilirsiniz: hiç toplamadıysanız 2 sayı, yoksa 1.'
            : 'Eli bırakmayı istediğiniz an teklif edebilirsiniz; rakip oyuna devam etmek isteyebilir.',
        ].join('\n'),
    },
    cube: {
      title: 'Katlama küpü',
      text: () =>
        [
          'Küp ortadaysa ya da sizdeyse zar atmadan önce katlayabilirsiniz; elin ilk zarından önce katlanmaz. Alan, elin değerini ikiye katlar, küp de onun olur; pas diyen eli küpün eski değeriyle verir.',
          'Mars ve katmerli mars da küple çarpılır. Küp 64’te biter.',
          'Crawford: biri maça bir sayı kala, sıradaki el küpsüz oynanır; sonraki ellerde küp yine vardır.',
        ].join('\n'),
    },
  },
  lengths: (lengths, usual) => {
    const [first = 1, last = first] = [lengths[0], lengths.at(-1)];
    const all = last - first + 1 === lengths.length && lengths.length > 4 ? `${first}–${last}` : lengths.join(', ');
    return `maç ${all} sayı (genelde ${usual})`;
  },
  games: {
    tavla: 'açık pulları kırın, kapı yapın, on beş pulu eve getirip toplayın.',
    plakoto: 'pul kırılmaz, kilitlenir; ana pula dikkat.',
    fevga: 'pul kırılmaz, herkes aynı yönde gider; kapatın, ama fazla değil.',
    gulbara: 'pul kırılmaz, herkes aynı yönde gider; çiftler zincirleme sürer, oynanmayan zar rakibe geçer.',
  },
  page: (page, of) => `Sayfa ${page} / ${of}`,
  you: 'Siz',
  opponent: 'Rakip',
  pick: 'Başka bir oyun…',
  back: 'Geri',
  next: 'İleri',
  play: 'Bilgisayara karşı oyna',
};
