import {
  ApplicationCommandOptionType,
  ButtonStyle,
  Client,
  ComponentType,
  Events,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  Routes,
  TextInputStyle,
} from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { startLocalDiscord } from '#localDiscord/localDiscord.ts';

const row = <Component>(component: Component) => ({ type: ComponentType.ActionRow as const, components: [component] });

/** What the bot of these tests answers. */
async function respond(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) await interaction.respond([{ name: 'one', value: '1' }]);
  else if (interaction.isButton())
    await interaction.update({ content: `pressed ${interaction.customId}`, components: [] });
  else if (interaction.isStringSelectMenu()) {
    await interaction.deferUpdate();
    await interaction.editReply({ content: `chose ${interaction.values.join()}` });
  } else if (interaction.isModalSubmit()) {
    await interaction.reply({
      content: interaction.fields.getTextInputValue('field'),
      flags: MessageFlags.Ephemeral,
    });
  } else if (interaction.isChatInputCommand() && interaction.commandName === 'now') {
    await interaction.reply({
      content: `hello ${interaction.locale}`,
      components: [
        row({ type: ComponentType.Button, style: ButtonStyle.Primary, label: 'Press', custom_id: 'press' }),
        row({ type: ComponentType.StringSelect, custom_id: 'menu', options: [{ label: 'A', value: 'a' }] }),
      ],
    });
  } else if (interaction.isChatInputCommand() && interaction.commandName === 'later') {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.editReply({
      content: `got ${interaction.options.getString('text') ?? 'nothing'}`,
      files: [{ attachment: Buffer.from('picture'), name: 'board.png', description: 'the board in words' }],
    });
    await interaction.followUp({ content: 'and more' });
  } else if (interaction.isChatInputCommand() && interaction.commandName === 'ask') {
    await interaction.showModal({
      title: 'Dialog',
      custom_id: 'dialog',
      components: [
        row({ type: ComponentType.TextInput, custom_id: 'field', label: 'Field', style: TextInputStyle.Short }),
      ],
    });
  }
}

/** An unmodified client that is logged in, with a few commands. */
async function connect() {
  const discord = await startLocalDiscord({ firstAnswerMs: 400 });
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: discord.apiUrl } });
  onTestFinished(async () => {
    await client.destroy();
    await discord.close();
  });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.token);
  await ready;
  await client.rest.put(Routes.applicationCommands(discord.applicationId), {
    body: [
      { name: 'now', description: 'answers at once' },
      {
        name: 'later',
        description: 'thinks first',
        options: [{ type: ApplicationCommandOptionType.String, name: 'text', description: 't', autocomplete: true }],
      },
      { name: 'ask', description: 'opens a dialog' },
      { name: 'never', description: 'does not answer' },
    ],
  });
  client.on(Events.InteractionCreate, (interaction) => void respond(interaction));
  return { discord, client, ayse: discord.person('Ayşe') };
}

test('commands, autocomplete, buttons, menus and dialogs go both ways', async () => {
  const { discord, ayse } = await connect();
  const { channelId } = discord;
  const answer = await ayse.command(channelId, 'now');
  expect(answer).toMatchObject({ kind: 'message', ephemeral: false });
  const message = await answer.done();
  expect(message.content).toBe('hello tr');
  await (await ayse.select(message, 'menu', ['a'])).done();
  await expect.poll(() => message.content).toBe('chose a');
  await ayse.click(message, 'Press');
  expect(message).toMatchObject({ content: 'pressed press', components: [] });
  await expect(ayse.click(message, 'Press')).rejects.toThrow('no such component');

  expect(await ayse.autocomplete(channelId, 'later', {}, 'text')).toEqual([{ name: 'one', value: '1' }]);
  const dialog = await ayse.command(channelId, 'ask');
  expect(dialog).toMatchObject({ kind: 'modal', modal: { title: 'Dialog' } });
  const said = await ayse.submitModal(dialog, { field: 'typed' });
  expect(said).toMatchObject({ ephemeral: true, message: { content: 'typed' } });
});

