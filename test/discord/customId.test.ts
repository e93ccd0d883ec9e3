import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ChallengeId } from '#app/ports.ts';
import {
  CHALLENGE_ACTIONS,
  type ComponentId,
  MATCH_ACTIONS,
  parseCustomId,
  PICKING_COMMANDS,
  printCustomId,
  SETTING_ACTIONS,
} from '#discord/customId.ts';
import type { MatchId } from '#match/types.ts';

const id = fc.stringMatching(/^[2-9bcdfghjkmnpqrstvwxyz]{10}$/);
/** What a person types, in UTF-16 units as Discord counts them. */
const argument = fc.string({ maxLength: 40, unit: 'binary' });

const componentId: fc.Arbitrary<ComponentId> = fc.oneof(
  fc.record({
    scope: fc.constant('match' as const),
    match: id.map((text) => text as MatchId),
    version: fc.integer({ min: 1, max: 999_999_999 }),
    action: fc.constantFrom(...MATCH_ACTIONS),
    argument: argument.filter((text) => text.length <= 40),
  }),
  fc.record({
    scope: fc.constant('challenge' as const),
    challenge: id.map((text) => text as ChallengeId),
    action: fc.constantFrom(...CHALLENGE_ACTIONS),
  }),
  fc.record({
    scope: fc.constant('pick' as const),
    command: fc.constantFrom(...PICKING_COMMANDS),
    argument,
  }),
  fc.record({ scope: fc.constant('setting' as const), action: fc.constantFrom(...SETTING_ACTIONS), argument }),
);

property.prop([componentId])('what is printed is read back, within 100 characters', (component) => {
  const text = printCustomId(component);
  expect(text.length).toBeLessThanOrEqual(100);
  expect(parseCustomId(text)).toEqual(component);
});

property.prop([fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[mcps](:[\w:/-]{0,12}){0,5}$/))])(
  'garbage is read as nothing, or as what would be printed',
  (text) => {
    const component = parseCustomId(text);
    if (component !== null && text.length <= 100) expect(printCustomId(component)).toBe(text);
  },
);

describe('forged ids', () => {
  test.each([
    [''],
    ['m'],
    ['m:abcdefgh23'],
    ['m:abcdefgh23:0:roll:'],
    ['m:abcdefgh23:-1:roll:'],
    ['m:abcdefgh23:1e3:roll:'],
    ['m:abcdefgh23:1:roll'],
    ['m:abcdefgh23:1:constructor:'],
    ['m:ABC DEF:1:roll:'],
    ['c:abcdefgh23:accept:more'],
    ['c:abcdefgh23:__proto__'],
    ['p:challenge:'],
    ['s:autoRoll'],
    ['x:abcdefgh23:1:roll:'],
  ])('%s is nothing', (text) => {
    expect(parseCustomId(text)).toBeNull();
  });
});

test('an id that Discord would refuse is a bug and throws', () => {
  expect(() => printCustomId({ scope: 'pick', command: 'move', argument: 'x'.repeat(100) })).toThrow('custom id');
});
