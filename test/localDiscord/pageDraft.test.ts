import { describe, expect, test } from 'vitest';
import {
  furtherOptions,
  matchingCommands,
  openCommand,
  readCommand,
  withField,
  field,
} from '#localDiscord/page/draft.ts';
import { filledValues, valueOf } from '#localDiscord/page/optionValue.ts';
import type { Choice, CommandCard, OptionCard, OptionKind } from '#localDiscord/page/wire.ts';

function option(name: string, kind: OptionKind, given: Partial<OptionCard> = {}): OptionCard {
  return {
    name,
    label: name,
    description: name,
    kind,
    required: false,
    autocomplete: false,
    choices: [],
    min: null,
    max: null,
    ...given,
  };
}

function command(path: string, label: string, options: readonly OptionCard[]): CommandCard {
  return { path, label, description: path, options };
}

const MOVE = command('move', 'hamle', [option('play', 'string', { label: 'oyun', autocomplete: true })]);
const CHALLENGE = command('challenge', 'meydan', [
  option('opponent', 'user', { label: 'rakip' }),
  option('length', 'integer', { label: 'uzunluk', min: 1, max: 25 }),
]);
const SETTINGS = command('server settings', 'sunucu ayarlar', []);
const STATISTICS = command('dice statistics', 'zarlar istatistik', []);
const COMMANDS = [CHALLENGE, MOVE, SETTINGS, STATISTICS];

describe('looking for commands', () => {
  test.each([
    ['/', [CHALLENGE, MOVE, SETTINGS, STATISTICS]],
    ['/ha', [MOVE, CHALLENGE]],
    ['/mo', [MOVE]],
    ['/ayar', [SETTINGS]],
    ['/İSTATİSTİK', [STATISTICS]],
    ['/ISTATISTIK', [STATISTICS]],
    ['move', []],
    ['/nothing', []],
  ])('%s', (typed, found) => {
    expect(matchingCommands(COMMANDS, typed)).toEqual(found);
  });
});

describe('reading a line', () => {
  test.each([
    ['/move', null],
    ['/move ', { path: 'move', texts: { play: '' }, tail: '' }],
    ['/hamle 24/18 13/11', { path: 'move', texts: { play: '24/18 13/11' }, tail: '' }],
    ['/move oyun:bar/20', { path: 'move', texts: { play: 'bar/20' }, tail: '' }],
    ['/challenge ', { path: 'challenge', texts: {}, tail: '' }],
    [
      '/challenge rakip:Ali Can uzunluk:5',
      { path: 'challenge', texts: { opponent: 'Ali Can', length: '5' }, tail: '' },
    ],
    ['/challenge length:5 opponent:Ali', { path: 'challenge', texts: { length: '5', opponent: 'Ali' }, tail: '' }],
    ['/challenge len', { path: 'challenge', texts: {}, tail: 'len' }],
    ['/server settings ', { path: 'server settings', texts: {}, tail: '' }],
    ['hello /move ', null],
  ])('%s', (typed, expected) => {
    const read = readCommand(COMMANDS, typed);
    const shown = read && {
      path: read.command.path,
      texts: Object.fromEntries(read.fields.map((filled) => [filled.option.name, filled.text])),
      tail: read.tail,
    };
    expect(shown).toEqual(expected);
  });

  test('an opened command shows its required options and offers the others', () => {
    const opened = openCommand(command('x', 'x', [option('a', 'string', { required: true }), option('b', 'string')]));
    expect(opened.fields.map((filled) => filled.option.name)).toEqual(['a']);
    expect(furtherOptions(opened).map(({ name }) => name)).toEqual(['b']);
  });
});

const PEOPLE: readonly Choice[] = [
  { name: 'Ayşe', value: '11' },
  { name: 'Işıl', value: '12' },
];

describe('values of options', () => {
  test.each<readonly [OptionKind, string, readonly Choice[], Partial<OptionCard>, unknown]>([
    ['string', ' 24/18 ', [], {}, '24/18'],
    ['string', 'ab', [], { min: 3 }, null],
    ['integer', '5', [], { min: 1, max: 25 }, 5],
    ['integer', '26', [], { min: 1, max: 25 }, null],
    ['integer', '5.5', [], {}, null],
    ['number', '2,5', [], {}, 2.5],
    ['user', '@ayşe', PEOPLE, {}, '11'],
    ['user', 'IŞIL', PEOPLE, {}, '12'],
    ['user', 'Nobody', PEOPLE, {}, null],
    ['boolean', 'True', [{ name: 'True', value: true }], {}, true],
  ])('%s %j', (kind, typed, offered, given, value) => {
    expect(valueOf(field(option('o', kind, given), typed), offered)).toBe(value);
  });

  test('what is missing and what does not fit is told, the rest is sent', () => {
    const wanted = command('x', 'x', [
      option('a', 'string', { required: true }),
      option('b', 'integer', { required: true }),
      option('c', 'string', { required: true }),
      option('d', 'string'),
    ]);
    const opened = withField(
      withField(openCommand(wanted), field(option('b', 'integer'), 'five')),
      field(option('c', 'string'), 'text', 'picked'),
    );
    const { values, problems } = filledValues(withField(opened, field(option('d', 'string'))), () => []);
    expect(values).toEqual({ c: 'picked' });
    expect([...problems]).toEqual([
      ['a', 'required'],
      ['b', 'invalid'],
    ]);
  });
});
