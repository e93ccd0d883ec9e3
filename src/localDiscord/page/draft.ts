import type { CommandCard, OptionCard, OptionValue } from './wire.ts';

/** One filled-in option of a command being written. */
export interface Field {
  readonly option: OptionCard;
  readonly text: string;
  /** The value of the picked choice; null while the text is free. */
  readonly picked: OptionValue | null;
}

/** What stands in the message box: plain text, or a command with its options. */
export type Draft =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'command';
      readonly command: CommandCard;
      readonly fields: readonly Field[];
      /** What is typed behind the last option, to look for a further one. */
      readonly tail: string;
    };

export const EMPTY_DRAFT: Draft = { kind: 'text', text: '' };

export type CommandDraft = Extract<Draft, { kind: 'command' }>;

export function field(option: OptionCard, text = '', picked: OptionValue | null = null): Field {
  return { option, text, picked };
}

/** Lower case without the traps of Turkish dotted and dotless i, so that `ISTATISTIK` finds `istatistik`. */
export function folded(text: string): string {
  return text.replaceAll(/[İIı]/g, 'i').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

function rank(candidate: string, wanted: string): number {
  const at = folded(candidate).indexOf(wanted);
  return at === -1 ? Number.POSITIVE_INFINITY : at === 0 ? 0 : 1;
}

/** The items whose name holds the typed text, those that begin with it first. */
export function matching<Item>(
  items: readonly Item[],
  typed: string,
  names: (item: Item) => readonly string[],
): Item[] {
  const wanted = folded(typed.trim());
  const best = (item: Item): number => Math.min(...names(item).map((name) => rank(name, wanted)));
  return items
    .map((item) => ({ item, at: best(item) }))
    .filter(({ at }) => at !== Number.POSITIVE_INFINITY)
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

const namesOf = (command: CommandCard): readonly string[] => [command.label, command.path];

/** Commands that fit a text beginning with `/`. */
export function matchingCommands(commands: readonly CommandCard[], text: string): readonly CommandCard[] {
  return text.startsWith('/') ? matching(commands, text.slice(1), namesOf) : [];
}

/** Opens a command: its required options stand ready, and so does an option that is the only one. */
export function openCommand(command: CommandCard): CommandDraft {
  const required = command.options.filter((option) => option.required);
  const first = required.length > 0 || command.options.length > 1 ? required : command.options;
  return { kind: 'command', command, fields: first.map((option) => field(option)), tail: '' };
}

/** Options that are not on the line yet. */
export function furtherOptions({ command, fields }: CommandDraft): readonly OptionCard[] {
  return command.options.filter((option) => !fields.some((filled) => filled.option.name === option.name));
}

export function withField(draft: CommandDraft, changed: Field): CommandDraft {
  const known = draft.fields.some((filled) => filled.option.name === changed.option.name);
  const fields = known
    ? draft.fields.map((filled) => (filled.option.name === changed.option.name ? changed : filled))
    : [...draft.fields, changed];
  return { ...draft, fields };
}

export function withoutField(draft: CommandDraft, name: string): CommandDraft {
  return { ...draft, fields: draft.fields.filter((filled) => filled.option.name !== name) };
}

interface Written {
  readonly option: OptionCard;
  readonly from: number;
  readonly textFrom: number;
}

/** Where `name:` of an option stands in the text. */
function writtenOptions(command: CommandCard, text: string): readonly Written[] {
  return command.options
    .flatMap((option) =>
      [option.name, option.label].map((name) => {
        const at = ` ${text}`.indexOf(` ${name}:`);
        return at === -1 ? null : { option, from: at, textFrom: at + name.length + 1 };
      }),
    )
    .filter((found) => found !== null)
    .sort((one, other) => one.from - other.from)
    .filter((found, at, all) => all.findIndex(({ option }) => option === found.option) === at);
}

function fillIn(command: CommandCard, rest: string): CommandDraft {
  const opened = openCommand(command);
  const written = writtenOptions(command, rest);
  const filled = written.reduce(
    (draft, { option, textFrom }, at) =>
      withField(draft, field(option, rest.slice(textFrom, written[at + 1]?.from ?? rest.length).trim())),
    opened,
  );
  const unnamed = rest.slice(0, written[0]?.from ?? rest.length).trim();
  const first = opened.fields[0];
  if (unnamed === '') return filled;
  return first === undefined ? { ...filled, tail: unnamed } : withField(filled, field(first.option, unnamed));
}

/**
 * Reads a whole line such as `/move 24/18 13/11` or `/challenge opponent:Ali length:5`. Null until a command's name stands
 * in full with a space behind it; text without an option's name belongs to the first option.
 */
export function readCommand(commands: readonly CommandCard[], text: string): CommandDraft | null {
  if (!text.startsWith('/')) return null;
  const named = commands
    .flatMap((command) => namesOf(command).map((name) => ({ command, start: `/${name} ` })))
    .filter(({ start }) => folded(text).startsWith(folded(start)))
    .sort((one, other) => other.start.length - one.start.length)[0];
  return named === undefined ? null : fillIn(named.command, text.slice(named.start.length));
}
