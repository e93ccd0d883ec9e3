import { invalidForm } from './apiError.ts';
import { isJson, listOf, numberOf, textOf } from './json.ts';
import type { Json } from './types.ts';

// What Discord refuses in the components of a message although its published schemas let it pass.

const ROW = 1;
const BUTTON = 2;
const MENU = 3;
const TEXT = 10;
const LINK = 5;
const IN_MESSAGE = 'attachment://';

type Path = readonly (string | number)[];

/** Throws the refusal. `files` are the names of the files that the message has. */
export function checkComponents(
  components: readonly Json[],
  { v2, files }: { readonly v2: boolean; readonly files: readonly string[] },
): void {
  const ids = new Set<string>();
  let nested = 0;
  let text = 0;

  const visit = (component: Json, path: Path): void => {
    nested += 1;
    const id = component['custom_id'];
    if (typeof id === 'string') {
      if (id === '' || id.length > 100)
        throw invalidForm([...path, 'custom_id'], 'Must be between 1 and 100 in length.');
      if (ids.has(id)) throw invalidForm([...path, 'custom_id'], 'Component custom id cannot be duplicated.');
      ids.add(id);
    }
    if (component['type'] === BUTTON) checkButton(component, path);
    if (component['type'] === ROW) checkRow(listOf(component['components']), path);
    if (component['type'] === MENU) checkMenu(component, path);
    checkMedia(component, files, path);
    if (component['type'] === TEXT) text += textOf(component['content']).length;
    for (const [index, inner] of listOf(component['components']).entries())
      visit(inner, [...path, 'components', index]);
    if (isJson(component['accessory'])) visit(component['accessory'], [...path, 'accessory']);
  };

  for (const [index, component] of components.entries()) {
    if (!v2 && numberOf(component['type']) !== ROW) {
      throw invalidForm(['components', index, 'type'], 'Only action rows without components V2.');
    }
    visit(component, ['components', index]);
  }
  if (!v2 && components.length > 5) throw invalidForm(['components'], 'Must be 5 or fewer in length.');
  if (nested > 40) throw invalidForm(['components'], 'The total number of components cannot exceed 40.');
  if (text > 4000) throw invalidForm(['components'], 'The total text cannot exceed 4000.');
}

function checkButton(button: Json, path: Path): void {
  const isLink = button['style'] === LINK;
  if (textOf(button['label']) === '' && !isJson(button['emoji'])) {
    throw invalidForm([...path, 'label'], 'A button needs a label or an emoji.');
  }
  if (textOf(button['label']).length > 80) throw invalidForm([...path, 'label'], 'Must be 80 or fewer in length.');
  if (isLink && textOf(button['url']) === '') throw invalidForm([...path, 'url'], 'A link button must have a url.');
  if (isLink && 'custom_id' in button) throw invalidForm([...path, 'custom_id'], 'A link button has no custom id.');
  if (!isLink && textOf(button['custom_id']) === '')
    throw invalidForm([...path, 'custom_id'], 'This field is required.');
}

function checkRow(inside: readonly Json[], path: Path): void {
  const buttons = inside.filter((component) => component['type'] === BUTTON).length;
  if (inside.length === 0) throw invalidForm([...path, 'components'], 'Must be between 1 and 5 in length.');
  if (buttons !== inside.length && (buttons > 0 || inside.length > 1)) {
    throw invalidForm([...path, 'components'], 'A row holds up to 5 buttons or one select.');
  }
  if (buttons > 5) throw invalidForm([...path, 'components'], 'Must be between 1 and 5 in length.');
}

function checkMenu(menu: Json, path: Path): void {
  const values = new Set<string>();
  for (const [index, option] of listOf(menu['options']).entries()) {
    const value = textOf(option['value']);
    if (values.has(value)) {
      throw invalidForm([...path, 'options', index, 'value'], 'The specified option value is already used');
    }
    values.add(value);
  }
  const most = typeof menu['max_values'] === 'number' ? menu['max_values'] : 1;
  const least = typeof menu['min_values'] === 'number' ? menu['min_values'] : 1;
  if (most > values.size) throw invalidForm([...path, 'max_values'], 'There are not so many options.');
  if (least > most) throw invalidForm([...path, 'min_values'], 'Must be less than or equal to max_values.');
}

/** Pictures and files named as the message's own must be among its files. */
function checkMedia(component: Json, files: readonly string[], path: Path): void {
  const items = listOf(component['items']).map(({ media }) => media);
  for (const media of [component['media'], component['file'], ...items]) {
    const url = isJson(media) ? textOf(media['url']) : '';
    if (url.startsWith(IN_MESSAGE) && !files.includes(url.slice(IN_MESSAGE.length))) {
      throw invalidForm(path, 'The referenced attachment was not found.');
    }
  }
}
