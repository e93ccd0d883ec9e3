import type { ChatTexts } from '#i18n/chatTexts.ts';
import { numbersText } from '#i18n/rollText.ts';

export const chat: ChatTexts = {
  invitation: ({ challenger, opponent, rematch }) => {
    if (opponent === null) return `🎲 ${challenger} tavla için rakip arıyor.`;
    return rematch
      ? `🎲 ${opponent}, ${challenger} rövanş istiyor.`
      : `🎲 ${opponent}, ${challenger} sizi tavlaya çağırıyor.`;
  },
  preset: (name) => `**${name}**`,
  differs: (options) => `Alışılandan farkı: ${options.join('; ')}`,
  expires: (stamp) => `Son kabul: ${stamp}`,
  accepted: (by, place) => `✅ Kabul eden: ${by}. Maç: ${place}`,
  declined: (by) => `${by} kabul etmedi.`,
  withdrawn: () => 'Geri çekildi.',
  expired: () => 'Zamanında yanıt veren olmadı.',
  invitationSent: () => 'Çağrınız gönderildi.',
  matchBegun: (place) => `Maç başladı: ${place}`,

  buttons: {
    accept: 'Kabul et',
    decline: 'Reddet',
    withdraw: 'Geri çek',
    roll: 'Zar at',
    undo: 'Geri al',
    confirm: 'Onayla',
    resign: 'Teslim…',
    resignGame: (value) => `Eli bırak (${value} sayı)`,
    resignMatch: 'Maçı bırak',
    acceptResign: 'Kabul et',
    declineResign: 'Oyuna devam',
    double: (value) => `Katla: ${value}`,
    take: 'Al',
    drop: 'Pas…',
    takeNow: (value) => `Al: ${value}`,
    dropNow: (value) => `Pas (${value} sayı)`,
    rematch: 'Rövanş',
    offerPause: 'Mola iste',
    acceptPause: 'Olur',
    declinePause: 'Olmaz',
    resume: 'Molayı bitir',
    endVacation: 'Tatili bitir',
  },
  menus: {
    moveBy: (die) => `Oynanacak zar: ${die}`,
    hits: 'kırar',
    pins: 'kilitler',
    pinsMother: 'ana pulu kilitler',
    bearsOff: 'toplar',
    pickMatch: 'Maç seçin…',
  },

  paceChoices: {
    live: 'canlı: karar başına 30 sn, yedek 90 sn',
    oneDay: 'günlük: hamle başına bir gün',
    twoDays: 'günlük: hamle başına iki gün',
    threeDays: 'günlük: hamle başına üç gün',
    sevenDays: 'günlük: hamle başına bir hafta',
    none: 'saatsiz',
  },
  pauseChoices: {
    offerPause: 'mola iste',
    acceptPause: 'molayı kabul et',
    declinePause: 'molayı reddet',
    resume: 'molayı bitir',
  },
  pickMatch: () => 'Birden çok maçınız var. Hangisi?',
  resignAsk: () => 'Neyi bırakmak istiyorsunuz? Henüz bir şey gönderilmedi.',
  resignGameConfirm: (value) => `El: rakip ${value} sayı alır.`,
  resignMatchConfirm: () => 'Maç: skor ne olursa olsun maçı rakip kazanır.',
  resignHow: {
    offer: 'Teklifi göndermek için düğmeye basın; vazgeçtiyseniz bu iletiyi kapatıp oynamaya devam edin.',
    atOnce: 'Düğmeye basınca hemen biter, rakibe sorulmaz; vazgeçtiyseniz bu iletiyi kapatıp oynamaya devam edin.',
  },
  resignSent: () => 'Teklifiniz masada; yanıtı rakip verecek.',
  resignDone: () => 'Teslim oldunuz.',
  doubleSent: () => 'Katlamanız masada; rakip alacak ya da pas diyecek.',
  dropConfirm: (value) =>
    `Eli rakip alır: ${value} sayı. Pas demek için düğmeye basın; vazgeçtiyseniz bu iletiyi kapatıp yeniden düşünün.`,
  takeConfirm: (value) =>
    `Küp sizin olur, el ${value} sayılık olur. Almak için düğmeye basın; vazgeçtiyseniz bu iletiyi kapatıp yeniden düşünün.`,
  takeDone: () => 'Katlamayı aldınız.',
  dropDone: () => 'Katlamaya pas dediniz.',

  rolled: (roll) => `Zarınız: **${roll}**.`,
  moved: (play, left) =>
    left.length === 0
      ? `**${play}**. Hamle tamam: \`/onayla\` ya da \`/geri\`.`
      : `**${play}**, kalan zar: **${numbersText(left)}**.`,
  turnEnded: (play) => `**${play}** oynandı, sıra geçti.`,
  undone: () => 'Geri alındı.',
  done: () => 'Tamam.',
  boardLink: (link) => `Tahta: ${link}`,
  boardPosted: (link) => `Tahta yeniden: ${link}`,
  legalPlays: (plays, all) =>
    `${all ? 'Oynanabilecekler' : 'Oynanabileceklerden bazıları'}: ${plays.map((play) => `\`${play}\``).join(', ')}`,

  permissions: {
    ViewChannel: 'Kanalı Gör (View Channel)',
    SendMessages: 'Mesaj Gönder (Send Messages)',
    AttachFiles: 'Dosya Ekle (Attach Files)',
    CreatePublicThreads: 'Herkese Açık Alt Başlıklar Oluştur (Create Public Threads)',
    SendMessagesInThreads: 'Alt Başlıklarda Mesaj Gönder (Send Messages in Threads)',
  },

  reminder: (white, black, link) => `⏰ ${white} – ${black} maçında süreniz bitmek üzere. Tahta: ${link}`,
  yourMatches: () => '**Maçlarınız**',
  noMatches: () => 'Süren maçınız yok. `/meydan` ile bir maç başlatın.',
  yourTurn: () => 'sıra sizde',
  theirTurn: () => 'sıra rakipte',
  matchLine: ({ white, black, whitePoints, blackPoints, turn, stamp, link }) =>
    [
      `${turn === 'yours' ? '🟢' : '⚪'} ${white} ${whitePoints} – ${blackPoints} ${black}`,
      turn === 'yours' ? '**sıra sizde**' : 'sıra rakipte',
      ...(stamp === null ? [] : [`⏳ ${stamp}`]),
      ...(link === null ? [] : [link]),
    ].join(' · '),
  moreMatches: (count) => `… ve ${count} maç daha.`,

  help: (mention) =>
    [
      '**Bir dakikada tavla**',
      `1. ${mention('challenge')} ile birini çağırın; rakip seçmezseniz çağrı herkese açıktır, beni seçerseniz bilgisayarla oynarsınız.`,
      `2. Sıra sizdeyken tahtanın altındaki menülerden pul seçin ya da hamlenin tamamını yazın: ${mention('move')} \`24/18 13/11\`.`,
      '3. Haneler sizin tarafınızdan sayılır: 24’ten 1’e gidip toplarsınız. `bar/20` kırık pulu sokar, `6/off` pul toplar.',
      '4. Tahtaya bakın, sonra onaylayın. O ana kadar her pul geri alınabilir.',
      '5. On beş pulunu önce toplayan eli alır: 1 sayı; rakip hiç toplamadıysa mars, 2 sayı.',
      `Her oyunun kuralları, resimlerle: ${mention('rules')}`,
      `Tahta yeniden: ${mention('board')} · maçlarınız: ${mention('matches')} · bırakmak: ${mention('resign')} · dil, görünüş, otomatik oyun: ${mention('settings')}`,
    ].join('\n'),
};
