import { DEFAULT_PREFERENCES, type Preferences, REMINDER_WAYS, THEMES, timeZone, WELCOMES } from '#app/preferences.ts';
import { err, ok, type Result } from '#core/result.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { catalogOf } from '#i18n/index.ts';
import { LOCALES } from '#i18n/locale.ts';
import { isSwitch, SETTING_NAMES, type SettingName } from '#i18n/settingTexts.ts';
import type { Asked, Chat } from './chat.ts';
import type { ComponentId } from './customId.ts';
import type { Pressed } from './matchButtons.ts';
import { privately, type Reply } from './reply.ts';
import { oneSettingView, settingsView } from './views/settingsView.ts';

type SettingComponent = Extract<ComponentId, { scope: 'setting' }>;

/** Opens a setting, or sets it; anything that is no value of it changes nothing. It answers in the language chosen. */
export async function changeSetting(
  { action, argument }: SettingComponent,
  { value }: Pressed,
  { user, preferences, discordLocale, text }: Asked,
  { players }: Chat,
): Promise<Reply> {
  if (action === 'back') return { kind: 'update', view: settingsView(preferences, text) };
  if (action === 'open') {
    const name = SETTING_NAMES.find((one) => one === value);
    return {
      kind: 'update',
      view: name === undefined ? settingsView(preferences, text) : oneSettingView(name, preferences, text),
    };
  }
  const chosen = withValue(preferences, action, value ?? argument);
  await players.setPreferences(user, chosen);
  return { kind: 'update', view: settingsView(chosen, catalogOf(chosen.language ?? discordLocale)) };
}

function withValue(preferences: Preferences, name: SettingName, value: string): Preferences {
  if (isSwitch(name)) return { ...preferences, [name]: value === 'on' };
  switch (name) {
    case 'language':
      return { ...preferences, language: LOCALES.find((locale) => locale === value) ?? null };
    case 'theme':
      return { ...preferences, theme: THEMES.find((theme) => theme === value) ?? preferences.theme };
    case 'reminders':
      return { ...preferences, reminders: REMINDER_WAYS.find((way) => way === value) ?? preferences.reminders };
    case 'challenges':
      return { ...preferences, challenges: WELCOMES.find((who) => who === value) ?? preferences.challenges };
    case 'quiet':
      return { ...preferences, quiet: DEFAULT_PREFERENCES.quiet };
  }
}

/** The hours that were typed into the form. */
export async function setQuietHours(
  field: (name: string) => string,
  { user, preferences, text }: Asked,
  { players }: Chat,
): Promise<Reply> {
  const quiet = quietHours(field, text);
  if (!quiet.ok) return privately(quiet.error);
  const chosen = { ...preferences, quiet: quiet.value };
  await players.setPreferences(user, chosen);
  return { kind: 'update', view: settingsView(chosen, text) };
}

function quietHours(
  field: (name: string) => string,
  { setting }: Catalog,
): Result<NonNullable<Preferences['quiet']>, string> {
  for (const name of ['from', 'to']) {
    if (!/^\s*(1?\d|2[0-3])\s*$/.test(field(name))) return err(setting.wrongHour(field(name).slice(0, 20)));
  }
  const zone = timeZone(field('zone'));
  if (zone === null) return err(setting.wrongZone(field('zone').slice(0, 40)));
  return ok({ from: Number(field('from')), to: Number(field('to')), zone });
}
