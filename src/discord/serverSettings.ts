import { LONGEST_COOLDOWN_S, type ServerSettings } from '#app/serverSettings.ts';
import { LOCALES } from '#i18n/locale.ts';
import { SERVER_SETTING_NAMES, type ServerSettingName } from '#i18n/serverTexts.ts';
import { PACE_NAMES } from '#match/presets.ts';
import { PRESET_NAMES } from '#match/types.ts';
import type { Asked, Chat } from './chat.ts';
import type { ComponentId } from './customId.ts';
import type { Pressed } from './matchButtons.ts';
import { privately, type Reply } from './reply.ts';
import { oneServerSettingView, serverSettingsView } from './views/serverView.ts';

type ServerSettingComponent = Extract<ComponentId, { scope: 'serverSetting' }>;

/** Opens or changes a setting of the server; anything that is no value of it changes nothing. */
export async function changeServerSetting(
  { action }: ServerSettingComponent,
  { value, values }: Pressed,
  asked: Asked,
  chat: Chat,
): Promise<Reply> {
  const { server, text } = asked;
  if (action === 'back') return { kind: 'update', view: serverSettingsView(server, text) };
  if (action === 'open') {
    const name = SERVER_SETTING_NAMES.find((one) => one === value);
    const view = name === undefined ? serverSettingsView(server, text) : oneServerSettingView(name, server, text);
    return { kind: 'update', view };
  }
  return keep(withValue(server, action, values), action, asked, chat);
}

function withValue(server: ServerSettings, name: ServerSettingName, values: readonly string[]): ServerSettings {
  const [value] = values;
  switch (name) {
    case 'language':
      return { ...server, language: LOCALES.find((locale) => locale === value) ?? null };
    case 'channels':
      return { ...server, channels: values.filter((channel) => /^\d{1,20}$/.test(channel)) };
    case 'threads':
    case 'rated':
      return { ...server, [name]: value === 'on' };
    case 'preset':
      return { ...server, preset: PRESET_NAMES.find((preset) => preset === value) ?? server.preset };
    case 'pace':
      return { ...server, pace: PACE_NAMES.find((pace) => pace === value) ?? server.pace };
    case 'cooldown':
      return server;
  }
}

/** The seconds that were typed into the form. */
export async function setCooldown(field: (name: string) => string, asked: Asked, chat: Chat): Promise<Reply> {
  const typed = field('seconds').trim();
  if (!/^\d{1,5}$/.test(typed) || Number(typed) > LONGEST_COOLDOWN_S) {
    return privately(asked.text.server.wrongSeconds(typed.slice(0, 20)));
  }
  return keep({ ...asked.server, cooldownS: Number(typed) }, 'cooldown', asked, chat);
}

async function keep(settings: ServerSettings, name: ServerSettingName, asked: Asked, chat: Chat): Promise<Reply> {
  const { guild, user, text } = asked;
  if (guild === null) return privately(text.refusals.unknownComponent());
  await chat.servers.setSettings(guild, settings);
  await chat.servers.note(guild, { at: chat.wallNow(), by: user, act: 'settings', about: name });
  return { kind: 'update', view: serverSettingsView(settings, text) };
}
