import { ApiError, invalidForm } from './apiError.ts';
import { isJson, listOf, textOf } from './json.ts';
import type { Json } from './types.ts';

// What Discord refuses in command definitions although its published schemas let it pass.

const LOCALES: ReadonlySet<string> = new Set(
  (
    'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ' +
    'ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko'
  ).split(' '),
);

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const CHAT_INPUT = 1;
const SUBCOMMANDS = [1, 2];

type Path = readonly (string | number)[];

export function checkCommands(commands: readonly Json[]): void {
  if (commands.filter((command) => typeOf(command) === CHAT_INPUT).length > 100) {
    throw new ApiError(400, 30_032, 'Maximum number of application commands reached (100).');
  }
  const names = new Set<string>();
  for (const [index, command] of commands.entries()) {
    const key = keyOf(command);
    if (names.has(key)) throw invalidForm([index, 'name'], 'Application command names must be unique.');
    names.add(key);
    checkCommand(command, [index]);
  }
}

/** What no two commands share: there may be one of each type with a name. */
export const keyOf = (command: Json): string => `${typeOf(command)} ${textOf(command['name'])}`;

/** Chat commands may leave their type out. */
export const typeOf = (command: Json): number => (typeof command['type'] === 'number' ? command['type'] : CHAT_INPUT);

function checkCommand(command: Json, path: Path): void {
  if (typeOf(command) === CHAT_INPUT) {
    checkName(command, path);
    checkDescription(command, path);
  }
  checkLocales(command, path);
  checkOptions(listOf(command['options']), path);
  if (sizeOf(command) > 8000) throw invalidForm(path, 'Command exceeds maximum size of 8000.');
}

function checkOptions(options: readonly Json[], path: Path): void {
  if (options.length > 25) throw invalidForm([...path, 'options'], 'Must be 25 or fewer in length.');
  const names = new Set<string>();
  let optional = false;
  for (const [index, option] of options.entries()) {
    const at = [...path, 'options', index];
    checkName(option, at);
    checkDescription(option, at);
    checkLocales(option, at);
    if (names.has(textOf(option['name']))) throw invalidForm([...at, 'name'], 'Option names must be unique.');
    names.add(textOf(option['name']));
    const choices = listOf(option['choices']);
    if (choices.length > 25) throw invalidForm([...at, 'choices'], 'Must be 25 or fewer in length.');
    for (const [place, choice] of choices.entries()) checkLocales(choice, [...at, 'choices', place]);
    if (choices.length > 0 && option['autocomplete'] === true) {
      throw invalidForm([...at, 'autocomplete'], 'Choices and autocomplete exclude each other.');
    }
    if (SUBCOMMANDS.includes(Number(option['type']))) {
      checkOptions(listOf(option['options']), at);
      continue;
    }
    if (option['required'] === true && optional) {
      throw invalidForm([...at, 'required'], 'Required options must be placed before non-required options.');
    }
    optional ||= option['required'] !== true;
  }
}

function checkName(named: Json, path: Path): void {
  const names = [textOf(named['name']), ...Object.values(localizations(named, 'name'))];
  for (const name of names) {
    if (!NAME.test(name) || name !== name.toLowerCase()) {
      throw invalidForm([...path, 'name'], 'Command name is invalid.');
    }
  }
}

function checkDescription(named: Json, path: Path): void {
  const texts = [textOf(named['description']), ...Object.values(localizations(named, 'description'))];
  for (const text of texts) {
    if (text.length === 0 || text.length > 100) {
      throw invalidForm([...path, 'description'], 'Must be between 1 and 100 in length.');
    }
  }
}

function checkLocales(named: Json, path: Path): void {
  for (const field of ['name', 'description']) {
    for (const locale of Object.keys(localizations(named, field))) {
      if (!LOCALES.has(locale)) {
        throw invalidForm([...path, `${field}_localizations`, locale], 'Unknown locale.');
      }
    }
  }
}

const localizations = (named: Json, field: string): Readonly<Record<string, string>> => {
  const texts = named[`${field}_localizations`];
  return isJson(texts) ? Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, textOf(value)])) : {};
};

/** Name, description and choice values, of the longest language each, over the command and all its options. */
function sizeOf(named: Json): number {
  const longest = (field: string): number =>
    Math.max(textOf(named[field]).length, ...Object.values(localizations(named, field)).map((text) => text.length));
  const choices = listOf(named['choices']).reduce(
    (sum, choice) => sum + textOf(choice['name']).length + String(choice['value']).length,
    0,
  );
  const options = listOf(named['options']).reduce((sum, option) => sum + sizeOf(option), 0);
  return longest('name') + longest('description') + choices + options;
}
