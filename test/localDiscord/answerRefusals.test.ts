import {
  ApplicationCommandOptionType,
  ComponentType,
  InteractionResponseType,
  MessageFlags,
  TextInputStyle,
} from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import type { Json, LocalDiscordOptions } from '#localDiscord/types.ts';
import { openRawBot } from './rawBot.ts';

// What the local Discord refuses when the bot answers an interaction, and what it lets pass instead.

async function setUp(options: LocalDiscordOptions = {}) {
  const bot = await openRawBot(options);
  onTestFinished(bot.close);
  const { discord, request, hear } = bot;
  const text = { type: ApplicationCommandOptionType.String, name: 'text', description: 'x', autocomplete: true };
  await request('PUT', `/applications/${discord.applicationId}/commands`, [
    { name: 'go', description: 'x', options: [text] },
  ]);
  const person = discord.person('Ayşe');
  const command = () => hear(() => person.command(discord.channelId, 'go'));
  const typing = () => hear(() => person.autocomplete(discord.channelId, 'go', {}, 'text'));
  const answer = ({ id, token }: { readonly id: string; readonly token: string }, type: number, data?: Json) =>
    request('POST', `/interactions/${id}/${token}/callback`, { type, ...(data === undefined ? {} : { data }) });
  const webhook = ({ token }: { readonly token: string }) => `/webhooks/${discord.applicationId}/${token}`;
  return { discord, request, hear, person, command, typing, answer, webhook };
}

const { ChannelMessageWithSource, DeferredChannelMessageWithSource, UpdateMessage, Modal } = InteractionResponseType;
const SUGGEST = InteractionResponseType.ApplicationCommandAutocompleteResult;

const choices = (count: number, length = 1): Json => ({
  choices: Array.from({ length: count }, (_, index) => ({ name: `${index}`, value: 'x'.repeat(length) })),
});
const input = (id: string): Json => ({
  type: ComponentType.TextInput,
  custom_id: id,
  label: 'x',
  style: TextInputStyle.Short,
});
const dialog = (...ids: readonly string[]): Json => ({
  title: 'x',
  custom_id: 'dialog',
  components: ids.map((id) => ({ type: ComponentType.ActionRow, components: [input(id)] })),
});

test.each([
  ['26 suggestions', choices(26), 'data', choices(25)],
  ['a suggestion of 101 characters', choices(1, 101), 'data.choices.0.value', choices(1, 100)],
  ['a suggestion without name', { choices: [{ name: '', value: 'x' }] }, 'data.choices.0.name', choices(1)],
])('%s: refused, and the person can still be answered', async (_, refused, at, allowed) => {
  const { typing, answer } = await setUp();
  const interaction = await typing();
  expect(await answer(interaction, SUGGEST, refused)).toMatchObject({ status: 400, code: 50_035, at });
  expect(await answer(interaction, SUGGEST, allowed)).toMatchObject({ status: 204 });
});

test.each([
  ['of six rows', dialog('a', 'b', 'c', 'd', 'e', 'f'), 'data.components', dialog('a', 'b', 'c', 'd', 'e')],
  ['with one custom id twice', dialog('a', 'a'), 'data.components.1', dialog('a', 'b')],
  ['without rows', dialog(), 'data.components', dialog('a')],
  ['with a title of 46 characters', { ...dialog('a'), title: 'x'.repeat(46) }, 'data.title', dialog('a')],
])('a dialog %s: refused', async (_, refused, at, allowed) => {
  const { command, answer } = await setUp();
  const interaction = await command();
  expect(await answer(interaction, Modal, refused)).toMatchObject({ status: 400, code: 50_035, at });
  expect(await answer(interaction, Modal, allowed)).toMatchObject({ status: 204 });
});

test('messages in answers keep the rules of messages', async () => {
  const { command, answer, request, webhook } = await setUp();
  const interaction = await command();
  const long = { content: 'x'.repeat(2001) };
  expect(await answer(interaction, ChannelMessageWithSource, long)).toMatchObject({ status: 400, code: 50_035 });
  expect(await answer(interaction, ChannelMessageWithSource, {})).toMatchObject({ status: 400, code: 50_006 });
  expect(await answer(interaction, ChannelMessageWithSource, { content: 'x' })).toMatchObject({ status: 204 });
  const original = `${webhook(interaction)}/messages/@original`;
  expect(await request('PATCH', original, long)).toMatchObject({ status: 400, code: 50_035, at: 'content' });
  expect(await request('PATCH', original, { content: 'y' })).toMatchObject({ status: 200, body: { content: 'y' } });
  expect(await request('POST', webhook(interaction), long)).toMatchObject({ status: 400, code: 50_035, at: 'content' });
  expect(await request('POST', webhook(interaction), { content: 'z' })).toMatchObject({ status: 200 });
});

