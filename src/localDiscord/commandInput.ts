import { typeOf } from './commandRules.ts';
import { listOf, numberOf, textOf } from './json.ts';
import { isUser, resolved } from './resolved.ts';
import { InteractionFailed, type Json, type Options, type OptionValue } from './types.ts';
import type { StoredChannel, World } from './world.ts';

// What a person types as a slash command, as Discord's client would let them and would send it.

const OPTION = {
  subcommand: 1,
  group: 2,
  text: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  mentionable: 9,
  number: 10,
} as const;
const LONGEST_TEXT = 6000;
const CHAT_INPUT = 1;

export interface TypedCommand {
  /** May go on into a group and a subcommand: `server check`. */
  readonly name: string;
  readonly options: Options;
  /** The option that is being typed, for its suggestions; null when the command is sent. */
  readonly focused: string | null;
}

/** The data of the interaction. Throws `InteractionFailed` at whatever the client would not let the person send. */
export function commandData(
  world: World,
  { offered, channel }: { readonly offered: readonly Json[]; readonly channel: StoredChannel },
  { name, options, focused }: TypedCommand,
): Json {
  const { command, within, definitions } = foundCommand(offered, name);
  const unknown = Object.keys(options).find((key) => !definitions.some((definition) => nameOf(definition) === key));
  if (unknown !== undefined) throw new InteractionFailed(`/${name} has no option ${unknown}`);
  const isSet = (definition: Json): boolean => nameOf(definition) in options || nameOf(definition) === focused;
  const missing = definitions.find((definition) => definition['required'] === true && !isSet(definition));
  if (focused === null && missing !== undefined) throw new InteractionFailed(`/${name} needs ${nameOf(missing)}`);

  const values = definitions.filter(isSet).map((definition) => {
    const key = nameOf(definition);
    const given = options[key] ?? '';
    const isFocused = key === focused;
    if (isFocused && definition['autocomplete'] !== true) throw new InteractionFailed(`${key} has no suggestions`);
    const value =
      focused === null ? accepted(world, definition, given) : (converted(world, definition, given) ?? given);
    // What is still being typed comes as text, whatever it will be.
    const part = { name: key, type: definition['type'], value: isFocused ? String(given) : value };
    return isFocused ? { ...part, focused: true } : part;
  });
  const nested = within.reduceRight<readonly Json[]>(
    (inner, parent) => [{ name: parent['name'], type: parent['type'], options: inner }],
    values,
  );
  const idsOf = (...types: readonly number[]): readonly string[] =>
    values.filter(({ type }) => types.includes(numberOf(type))).map(({ value }) => String(value));
  const inGuild = channel.kind === 'channel' || channel.kind === 'thread';
  const objects = resolved(
    world,
    { users: idsOf(OPTION.user, OPTION.mentionable), channels: idsOf(OPTION.channel) },
    inGuild,
  );
  return {
    id: command['id'],
    name: command['name'],
    type: CHAT_INPUT,
    options: nested,
    ...(Object.keys(objects).length === 0 ? {} : { resolved: objects }),
  };
}

/** The command with the group and subcommand within it that the name leads to, and the options it takes there. */
function foundCommand(offered: readonly Json[], name: string) {
  const path = name.split(' ');
  const command = offered.find((each) => each['name'] === path[0] && typeOf(each) === CHAT_INPUT);
  if (command === undefined) throw new InteractionFailed(`no command /${name} here`);
  const within = path.slice(1).reduce<readonly Json[]>((parents, sub) => {
    const found = listOf((parents.at(-1) ?? command)['options']).find((option) => option['name'] === sub);
    if (found === undefined) throw new InteractionFailed(`no command /${name}`);
    return [...parents, found];
  }, []);
  const definitions = listOf((within.at(-1) ?? command)['options']);
  if (definitions.some(({ type }) => type === OPTION.subcommand || type === OPTION.group)) {
    throw new InteractionFailed(`/${name} needs a subcommand`);
  }
  return { command, within, definitions };
}

const nameOf = (definition: Json): string => textOf(definition['name']);

/** The value in the option's own type; null where it is none. */
function converted(world: World, definition: Json, given: OptionValue): OptionValue | null {
  const text = String(given);
  switch (definition['type']) {
    case OPTION.text:
      return text;
    case OPTION.integer:
      return text.trim() !== '' && Number.isSafeInteger(Number(text)) ? Number(text) : null;
    case OPTION.number:
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
    case OPTION.boolean:
      return text === 'true' || text === 'false' ? text === 'true' : null;
    case OPTION.user:
    case OPTION.mentionable:
      return isUser(world, text) ? text : null;
    case OPTION.channel:
      return world.channels.has(text) ? text : null;
    default:
      return null;
  }
}

function accepted(world: World, definition: Json, given: OptionValue): OptionValue {
  const refuse = (): InteractionFailed => new InteractionFailed(`${nameOf(definition)} cannot be ${String(given)}`);
  const value = converted(world, definition, given);
  if (value === null) throw refuse();
  const choices = listOf(definition['choices']);
  if (choices.length > 0 && !choices.some((choice) => choice['value'] === value)) throw refuse();
  const isText = definition['type'] === OPTION.text;
  const measure = isText ? String(value).length : value;
  const least = limitOf(definition[isText ? 'min_length' : 'min_value'], -Infinity);
  const most = limitOf(definition[isText ? 'max_length' : 'max_value'], isText ? LONGEST_TEXT : Infinity);
  if (typeof measure === 'number' && (measure < least || measure > most)) throw refuse();
  return value;
}

const limitOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
