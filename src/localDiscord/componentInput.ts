import { isJson, listOf, numberOf, textOf } from './json.ts';
import { isUser, resolved } from './resolved.ts';
import { InteractionFailed, type Json } from './types.ts';
import type { StoredChannel, World } from './world.ts';

// What a person chooses in menus and fills into dialogs, as Discord's client would let them and would send it.

export const COMPONENT = {
  row: 1,
  button: 2,
  textMenu: 3,
  textInput: 4,
  userMenu: 5,
  mentionableMenu: 7,
  channelMenu: 8,
  textDisplay: 10,
  label: 18,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;

const LONGEST_INPUT = 4000;

/** A component and whatever stands in it. */
export function everyComponent(components: readonly Json[]): readonly Json[] {
  return components.flatMap((component) => [
    component,
    ...everyComponent(listOf(component['components'])),
    ...(isJson(component['accessory']) ? everyComponent([component['accessory']]) : []),
  ]);
}

const isInGuild = (channel: StoredChannel): boolean => channel.kind === 'channel' || channel.kind === 'thread';

/** The data of a choice from a menu of a message. Throws `InteractionFailed` at what the menu does not hold. */
export function menuData(world: World, channel: StoredChannel, menu: Json, values: readonly string[]): Json {
  checkChoice(world, menu, values);
  return {
    component_type: menu['type'],
    custom_id: menu['custom_id'],
    values,
    ...resolvedBy(world, channel, [{ type: menu['type'], values }]),
  };
}

/** The data of a dialog with what was typed or chosen in it; several choices of a menu come separated by commas. */
export function dialogData(
  world: World,
  channel: StoredChannel,
  dialog: Json,
  fields: Readonly<Record<string, string>>,
): Json {
  const parts = listOf(dialog['components']);
  const inputs = parts.flatMap((part) =>
    isJson(part['component']) ? [part['component']] : listOf(part['components']),
  );
  const unknown = Object.keys(fields).find((id) => !inputs.some((input) => input['custom_id'] === id));
  if (unknown !== undefined) throw new InteractionFailed(`the dialog has no ${unknown}`);

  const filled = new Map(inputs.map((input) => [input, filledIn(world, input, fields[textOf(input['custom_id'])])]));
  const components = parts.map((part) => {
    const shell = { type: part['type'], id: part['id'] };
    if (isJson(part['component'])) return { ...shell, component: filled.get(part['component']) };
    if (part['type'] === COMPONENT.row) {
      return { ...shell, components: listOf(part['components']).map((input) => filled.get(input)) };
    }
    return shell;
  });
  return { custom_id: dialog['custom_id'], components, ...resolvedBy(world, channel, [...filled.values()]) };
}

function resolvedBy(world: World, channel: StoredChannel, inputs: readonly Json[]): Json {
  const chosenIn = (...types: readonly number[]): readonly string[] =>
    inputs
      .filter((input) => types.includes(numberOf(input['type'])))
      .flatMap(({ values }) => (Array.isArray(values) ? values.map(String) : []));
  const objects = resolved(
    world,
    {
      users: chosenIn(COMPONENT.userMenu, COMPONENT.mentionableMenu),
      channels: chosenIn(COMPONENT.channelMenu),
    },
    isInGuild(channel),
  );
  return Object.keys(objects).length === 0 ? {} : { resolved: objects };
}

/** An input of a dialog with its value; where nothing was given, with what it held from the start. */
function filledIn(world: World, input: Json, given: string | undefined): Json {
  const id = textOf(input['custom_id']);
  const part = { type: input['type'], id: input['id'], custom_id: id };
  const chosen = listOf(input['options'])
    .filter((option) => option['default'] === true)
    .map(({ value }) => textOf(value));
  const values = given === undefined ? chosen : given.split(',').filter((value) => value !== '');
  switch (input['type']) {
    case COMPONENT.textInput: {
      const value = given ?? textOf(input['value']);
      checkText(input, value);
      return { ...part, value };
    }
    case COMPONENT.radioGroup:
      checkChoice(world, input, values);
      return { ...part, value: values[0] ?? null };
    case COMPONENT.checkbox:
      return { ...part, value: given === undefined ? input['default'] === true : given === 'true' };
    default:
      checkChoice(world, input, values);
      return { ...part, values };
  }
}

function checkText(input: Json, text: string): void {
  const id = textOf(input['custom_id']);
  if (text === '') {
    if (input['required'] !== false) throw new InteractionFailed(`${id} is required`);
    return;
  }
  const most = typeof input['max_length'] === 'number' ? input['max_length'] : LONGEST_INPUT;
  if (text.length < numberOf(input['min_length']) || text.length > most) {
    throw new InteractionFailed(`${id} is too short or too long`);
  }
}

/** Whether a menu offers these values and takes so many. */
function checkChoice(world: World, menu: Json, values: readonly string[]): void {
  const id = textOf(menu['custom_id']);
  const options = listOf(menu['options']).map(({ value }) => textOf(value));
  if (new Set(values).size !== values.length) throw new InteractionFailed(`${id}: twice the same`);
  if (!values.every((value) => isOffered(world, menu, options, value))) {
    throw new InteractionFailed(`${id}: not on the menu`);
  }
  if (values.length === 0 && menu['required'] === false) return;
  const least = typeof menu['min_values'] === 'number' ? menu['min_values'] : 1;
  const standard = menu['type'] === COMPONENT.checkboxGroup ? options.length : 1;
  const most = typeof menu['max_values'] === 'number' ? menu['max_values'] : standard;
  if (values.length < least || values.length > most) throw new InteractionFailed(`${id} takes ${least} to ${most}`);
}

function isOffered(world: World, menu: Json, options: readonly string[], value: string): boolean {
  switch (menu['type']) {
    case COMPONENT.userMenu:
    case COMPONENT.mentionableMenu:
      return isUser(world, value);
    case COMPONENT.channelMenu:
      return world.channels.has(value);
    default:
      return options.includes(value);
  }
}
