import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { MatchEvent } from '#match/event.ts';
import { recordOf, type MatchEnd, type MatchRecord } from '#match/record.ts';
import { settingsFrom } from '#match/presets.ts';
import { PRESET_NAMES, type MatchSettings } from '#match/types.ts';
import { printMatchFile } from '#notation/matchFile.ts';
import { fitsMatchFile, matchFileOf } from '#notation/matchFileOf.ts';
import { readMatchFile } from '#notation/matchFileReader.ts';
import { BACKGAMMON, PEOPLE, TURKISH } from '#test/support/commands.ts';
import { walkedMatch } from '#test/support/walkedMatch.ts';

const ABOUT = { id: 'abc', names: { white: 'Ayşe', black: 'Mehmet' }, date: '2026.12.01', time: '05.45' };

const walkedRecord = (settings: MatchSettings, seed: number): MatchRecord => {
  const events: MatchEvent[] = [];
  for (const step of walkedMatch(settings, seed)) events.push(...step.events);
  return recordOf(events);
};

describe.each([
  ['Turkish tavla', TURKISH],
  ['backgammon', { ...BACKGAMMON, length: 7 }],
])('%s', (_, settings) => {
  property.prop([fc.nat()], { numRuns: 15 })('a file that is printed reads as it was, and prints the same', (seed) => {
    const file = matchFileOf(walkedRecord(settings, seed), ABOUT);
    const text = printMatchFile(file);
    const read = readMatchFile(text);
    expect(read).toEqual({ ok: true, value: file });
    expect(read.ok && printMatchFile(read.value)).toBe(text);
  });
});

const NOT_ROLLED: MatchRecord = {
  settings: TURKISH,
  seats: PEOPLE,
  games: [
    {
      number: 1,
      game: 'tavla',
      crawford: false,
      score: { white: 0, black: 0 },
      opening: [],
      starter: 'black',
      acts: [
        {
          type: 'played',
          by: 'black',
          roll: [6, 1],
          play: [
            { from: 2, to: 1, die: 1, capture: 'hit' },
            { from: 7, to: 1, die: 6, capture: null },
          ],
          left: [],
        },
        { type: 'closedOut', by: 'white' },
        { type: 'doubled', by: 'black', value: 2 },
        { type: 'resigned', by: 'white', scope: 'game', points: 2 },
      ],
      result: { game: 'tavla', winner: 'black', points: 2, kind: 2, reason: 'resigned' },
    },
  ],
  score: { white: 0, black: 2 },
  end: { kind: 'won', winner: 'black', reason: 'timeouts' },
};

test('a pass without a roll is a roll that never enters, a star stands with the first that hits, an open double is left out', () => {
  expect(printMatchFile(matchFileOf(NOT_ROLLED, ABOUT))).toBe(
    [
      '; [Match ID "abc"]',
      '; [Player 1 "Ayşe"]',
      '; [Player 2 "Mehmet"]',
      '; [EventDate "2026.12.01"]',
      '; [EventTime "05.45"]',
      '; [Variation "Tavla"]',
      '; [Crawford "Off"]',
      '; [CubeLimit "1"]',
      '; [NotRolled "66"]',
      '; [Winner "Mehmet"]',
      '; [Termination "Ayşe lost on time"]',
      '',
      ' 5 point match',
      '',
      ' Game 1',
      ' Ayşe : 0                       Mehmet : 0',
      `  1)${' '.repeat(29)}61: 7/1* 2/1 `,
      `  2) 66: ${' '.repeat(24)}`,
      '                                  Wins 2 points',
      '',
      '',
    ].join('\n'),
  );
});

test.each<[MatchEnd | null, readonly string[]]>([
  [null, ['running']],
  [{ kind: 'aborted', reason: 'admin' }, ['stopped (admin)']],
  [{ kind: 'won', winner: 'white', reason: 'length' }, []],
  [{ kind: 'won', winner: 'white', reason: 'resigned' }, ['Mehmet resigned']],
  [{ kind: 'won', winner: 'black', reason: 'left' }, ['Ayşe left']],
])('how it ended: %j', (end, told) => {
  const { headers } = matchFileOf({ ...NOT_ROLLED, end }, ABOUT);
  expect(headers.filter(({ tag }) => tag === 'Termination').map(({ value }) => value)).toEqual(told);
});

test.each([
  ['turkTavlasi', {}, ['Variation Tavla', 'Crawford Off', 'CubeLimit 1']],
  ['kahve', { hands: true }, ['Variation Tavla', 'Hands On', 'Crawford Off', 'CubeLimit 1']],
  ['backgammon', {}, ['Variation Backgammon', 'Crawford On']],
  ['backgammon', { cube: false, rated: false }, ['Variation Backgammon', 'Unrated On', 'Crawford Off', 'CubeLimit 1']],
] as const)('rules that a reader has to know: %s %j', (preset, chosen, told) => {
  const record = { ...NOT_ROLLED, settings: settingsFrom(preset, chosen), games: [], end: null };
  const { headers } = matchFileOf(record, ABOUT);
  const rules = headers.filter(({ tag }) => /Variation|Unrated|Hands|Crawford|CubeLimit/u.test(tag));
  expect(rules.map(({ tag, value }) => `${tag} ${value}`)).toEqual(told);
});

test.each([
  [' Game 2\n Wins 2 points', 'Game 2 Wins 2 points'],
  ['a"] ; [Crawford "Off', 'a Crawford Off'],
  ['Ali : 3       Veli', 'Ali 3 Veli'],
  ['1) 31: 8/5', '1 31 8 5'],
  ['\u202Eters\u200B', 'ters'],
  ['x, 1600', 'x 1600'],
  ["İsmail-Ağa.O'Neil_7", "İsmail-Ağa.O'Neil_7"],
  ['ç'.repeat(60), 'ç'.repeat(24)],
  ['🎲🎲', 'Player 1'],
  ['', 'Player 1'],
])('a name that would break the file: %j', (name, shown) => {
  const file = matchFileOf(NOT_ROLLED, { ...ABOUT, names: { white: name, black: name } });
  expect(file.games[0]?.names.white).toBe(shown);
  expect(readMatchFile(printMatchFile(file))).toEqual({ ok: true, value: file });
});

property.prop([fc.string({ unit: 'binary' }), fc.string()])('no name at all breaks the file', (white, black) => {
  const file = matchFileOf(NOT_ROLLED, { ...ABOUT, names: { white, black } });
  expect(readMatchFile(printMatchFile(file))).toEqual({ ok: true, value: file });
});

test('only tavla fits', () => {
  const fitting = PRESET_NAMES.filter((preset) => fitsMatchFile(settingsFrom(preset)));
  expect(fitting).toEqual(['turkTavlasi', 'backgammon', 'kahve', 'turkishSet']);
});
