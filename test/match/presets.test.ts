import { describe, expect, test } from 'vitest';
import { checkSettings } from '#match/checkSettings.ts';
import { differences } from '#match/options.ts';
import { PRESETS, settingsFrom } from '#match/presets.ts';
import { PRESET_NAMES, type MatchSettings } from '#match/types.ts';
import { BACKGAMMON, MACEDONIAN } from '#test/support/commands.ts';

const DAY = 86_400_000;
const usual = settingsFrom('turkTavlasi');

test('Turkish tavla as its players know it', () => {
  expect(usual).toEqual({
    preset: 'turkTavlasi',
    games: ['tavla'],
    length: 5,
    hands: false,
    opening: 'reroll',
    nextGame: 'roll',
    closedBoard: 'noRoll',
    resigning: 'offer',
    cube: false,
    rules: { pinnedBearOff: 'continues', hitAndRunAtHome: true, tripleMars: false },
    pace: { kind: 'live', decisionMs: 30_000, reserveMs: 90_000 },
    pips: true,
    rated: true,
  });
  expect(PRESETS.turkTavlasi.lengths).toEqual([1, 2, 3, 5]);
});

test.each([
  ['backgammon', 'tavla', 'play', 'roll', true, true, 'roll', 'offer', 'continues', 1, 25],
  ['kahve', 'tavla', 'reroll', 'winner', false, false, 'roll', 'offer', 'continues', 1, 7],
  ['turkishSet', 'tavla', 'reroll', 'winner', false, false, 'roll', 'atOnce', 'continues', 3, 7],
  ['greekSet', 'tavla plakoto fevga', 'reroll', 'winner', false, false, 'roll', 'atOnce', 'waits', 3, 7],
  ['bulgarianSet', 'tavla gulbara plakoto', 'reroll', 'winner', false, false, 'roll', 'atOnce', 'continues', 3, 7],
  ['macedonianSet', 'tavla gulbara plakoto', 'reroll', 'winner', false, false, 'roll', 'atOnce', 'continues', 3, 7],
  ['plakoto', 'plakoto', 'reroll', 'winner', false, false, 'roll', 'atOnce', 'continues', 1, 7],
  ['fevga', 'fevga', 'reroll', 'winner', false, false, 'roll', 'atOnce', 'continues', 1, 7],
  ['gulbara', 'gulbara', 'reroll', 'winner', false, false, 'roll', 'atOnce', 'continues', 1, 7],
] as const)(
  '%s as its row says',
  (name, games, opening, nextGame, cube, tripleMars, closedBoard, resigning, pinnedBearOff, shortest, longest) => {
    expect(settingsFrom(name)).toMatchObject({
      preset: name,
      games: games.split(' '),
      length: 5,
      hands: false,
      opening,
      nextGame,
      cube,
      closedBoard,
      resigning,
      rules: { tripleMars, hitAndRunAtHome: true, pinnedBearOff },
    });
    expect([PRESETS[name].lengths[0], PRESETS[name].lengths.at(-1)]).toEqual([shortest, longest]);
  },
);

test.each(PRESET_NAMES)('%s offers its usual length, and differs from itself in nothing', (name) => {
  const settings = settingsFrom(name);
  expect(PRESETS[name].lengths).toContain(settings.length);
  expect(differences(settings)).toEqual([]);
  for (const length of PRESETS[name].lengths) expect(checkSettings({ ...settings, length })).toBeNull();
});

test('with hands there is no length to choose: three of five win', () => {
  expect(settingsFrom('turkTavlasi', { hands: true })).toMatchObject({ hands: true, length: 3 });
  expect(checkSettings(settingsFrom('turkTavlasi', { hands: true }))).toBeNull();
});