test('a first answer that comes too late is unknown, one in time is not', async () => {
  const { command, answer } = await setUp({ firstAnswerMs: 150 });
  const late = await command();
  await new Promise((resolve) => setTimeout(resolve, 170));
  expect(await answer(late, ChannelMessageWithSource, { content: 'x' })).toMatchObject({ status: 404, code: 10_062 });
  expect(await answer(await command(), ChannelMessageWithSource, { content: 'x' })).toMatchObject({ status: 204 });
});

test('a second first answer is refused; a follow-up is not', async () => {
  const { command, answer, request, webhook } = await setUp();
  const interaction = await command();
  expect(await request('POST', webhook(interaction), { content: 'x' })).toMatchObject({ status: 404, code: 10_015 });
  await answer(interaction, ChannelMessageWithSource, { content: 'x' });
  for (const type of [ChannelMessageWithSource, DeferredChannelMessageWithSource, Modal]) {
    const data = type === Modal ? dialog('a') : { content: 'y' };
    expect(await answer(interaction, type, data)).toMatchObject({ status: 400, code: 40_060 });
  }
  expect(await request('POST', webhook(interaction), { content: 'x' })).toMatchObject({ status: 200 });
});

test('an unknown interaction, token or kind of answer is refused', async () => {
  const { command, answer, request, webhook } = await setUp();
  const interaction = await command();
  const content = { content: 'x' };
  const unknown = { status: 404, code: 10_062 };
  expect(await answer({ ...interaction, id: '1' }, ChannelMessageWithSource, content)).toMatchObject(unknown);
  expect(await answer({ ...interaction, token: 'x' }, ChannelMessageWithSource, content)).toMatchObject(unknown);
  expect(await answer(interaction, 99, content)).toMatchObject({ status: 400, code: 50_035, at: 'type' });
  expect(await answer(interaction, UpdateMessage, content)).toMatchObject({ status: 400, code: 50_035, at: 'type' });
  expect(await answer(interaction, ChannelMessageWithSource, content)).toMatchObject({ status: 204 });
  expect(await request('POST', webhook({ token: 'x' }), content)).toMatchObject({ status: 404, code: 10_015 });
});

test('an expired token is refused with 401, whatever it is used for', async () => {
  const { command, answer, request, webhook } = await setUp({ tokenMs: 400 });
  const interaction = await command();
  await answer(interaction, DeferredChannelMessageWithSource);
  const uses = [
    () => request('PATCH', `${webhook(interaction)}/messages/@original`, { content: 'x' }),
    () => request('GET', `${webhook(interaction)}/messages/@original`),
    () => request('POST', webhook(interaction), { content: 'x' }),
  ];
  for (const use of uses) expect(await use()).toMatchObject({ status: 200 });
  await new Promise((resolve) => setTimeout(resolve, 420));
  for (const use of uses) expect(await use()).toMatchObject({ status: 401, code: 50_027 });
});

test('the first follow-up of a deferred answer is that answer, and a deleted one is unknown', async () => {
  const { command, answer, request, webhook, discord } = await setUp();
  const interaction = await command();
  await answer(interaction, DeferredChannelMessageWithSource);
  const body = {
    flags: MessageFlags.IsComponentsV2,
    components: [{ type: ComponentType.TextDisplay, content: 'x' }],
  };
  const { body: sent } = await request('POST', webhook(interaction), body);
  expect(sent).toMatchObject({ flags: MessageFlags.IsComponentsV2 });
  expect(discord.messages(discord.channelId).map(({ id }) => id)).toEqual([sent['id']]);
  const original = `${webhook(interaction)}/messages/@original`;
  expect(await request('DELETE', original)).toMatchObject({ status: 204 });
  expect(await request('GET', original)).toMatchObject({ status: 404, code: 10_008 });
});
