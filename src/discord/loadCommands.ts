import { promises as fs } from 'node:fs';
import { z } from 'zod';
import type { Command } from './command.ts';

/** A command is added by putting its file there. */
const COMMANDS_FOLDER = new URL('../../commands/', import.meta.url);

const isFunction = z.custom<(...given: never[]) => unknown>((value) => typeof value === 'function');

const commandSchema = z.strictObject({
  data: z.looseObject({ name: z.string().regex(/^[-_\p{L}\p{N}]{1,32}$/u), description: z.string().min(1).max(100) }),
  run: isFunction,
  complete: isFunction.optional(),
});

/** Every command of a folder by name. A file that is no command, or a name that is taken, stops the start. */
export async function loadCommands(folder: URL = COMMANDS_FOLDER): Promise<ReadonlyMap<string, Command>> {
  const commands = new Map<string, Command>();
  const files = (await fs.readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  for (const file of files) {
    const module = (await import(new URL(file, folder).href)) as { readonly default?: unknown };
    const checked = commandSchema.safeParse(module.default);
    if (!checked.success) throw new Error(`${file} is no command: ${z.prettifyError(checked.error)}`);
    const command = module.default as Command;
    if (commands.has(command.data.name)) throw new Error(`${file}: the name ${command.data.name} is taken`);
    commands.set(command.data.name, command);
  }
  return commands;
}
