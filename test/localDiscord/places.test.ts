import {
  ApplicationIntegrationType,
  Events,
  type Interaction,
  InteractionContextType,
  MessageFlags,
  Routes,
} from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import type { Person } from '#localDiscord/types.ts';
import { openEchoBot } from './echoBot.ts';

// Who is offered what where, and where the bot may write.

const { Guild, BotDM, PrivateChannel } = InteractionContextType;
const { GuildInstall, UserInstall } = ApplicationIntegrationType;

async function setUp() {
  const bot = await openEchoBot([
    { name: 'anywhere', description: 'x' },
    { name: 'here', description: 'x', contexts: [Guild] },
    { name: 'direct', description: 'x', contexts: [BotDM] },
    {
      name: 'own',
      description: 'x',
      contexts: [Guild, BotDM, PrivateChannel],
      integration_types: [GuildInstall, UserInstall],
    },
    { name: 'server', description: 'x', default_member_permissions: '32' },
    { name: 'nobody', description: 'x', default_member_permissions: '0' },
    { name: 'all', description: 'x', default_member_permissions: '2048' },
  ]);
  onTestFinished(bot.close);
  const { discord, client } = bot;
  const guildCommands = Routes.applicationGuildCommands(discord.applicationId, discord.guildId);
  await client.rest.put(guildCommands, { body: [{ name: 'trial', description: 'x' }] });
  const send = (channel: string) => client.rest.post(Routes.channelMessages(channel), { body: { content: 'x' } });
  return { ...bot, send, ayse: discord.person('Ayşe'), mehmet: discord.person('Mehmet') };
}

const namesFor = (person: Person, channel: string): readonly unknown[] =>
  person.commands(channel).map((command) => command['name']);

test('commands by place, by permission, and of the guild alone', async () => {
  const { discord, ayse, mehmet } = await setUp();
  expect(namesFor(mehmet, discord.channelId)).toEqual(['trial', 'anywhere', 'here', 'own', 'all']);
  expect(namesFor(ayse, discord.channelId)).toEqual(['trial', 'anywhere', 'here', 'own', 'server', 'nobody', 'all']);
  expect(namesFor(mehmet, discord.dmChannel(mehmet.id).id)).toEqual([
    'anywhere',
    'direct',
    'own',
    'server',
    'nobody',
    'all',
  ]);
  const group = discord.addGroup('Akşamcılar', [ayse, mehmet]);
  expect(namesFor(mehmet, group)).toEqual(['own']);
  expect(namesFor(discord.addPerson({ name: 'Zeynep', locale: 'en-GB' }), group)).toEqual([]);
  expect(namesFor(mehmet, '1')).toEqual([]);
  await expect(mehmet.command(discord.channelId, 'server')).rejects.toThrow('no command /server here');
  await expect(ayse.command(group, 'anywhere')).rejects.toThrow('no command /anywhere here');
});

test('a command that is deployed again keeps its id; one that is left out is gone', async () => {
  const { discord, client, ayse } = await setUp();
  const idOf = (name: string) => discord.commands().find((command) => command['name'] === name)?.['id'];
  const before = idOf('here');
  const body = [{ name: 'here', description: 'y' }];
  await client.rest.put(Routes.applicationCommands(discord.applicationId), { body });
  expect(idOf('here')).toBe(before);
  expect(namesFor(ayse, discord.channelId)).toEqual(['trial', 'here']);
});

test.each([
  ['the guild', true, Guild],
  ['direct messages', false, BotDM],
])('an interaction from %s', async (_, guild, context) => {
  const { discord, client, ayse } = await setUp();
  const heard = new Promise<Interaction>((resolve) => client.once(Events.InteractionCreate, resolve));
  const channel = guild ? discord.channelId : discord.dmChannel(ayse.id).id;
  const answer = await ayse.command(channel, 'own');
  expect(answer).toMatchObject({ kind: 'message', ephemeral: true });
  const interaction = await heard;
  expect(interaction.inGuild()).toBe(guild);
  expect(interaction.context).toBe(context);
  expect(interaction.channelId).toBe(channel);
  expect(interaction).toMatchObject({ locale: 'tr', guildLocale: guild ? 'tr' : null });
});

