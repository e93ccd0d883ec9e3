import type { CommandDraft, Field } from './draft.ts';
import { folded } from './draft.ts';
import type { Choice, OptionValue, OptionValues } from './wire.ts';

export type Problem = 'required' | 'invalid' | 'unknown';

function fits(value: OptionValue, { option }: Field): boolean {
  const size = typeof value === 'string' ? value.length : typeof value === 'number' ? value : 0;
  return (option.min === null || size >= option.min) && (option.max === null || size <= option.max);
}

function parsed({ option, text }: Field): OptionValue | null {
  const typed = text.trim();
  switch (option.kind) {
    case 'string':
      return typed;
    case 'integer':
      return /^[+-]?\d+$/.test(typed) ? Number(typed) : null;
    case 'number':
      return /^[+-]?\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
    case 'boolean':
    case 'user':
    case 'channel':
    case 'other':
      return null;
  }
}

/** The value to send; `offered` are the choices the option is limited to, empty where any text will do. */
export function valueOf(filled: Field, offered: readonly Choice[]): OptionValue | null {
  if (filled.picked !== null) return filled.picked;
  const named = offered.find((choice) => folded(choice.name) === folded(filled.text.trim().replace(/^[@#]/, '')));
  if (named !== undefined) return named.value;
  if (offered.length > 0) return null;
  const value = parsed(filled);
  return value !== null && fits(value, filled) ? value : null;
}

export interface Filled {
  readonly values: OptionValues;
  /** By option name: what keeps the command from being sent. */
  readonly problems: ReadonlyMap<string, Problem>;
}

/** All values of a command line; an option left empty is left out, or is a problem where it is required. */
export function filledValues(draft: CommandDraft, offered: (filled: Field) => readonly Choice[]): Filled {
  const values: Record<string, OptionValue> = {};
  const problems = new Map<string, Problem>();
  for (const filled of draft.fields) {
    if (filled.picked === null && filled.text.trim() === '') {
      if (filled.option.required) problems.set(filled.option.name, 'required');
      continue;
    }
    const value = valueOf(filled, offered(filled));
    if (value === null) problems.set(filled.option.name, 'invalid');
    else values[filled.option.name] = value;
  }
  return { values, problems };
}
