import { describe, expect, test } from 'vitest';
import { type Challenge, CHALLENGE_STATUSES, type ChallengeId } from '#app/ports.ts';
import { DEFAULT_PREFERENCES } from '#app/preferences.ts';
import { nameOf } from '#discord/names.ts';
import { challengeView } from '#discord/views/challengeView.ts';
import { oneSettingView, settingsView } from '#discord/views/settingsView.ts';
import { catalogOf } from '#i18n/index.ts';
import { LOCALES } from '#i18n/locale.ts';
import { SETTING_NAMES } from '#i18n/settingTexts.ts';
import { settingsFrom } from '#match/presets.ts';
import { PRESET_NAMES, type UserId } from '#match/types.ts';
import { expectSendable, type Part } from '#test/support/sendable.ts';

describe.each(LOCALES)('invitations in %s', (locale) => {
  const { table } = catalogOf(locale);
  const challenge: Challenge = {
    id: 'bcdfghjkmn' as ChallengeId,
    challenger: '1001' as UserId,
    opponent: '1002' as UserId,
    settings: settingsFrom('turkTavlasi', { length: 3, opening: 'play', nextGame: 'winner' }),
    place: { guild: '1', channel: '2', thread: null, answersOnly: false, locale },
    message: '3',
    status: 'open',
    createdAt: 0,
    expiresAt: 1_800_000,
    rematchOf: null,
    match: null,
  };
  const shown = {
    challenger: nameOf('Ayşe', table),
    opponent: nameOf('Mehmet', table),
    match: { by: nameOf('Mehmet', table), place: '<#5>' },
  };

  test.each(CHALLENGE_STATUSES)('%s: only an open one has buttons and notifies', (status) => {
    const view = challengeView({ ...challenge, status }, shown);
    expectSendable(view);
    expect(view.rows.length > 0).toBe(status === 'open');
    expect(view.mention).toBe(status === 'open' ? '1002' : null);
    expect(view.content).toContain('Ayşe');
    expect(view.content.includes('<#5>')).toBe(status === 'accepted');
  });

  test('names what differs from the preset', () => {
    const { content } = challengeView(challenge, shown);
    expect(content).toContain(table.opening.play);
    expect(content).toContain(table.nextGame.winner);
    const usual = challengeView({ ...challenge, settings: settingsFrom('turkTavlasi') }, shown);
    expect(usual.content).not.toContain(table.opening.reroll);
  });

  test.each(PRESET_NAMES)('%s by its name, and nothing else where it is as usual', (preset) => {
    const view = challengeView({ ...challenge, settings: settingsFrom(preset) }, shown);
    expectSendable(view);
    expect(view.content).toContain(`**${table.presets[preset]}**`);
    expect(view.content).not.toContain(catalogOf(locale).chat.differs([]).trim());
  });

  test.each([
    ['greekSet', 'Portes → Plakoto → Fevga'],
    ['bulgarianSet', 'Prava → Gülbara → Tapa'],
    ['macedonianSet', 'Birinci → İkinci → Üçüncü'],
  ] as const)('%s names its games in turn', (preset, games) => {
    const { content } = challengeView({ ...challenge, settings: settingsFrom(preset) }, shown);
    expect(content).toContain(games);
  });

  test('names every option that differs', () => {
    const settings = settingsFrom('kahve', {
      cube: true,
      resigning: 'atOnce',
      closedBoard: 'noRoll',
      rules: { tripleMars: true, hitAndRunAtHome: false },
    });
    const { content } = challengeView({ ...challenge, settings }, shown);
    expect(content).toContain(table.cubePlayed(true));
    expect(content).toContain(table.tripleMars(true));
    expect(content).toContain(table.hitAndRunAtHome(false));
    expect(content).toContain(table.closedBoard.noRoll);
    expect(content).toContain(table.resigning.atOnce);
    const alone = { ...challenge, settings: settingsFrom('plakoto', { rules: { pinnedBearOff: 'waits' } }) };
    expect(challengeView(alone, shown).content).toContain(table.pinnedBearOff.waits);
  });

  test('one to all has nobody to notify or to decline it', () => {
    const view = challengeView({ ...challenge, opponent: null }, { ...shown, opponent: null });
    expectSendable(view);
    expect(view.mention).toBeNull();
    expect(JSON.stringify(view.rows)).not.toContain(':decline');
  });

  test('settings show every present value, and each can be opened', () => {
    const text = catalogOf(locale);
    const preferences = { ...DEFAULT_PREFERENCES, language: locale, theme: 'contrast', listed: false } as const;
    const view = settingsView(preferences, text);
    expectSendable(view);
    const { setting } = text;
    for (const [name, value] of [
      ['language', setting.languages[locale]],
      ['theme', setting.themes.contrast],
      ['autoRoll', setting.on],
      ['listed', setting.off],
      ['quiet', setting.never],
      ['reminders', setting.reminders.channel],
    ] as const) {
      expect(view.content).toContain(`${setting.names[name]}: **${value}**`);
    }
    for (const name of SETTING_NAMES) {
      const one = oneSettingView(name, preferences, text);
      expectSendable(one);
      expect(one.content).toContain(setting.about[name]);
      const [menu] = one.rows.flatMap(({ components }) => components as readonly Part[]);
      if (name !== 'quiet') expect(menu?.options?.filter(({ default: chosen }) => chosen)).toHaveLength(1);
    }
  });
});
