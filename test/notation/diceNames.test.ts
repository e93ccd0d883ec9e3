import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parseRoll, rollName } from '#notation/diceNames.ts';
import { ROLLS } from '#rules/dice.ts';
import { DICE } from '#rules/types.ts';

const NAMES = [
  ['11', 'hepyek', ['hep yek', 'düyek', 'HEPYEK']],
  ['22', 'dubara', ['dü bara', 'düdü', 'Dubara']],
  ['33', 'düse', ['dü se', 'DÜSE']],
  ['44', 'dörtcihar', ['dört cihar', 'dört cahar', 'dört caar', 'dücihar', 'dört dört']],
  ['55', 'dübeş', ['dü beş', 'dubes']],
  ['66', 'düşeş', ['dü şeş', 'duses', 'DÜŞEŞ']],
  ['21', 'ikibir', ['yekidü', 'iki bir', 'İKİBİR', 'İKİ BİR', 'düeş']],
  ['31', 'seyek', ['se yek', 'se-yek']],
  ['32', 'sebaidü', ['seba-i dü', 'sebai dü', 'SEBÂ-İ DÜ']],
  ['41', 'ciharıyek', ['cihar-ı yek', 'cihar yek', 'caariyek', 'CİHARIYEK', 'CIHAR-I YEK']],
  ['42', 'ciharıdü', ['cihar-i dü', 'cihari dü']],
  ['43', 'ciharıse', ['cihar-ü se', 'cihar ü se', 'cihar-ı se', 'caarise']],
  ['51', 'pencüyek', ['penc-i yek', 'pencü yek', 'penciyek']],
  ['52', 'pencüdü', ['penc-i dü', 'penci dü']],
  ['53', 'pencüse', ['penc-ü se', 'pencü se']],
  ['54', 'beşdört', ['cihar-ü penc', 'penc-i caar', 'penci cihar', 'beş dört']],
  ['61', 'şeşyek', ['şeş-i yek', 'şeşü yek', 'şeşüyek']],
  ['62', 'şeşidü', ['şeş-i dü', 'şeşi dü', 'şeşüdü']],
  ['63', 'şeşüse', ['şeş-ü se', 'şeşü se']],
  ['64', 'şeşcihar', ['şeş cihar', 'şeş cehar']],
  ['65', 'şeşbeş', ['şeş beş', 'ŞEŞ–BEŞ', '  şeş\u00a0beş ']],
] as const;

describe.each(NAMES)('%s is %s', (digits, printed, read) => {
  const [high, low] = Array.from(digits, (digit) => DICE[Number(digit) - 1] ?? 1);
  const roll = [high ?? 1, low ?? 1] as const;

  test('printed, in whatever order the dice fell', () => {
    expect(rollName(roll)).toBe(printed);
    expect(rollName([roll[1], roll[0]])).toBe(printed);
  });

  test.each([printed, ...read])('read: %s', (name) => {
    expect(parseRoll(name)).toEqual({ ok: true, value: roll });
  });
});

test('all 21 rolls have a name of their own', () => {
  expect(new Set(ROLLS.map(({ roll }) => rollName(roll))).size).toBe(21);
});

test.each(['65', '6-5', '6 5', '6,5', ' 6 – 5 ', '６５'])('digits: %j', (text) => {
  expect(parseRoll(text)).toEqual({ ok: true, value: [6, 5] });
});

test.each(['dü yek', 'DÜ YEK', 'dü-yek'])('%s has two meanings', (text) => {
  expect(parseRoll(text)).toEqual({
    ok: false,
    error: {
      code: 'ambiguous',
      rolls: [
        [1, 1],
        [2, 1],
      ],
    },
  });
});

test.each(['', '6', '656', '70', '67', 'altı', 'constructor', '__proto__', 'şeş'])('%j is no roll', (text) => {
  expect(parseRoll(text)).toEqual({ ok: false, error: { code: 'unreadable' } });
});

property.prop([fc.string({ unit: 'binary' })])('no text makes it throw', (text) => {
  expect(typeof parseRoll(text).ok).toBe('boolean');
});
