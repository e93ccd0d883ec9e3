import { z } from 'zod';
import { BUTTON_STYLES, type ButtonCard, type ComponentCard, type MenuItem, type ModalCard } from './page/wire.ts';
import type { ModalPart, Picture, SelectCard, TextInputCard } from './page/wire.ts';
import type { Json } from './types.ts';

/** What a component points to outside itself. */
export interface ComponentContext {
  /** Address and alternative text of a file of the message, or of any other address. */
  picture(url: string, alt: string | null): Picture;
  /** What a menu of people or of channels lists. */
  readonly people: readonly MenuItem[];
  readonly channels: readonly MenuItem[];
}

const children = z.array(z.looseObject({ type: z.number() })).default([]);
const emoji = z
  .looseObject({ id: z.string().nullish(), name: z.string().nullish() })
  .transform(({ id, name }) => (id == null ? (name ?? null) : `:${name ?? ''}:`));
const media = z.looseObject({ url: z.string() });

const button = z.looseObject({
  style: z.number(),
  label: z.string().default(''),
  emoji: emoji.nullable().default(null),
  disabled: z.boolean().default(false),
  custom_id: z.string().nullable().default(null),
  url: z.string().nullable().default(null),
});

const select = z.looseObject({
  type: z.number(),
  custom_id: z.string(),
  placeholder: z.string().nullable().default(null),
  disabled: z.boolean().default(false),
  min_values: z.number().default(1),
  max_values: z.number().default(1),
  default_values: z.array(z.looseObject({ id: z.string() })).default([]),
  options: z
    .array(
      z.looseObject({
        value: z.string(),
        label: z.string(),
        description: z.string().nullable().default(null),
        emoji: emoji.nullable().default(null),
        default: z.boolean().default(false),
      }),
    )
    .default([]),
});

const input = z.looseObject({
  custom_id: z.string(),
  style: z.number(),
  label: z.string().default(''),
  required: z.boolean().default(true),
  min_length: z.number().default(0),
  max_length: z.number().default(4000),
  placeholder: z.string().nullable().default(null),
  value: z.string().default(''),
});

const picture = z.looseObject({ media, description: z.string().nullable().default(null) });

/** Discord's numbers of the component kinds. */
const KIND = {
  row: 1,
  button: 2,
  stringSelect: 3,
  input: 4,
  userSelect: 5,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
} as const;

function buttonCard(json: Json): ButtonCard {
  const { style, custom_id, ...rest } = button.parse(json);
  const { label, emoji: face, disabled, url } = rest;
  const kind = BUTTON_STYLES[style - 1] ?? 'secondary';
  return { kind: 'button', style: kind, label, emoji: face, disabled, customId: custom_id, url };
}

function selectCard(json: Json, context: ComponentContext): SelectCard {
  const parsed = select.parse(json);
  const given = parsed.type === KIND.channelSelect ? context.channels : context.people;
  const listed = given.map((item) => ({ ...item, chosen: parsed.default_values.some(({ id }) => id === item.value) }));
  const written = parsed.options.map((option): MenuItem => ({ ...option, chosen: option.default }));
  return {
    kind: 'select',
    customId: parsed.custom_id,
    placeholder: parsed.placeholder,
    disabled: parsed.disabled,
    min: parsed.min_values,
    max: parsed.max_values,
    items: (parsed.type === KIND.stringSelect ? written : listed).map(({ value, label, description, ...item }) => ({
      value,
      label,
      description,
      emoji: item.emoji,
      chosen: item.chosen,
    })),
  };
}

function pictureOf(json: Json, context: ComponentContext): Picture {
  const { media: file, description } = picture.parse(json);
  return context.picture(file.url, description);
}

function cardsOf(json: Json, context: ComponentContext): readonly ComponentCard[] {
  return componentCards(children.parse(json['components']), context);
}

/** Kinds that the page cannot show give nothing. */
function componentCard(json: Json, context: ComponentContext): ComponentCard | null {
  switch (json['type']) {
    case KIND.row:
      return { kind: 'row', inside: cardsOf(json, context) };
    case KIND.button:
      return buttonCard(json);
    case KIND.stringSelect:
    case KIND.userSelect:
    case KIND.channelSelect:
      return selectCard(json, context);
    case KIND.section: {
      const accessory = z.looseObject({}).safeParse(json['accessory']).data;
      const beside = accessory === undefined ? null : componentCard(accessory, context);
      return { kind: 'section', inside: cardsOf(json, context), beside };
    }
    case KIND.text:
      return { kind: 'text', text: z.string().parse(json['content']) };
    case KIND.thumbnail:
      return { kind: 'thumbnail', picture: pictureOf(json, context) };
    case KIND.gallery: {
      const items = z.array(z.looseObject({})).parse(json['items']);
      return { kind: 'gallery', pictures: items.map((item) => pictureOf(item, context)) };
    }
    case KIND.file: {
      const { url } = media.parse(json['file']);
      return { kind: 'file', url: context.picture(url, null).url, filename: url.split('/').at(-1) ?? url };
    }
    case KIND.separator:
      return { kind: 'separator', line: json['divider'] !== false };
    case KIND.container: {
      const color = z.number().nullish().parse(json['accent_color']) ?? null;
      return { kind: 'container', color, inside: cardsOf(json, context) };
    }
    default:
      return null;
  }
}

export function componentCards(jsons: readonly Json[], context: ComponentContext): readonly ComponentCard[] {
  return jsons.flatMap((json) => componentCard(json, context) ?? []);
}

function inputCard(json: Json, label: string | null, hint: string | null): TextInputCard {
  const parsed = input.parse(json);
  return {
    kind: 'input',
    customId: parsed.custom_id,
    label: label ?? parsed.label,
    hint,
    long: parsed.style === 2,
    required: parsed.required,
    min: parsed.min_length,
    max: parsed.max_length,
    placeholder: parsed.placeholder,
    value: parsed.value,
  };
}

const labelled = z.looseObject({
  label: z.string(),
  description: z.string().nullable().default(null),
  component: z.looseObject({ type: z.number() }),
});

function modalParts(json: Json, context: ComponentContext): readonly ModalPart[] {
  switch (json['type']) {
    case KIND.row:
      return children.parse(json['components']).map((inside) => inputCard(inside, null, null));
    case KIND.text:
      return [{ kind: 'text', text: z.string().parse(json['content']) }];
    case KIND.label: {
      const { label, description, component } = labelled.parse(json);
      if (component.type === KIND.input) return [inputCard(component, label, description)];
      return [{ kind: 'choose', label, hint: description, select: selectCard(component, context) }];
    }
    default:
      return [];
  }
}

const modal = z.looseObject({ title: z.string(), components: children });

/** The dialog of a modal answer; `key` names it in what the page sends back. */
export function modalCard(json: Json, key: string, context: ComponentContext): ModalCard {
  const { title, components } = modal.parse(json);
  return { key, title, parts: components.flatMap((component) => modalParts(component, context)) };
}
