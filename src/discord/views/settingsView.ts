import { type Preferences, REMINDER_WAYS, THEMES, WELCOMES } from '#app/preferences.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { LOCALES } from '#i18n/locale.ts';
import { isSwitch, SETTING_NAMES, type SettingName, type SettingTexts } from '#i18n/settingTexts.ts';
import { type Button, buttonRow, menuRow } from './components.ts';
import { type MessageView, type Row, textView } from './messageView.ts';

/** Every setting with its present value, and a menu to change one. */
export const settingsView = (preferences: Preferences, { setting }: Catalog): MessageView =>
  textView(
    [
      setting.title(),
      ...SETTING_NAMES.map((name) => `${setting.names[name]}: **${valueText(name, preferences, setting)}**`),
    ].join('\n'),
    [
      menuRow(
        { scope: 'setting', action: 'open', argument: '' },
        setting.change(),
        SETTING_NAMES.map((name) => ({
          value: name,
          label: setting.names[name],
          description: valueText(name, preferences, setting),
        })),
      ),
    ],
  );

/** One setting: what it does, its present value, and all others. */
export function oneSettingView(name: SettingName, preferences: Preferences, { setting }: Catalog): MessageView {
  const back: Button = { id: { scope: 'setting', action: 'back', argument: '' }, label: setting.back, look: 'plain' };
  const now = `${setting.names[name]}: **${valueText(name, preferences, setting)}**`;
  return textView([now, setting.about[name]].join('\n'), [...choices(name, preferences, setting), buttonRow([back])]);
}

function choices(name: SettingName, preferences: Preferences, setting: SettingTexts): readonly Row[] {
  if (name === 'quiet') {
    return [
      buttonRow([
        { id: { scope: 'form', form: 'quiet', argument: '' }, label: setting.setHours, look: 'main' },
        { id: { scope: 'setting', action: 'quiet', argument: 'off' }, label: setting.never, look: 'plain' },
      ]),
    ];
  }
  const chosen = valueText(name, preferences, setting);
  return [
    menuRow(
      { scope: 'setting', action: name, argument: '' },
      setting.names[name],
      valuesOf(name, setting).map(([value, label]) => ({ value, label, chosen: label === chosen })),
    ),
  ];
}

/** All values of a setting with their names. */
function valuesOf(name: Exclude<SettingName, 'quiet'>, setting: SettingTexts): readonly (readonly [string, string])[] {
  if (isSwitch(name)) {
    return [
      ['on', setting.on],
      ['off', setting.off],
    ];
  }
  switch (name) {
    case 'language':
      return (['discord', ...LOCALES] as const).map((value) => [value, setting.languages[value]]);
    case 'theme':
      return THEMES.map((value) => [value, setting.themes[value]]);
    case 'reminders':
      return REMINDER_WAYS.map((value) => [value, setting.reminders[value]]);
    case 'challenges':
      return WELCOMES.map((value) => [value, setting.challenges[value]]);
  }
}

function valueText(name: SettingName, preferences: Preferences, setting: SettingTexts): string {
  if (isSwitch(name)) return preferences[name] ? setting.on : setting.off;
  switch (name) {
    case 'theme':
      return setting.themes[preferences.theme];
    case 'reminders':
      return setting.reminders[preferences.reminders];
    case 'challenges':
      return setting.challenges[preferences.challenges];
    case 'quiet': {
      const { quiet } = preferences;
      return quiet === null ? setting.never : setting.hours(quiet.from, quiet.to, quiet.zone);
    }
    case 'language':
      return setting.languages[preferences.language ?? 'discord'];
  }
}
