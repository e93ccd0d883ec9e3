import { promises as fs } from 'node:fs';
import { join } from 'node:path';
import { ApplicationCommandUpdateRequestSchema } from 'discord-api-spec/zod';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deployCommands } from '#discord/deploy.ts';
import { loadCommands } from '#discord/loadCommands.ts';
import { REST } from 'discord.js';
import { openDiscord } from '#test/support/wire.ts';
import { temporaryFolder } from '#test/support/database.ts';

const commands = await loadCommands();

/** Discord's own rule for names of chat commands and their options. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

const namedSchema = z.object({
  name: z.string(),
  name_localizations: z.object({ tr: z.string() }),
  description: z.string(),
  description_localizations: z.object({ tr: z.string() }),
});
const commandSchema = namedSchema.extend({
  options: z
    .array(
      namedSchema.extend({
        required: z.boolean().optional(),
        autocomplete: z.boolean().optional(),
        choices: z.array(z.object({ name: z.string(), value: z.union([z.string(), z.number()]) })).optional(),
      }),
    )
    .default([]),
});

test('every file of the folder is a command, and those of the first release are there', async () => {
  const files = await fs.readdir(new URL('../../commands/', import.meta.url));
  expect(commands.size).toBe(files.length);
  const names = [
    'challenge',
    'roll',
    'move',
    'undo',
    'confirm',
    'double',
    'take',
    'drop',
    'resign',
    'board',
    'matches',
    'help',
    'settings',
  ];
  expect([...commands.keys()]).toEqual(expect.arrayContaining(names));
});

describe.each([...commands])('/%s', (name, { data, complete }) => {
  const body = commandSchema.parse(data);
  const named = [body, ...body.options];

  test('fits Discord’s schema', () => {
    // The schema wants a number where Discord takes, and discord.js sends, the text of one.
    const { default_member_permissions: permissions = null, ...rest } = data;
    const checked = { ...rest, ...(permissions === null ? {} : { default_member_permissions: Number(permissions) }) };
    expect(ApplicationCommandUpdateRequestSchema.safeParse(checked).error?.issues ?? []).toEqual([]);
    expect(body.name).toBe(name);
  });

  test('has valid names and descriptions in both languages', () => {
    for (const { name: en, name_localizations, description, description_localizations } of named) {
      for (const text of [en, name_localizations.tr]) {
        expect(text).toMatch(NAME);
        expect(text.toLowerCase()).toBe(text);
      }
      for (const text of [description, description_localizations.tr]) {
        expect(text.length).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(100);
      }
      expect(description).not.toBe(description_localizations.tr);
    }
  });

  test('has options that Discord takes', () => {
    expect(body.options.length).toBeLessThanOrEqual(25);
    for (const language of ['en', 'tr'] as const) {
      const names = body.options.map((option) => (language === 'en' ? option.name : option.name_localizations.tr));
      expect(new Set(names).size).toBe(names.length);
    }
    const required = body.options.map((option) => option.required === true);
    expect(required).toEqual(required.toSorted((a, b) => Number(b) - Number(a)));
    for (const { choices = [], autocomplete = false } of body.options) {
      expect(choices.length).toBeLessThanOrEqual(25);
      expect(autocomplete && choices.length > 0).toBe(false);
      for (const choice of choices) expect(choice.name.length).toBeLessThanOrEqual(100);
    }
    expect(body.options.some(({ autocomplete = false }) => autocomplete)).toBe(complete !== undefined);
  });
});

test.each(['en', 'tr'] as const)('all names of commands differ in %s, and all texts fit together', (language) => {
  const bodies = [...commands.values()].map(({ data }) => commandSchema.parse(data));
  const names = bodies.map((body) => (language === 'en' ? body.name : body.name_localizations.tr));
  expect(new Set(names).size).toBe(names.length);
  expect(JSON.stringify(bodies).length).toBeLessThan(100 * 8000);
});

describe('a file that is no command stops the start', () => {
  test.each([
    ['nothing exported', 'export const data = {};', /broken\.ts is no command/],
    ['no run', "export default { data: { name: 'x', description: 'y' } };", /run/],
    ['an impossible name', "export default { data: { name: 'A b', description: 'y' }, run() {} };", /name/],
    ['what does not compile', 'export default {', /broken\.ts|Unexpected|Parse/],
  ])('%s', async (_, code, message) => {
    const folder = temporaryFolder();
    await fs.writeFile(join(folder, 'broken.ts'), code);
    await expect(loadCommands(new URL(`file://${folder}/`))).rejects.toThrow(message);
  });

  test('a name that is taken', async () => {
    const folder = temporaryFolder();
    const code = "export default { data: { name: 'same', description: 'y' }, run() {} };";
    for (const file of ['a.ts', 'b.ts']) await fs.writeFile(join(folder, file), code);
    await expect(loadCommands(new URL(`file://${folder}/`))).rejects.toThrow('b.ts: the name same is taken');
  });
});

test('commands are registered once, and again only where something differs', async () => {
  const discord = await openDiscord();
  const rest = new REST({ api: discord.apiUrl }).setToken(discord.token);
  const bodies = [...commands.values()].map(({ data }) => data);
  expect(await deployCommands(rest, discord.applicationId, bodies)).toBe(true);
  expect(await deployCommands(rest, discord.applicationId, bodies)).toBe(false);
  expect(discord.commands()).toHaveLength(bodies.length);
  const changed = bodies.map((body) => (body.name === 'roll' ? { ...body, description: 'other' } : body));
  expect(await deployCommands(rest, discord.applicationId, changed)).toBe(true);
  expect(await deployCommands(rest, discord.applicationId, bodies.slice(1))).toBe(true);
  expect(discord.commands()).toHaveLength(bodies.length - 1);
});
