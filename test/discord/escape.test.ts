import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { escapeName, plainName } from '#discord/escape.ts';

describe('names in message text', () => {
  test.each([
    ['Ayşe', 'Ayşe'],
    ['İbrahim Çağ', 'İbrahim Çağ'],
    ['**bold** _it_ ~~x~~ `c` ||s||', String.raw`\*\*bold\*\* \_it\_ \~\~x\~\~ \`c\` \|\|s\|\|`],
    ['<@123456789012345678>', '\\<@\u200B123456789012345678\\>'],
    ['@everyone', '@\u200Beveryone'],
    ['<t:0:R> <:a:1>', String.raw`\<t:0:R\> \<:a:1\>`],
    ['[x](https://e.vil)', '\\[x\\](https:\u200B//e.vil)'],
    ['a\nb\tc', 'a b c'],
    ['back\\', 'back\\\\'],
    ['\u202Egnp\u202C', 'gnp'],
    ['علي', '\u2068علي\u2069'],
  ])('%j becomes %j', (name, shown) => {
    expect(escapeName(name)).toBe(shown);
  });

  test.each([[''], ['   '], ['\u200B\u200D'], ['\u202E'], ['\n']])('%j is no name', (name) => {
    expect(plainName(name)).toBeNull();
    expect(escapeName(name)).toBeNull();
  });

  test('piled-up marks and long names are cut', () => {
    expect(plainName(`Z${'\u0335'.repeat(50)}`)).toBe('Z\u0335\u0335');
    expect(plainName('👍🏽'.repeat(50))).toHaveLength(32 * 2);
    // Bold text that ends in a space is not bold.
    expect(escapeName(`${'a'.repeat(31)} b`)).toBe('a'.repeat(31));
  });
});

property.prop([fc.string({ unit: 'binary', maxLength: 200 })])('any text becomes one harmless line', (name) => {
  const shown = escapeName(name);
  if (shown === null) return;
  expect(shown).not.toMatch(/[\n\r\u2028\u2029\u202A-\u202E\u2066\u2067]/u);
  // Every sign of markdown has a backslash of its own before it.
  expect(shown.replace(/\\[\\*_~`|<>[\]]/g, '')).not.toMatch(/[\\*_~`|<>[\]]/);
  expect(shown).not.toMatch(/@(everyone|here)/);
});
