import { describe, expect, test } from 'vitest';
import { catalogOf } from '#i18n/index.ts';
import { type Locale, localeOf, LOCALES } from '#i18n/locale.ts';

/** Every text of a catalog by its path; functions are left as they are. */
function texts(value: unknown, path: string): readonly (readonly [path: string, text: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, path === '' ? key : `${path}.${key}`));
}

const all = (locale: Locale) => texts(catalogOf(locale), '');

const paths = (locale: Locale) => all(locale).map(([path, text]) => `${path} ${typeof text}`);

test('both languages say the same things', () => {
  expect(paths('tr').toSorted()).toEqual(paths('en').toSorted());
});

describe.each(LOCALES)('%s', (locale) => {
  test('no text is empty or left over', () => {
    for (const [path, text] of all(locale)) {
      if (typeof text === 'function') continue;
      expect(text, path).toMatch(/\S/);
    }
  });

  test('every refusal says something, and what to do next', () => {
    const { match, move, play, settings } = catalogOf(locale).refusals;
    const carried = {
      diceLeft: [3, 5],
      numbers: [6],
      from: 8,
      to: 3,
      die: 5,
      point: 4,
      outside: 2,
      canPlay: 2,
      would: 1,
      lengths: [3, 5, 7],
      length: 5,
      game: 'Plakoto',
    };
    const cases = [match, move, play, settings].flatMap((kind) => Object.entries(kind));
    expect(cases.length).toBeGreaterThan(40);
    for (const [code, text] of cases) {
      const said = (text as (refused: object) => string)({
        code,
        kind: code,
        named: [6, 5],
        roll: [3, 1],
        word: 'x',
        ...carried,
      });
      expect(said, code).toMatch(/[.:`]$/);
      expect(said, code).not.toMatch(/undefined|\[object|NaN/);
      // Discord draws a line that begins so as an item of a list.
      expect(said, code).not.toMatch(/^\d+\. /mu);
      expect(said.length, code).toBeGreaterThan(15);
    }
  });
});

test('Turkish names never take a suffix', () => {
  // A suffix would be joined to the name by an apostrophe; wording without one suits every name.
  const { table, chat } = catalogOf('tr');
  const name = '**İbo**';
  const said = [
    table.toRoll(name),
    table.toPlay(name, [6, 5]),
    table.toAnswerResign(name, 2, 'game'),
    table.openingRolled({ starter: name, high: 6, low: 3, ties: [] }),
    table.passed(name, 'closedBoard', ''),
    table.clockFlagged(name),
    table.handedOver(name, [5]),
    table.numbersLost(name, [5]),
    table.cube(2, name),
    table.toRollOrDouble(name),
    table.matchWon(name, name, 'timeouts'),
    table.gameStarted({ number: 2, game: null, starter: name }),
    chat.invitation({ challenger: name, opponent: null, rematch: false }),
    chat.declined(name),
    chat.accepted(name, '<#1>'),
  ];
  for (const text of said) {
    expect(text).toContain(name);
    expect(text).not.toMatch(/\*\*İbo\*\*['’\p{L}]/u);
  }
});

test.each([
  ['tr', 'tr'],
  ['en-US', 'en'],
  ['en-GB', 'en'],
  ['bg', 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('Discord’s %s reads %s', (discord, locale) => {
  expect(localeOf(discord)).toBe(locale);
});