test('a deferred answer is edited in, with its file; only its reader sees it', async () => {
  const { discord, ayse } = await connect();
  const answer = await ayse.command(discord.channelId, 'later', { text: 'x' });
  expect(answer).toMatchObject({ kind: 'deferred', ephemeral: true });
  const message = await answer.done();
  expect(message).toMatchObject({ content: 'got x', editedAt: null });
  const [file] = message.attachments;
  expect(file).toMatchObject({ filename: 'board.png', description: 'the board in words' });
  expect(await (await fetch(file?.url ?? '')).text()).toBe('picture');
  await expect.poll(() => discord.messages(discord.channelId).map(({ content }) => content)).toEqual(['and more']);
  expect(discord.person('Mehmet').sees(discord.channelId)).not.toContain(message);
  expect(ayse.sees(discord.channelId)).toContain(message);
});

test('an interaction that nobody answers in time has failed', async () => {
  const { discord, ayse } = await connect();
  await expect(ayse.command(discord.channelId, 'never')).rejects.toThrow('did not respond');
});

test.each(['dropGateway', 'reconnectGateway'] as const)(
  'the client lives through %s and gets what it missed',
  async (fault) => {
    const { discord, client, ayse } = await connect();
    const resumed = new Promise((resolve) => client.once(Events.ShardResume, resolve));
    discord.faults[fault]();
    await resumed;
    expect((await ayse.command(discord.channelId, 'now')).kind).toBe('message');
  },
);

test('messages: one nonce is one message, edits ping nobody, threads take their name, 429 is waited for', async () => {
  const { discord, client } = await connect();
  const channel = await client.channels.fetch(discord.channelId);
  if (channel?.isSendable() !== true || channel.isDMBased()) throw new Error('no channel');
  const [ayse, mehmet] = discord.people;
  const options = {
    content: `<@${ayse?.id}> and <@${mehmet?.id}>`,
    nonce: 'n',
    enforceNonce: true,
    allowedMentions: { users: [ayse?.id ?? ''] },
  };
  const first = await channel.send(options);
  const second = await channel.send(options);
  expect(second.id).toBe(first.id);
  expect(discord.messages(discord.channelId).map(({ pings }) => pings)).toEqual([[ayse?.id]]);
  await first.edit({ content: `<@${mehmet?.id}>` });
  expect(discord.messages(discord.channelId)[0]).toMatchObject({ pings: [ayse?.id], content: `<@${mehmet?.id}>` });
  const thread = await first.startThread({ name: 'Ayşe – Mehmet' });
  await thread.send('in the thread');
  expect(discord.threads(discord.channelId)).toMatchObject([{ name: 'Ayşe – Mehmet' }]);
  discord.faults.rateLimit({ limit: 2, perMs: 300 });
  const started = Date.now();
  for (let count = 0; count < 4; count += 1) await channel.send(`${count}`);
  expect(Date.now() - started).toBeGreaterThan(200);
  expect(discord.messages(discord.channelId)).toHaveLength(5);
});

test.each([
  ['VIEW_CHANNEL', 50_001],
  ['SEND_MESSAGES', 50_013],
  ['ATTACH_FILES', 50_013],
])('without %s sending is refused with %i', async (permission, code) => {
  const { discord, client } = await connect();
  const send = () =>
    client.rest.post(Routes.channelMessages(discord.channelId), {
      body: { content: 'x' },
      files: [{ name: 'a.png', data: Buffer.from('x') }],
    });
  discord.denyPermission(discord.channelId, permission);
  await expect(send()).rejects.toMatchObject({ code });
  discord.allowPermission(discord.channelId, permission);
  await expect(send()).resolves.toBeDefined();
});

test('a member who has left is unknown, and known again after coming back', async () => {
  const { discord, client, ayse } = await connect();
  const guild = await client.guilds.fetch(discord.guildId);
  const fetchMember = () => guild.members.fetch({ user: ayse.id, force: true });
  ayse.leave();
  await expect(fetchMember()).rejects.toMatchObject({ code: 10_007 });
  ayse.rejoin();
  expect((await fetchMember()).displayName).toBe('Ayşe');
});
