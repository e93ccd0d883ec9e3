import { ChannelType, ComponentType } from 'discord.js';
import type { ServerSettings } from '#app/serverSettings.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { LOCALES } from '#i18n/locale.ts';
import { SERVER_SETTING_NAMES, type ServerSettingName } from '#i18n/serverTexts.ts';
import { PACE_NAMES } from '#match/presets.ts';
import { PRESET_NAMES } from '#match/types.ts';
import { printCustomId } from '#discord/customId.ts';
import { type Button, buttonRow, menuRow } from './components.ts';
import { type MessageView, type Row, textView } from './messageView.ts';

/** Discord lets no more channels be chosen. */
const MOST_CHANNELS = 25;

/** Every setting of a server with its present value, and a menu to change one. */
export function serverSettingsView(settings: ServerSettings, text: Catalog): MessageView {
  const { server } = text;
  return textView(
    [
      server.title(),
      ...SERVER_SETTING_NAMES.map((name) => `${server.names[name]}: **${valueText(name, settings, text)}**`),
    ].join('\n'),
    [
      menuRow(
        { scope: 'serverSetting', action: 'open' },
        server.change(),
        SERVER_SETTING_NAMES.map((name) => ({ value: name, label: server.names[name] })),
      ),
    ],
  );
}

export function oneServerSettingView(name: ServerSettingName, settings: ServerSettings, text: Catalog): MessageView {
  const { server, setting } = text;
  const back: Button = { id: { scope: 'serverSetting', action: 'back' }, label: setting.back, look: 'plain' };
  const now = `${server.names[name]}: **${valueText(name, settings, text)}**`;
  return textView([now, server.about[name]].join('\n'), [choices(name, settings, text), buttonRow([back])]);
}

function choices(name: ServerSettingName, settings: ServerSettings, text: Catalog): Row {
  const { server } = text;
  if (name === 'cooldown') {
    return buttonRow([
      { id: { scope: 'form', form: 'cooldown', argument: '' }, label: server.setSeconds, look: 'main' },
    ]);
  }
  if (name === 'channels') {
    return {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.ChannelSelect,
          custom_id: printCustomId({ scope: 'serverSetting', action: 'channels' }),
          placeholder: server.names.channels,
          channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
          min_values: 0,
          max_values: MOST_CHANNELS,
          default_values: settings.channels.map((id) => ({ id, type: 'channel' as never })),
        },
      ],
    };
  }
  const chosen = valueText(name, settings, text);
  return menuRow(
    { scope: 'serverSetting', action: name },
    server.names[name],
    valuesOf(name, text).map(([value, label]) => ({ value, label, chosen: label === chosen })),
  );
}

function valuesOf(
  name: Exclude<ServerSettingName, 'cooldown' | 'channels'>,
  { setting, table, chat }: Catalog,
): readonly (readonly [string, string])[] {
  switch (name) {
    case 'language':
      return (['discord', ...LOCALES] as const).map((value) => [value, setting.languages[value]]);
    case 'threads':
    case 'rated':
      return [
        ['on', setting.on],
        ['off', setting.off],
      ];
    case 'preset':
      return PRESET_NAMES.map((value) => [value, table.presets[value]]);
    case 'pace':
      return PACE_NAMES.map((value) => [value, chat.paceChoices[value]]);
  }
}

function valueText(
  name: ServerSettingName,
  settings: ServerSettings,
  { server, setting, table, chat }: Catalog,
): string {
  switch (name) {
    case 'language':
      return setting.languages[settings.language ?? 'discord'];
    case 'channels':
      return settings.channels.length === 0
        ? server.everywhere
        : settings.channels.map((channel) => `<#${channel}>`).join(', ');
    case 'threads':
    case 'rated':
      return settings[name] ? setting.on : setting.off;
    case 'preset':
      return table.presets[settings.preset];
    case 'pace':
      return chat.paceChoices[settings.pace];
    case 'cooldown':
      return server.seconds(settings.cooldownS);
  }
}