test.each([
  [{}, []],
  [{ length: 5, cube: false }, []],
  [{ opening: 'play', nextGame: 'winner' }, ['opening', 'nextGame']],
  [{ rules: { tripleMars: true } }, ['tripleMars']],
  [{ cube: true, length: 3, rules: { hitAndRunAtHome: false } }, ['length', 'cube', 'hitAndRunAtHome']],
  [{ pace: { kind: 'live', decisionMs: 30_000, reserveMs: 90_000 } }, []],
  [{ pace: { kind: 'live', decisionMs: 30_000, reserveMs: 60_000 } }, ['pace']],
  [{ pace: { kind: 'none' }, rated: false }, ['pace', 'rated']],
  [{ pips: false }, ['pips']],
  [{ closedBoard: 'roll', resigning: 'atOnce' }, ['closedBoard', 'resigning']],
] as const)('%j differs in %j', (chosen, options) => {
  expect(differences(settingsFrom('turkTavlasi', chosen))).toEqual(options);
});

describe('settings', () => {
  test.each<readonly [string, MatchSettings]>([
    [
      'with every option of tavla',
      { ...usual, cube: true, nextGame: 'winner', rules: { ...usual.rules, tripleMars: true } },
    ],
    ['with the cube in the tavla games of a set', { ...MACEDONIAN, cube: true }],
    ['with a week for a decision', { ...usual, pace: { kind: 'daily', decisionMs: 7 * DAY } }],
    ['without a reserve', { ...usual, pace: { kind: 'live', decisionMs: 30_000, reserveMs: 0 } }],
  ])('make sense %s', (_, settings) => {
    expect(checkSettings(settings)).toBeNull();
  });

  test.each<readonly [string, MatchSettings, object]>([
    ['hands over another length', { ...usual, hands: true, length: 5 }, { code: 'handsHaveNoLength' }],
    ['hands with the cube', { ...usual, hands: true, length: 3, cube: true }, { code: 'cubeWithHands' }],
    [
      'hands with triple mars',
      { ...usual, hands: true, length: 3, rules: { ...usual.rules, tripleMars: true } },
      { code: 'tripleMarsWithHands' },
    ],
    ['a length not on offer', { ...usual, length: 4 }, { code: 'lengthNotOffered', lengths: [1, 2, 3, 5] }],
    ['no length', { ...usual, length: 0 }, { code: 'lengthNotOffered', lengths: [1, 2, 3, 5] }],
    ['a set for one point', { ...MACEDONIAN, length: 1 }, { code: 'lengthNotOffered', lengths: [3, 5, 7] }],
    [
      'more than 25 points',
      { ...BACKGAMMON, length: 26 },
      { code: 'lengthNotOffered', lengths: PRESETS.backgammon.lengths },
    ],
    [
      'the cube without tavla',
      { ...usual, games: ['fevga'], cube: true },
      { code: 'optionOfOtherGame', option: 'cube', game: 'tavla' },
    ],
    [
      'triple mars without tavla',
      { ...usual, games: ['plakoto'], rules: { ...usual.rules, tripleMars: true } },
      { code: 'optionOfOtherGame', option: 'tripleMars', game: 'tavla' },
    ],
    [
      'no hit-and-run without tavla',
      { ...usual, games: ['gulbara'], rules: { ...usual.rules, hitAndRunAtHome: false } },
      { code: 'optionOfOtherGame', option: 'hitAndRunAtHome', game: 'tavla' },
    ],
    [
      'waiting with pinned checkers without plakoto',
      { ...usual, rules: { ...usual.rules, pinnedBearOff: 'waits' } },
      { code: 'optionOfOtherGame', option: 'pinnedBearOff', game: 'plakoto' },
    ],
    ['no time at all', { ...usual, pace: { kind: 'live', decisionMs: 0, reserveMs: 0 } }, { code: 'paceNotOffered' }],
    ['half a day', { ...usual, pace: { kind: 'daily', decisionMs: DAY / 2 } }, { code: 'paceNotOffered' }],
    ['eight days', { ...usual, pace: { kind: 'daily', decisionMs: 8 * DAY } }, { code: 'paceNotOffered' }],
  ])('make no sense: %s', (_, settings, fault) => {
    expect(checkSettings(settings)).toEqual(fault);
  });
});
