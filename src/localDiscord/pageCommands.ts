import { z } from 'zod';
import type { CommandCard, OptionCard, OptionKind } from './page/wire.ts';
import type { Json } from './types.ts';

const localised = z.record(z.string(), z.string()).nullish();
const named = {
  name: z.string(),
  name_localizations: localised,
  description: z.string().default(''),
  description_localizations: localised,
};

const choice = z.looseObject({
  name: z.string(),
  name_localizations: localised,
  value: z.union([z.string(), z.number()]),
});

const option = z.looseObject({
  ...named,
  type: z.number(),
  required: z.boolean().default(false),
  autocomplete: z.boolean().default(false),
  choices: z.array(choice).nullish(),
  min_value: z.number().nullish(),
  max_value: z.number().nullish(),
  min_length: z.number().nullish(),
  max_length: z.number().nullish(),
});

/** A command, or a subcommand within one; what stands in `options` is read one level at a time. */
const command = z.looseObject({
  ...named,
  type: z.number().default(1),
  options: z.array(z.looseObject({ type: z.number() })).nullish(),
});

const SUBCOMMAND = 1;
const SUBCOMMAND_GROUP = 2;
const CHAT_COMMAND = 1;

/** Discord's numbers of the option kinds; the page has no picker for the others. */
const OPTION_KIND: Readonly<Record<number, OptionKind>> = {
  3: 'string',
  4: 'integer',
  5: 'boolean',
  6: 'user',
  7: 'channel',
  10: 'number',
};

type Localised = z.infer<typeof localised>;

const inLocale = (text: string, texts: Localised, locale: string): string => texts?.[locale] ?? text;

function optionCard(json: Json, locale: string): OptionCard {
  const given = option.parse(json);
  return {
    name: given.name,
    label: inLocale(given.name, given.name_localizations, locale),
    description: inLocale(given.description, given.description_localizations, locale),
    kind: OPTION_KIND[given.type] ?? 'other',
    required: given.required,
    autocomplete: given.autocomplete,
    choices: (given.choices ?? []).map(({ name, name_localizations, value }) => ({
      name: inLocale(name, name_localizations, locale),
      value,
    })),
    min: given.min_value ?? given.min_length ?? null,
    max: given.max_value ?? given.max_length ?? null,
  };
}

interface Above {
  readonly path: string;
  readonly label: string;
}

function runnable(json: Json, above: Above, locale: string): readonly CommandCard[] {
  const given = command.parse(json);
  const label = `${above.label}${inLocale(given.name, given.name_localizations, locale)}`;
  const path = `${above.path}${given.name}`;
  const options = given.options ?? [];
  const inner = options.filter(({ type }) => type === SUBCOMMAND || type === SUBCOMMAND_GROUP);
  if (inner.length > 0)
    return inner.flatMap((below) => runnable(below, { path: `${path} `, label: `${label} ` }, locale));
  return [
    {
      path,
      label,
      description: inLocale(given.description, given.description_localizations, locale),
      options: options.map((one) => optionCard(one, locale)),
    },
  ];
}

/** The chat commands as a person with this locale sees them; each subcommand is a line of its own. */
export function commandCards(deployed: readonly Json[], locale: string): readonly CommandCard[] {
  return deployed
    .filter(({ type }) => type === undefined || type === CHAT_COMMAND)
    .flatMap((json) => runnable(json, { path: '', label: '' }, locale))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}
