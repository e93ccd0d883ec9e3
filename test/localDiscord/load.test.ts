import { ChannelType, Client, Events, GatewayIntentBits, type Interaction, Routes } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { startLocalDiscord } from '#localDiscord/localDiscord.ts';
import type { LocalDiscordOptions } from '#localDiscord/types.ts';

async function setUp(options: LocalDiscordOptions = {}) {
  const discord = await startLocalDiscord(options);
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: discord.apiUrl, globalRequestsPerSecond: 10_000 },
  });
  onTestFinished(async () => {
    await client.destroy();
    await discord.close();
  });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.token);
  await ready;
  await client.rest.put(Routes.applicationCommands(discord.applicationId), {
    body: [{ name: 'go', description: 'x' }],
  });
  client.on(Events.InteractionCreate, (interaction) => void respond(interaction));
  return { discord, client };
}

async function respond(interaction: Interaction): Promise<void> {
  if (!interaction.isChatInputCommand()) return;
  await interaction.deferReply();
  await interaction.editReply({ content: `for <@${interaction.user.id}>` });
}

test('200 interactions in a second are all answered and edited in time', async () => {
  const { discord } = await setUp({
    people: Array.from({ length: 50 }, (_, index) => ({ name: `person ${index}`, locale: 'en-US' })),
  });
  const before = process.cpuUsage();
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 5));
      const answer = await discord.people[index % 50]?.command(discord.channelId, 'go');
      return answer?.done();
    }),
  );
  const { user, system } = process.cpuUsage(before);
  expect(answers.filter((message) => message?.content.startsWith('for <@'))).toHaveLength(200);
  // In microseconds, of both sides: five milliseconds an interaction, whatever else keeps the machine busy.
  expect(user + system).toBeLessThan(1_000_000);
});

test('among 2,000 threads of 20 messages each, a message is sent, awaited and edited in 20 ms', async () => {
  const { discord, client } = await setUp({ firstAnswerMs: 10_000 });
  const [ayse] = discord.people;
  const parent = discord.channelId;
  const openThread = async (name: string): Promise<string> => {
    const body = { name, type: ChannelType.PublicThread };
    return ((await client.rest.post(Routes.threads(parent), { body })) as { readonly id: string }).id;
  };
  const threads = await Promise.all(Array.from({ length: 2000 }, (_, index) => openThread(`match ${index}`)));
  for (const thread of threads) for (let count = 0; count < 20; count += 1) ayse?.say(thread, `${count}`);
  const thread = threads[1000] ?? '';
  // Others who wait in their own threads cost those who do not nothing.
  const waiting = threads
    .slice(0, 500)
    .map((channelId) => discord.waitForMessage(({ content }) => content === 'end', { channelId, timeoutMs: 60_000 }));

  const before = process.cpuUsage();
  for (let count = 0; count < 50; count += 1) {
    const awaited = discord.waitForMessage(({ content }) => content === `n ${count}`, { channelId: thread });
    const { id } = (await client.rest.post(Routes.channelMessages(thread), { body: { content: `n ${count}` } })) as {
      readonly id: string;
    };
    expect((await awaited).id).toBe(id);
    await client.rest.patch(Routes.channelMessage(thread, id), { body: { content: `<@${ayse?.id}>` } });
  }
  // In microseconds of both sides.
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 50).toBeLessThan(20_000);

  for (const channelId of threads.slice(0, 500)) ayse?.say(channelId, 'end');
  expect(await Promise.all(waiting)).toHaveLength(500);
}, 60_000);

test('the bytes of the newest attachments are kept, those of older ones go', async () => {
  const { discord, client } = await setUp({ keptAttachments: 2 });
  const send = (name: string) =>
    client.rest.post(Routes.channelMessages(discord.channelId), {
      files: [{ name: `${name}.txt`, data: Buffer.from(name) }],
    });
  for (const name of ['one', 'two', 'three']) await send(name);
  const files = discord.messages(discord.channelId).flatMap(({ attachments }) => attachments);
  expect(files.map(({ bytes }) => bytes.toString())).toEqual(['', 'two', 'three']);
  expect(files.map(({ size }) => size)).toEqual([3, 3, 5]);
  const replies = await Promise.all(files.map(({ url }) => fetch(url)));
  expect(replies.map(({ status }) => status)).toEqual([404, 200, 200]);
  expect(await replies[2]?.text()).toBe('three');
});
