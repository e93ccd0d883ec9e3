import type { ServerTexts } from '#i18n/serverTexts.ts';

export const server: ServerTexts = {
  title: () =>
    '🛠️ **Bu sunucunun ayarları**\n-# Bu komutu kimlerin kullanacağı Discord’da seçilir: Sunucu Ayarları → Entegrasyonlar.',
  change: () => 'Ayar değiştir…',
  names: {
    language: 'Dil',
    channels: 'Kanallar',
    threads: 'Her maça alt başlık',
    preset: 'Alışılan oyun',
    pace: 'Alışılan tempo',
    rated: 'Puanlı',
    cooldown: 'İki çağrı arası',
  },
  about: {
    language: 'Tahtaların ve çağrıların dili. Özel yanıtlar okuyanın kendi dilinde gelir.',
    channels: 'Maç başlatılabilecek kanallar. Hiçbiri seçilmezse her yerde oynanır.',
    threads: 'Her maç kendi alt başlığında oynanır; kapalıysa kanalda oynanır.',
    preset: 'Oyun seçilmeyen çağrıda ne oynanır?',
    pace: 'Tempo seçilmeyen çağrıda nasıl oynanır?',
    rated: 'Çağrıda aksi seçilmedikçe maçlar puana sayılsın mı?',
    cooldown: 'Bir kişinin iki çağrısı arasında geçmesi gereken süre.',
  },
  everywhere: 'her yer',
  seconds: (seconds) => (seconds === 0 ? 'bekleme yok' : `${seconds} sn`),
  setSeconds: 'Saniyeyi gir…',
  form: { title: 'İki çağrı arası', seconds: 'Saniye (0 ile 86400 arası)' },
  wrongSeconds: (typed) => `“${typed}” saniye sayısı değil. 0 ile 86400 arasında bir tam sayı yazın.`,

  allThere: (channel) => `✅ ${channel} kanalında gereken her iznim var.`,
  missing: (channel, permissions) =>
    `⚠️ ${channel} kanalında eksik izinlerim: ${permissions.map((name) => `**${name}**`).join(', ')}. Kanal ayarlarında rolüme verin.`,
  unseen: (channel) => `⚠️ ${channel} kanalını göremiyorum. Orada rolüme **Kanalı Gör** iznini verin.`,

  noMatches: () => 'Bu sunucuda henüz maç oynanmadı.',
  pickMatch: () => 'Hangi maç? En yenisi üstte.',
  statuses: { running: 'sürüyor', over: 'bitti', aborted: 'durduruldu' },
  match: ({ white, black, score, status }) => `⚖️ ${white} ${score} ${black} · ${status}`,
  acts: {
    abort: 'Durdur, kazanan yok',
    award: (who) => `Maçı ver: ${who}`,
    score: 'Skoru belirle…',
    reopen: 'Maçı geri ver',
  },
  done: () => 'Tamam, `/sunucu kayıt` içine yazıldı.',
  scoreForm: { title: 'Skoru belirle', points: (who) => `Sayısı: ${who}` },
  wrongPoints: (typed) => `“${typed}” bir sayı değil. Tam sayı yazın.`,

  barred: (who) => `⛔ ${who} artık burada maç başlatamaz. Süren maçlar devam eder; \`/sunucu maç\` ile durdurulur.`,
  unbarred: (who) => `${who} burada yeniden oynayabilir.`,
  barList: (names) => (names.length === 0 ? 'Burada yasaklı kimse yok.' : `Burada yasaklı: ${names.join(', ')}`),
  log: () => '📜 **Yöneticilerin yaptıkları, en yenisi üstte**',
  emptyLog: () => 'Henüz bir şey yapılmadı.',
  entry: (stamp, by, act, about) => `${stamp} ${by}: ${act}${about === '' ? '' : ` (${about})`}`,
  actNames: {
    settings: 'ayarları değiştirdi',
    abort: 'bir maçı durdurdu',
    award: 'bir maçı taraflardan birine verdi',
    score: 'bir skoru belirledi',
    reopen: 'bir maçı geri verdi',
    bar: 'bir oyuncuyu yasakladı',
    unbar: 'bir oyuncunun yasağını kaldırdı',
  },
};
