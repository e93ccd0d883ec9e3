import { invalidForm } from './apiError.ts';
import { isJson, listOf, textOf } from './json.ts';
import type { Choice, Json } from './types.ts';

// What Discord refuses in suggestions and dialogs although its published schemas let it pass.

/** The suggestions of an autocomplete; each name and text of at most 100 characters, at most 25 of them. */
export function choicesOf(data: Json): readonly Choice[] {
  const choices = listOf(data['choices']);
  if (choices.length > 25) throw invalidForm(['data', 'choices'], 'Must be 25 or fewer in length.');
  return choices.map((choice, index) => {
    const { name, value } = choice;
    const at = ['data', 'choices', index];
    if (typeof name !== 'string' || name === '' || name.length > 100) {
      throw invalidForm([...at, 'name'], 'Must be between 1 and 100 in length.');
    }
    if (typeof value === 'number') return { name, value };
    if (typeof value !== 'string' || value.length > 100) {
      throw invalidForm([...at, 'value'], 'Must be 100 or fewer in length.');
    }
    return { name, value };
  });
}

/** A dialog has one to five rows, or labels, and no two inputs of one custom id. */
export function checkModal(data: Json): void {
  const rows = listOf(data['components']);
  if (rows.length === 0 || rows.length > 5) {
    throw invalidForm(['data', 'components'], 'Must be between 1 and 5 in length.');
  }
  const ids = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const inputs = isJson(row['component']) ? [row['component']] : listOf(row['components']);
    if (inputs.length > 1) throw invalidForm(['data', 'components', index], 'A row of a dialog holds one input.');
    for (const id of inputs.map((input) => textOf(input['custom_id']))) {
      if (ids.has(id)) throw invalidForm(['data', 'components', index], 'Component custom id cannot be duplicated.');
      ids.add(id);
    }
  }
}
