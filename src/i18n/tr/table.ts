import { localGame } from '#i18n/localGames.ts';
import { numbersText, rollText } from '#i18n/rollText.ts';
import type { TableTexts } from '#i18n/tableTexts.ts';
import type { Die } from '#rules/types.ts';

/** A number in the dative, as in “3’e karşı 6”. */
const TO: Readonly<Record<Die, string>> = { 1: '1’e', 2: '2’ye', 3: '3’e', 4: '4’e', 5: '5’e', 6: '6’ya' };

const days = (ms: number): string => `${ms / (24 * 60 * 60 * 1000)} gün`;
const seconds = (ms: number): string => `${ms / 1000} sn`;

const GAMES = { tavla: 'Tavla', plakoto: 'Plakoto', fevga: 'Fevga', gulbara: 'Gülbara' } as const;

/** Names take no suffix anywhere: they end in anything. */
export const table: TableTexts = {
  presets: {
    turkTavlasi: 'Türk tavlası',
    backgammon: 'Backgammon',
    kahve: 'Kahve tavlası',
    turkishSet: 'Türk seti',
    greekSet: 'Yunan seti',
    bulgarianSet: 'Bulgar seti',
    macedonianSet: 'Makedon seti',
    plakoto: 'Plakoto',
    fevga: 'Fevga',
    gulbara: 'Gülbara',
  },
  game: (preset, game) => localGame(preset, game) ?? GAMES[game],
  gamesInTurn: (games) => games.join(' → '),
  levels: { beginner: 'çırak', casual: 'kahve', club: 'kulüp', expert: 'usta', master: 'üstat' },
  computer: (level) => `Bilgisayar (${table.levels[level]})`,
  sides: { white: 'beyaz', black: 'siyah' },
  unknownPlayer: () => 'biri',
  length: ({ length, hands }) => (hands ? `${length} el alan kazanır` : length === 1 ? 'tek sayı' : `${length} sayı`),
  pace: (pace) => {
    switch (pace.kind) {
      case 'live':
        return `hamle başına ${seconds(pace.decisionMs)}, yedek süre ${seconds(pace.reserveMs)}`;
      case 'daily':
        return `hamle başına ${days(pace.decisionMs)}`;
      case 'none':
        return 'saatsiz';
    }
  },
  opening: { reroll: 'başlayan iki zarı yeniden atar', play: 'başlayan açılış zarlarını oynar' },
  nextGame: { roll: 'her el açılış zarıyla başlar', winner: 'sonraki ele kazanan başlar' },
  closedBoard: { roll: 'kapalı tahtaya karşı da zar atılır', noRoll: 'kapalı tahtaya karşı zar atılmaz' },
  resigning: { offer: 'rakip teslimi geri çevirebilir', atOnce: 'teslim yanıt beklemez' },
  pinnedBearOff: {
    continues: 'kilitli pul varken de toplanır',
    waits: 'kilitli pul varken toplanmaz',
  },
  cubePlayed: (cube) => (cube ? 'katlamalı' : 'katlamasız'),
  tripleMars: (counts) => (counts ? 'katmerli mars 3 sayı' : 'katmerli mars yok'),
  hitAndRunAtHome: (allowed) => (allowed ? 'evde vur-kaç serbest' : 'evde vur-kaç yok'),

  words: { bar: 'bar', off: 'off', cannotMove: 'oynayamadı' },
  roll: rollText,
  numbers: numbersText,

  matchStarted: (white, black) => `${white} – ${black}: maç başladı.`,
  diceSealed: (hash) => `-# 🔒 Zarların mührü: \`${hash}\``,
  diceUnsealed: (secret) => `-# 🔓 Mührün sırrı: \`${secret}\` · denetlemek için \`/zarlar denetle\``,
  gameStarted: ({ number, game, starter }) =>
    `Sıradaki: ${number}. el${game === null ? '' : `: **${game}**`}.` +
    (starter === null ? '' : ` Önceki eli alan başlıyor: ${starter}.`),
  crawford: () => 'Crawford eli: katlama yok.',
  openingRolled: ({ starter, high, low, ties }) => {
    const equal = ties.map((tie) => tie.join('-')).join(', ');
    const begins = `Başlayan: ${starter} (${TO[low]} karşı ${high}).`;
    return ties.length === 0 ? begins : `Açılış zarı eşit (${equal}), yeniden atıldı. ${begins}`;
  },
  played: ({ who, play, roll, how }) =>
    `${who}: **${play}**${roll === null ? ' (devreden zarlar)' : ` (${rollText(roll)})`}` +
    { confirmed: '', forced: ', başka oyun yoktu', automatic: '', timeout: ', süre bittiği için masa oynadı' }[how],
  passed: (who, reason, dice) =>
    reason === 'closedBoard'
      ? `${who}: pul kırıkta, karşısı kapalı tahta. Zar atılmadan sıra geçti.`
      : `${who}: ${dice}, oynanacak hane yok. Sıra geçti.`,
  handedOver: (to, numbers) => `Oynanmayan zar devretti: **${numbersText(numbers)}** · Devralan: ${to}.`,
  numbersLost: (who, numbers) => `${who}: devreden zar da oynanamadı (${numbersText(numbers)}), yandı.`,
  doubleOffered: (by, value) => `${by} katladı: ${value}.`,
  doubleTaken: (by) => `${by} katlamayı aldı.`,
  doubleDropped: (by) => `${by} katlamaya pas dedi.`,
  resignOffered: (by, scope, value) =>
    scope === 'match' ? `${by} maçı bırakmayı teklif ediyor.` : `${by} bu eli bırakmayı teklif ediyor: ${value} sayı.`,
  resignAccepted: (by) => `${by} teklifi kabul etti.`,
  resignDeclined: (by) => `${by} teklifi geri çevirdi, oyun sürüyor.`,
  gameWon: ({ winner, loser, points, kind, reason }) => {
    const how = {
      borneOff: `${winner} son pulunu topladı`,
      motherPinned: `${winner} rakibin ana pulunu kilitledi`,
      resigned: `${loser} eli bıraktı`,
      dropped: `${loser} katlamaya pas dedi`,
    }[reason];
    const mars = { 1: '', 2: ' Mars!', 3: ' Katmerli mars!' }[kind];
    return `🏁 ${how}.${mars} ${winner}: ${points} sayı.`;
  },
  gameDrawn: () => '🏁 İki ana pul da kilitli: el berabere, sayı yok.',
  matchWon: (winner, loser, reason) => {
    const why = {
      length: '',
      resigned: ` ${loser} maçı bıraktı.`,
      timeouts: ` ${loser} üst üste iki kez süreyi geçirdi.`,
      left: ` ${loser} ayrıldı.`,
      awarded: ' Kararı bir yönetici verdi.',
    }[reason];
    return `🏆 Maçı kazanan: ${winner}.${why}`;
  },
  clockFlagged: (late) => `⏰ Süresi dolan: ${late}. Bu taraf için masa oynuyor.`,
  scoreSet: (white, black, whitePoints, blackPoints) =>
    `⚖️ Skoru bir yönetici belirledi: ${white} ${whitePoints} – ${blackPoints} ${black}.`,
  reopened: () => '⚖️ Bir yönetici maçı geri verdi: kaldığı yerden sürüyor.',
  reminded: (late) => `⏰ ${late}, bu hamle için süreniz bitmek üzere.`,
  pauseOffered: (by) => `⏸️ ${by} mola istiyor.`,
  pauseDeclined: (by) => `${by} molayı kabul etmedi, süre işliyor.`,
  paused: (by) => `⏸️ ${by} molayı kabul etti. Biriniz oynayana ya da “Molayı bitir” diyene kadar süre işlemez.`,
  resumed: (by) => `▶️ ${by} molayı bitirdi.`,
  vacationBegan: (who) => `🏖️ ${who} tatilde.`,
  vacationEnded: (who) => `${who} tatilden döndü.`,
  playerMissing: (who) => `🚪 ${who} sunucudan ayrıldı.`,
  playerReturned: (who) => `${who} sunucuya döndü.`,
  matchAborted: (reason) =>
    ({
      admin: 'Maçı bir yönetici durdurdu. Maç sayılmaz.',
      agreed: 'Maç anlaşarak durduruldu. Maç sayılmaz.',
      broken: 'Maç sürdürülemedi ve durduruldu. Maç sayılmaz.',
    })[reason],

  score: ({ white, black, whitePoints, blackPoints, target, gameNumber, game, crawford }) =>
    `${white} ${whitePoints} – ${blackPoints} ${black} · ${target} sayılık maç · ${gameNumber}. el` +
    `${game === null ? '' : ` (${game})`}${crawford ? ' · **Crawford eli**' : ''}`,
  race: ({ who, pips, off }) => `${who} ${pips === null ? '' : `${pips} pip, `}toplanan ${off}`,

  cube: (value, owner) => (owner === null ? `Küp ${value}, ortada` : `Küp ${value}, sahibi: ${owner}`),
  toRoll: (who) => `🎲 Zar sırası: ${who}`,
  toRollOrDouble: (who) => `🎲 Zar ya da katlama sırası: ${who}`,
  toPlay: (who, roll) => `🎲 **${rollText(roll)}** · Sıra: ${who}`,
  toPlayHandedOver: (who, numbers) => `🎲 Önce devreden zarlar oynanır: **${numbersText(numbers)}** · Sıra: ${who}`,
  cascade: (numbers) => `Çift zar sürüyor; oynanabildiği yere kadar sırayla: **${numbersText(numbers)}**`,
  playedSoFar: (play, left) =>
    `Oynanan: **${play}**${left.length === 0 ? '' : `, kalan zar: **${numbersText(left)}**`}`,
  turnComplete: () => 'Hamle tamam: onaylayın ya da geri alın.',
  toAnswerDouble: (who, value) => `${who}: küp ${value}; alıyor musunuz, pas mı?`,
  toAnswerResign: (who, value, scope) =>
    scope === 'match' ? `${who}: maç size kalsın mı?` : `${who}: ${value} sayıyı kabul ediyor musunuz?`,
  thinking: (computer) => `${computer} düşünüyor…`,
  clock: (stamp, reserve) => `⏳ ${stamp}${reserve === null ? '' : ` (${reserve} sn yedek süre dahil)`}`,
  pipsShown: (shown) => (shown ? 'pip sayılır' : 'pip sayılmaz'),
  won: () => 'KAZANDI',
  winnerIs: (winner) => `Kazanan ${winner}.`,
  drawn: () => 'berabere',
  gamePoints: (points, kind) => `${points}${{ 1: '', 2: ' (mars)', 3: ' (katmerli mars)' }[kind]}`,
  rated: (counts) => (counts ? 'puanlı' : 'puansız'),
  botWasAway: (minutes) => `🔌 Bot ${minutes} dakika yoktu; bu süre sayılmadı.`,
  clockPaused: () => '⏸️ Mola: süre işlemiyor.',
  clockOnVacation: (who) => `🏖️ ${who} tatilde olduğu sürece süre işlemez.`,
  toAnswerPause: (who, by) => `⏸️ ${who}: ${by} bu maça mola vermek istiyor. Olur mu?`,
  seatKept: (who, stamp) => `🚪 ${who} sunucudan ayrıldı; dönmezse maçı kaybedecek: ${stamp}`,
  clockHeld: () => '⏸️ Tahta gösterilene kadar süre işlemez.',

  threadName: (white, black) => `${white} – ${black}`,
  noThread: (permission) => `Maç bu kanalda oynanıyor; alt başlık açmak için şu iznim eksik: “${permission}”.`,
  threadGone: () => 'Maçın alt başlığı artık kullanılamıyor; maç burada sürüyor.',
};
