import { type Preferences, THEMES } from '#app/ports.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { LOCALES } from '#i18n/locale.ts';
import { type Button, buttonRow, menuRow } from './components.ts';
import { type MessageView, textView } from './messageView.ts';

const SWITCHES = ['autoRoll', 'autoForced', 'autoConfirm'] as const;

/** Everything that can be chosen, with its present value. */
export function settingsView(preferences: Preferences, { chat: { settings: texts } }: Catalog): MessageView {
  const language = preferences.language ?? 'discord';
  const value = (isOn: boolean): string => (isOn ? texts.on : texts.off);
  const toggle = (name: (typeof SWITCHES)[number]): Button => ({
    id: { scope: 'setting', action: name, argument: preferences[name] ? 'off' : 'on' },
    label: `${texts[name]}: ${value(preferences[name])}`,
    look: preferences[name] ? 'good' : 'plain',
  });
  return textView(texts.title, [
    menuRow(
      { scope: 'setting', action: 'language', argument: '' },
      texts.language,
      (['discord', ...LOCALES] as const).map((one) => ({
        value: one,
        label: `${texts.language}: ${texts.languages[one]}`,
        chosen: one === language,
      })),
    ),
    menuRow(
      { scope: 'setting', action: 'theme', argument: '' },
      texts.theme,
      THEMES.map((theme) => ({
        value: theme,
        label: `${texts.theme}: ${texts.themes[theme]}`,
        chosen: theme === preferences.theme,
      })),
    ),
    // A row each: the labels are whole sentences, too wide for a phone side by side.
    ...SWITCHES.map((name) => buttonRow([toggle(name)])),
  ]);
}
