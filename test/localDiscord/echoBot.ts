import {
  Client,
  ComponentType,
  Events,
  GatewayIntentBits,
  type Interaction,
  Partials,
  type RESTPutAPIApplicationCommandsJSONBody,
  Routes,
} from 'discord.js';
import { startLocalDiscord } from '#localDiscord/localDiscord.ts';
import type { LocalDiscordOptions } from '#localDiscord/types.ts';

/** What the client library read out of an interaction. */
function readOut(interaction: Interaction): unknown {
  if (interaction.isChatInputCommand()) {
    const { options } = interaction;
    return {
      group: options.getSubcommandGroup(false),
      sub: options.getSubcommand(false),
      values: Object.fromEntries(
        ['text', 'whole', 'number', 'yes', 'who', 'where'].flatMap((name) => {
          const option = options.get(name);
          return option === null ? [] : [[name, option.user?.displayName ?? option.channel?.name ?? option.value]];
        }),
      ),
    };
  }
  if (interaction.isStringSelectMenu()) return interaction.values;
  if (interaction.isUserSelectMenu()) return interaction.users.map(({ displayName }) => displayName);
  if (interaction.isChannelSelectMenu()) return interaction.channels.map(({ id }) => id);
  if (interaction.isModalSubmit()) {
    return Object.fromEntries(
      interaction.fields.fields.map((field) => {
        if (field.type === ComponentType.TextInput) return [field.customId, field.value];
        return [field.customId, 'values' in field ? [...field.values] : 'value' in field ? field.value : null];
      }),
    );
  }
  return null;
}

/**
 * A client that answers every interaction, privately, with what it read out of it. A command named `dialog` is answered
 * with that dialog instead.
 */
export async function openEchoBot(
  commands: RESTPutAPIApplicationCommandsJSONBody,
  options: LocalDiscordOptions = {},
  dialog: Parameters<Extract<Interaction, { showModal: unknown }>['showModal']>[0] | null = null,
) {
  const discord = await startLocalDiscord(options);
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    partials: [Partials.Channel],
    rest: { api: discord.apiUrl },
  });
  const failures: unknown[] = [];
  const close = async () => {
    await client.destroy();
    await discord.close();
    if (failures.length > 0) throw failures[0];
  };
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.token);
  await ready;
  await client.rest.put(Routes.applicationCommands(discord.applicationId), { body: commands });
  const answer = async (interaction: Interaction): Promise<void> => {
    if (interaction.isAutocomplete()) {
      const { name, value, type } = interaction.options.getFocused(true);
      await interaction.respond([{ name: JSON.stringify([name, value, type]), value: 'x' }]);
    } else if (dialog !== null && interaction.isChatInputCommand() && interaction.commandName === 'dialog') {
      await interaction.showModal(dialog);
    } else {
      await interaction.reply({ content: JSON.stringify(readOut(interaction)), flags: 'Ephemeral' });
    }
  };
  client.on(Events.InteractionCreate, (interaction) => {
    answer(interaction).catch((error: unknown) => failures.push(error));
  });
  return { discord, client, close };
}
