import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ChallengeId } from '#app/ports.ts';
import {
  ADMIN_ACTIONS,
  CHALLENGE_ACTIONS,
  type ComponentId,
  COUNTER_ACTIONS,
  FORM_NAMES,
  MATCH_ACTIONS,
  parseCustomId,
  PICKING_COMMANDS,
  printCustomId,
  RULES_ACTIONS,
  SERVER_SETTING_ACTIONS,
  SETTING_ACTIONS,
} from '#discord/customId.ts';
import { type MatchId, PRESET_NAMES } from '#match/types.ts';

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
  fc.record({ scope: fc.constantFrom('history' as const, 'leaderboard' as const), argument }),
  fc.record({
    scope: fc.constant('rules' as const),
    action: fc.constantFrom(...RULES_ACTIONS),
    preset: fc.constantFrom(...PRESET_NAMES),
    page: fc.nat({ max: 99 }),
  }),
  fc.record({ scope: fc.constant('form' as const), form: fc.constantFrom(...FORM_NAMES), argument }),
  fc.record({
    scope: fc.constant('counter' as const),
    challenge: id.map((text) => text as ChallengeId),
    action: fc.constantFrom(...COUNTER_ACTIONS),
    argument,
  }),
  fc.record({ scope: fc.constant('serverSetting' as const), action: fc.constantFrom(...SERVER_SETTING_ACTIONS) }),
  fc.record({
    scope: fc.constant('admin' as const),
    action: fc.constantFrom(...ADMIN_ACTIONS.filter((action) => action !== 'pick')),
    match: id.map((text) => text as MatchId),
  }),
  fc.constantFrom(
    { scope: 'admin', action: 'pick', match: null } as const,
    ...(['vacation', 'forget', 'lobby', 'unblock'] as const).map((scope) => ({ scope })),
  ),
);

property.prop([componentId])('what is printed is read back, within 100 characters', (component) => {
  const text = printCustomId(component);
  expect(text.length).toBeLessThanOrEqual(100);
  expect(parseCustomId(text)).toEqual(component);
});

property.prop([fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[mcpsvlhgafrdyob](:[\w:/-]{0,12}){0,5}$/))])(
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
