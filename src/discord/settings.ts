import { type Preferences, THEMES } from '#app/ports.ts';
import { catalogOf } from '#i18n/index.ts';
import { LOCALES } from '#i18n/locale.ts';
import type { Asked, Chat } from './chat.ts';
import type { ComponentId } from './customId.ts';
import type { Pressed } from './matchButtons.ts';
import { settingsView } from './views/settingsView.ts';
import type { Reply } from './reply.ts';

/** A changed setting; anything that is no value of it changes nothing. The menu answers in the language chosen. */
export async function changeSetting(
  { action, argument }: Extract<ComponentId, { scope: 'setting' }>,
  { value }: Pressed,
  { user, preferences, discordLocale }: Asked,
  { players }: Chat,
): Promise<Reply> {
  const chosen = withChoice(preferences, action, value ?? argument);
  await players.setPreferences(user, chosen);
  return { kind: 'update', view: settingsView(chosen, catalogOf(chosen.language ?? discordLocale)) };
}

function withChoice(
  preferences: Preferences,
  action: Extract<ComponentId, { scope: 'setting' }>['action'],
  value: string,
): Preferences {
  switch (action) {
    case 'language':
      return { ...preferences, language: LOCALES.find((locale) => locale === value) ?? null };
    case 'theme':
      return { ...preferences, theme: THEMES.find((theme) => theme === value) ?? preferences.theme };
    case 'autoRoll':
    case 'autoForced':
    case 'autoConfirm':
      return { ...preferences, [action]: value === 'on' };
  }
}