test('in a group the bot answers whoever asks, five more times, and writes nothing by itself', async () => {
  const { discord, client, send, ayse, mehmet } = await setUp();
  const group = discord.addGroup('Akşamcılar', [ayse, mehmet]);
  const stranger = discord.addPerson({ name: 'Zeynep', locale: 'en-GB' });
  const heard = new Promise<Interaction>((resolve) => client.once(Events.InteractionCreate, resolve));
  await ayse.command(group, 'own');
  const interaction = await heard;
  expect(interaction.context).toBe(PrivateChannel);
  expect(interaction.authorizingIntegrationOwners).toMatchObject({ guildId: null, userId: ayse.id });
  expect(interaction.guild).toBeNull();
  if (!interaction.isRepliable()) throw new Error('no answer possible');
  await expect.poll(() => interaction.replied).toBe(true);
  for (let count = 0; count < 5; count += 1) await interaction.followUp({ content: `public ${count}` });
  await expect(interaction.followUp({ content: 'x', flags: MessageFlags.Ephemeral })).rejects.toMatchObject({
    code: 40_094,
  });
  expect(mehmet.sees(group)).toHaveLength(5);
  expect(ayse.sees(group)).toHaveLength(6);
  expect(stranger.sees(group)).toEqual([]);
  await expect(stranger.command(group, 'own')).rejects.toThrow('not visible');
  await expect(send(group)).rejects.toMatchObject({ status: 403, code: 50_001 });
});

test('direct messages reach their person alone, unless closed, or no guild is shared', async () => {
  const { discord, client, send, ayse, mehmet } = await setUp();
  const opened = (await client.rest.post(Routes.userChannels(), { body: { recipient_id: ayse.id } })) as {
    readonly id: string;
  };
  expect(opened.id).toBe(discord.dmChannel(ayse.id).id);
  await send(opened.id);
  expect(ayse.sees(opened.id)).toHaveLength(1);
  expect(mehmet.sees(opened.id)).toEqual([]);
  await expect(mehmet.command(opened.id, 'anywhere')).rejects.toThrow('not visible');
  ayse.takeDirectMessages(false);
  await expect(send(opened.id)).rejects.toMatchObject({ status: 403, code: 50_007 });
  ayse.takeDirectMessages(true);
  await send(opened.id);
  ayse.leave();
  await expect(send(opened.id)).rejects.toMatchObject({ code: 50_007 });
});

test('whoever has left the guild sees nothing of it and does nothing in it, until coming back', async () => {
  const { discord, send, mehmet } = await setUp();
  await send(discord.channelId);
  mehmet.leave();
  expect(mehmet.sees(discord.channelId)).toEqual([]);
  await expect(mehmet.command(discord.channelId, 'here')).rejects.toThrow('not visible');
  mehmet.rejoin();
  expect(mehmet.sees(discord.channelId)).toHaveLength(1);
  expect((await mehmet.command(discord.channelId, 'here')).kind).toBe('message');
});

test('private messages are no messages of the channel', async () => {
  const { discord, client, ayse } = await setUp();
  const { message } = await ayse.command(discord.channelId, 'here');
  const route = Routes.channelMessage(discord.channelId, message?.id ?? '');
  await expect(client.rest.get(route)).rejects.toMatchObject({ code: 10_008 });
  await expect(client.rest.patch(route, { body: { content: 'x' } })).rejects.toMatchObject({ code: 10_008 });
  await expect(client.rest.delete(route)).rejects.toMatchObject({ code: 10_008 });
  expect(await client.rest.get(Routes.channelMessages(discord.channelId))).toEqual([]);
});

test('members of a thread: added, listed, removed', async () => {
  const { discord, client, ayse } = await setUp();
  const { id } = (await client.rest.post(Routes.threads(discord.channelId), {
    body: { name: 'x', type: 11 },
  })) as { readonly id: string };
  const members = async () =>
    ((await client.rest.get(Routes.threadMembers(id))) as { readonly user_id: string }[]).map(
      ({ user_id: user }) => user,
    );
  expect(await members()).toEqual([discord.botUserId]);
  await client.rest.put(Routes.threadMembers(id, ayse.id));
  await client.rest.put(Routes.threadMembers(id, ayse.id));
  expect(await members()).toEqual([discord.botUserId, ayse.id]);
  expect(discord.threads(discord.channelId)[0]?.memberIds).toEqual([discord.botUserId, ayse.id]);
  await client.rest.delete(Routes.threadMembers(id, ayse.id));
  expect(await members()).toEqual([discord.botUserId]);
  await expect(client.rest.put(Routes.threadMembers(id, '1'))).rejects.toMatchObject({ code: 10_013 });
  await expect(client.rest.put(Routes.threadMembers(discord.channelId, ayse.id))).rejects.toMatchObject({
    code: 50_024,
  });
});
